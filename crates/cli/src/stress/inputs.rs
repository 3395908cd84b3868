//! Makes the inputs of a description such as `n=1..6 a*n=0..9`: all small ones, random ones, and
//! those that are smaller than another.

use crate::stress::description::{Description, Item, Number, What};
use fastrand::Rng;

/// An input, and its numbers in their order, each with its least possible value.
pub struct Input {
    pub text: String,
    numbers: Vec<(i64, i64)>,
}

/// The way in which an input uses the range of its numbers.
#[derive(Default)]
struct Reach {
    /// True if the range of some number is larger.
    is_cut: bool,
    /// True if some number is the highest of the range.
    is_full: bool,
}

impl Description {
    /// Makes an input; `choose` chooses each number between two bounds.
    fn make(&self, choose: &mut dyn FnMut(i64, i64) -> i64) -> Input {
        let mut made = Making { choose, numbers: Vec::new(), values: Vec::new() };
        let mut text = String::new();
        for line in &self.0 {
            let items: Vec<Option<String>> = line.iter().map(|item| made.item(item)).collect();
            // A tree of one vertex has no line.
            if items.iter().any(Option::is_some) {
                text += &(items.into_iter().flatten().collect::<Vec<_>>().join(" ") + "\n");
            }
        }
        Input { text, numbers: made.numbers }
    }

    /// All inputs, smallest first: first those whose numbers all have their least value, then those
    /// whose numbers are at most 1 above it, and so on.
    pub fn small(&self) -> impl Iterator<Item = Input> + '_ {
        let (mut inputs, mut spread, mut cut) = (self.within(0), 0, false);
        std::iter::from_fn(move || {
            loop {
                let Some((input, reach)) = inputs.next() else {
                    if !cut {
                        return None;
                    }
                    (inputs, spread, cut) = (self.within(spread + 1), spread + 1, false);
                    continue;
                };
                cut |= reach.is_cut;
                if spread == 0 || reach.is_full {
                    return Some(input);
                }
            }
        })
    }

    /// All inputs whose numbers exceed their least values by at most `spread`.
    fn within(&self, spread: i64) -> impl Iterator<Item = (Input, Reach)> + '_ {
        // These are the first numbers of the next input; the other numbers have their least values.
        let mut next = Some(Vec::new());
        std::iter::from_fn(move || {
            let fixed = next.take()?;
            let mut reach = Reach::default();
            let mut ends: Vec<(i64, i64)> = Vec::new();
            let input = self.make(&mut |least, most| {
                let highest = least.saturating_add(spread);
                let number = fixed.get(ends.len()).copied().unwrap_or(least);
                reach.is_cut |= highest < most;
                reach.is_full |= number == highest;
                ends.push((number, most.min(highest)));
                number
            });
            while ends.pop_if(|(number, end)| number == end).is_some() {}
            let mut fixed: Vec<i64> = ends.iter().map(|(number, _)| *number).collect();
            if let Some(last) = fixed.last_mut() {
                *last += 1;
                next = Some(fixed);
            }
            Some((input, reach))
        })
    }

    /// Returns whether there are at most this many inputs.
    pub fn has_at_most(&self, count: usize) -> bool {
        // Each number that could have another value gives another input.
        let mut others = 0;
        self.make(&mut |least, most| {
            others += usize::from(least < most);
            most
        });
        others < count && self.within(i64::MAX).take(count + 1).count() <= count
    }

    /// A random input; every second one has only small numbers.
    pub fn random(&self, random: &mut Rng) -> Input {
        let small = random.bool();
        let spread = if small { 1 << random.u32(..8) } else { i64::MAX };
        self.make(&mut |least, most| {
            let end = most.min(least.saturating_add(spread));
            let width = (i128::from(end) - i128::from(least)) as u64;
            let above = random.u64(..=width);
            least.wrapping_add(above as i64)
        })
    }

    /// Inputs in which one number is decreased, with everything that depends on it, smallest first.
    pub fn smaller<'a>(&'a self, input: &'a Input) -> impl Iterator<Item = Input> + 'a {
        (0..input.numbers.len()).flat_map(move |i| {
            let (number, least) = input.numbers[i];
            let above = i128::from(number) - i128::from(least);
            lower(above).map(move |above| self.lowered(input, i, above))
        })
    }

    /// The input whose number `i` is `above` its least value.
    fn lowered(&self, input: &Input, i: usize, above: i128) -> Input {
        let mut at = 0;
        self.make(&mut |least, most| {
            let old = input.numbers.get(at).map_or(least, |number| number.0.clamp(least, most));
            at += 1;
            if at == i + 1 { (i128::from(least) + above) as i64 } else { old }
        })
    }
}

/// The distance below which all distances are tried.
const NEAR: i128 = 64;

/// Distances from the least number that are smaller than this one, the smallest first.
fn lower(above: i128) -> impl Iterator<Item = i128> {
    let halves = (1..64).rev().map(move |k| above >> k).filter(|&half| half >= NEAR);
    let nearer = (1..64).map(move |k| above - (above >> k)).filter(|&near| near >= NEAR);
    (0..NEAR).chain(halves).chain(nearer).filter(move |&new| new < above)
}

/// An input that is being made.
struct Making<'a> {
    choose: &'a mut dyn FnMut(i64, i64) -> i64,
    /// The chosen numbers, each with its least possible value.
    numbers: Vec<(i64, i64)>,
    /// The value of each item so far; only the values of single numbers are used.
    values: Vec<i64>,
}

impl Making<'_> {
    fn value(&self, number: Number) -> i64 {
        match number {
            Number::Fixed(fixed) => fixed,
            Number::Item(item) => self.values[item],
        }
    }

    fn choose(&mut self, least: i64, most: i64) -> i64 {
        let number = (self.choose)(least, most.max(least));
        self.numbers.push((number, least));
        number
    }

    /// The text of an item, if it has one.
    fn item(&mut self, item: &Item) -> Option<String> {
        let [rows, columns] = item.sizes.map(|size| self.value(size).max(0));
        let mut lines: Vec<String> = Vec::new();
        let mut only = 0;
        match &item.what {
            What::Numbers(least, most) => {
                let (least, most) = (self.value(*least), self.value(*most));
                only = least;
                for _ in 0..rows {
                    let row: Vec<i64> = (0..columns).map(|_| self.choose(least, most)).collect();
                    only = row.first().copied().unwrap_or(least);
                    lines.push(joined(&row));
                }
            }
            What::Letters(letters) => {
                let last = letters.len() as i64 - 1;
                for _ in 0..rows {
                    let row = (0..columns).map(|_| letters[self.choose(0, last) as usize]);
                    lines.push(row.collect());
                }
            }
            What::Permutation(n) => {
                let mut left: Vec<i64> = (1..=self.value(*n)).collect();
                let mut row = Vec::new();
                while !left.is_empty() {
                    row.push(left.remove(self.choose(0, left.len() as i64 - 1) as usize));
                }
                lines.push(joined(&row));
            }
            What::Tree(n) => {
                let last = self.value(*n);
                lines.extend((2..=last).map(|v| format!("{} {v}", self.choose(1, v - 1))));
            }
            What::Graph(n, m) => lines = self.edges(self.value(*n), self.value(*m)),
        }
        self.values.push(only);
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// Different edges, with the lower vertex first; all edges if there are fewer than `m`.
    fn edges(&mut self, n: i64, m: i64) -> Vec<String> {
        let all = n.max(0) * (n - 1).max(0) / 2;
        let mut taken: Vec<i64> = Vec::new();
        let mut lines = Vec::new();
        for count in 0..m.min(all) {
            // This is the number of an edge among the edges not taken; `taken` is sorted.
            let mut edge = self.choose(0, all - count - 1);
            let mut place = 0;
            while taken.get(place).is_some_and(|&taken| taken <= edge) {
                edge += 1;
                place += 1;
            }
            taken.insert(place, edge);
            // The edges to vertex v + 1 from lower ones begin at v (v - 1) / 2.
            let v = (1..n).take_while(|v| v * (v - 1) / 2 <= edge).last().unwrap_or(1);
            lines.push(format!("{} {}", edge - v * (v - 1) / 2 + 1, v + 1));
        }
        lines
    }
}

fn joined(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
}

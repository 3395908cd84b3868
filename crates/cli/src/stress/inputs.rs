//! Inputs by a description such as `n=1..6 a*n=0..9`: all small ones, random ones, and those that
//! are smaller than another.

use bundler::diagnostic::{Problem, Result};

/// The most numbers of a list.
const LONGEST: i64 = 1_000_000;

/// The lines of an input, each of some items.
pub struct Description(Vec<Vec<Item>>);

struct Item {
    name: String,
    count: Option<Number>,
    least: Number,
    most: Number,
}

#[derive(Clone, Copy)]
enum Number {
    Fixed(i64),
    /// The number that this item has, counted from the first.
    Item(usize),
}

/// An input, and the numbers in it in their order, each with the least that it may be.
pub struct Input {
    pub text: String,
    numbers: Vec<(i64, i64)>,
}

impl Description {
    /// Lines are separated by blanks, the items of a line by commas.
    pub fn parse(text: &str) -> Result<Description> {
        let mut items: Vec<(String, i64, bool)> = Vec::new();
        let mut lines = Vec::new();
        for line in text.split_whitespace() {
            let mut parsed = Vec::new();
            for item in line.split(',') {
                let (item, most) = parse(item, &items)?;
                items.push((item.name.clone(), most, item.count.is_some()));
                parsed.push(item);
            }
            lines.push(parsed);
        }
        match lines.as_slice() {
            [] => Err(Problem::new("the description of the inputs is empty").help(EXAMPLE)),
            _ => Ok(Description(lines)),
        }
    }

    /// The input for which `choose` chooses each number between two others.
    fn make(&self, choose: &mut dyn FnMut(i64, i64) -> i64) -> Input {
        let mut input = Input { text: String::new(), numbers: Vec::new() };
        // The only number of each item; lists are never referred to.
        let mut values = Vec::new();
        for line in &self.0 {
            let mut words = Vec::new();
            for item in line {
                let number = |number, values: &[i64]| match number {
                    Number::Fixed(fixed) => fixed,
                    Number::Item(item) => values[item],
                };
                let least = number(item.least, &values);
                let most = number(item.most, &values).max(least);
                let count = item.count.map_or(1, |count| number(count, &values));
                let start = input.numbers.len();
                input.numbers.extend((0..count).map(|_| (choose(least, most), least)));
                words.extend(input.numbers[start..].iter().map(|number| number.0.to_string()));
                values.push(input.numbers.get(start).map_or(least, |number| number.0));
            }
            input.text += &(words.join(" ") + "\n");
        }
        input
    }

    /// All inputs, smallest first: those whose numbers are all at most 0, 1, 2, … above their least.
    pub fn small(&self) -> impl Iterator<Item = Input> + '_ {
        let (mut spread, mut fixed, mut cut) = (0, Vec::new(), false);
        let mut over = false;
        std::iter::from_fn(move || {
            while !over {
                let mut ends: Vec<(i64, i64)> = Vec::new();
                let mut is_new = spread == 0;
                let input = self.make(&mut |least, most| {
                    let end = most.min(least.saturating_add(spread));
                    cut |= end < most;
                    let number = fixed.get(ends.len()).copied().unwrap_or(least);
                    is_new |= number == least.saturating_add(spread);
                    ends.push((number, end));
                    number
                });
                while ends.pop_if(|(number, end)| number == end).is_some() {}
                fixed = ends.iter().map(|(number, _)| *number).collect();
                match fixed.last_mut() {
                    Some(last) => *last += 1,
                    // All of this spread were there.
                    None if cut => (spread, cut) = (spread + 1, false),
                    None => over = true,
                }
                if is_new {
                    return Some(input);
                }
            }
            None
        })
    }

    /// A random input: every second one has small numbers only.
    pub fn random(&self, random: &mut Random) -> Input {
        let small = random.next() % 2 == 1;
        let spread = if small { 1 << (random.next() % 8) } else { i64::MAX };
        self.make(&mut |least, most| {
            let end = most.min(least.saturating_add(spread));
            let width = (i128::from(end) - i128::from(least)) as u64;
            let above = width.checked_add(1).map_or(random.next(), |size| random.next() % size);
            least.wrapping_add(above as i64)
        })
    }

    /// Inputs that differ from this one by a smaller number, and by what depends on it: the least
    /// first.
    pub fn smaller<'a>(&'a self, input: &'a Input) -> impl Iterator<Item = Input> + 'a {
        (0..input.numbers.len()).flat_map(move |i| {
            let (number, least) = input.numbers[i];
            let above = i128::from(number) - i128::from(least);
            lower(above).map(move |above| self.lowered(input, i, above))
        })
    }

    /// The input whose number `i` is so much above its least.
    fn lowered(&self, input: &Input, i: usize, above: i128) -> Input {
        let mut at = 0;
        self.make(&mut |least, most| {
            let old = input.numbers.get(at).map_or(least, |number| number.0.clamp(least, most));
            at += 1;
            if at == i + 1 { (i128::from(least) + above) as i64 } else { old }
        })
    }
}

/// So many of the least distances are tried one by one.
const NEAR: i128 = 64;

/// Distances from the least number that are smaller than this one, the smallest first.
fn lower(above: i128) -> impl Iterator<Item = i128> {
    let halves = (1..64).rev().map(move |k| above >> k).filter(|&half| half >= NEAR);
    let nearer = (1..64).map(move |k| above - (above >> k)).filter(|&near| near >= NEAR);
    (0..NEAR).chain(halves).chain(nearer).filter(move |&new| new < above)
}

const EXAMPLE: &str = "`n=1..6 a*n=0..9` is a number and a line of so many others";

/// An item, and the largest number in it.
fn parse(text: &str, before: &[(String, i64, bool)]) -> Result<(Item, i64)> {
    let wrong = |why: &str| Problem::new(format!("`{text}`: {why}")).help(EXAMPLE);
    let number = |word: &str| -> Result<(Number, i64)> {
        if let Ok(fixed) = word.parse() {
            return Ok((Number::Fixed(fixed), fixed));
        }
        let item = before.iter().position(|(name, ..)| name == word);
        let item = item.ok_or_else(|| wrong(&format!("`{word}` is no number before it")))?;
        match before[item] {
            (_, _, true) => Err(wrong(&format!("`{word}` is a list"))),
            (_, most, false) => Ok((Number::Item(item), most)),
        }
    };
    let (name, range) = text.split_once('=').ok_or_else(|| wrong("there is no `=`"))?;
    let (name, count) = match name.split_once('*') {
        Some((name, count)) => (name, Some(number(count)?)),
        None => (name, None),
    };
    if name.is_empty() || before.iter().any(|(other, ..)| other == name) {
        return Err(wrong("each item has a name of its own"));
    }
    if count.is_some_and(|(_, most)| most > LONGEST) {
        return Err(wrong(&format!("a list has at most {LONGEST} numbers")));
    }
    let (least, most) = range.split_once("..").ok_or_else(|| wrong("there is no `..`"))?;
    let (least, most_of_least) = number(least)?;
    let (most, largest) = number(most.trim_start_matches('='))?;
    if let (Number::Fixed(least), Number::Fixed(most)) = (least, most)
        && least > most
    {
        return Err(wrong("the range is empty"));
    }
    let item = Item { name: name.to_owned(), count: count.map(|count| count.0), least, most };
    // A range that is empty is its least number.
    Ok((item, largest.max(most_of_least)))
}

/// Numbers by splitmix64.
pub struct Random(pub u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }
}

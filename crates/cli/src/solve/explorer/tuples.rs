//! Tuples of numbers.

use super::core::{
    ALL, Assumption, Batch, CHANCE, Direction, Kind, Known, ONE, OTHER, Rules, Search, Stop,
    direction,
};
use super::loops;
use std::array;
use std::panic::catch_unwind;

/// Tuples whose positions in play are tuples, too.
pub struct Tuples;

impl<R, const N: usize> Kind<R> for Tuples
where
    R: Rules<Position = [u64; N], State = [u64; N]>,
{
    fn directions(&self, _: Assumption) -> Vec<Direction<R>> {
        directions()
    }

    fn tell(&self, _: Assumption, is_fixed: bool) {
        let goes_down = |n: u64| {
            let tuple = [n; N];
            let is_itself = n < R::LEAST || !R::is_input(&tuple) || R::start(&tuple) == tuple;
            let is_less = || R::moves(&tuple).iter().all(|next| next[0] < n);
            is_itself && (R::end(&tuple).is_some() || is_less())
        };
        // Each position is one number, which each move makes smaller.
        let all_go_down = || N == 1 && is_fixed && (0..1000).all(goes_down);
        if let Ok(true) = catch_unwind(all_go_down) {
            println!("? down");
        }
    }
}

/// Tuples whose positions in play are of another type.
pub struct FirstTuples;

impl<R: Rules<Position = [u64; N]>, const N: usize> Kind<R> for FirstTuples {
    fn directions(&self, _: Assumption) -> Vec<Direction<R>> {
        directions()
    }
}

/// Tuples that can recur.
pub struct Loopy;

impl<R: Rules<Position = [u64; N]>, const N: usize> Kind<R> for Loopy {
    fn directions(&self, _: Assumption) -> Vec<Direction<R>> {
        directions()
    }

    fn evaluate(&self, state: &R::State, search: &mut Search<R>) -> Result<Known, Stop> {
        loops::evaluate(state, search)
    }
}

/// All tuples whose numbers are from `least` to the given ones.
fn below<const N: usize>(least: u64, most: [u64; N]) -> Vec<[u64; N]> {
    let mut all = vec![[least; N]];
    for (i, &most) in most.iter().enumerate() {
        let mut longer = Vec::new();
        for &tuple in &all {
            for n in least..=most.max(least) {
                let mut tuple = tuple;
                tuple[i] = n;
                longer.push(tuple);
            }
        }
        all = longer;
    }
    all
}

fn directions<R: Rules<Position = [u64; N]>, const N: usize>() -> Vec<Direction<R>> {
    let least = R::LEAST;
    let (work, end, words) = match N {
        1 => (1_000_000, 1601, "numbers of up to #"),
        _ => (24_000_000, u64::MAX, "all numbers of up to #"),
    };
    let mut all = vec![direction(ALL, work, end, words, move |size, _| {
        let largest = least + size;
        let mut inputs = below(least, [largest; N]);
        inputs.retain(|tuple| tuple.contains(&largest));
        Batch::new(inputs, [largest])
    })];
    if N == 1 {
        all.push(direction(ONE, 16_000_000, 400, "the number up to #", move |size, search| {
            let (from, to) = (50 * size, 50 * size + 49);
            let mut inputs: Vec<_> = (from.max(least)..=to).map(|n| [n; N]).collect();
            if from >= 3000 {
                search.chance.shuffle(&mut inputs);
                inputs.truncate(12);
            }
            Batch::new(inputs, [to])
        }));
        return all;
    }
    // One number grows while the others stay small; then two numbers grow.
    let others = least + [30, 8, 3, 2, 1][(N - 2).min(4)];
    let words = "one number of up to #, the others of up to #";
    // The largest of these sizes has numbers of up to 6000.
    let end = (6001 - least.min(6001)) / 10;
    all.push(direction(ONE, 12_000_000, end, words, move |size, _| {
        let (from, to) = (least + 10 * size, least + 10 * size + 9);
        let mut inputs = Vec::new();
        for i in 0..N {
            let mut most = [others; N];
            most[i] = least;
            for tuple in below(least, most) {
                for n in from..=to {
                    let mut tuple = tuple;
                    tuple[i] = n;
                    inputs.push(tuple);
                }
            }
        }
        Batch::new(inputs, [to, others])
    }));
    if N > 2 {
        let others = least + if N < 5 { 2 } else { 1 };
        let words = "two numbers of up to #, the others of up to #";
        all.push(direction(OTHER, 12_000_000, u64::MAX, words, move |size, _| {
            let largest = least + 2 * size + 1;
            let mut inputs = Vec::new();
            for i in 0..N {
                for j in 0..i {
                    let mut most = [others; N];
                    most[i] = largest;
                    most[j] = largest;
                    let pairs = below(least, most).into_iter();
                    inputs.extend(pairs.filter(|it| it[i].max(it[j]) + 1 >= largest));
                }
            }
            Batch::new(inputs, [largest, others])
        }));
        let words = "tuples by chance with numbers of up to #";
        all.push(direction(CHANCE, 6_000_000, 301, words, move |size, search| {
            let largest = 4 + size;
            let mut inputs = Vec::new();
            for _ in 0..40 {
                let mut number = || {
                    let end = if search.chance.below(2) == 0 { 1 + largest / 3 } else { largest };
                    least + search.chance.below(end)
                };
                inputs.push(array::from_fn(|_| number()));
            }
            Batch::new(inputs, [least + largest - 1])
        }));
    }
    all
}

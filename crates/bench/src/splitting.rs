//! Heaps and rows that split.

use nim_snippets::octal_game::OctalGame;
use nim_snippets::*;

use crate::harness::{Bench, Modules};
use crate::input::*;
use crate::modules;

pub const MODULES: Modules = modules![
    interval_nim halving_nim octal_game octal_table lasker_nim grundys_game take_or_split3 treblecross
    delete_nim bean_game equal_split fair_split
];

/// A game by the digits of an octal code.
struct Code<'a> {
    digits: &'a [u8],
    parts_may_be_equal: bool,
}

impl Code<'_> {
    /// For each number that may be taken: what is left of the heap, and the digit.
    fn moves(&self, heap: usize) -> impl Iterator<Item = (usize, u8)> {
        (0..=heap).rev().zip(self.digits.iter().copied())
    }

    /// Where the first part of a split ends.
    fn end(&self, rest: usize) -> usize {
        if self.parts_may_be_equal { rest / 2 + 1 } else { rest.div_ceil(2) }
    }

    fn by_stamps(&self, n: usize) -> Vec<u64> {
        let mut values: Vec<u64> = vec![0];
        let mut stamps = vec![0; 4096];
        for heap in 1..=n {
            for (rest, digit) in self.moves(heap) {
                if digit & 1 > 0 && rest == 0 || digit & 2 > 0 && rest > 0 {
                    stamps[values[rest] as usize] = heap;
                }
                if digit & 4 > 0 {
                    for part in 1..self.end(rest) {
                        stamps[(values[part] ^ values[rest - part]) as usize] = heap;
                    }
                }
            }
            values.push((0..).find(|&value| stamps[value as usize] != heap).expect("a mex"));
        }
        values
    }

    /// Where the keys of most heaps have an odd number of bits in common with a mask: two of these
    /// have an even one together, so a value with an odd one only comes from splits with a rare
    /// heap, and for the others all splits are searched.
    fn by_sparse_spaces(&self, n: usize) -> Vec<u64> {
        let mut values = vec![0_u16; n + 1];
        let mut stamps = vec![0; 1 << 16];
        let mut spaces = vec![Space::default(); self.digits.len()];
        let mut next_choice = 64;
        for heap in 1..=n {
            let moves = || self.moves(heap).zip(&spaces);
            for ((rest, digit), space) in moves() {
                if digit & 1 > 0 && rest == 0 || digit & 2 > 0 && rest > 0 {
                    stamps[usize::from(values[rest])] = heap;
                }
                let is_part = |&&part: &&usize| digit & 4 > 0 && part < rest;
                let rare = space.rare.iter().take_while(is_part);
                for &part in rare.filter(|&&part| self.parts_may_be_equal || 2 * part != rest) {
                    stamps[usize::from(values[part] ^ values[rest - part])] = heap;
                }
            }
            let is_free = |value: u16| {
                moves().filter(|((_, digit), _)| digit & 4 > 0).all(|((rest, _), space)| {
                    let (parts, end) = (&values[..=rest], self.end(rest));
                    space.mask == 0
                        || is_odd(space.mask, rest, value)
                        || (1..end).all(|part| parts[part] ^ parts[rest - part] != value)
                })
            };
            let is_mex = |&value: &u16| stamps[usize::from(value)] != heap && is_free(value);
            let value = (0..).find(is_mex).expect("a mex");
            values[heap] = value;
            for (taken, space) in spaces.iter_mut().enumerate() {
                if heap == next_choice {
                    *space = Space::of(&values[..=heap], taken);
                } else if !is_odd(space.mask, heap + taken, value) {
                    space.rare.push(heap);
                }
            }
            if heap == next_choice {
                next_choice += next_choice / 2;
            }
        }
        values.into_iter().map(u64::from).collect()
    }
}

#[derive(Clone, Default)]
struct Space {
    mask: usize,
    rare: Vec<usize>,
}

impl Space {
    /// Of the mask with the fewest rare heaps, found by a transform, or of none if they are many.
    fn of(values: &[u16], taken: usize) -> Self {
        let heaps = || (1..).zip(values[1..].iter().copied());
        let keys: Vec<usize> = heaps().map(|(heap, value)| key(heap + taken, value)).collect();
        let mut excess = vec![0; (keys.iter().max().expect("a heap") + 1).next_power_of_two()];
        keys.iter().for_each(|&key| excess[key] += 1);
        nim_counting::walsh_hadamard(&mut excess);
        let best = (1..excess.len()).min_by_key(|&mask| excess[mask]).expect("a mask");
        let mask = if 4 * excess[best] < -3 * keys.len() as i64 { best } else { 0 };
        let rare = heaps().filter(|&(heap, value)| !is_odd(mask, heap + taken, value));
        Self { mask, rare: rare.map(|(heap, _)| heap).collect() }
    }
}

fn key(heap: usize, value: u16) -> usize {
    2 * usize::from(value) + heap % 2
}

fn is_odd(mask: usize, heap: usize, value: u16) -> bool {
    (mask & key(heap, value)).count_ones() % 2 == 1
}

fn octal(digits: &[u8]) -> Code<'_> {
    Code { digits, parts_may_be_equal: true }
}

fn interval_nim(bench: &mut Bench) {
    for (task, min, max) in [
        ("rows up to 2000, 2 cells", 2, 2),
        ("rows up to 2000, 10 to 20 cells", 10, 20),
        ("rows up to 500, any number", 1, 500),
    ] {
        let n = if max == 500 { 500 } else { 2000_usize };
        // All options of every row.
        let plain = || {
            let mut values: Vec<u64> = Vec::new();
            for row in 0..=n {
                let mut seen = vec![false; 4096];
                for rest in row.saturating_sub(max)..(row + 1).saturating_sub(min) {
                    for left in 0..=rest / 2 {
                        seen[(values[left] ^ values[rest - left]) as usize] = true;
                    }
                }
                values.push(seen.iter().take_while(|&&seen| seen).count() as u64);
            }
            values
        };
        let row = bench.row(task, || interval_nim::grundy_values(n, min, max)).plain(plain);
        let by_stamps = || octal(&[0, 0, 7]).by_stamps(n);
        let row = if max == 2 { row.best("stamps", by_stamps) } else { row };
        row.time();
    }
}

fn halving_nim(bench: &mut Bench) {
    bench
        .row("values of 10^5 heaps, k = 3", || {
            (0..=100_000).map(|heap| halving_nim::grundy(heap, 3)).collect::<Vec<_>>()
        })
        .plain(|| {
            let mut values: Vec<u64> = vec![0];
            for heap in 1..=100_000 {
                let one_less = values[heap - 1];
                let halves = if heap % 2 == 0 { Some(values[heap / 2]) } else { None };
                let is_free = |&value: &u64| value != one_less && Some(value) != halves;
                values.push((0..).find(is_free).expect("a mex"));
            }
            values
        })
        .time();
}

fn octal_game(bench: &mut Bench) {
    bench
        .row("0.77 to 10^4", || octal_game::grundy_values(10_000, "0.77"))
        .plain(|| octal(&[0, 7, 7]).by_stamps(10_000))
        .time();
    bench
        .row("0.106 to 5000", || octal_game::grundy_values(5000, "0.106"))
        .plain(|| octal(&[0, 1, 0, 6]).by_stamps(5000))
        .time();
    bench
        .row("a heap of 10^18 in 0.77", || {
            OctalGame::new(u64::MAX, "0.77").grundy(1_000_000_000_000_000_000)
        })
        .plain(|| octal(&[0, 7, 7]).by_stamps(2000)[1_000_000_000_000_000_000 % 12 + 120])
        .time();
}

fn octal_table(bench: &mut Bench) {
    for (task, code, digits, n) in [
        ("0.16 to 10^5", "0.16", &[0, 1, 6][..], 100_000),
        ("0.56 to 10^5", "0.56", &[0, 5, 6], 100_000),
        ("0.106 to 10^5", "0.106", &[0, 1, 0, 6], 100_000),
    ] {
        bench
            .row(task, || octal_table::grundy_values(n, code))
            .best("sparse spaces", || octal(digits).by_sparse_spaces(n))
            .time();
    }
    for (task, code, digits) in [
        ("0.16 to 10^4", "0.16", &[0, 1, 6][..]),
        ("0.007 to 10^4", "0.007", &[0, 0, 0, 7]),
        ("0.6 to 10^4", "0.6", &[0, 6]),
    ] {
        bench
            .row(task, || octal_table::grundy_values(10_000, code))
            .plain(|| octal(digits).by_stamps(10_000))
            .best("sparse spaces", || octal(digits).by_sparse_spaces(10_000))
            .time();
    }
}

fn lasker_nim(bench: &mut Bench) {
    let heaps = numbers_below(u64::MAX, 100_000);
    bench
        .row("winner, 10^5 heaps", || lasker_nim::wins(&heaps))
        .plain(|| {
            let value = |heap: u64| match heap % 4 {
                0 if heap > 0 => heap - 1,
                3 => heap + 1,
                _ => heap,
            };
            heaps.iter().fold(0, |xor, &heap| xor ^ value(heap)) != 0
        })
        .time();
}

fn grundys_game(bench: &mut Bench) {
    let code = Code { digits: &[4], parts_may_be_equal: false };
    bench
        .row("values to 10^4", || grundys_game::grundy_values(10_000))
        .plain(|| code.by_stamps(10_000))
        .best("sparse spaces", || code.by_sparse_spaces(10_000))
        .time();
}

fn take_or_split3(bench: &mut Bench) {
    let heaps = numbers_below(u64::MAX, 100_000);
    bench
        .row("winner, 10^5 heaps", || take_or_split3::wins(&heaps))
        .plain(|| {
            let value = |heap: u64| match heap % 8 {
                0 if heap > 0 => heap - 1,
                7 => heap + 1,
                _ => heap,
            };
            heaps.iter().fold(0, |xor, &heap| xor ^ value(heap)) != 0
        })
        .time();
}

fn treblecross(bench: &mut Bench) {
    // A cell is lost to both with its two neighbours on each side.
    let plain = |n: usize| {
        let mut values: Vec<u64> = Vec::new();
        let mut stamps = vec![usize::MAX; 4096];
        for row in 0..=n {
            for cell in 0..row.div_ceil(2) {
                let left = cell.saturating_sub(2);
                let right = (row - 1 - cell).saturating_sub(2);
                stamps[(values[left] ^ values[right]) as usize] = row;
            }
            values.push((0..).find(|&value| stamps[value as usize] != row).expect("a mex"));
        }
        values
    };
    bench
        .row("values to 10^4", || treblecross::grundy_values(10_000))
        .plain(|| plain(10_000))
        .time();
}

fn delete_nim(bench: &mut Bench) {
    let numbers = numbers(200_000);
    let pairs: Vec<(u64, u64)> = numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect();
    let by_digits = |a: u64, b: u64| {
        let (mut both, mut value) = (a | b, 0);
        while both % 2 == 1 {
            both /= 2;
            value += 1;
        }
        value
    };
    bench
        .row("winner, 10^5 pairs", || delete_nim::wins(&pairs))
        .plain(|| pairs.iter().fold(0, |xor, &(a, b)| xor ^ by_digits(a, b)) != 0)
        .time();
    bench
        .row("winner of E&D, 10^5 pairs", || delete_nim::split_wins(&pairs))
        .plain(|| pairs.iter().fold(0, |xor, &(a, b)| xor ^ by_digits(a - 1, b - 1)) != 0)
        .time();
}

/// The values of heaps whose moves a function lists as parts.
fn by_parts(n: usize, options: impl Fn(usize) -> Vec<(usize, usize, usize)>) -> Vec<u64> {
    // So many parts of one size, and others that are one larger.
    let mut values: Vec<u64> = Vec::new();
    let mut stamps = vec![usize::MAX; 4096];
    for heap in 0..=n {
        for (part, count, larger) in options(heap) {
            let small = if count % 2 == 1 { values[part] } else { 0 };
            let large = if larger % 2 == 1 { values[part + 1] } else { 0 };
            stamps[(small ^ large) as usize] = heap;
        }
        values.push((0..).find(|&value| stamps[value as usize] != heap).expect("a mex"));
    }
    values
}

fn bean_game(bench: &mut Bench) {
    bench
        .row("values to 500", || (0..=500).map(bean_game::grundy).collect::<Vec<_>>())
        .plain(|| {
            let mut values: Vec<u64> = Vec::new();
            let mut stamps = vec![usize::MAX; 4096];
            for heap in 0..=500 {
                for a in 0..heap {
                    for b in 0..=a {
                        stamps[(values[a] ^ values[b]) as usize] = heap;
                    }
                }
                values.push((0..).find(|&value| stamps[value as usize] != heap).expect("a mex"));
            }
            values
        })
        .time();
}

fn equal_split(bench: &mut Bench) {
    let divisors = |heap: usize| {
        let parts = (1..heap).filter(move |part| heap.is_multiple_of(*part));
        parts.map(move |part| (part, heap / part, 0)).collect()
    };
    bench
        .row("values to 3000", || (0..=3000).map(equal_split::grundy).collect::<Vec<_>>())
        .plain(|| by_parts(3000, divisors))
        .time();
}

fn fair_split(bench: &mut Bench) {
    let splits = |heap: usize| {
        let counts = (2..=heap).filter(move |_| heap >= 3);
        counts.map(move |count| (heap / count, count - heap % count, heap % count)).collect()
    };
    // Splits with the same quotient have the same parts, and only the parities of their numbers
    // count: the first two of each quotient are enough.
    let blocks = |heap: usize| {
        let (mut moves, mut count) = (Vec::new(), 2);
        while heap >= 3 && count <= heap {
            let next = heap / (heap / count) + 1;
            for count in count..next.min(count + 2) {
                moves.push((heap / count, count - heap % count, heap % count));
            }
            count = next;
        }
        moves
    };
    bench
        .row("values to 3000", || {
            let game = fair_split::FairSplit::new(3000, 3);
            (0..=3000).map(|heap| game.grundy(heap)).collect::<Vec<_>>()
        })
        .plain(|| by_parts(3000, splits))
        .best("quotients", || by_parts(3000, blocks))
        .time();
}

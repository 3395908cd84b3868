//! Rows about Grundy's game. The reference uses sparse spaces.

use nim_snippets::grundys_game;

use crate::harness::Bench;

pub fn grundys_game(bench: &mut Bench) {
    let code = Code { digits: &[4], parts_may_be_equal: false };
    bench
        .row("values to 10^4", || grundys_game::grundy_values(10_000))
        .best("sparse spaces", || code.by_sparse_spaces(10_000))
        .time();
}

/// A game given by the digits of an octal code.
struct Code<'a> {
    digits: &'a [u8],
    parts_may_be_equal: bool,
}

impl Code<'_> {
    /// For each number of taken stones, the stones left and the digit of the code.
    fn moves(&self, heap: usize) -> impl Iterator<Item = (usize, u8)> {
        (0..=heap).rev().zip(self.digits.iter().copied())
    }

    /// The end of the range for the first part of a split.
    fn end(&self, rest: usize) -> usize {
        if self.parts_may_be_equal { rest / 2 + 1 } else { rest.div_ceil(2) }
    }

    /// A mask splits the heaps by the parity of the common bits of mask and key. The heaps with
    /// even parity are rare. The xor of two keys with odd parity has even parity, so only splits
    /// with a rare part reach a value with odd parity. For other values, all splits are searched.
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
    /// Chooses the mask with the fewest rare heaps, which a transform finds, or no mask if all
    /// leave many.
    fn of(values: &[u16], taken: usize) -> Self {
        let heaps = || (1..).zip(values[1..].iter().copied());
        let keys: Vec<usize> = heaps().map(|(heap, value)| key(heap + taken, value)).collect();
        let mut excess = vec![0; (keys.iter().max().expect("a heap") + 1).next_power_of_two()];
        keys.iter().for_each(|&key| excess[key] += 1);
        walsh_hadamard(&mut excess);
        let best = (1..excess.len()).min_by_key(|&mask| excess[mask]).expect("a mask");
        let mask = if 4 * excess[best] < -3 * keys.len() as i64 { best } else { 0 };
        let rare = heaps().filter(|&(heap, value)| !is_odd(mask, heap + taken, value));
        Self { mask, rare: rare.map(|(heap, _)| heap).collect() }
    }
}

fn walsh_hadamard(values: &mut [i64]) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}

fn key(heap: usize, value: u16) -> usize {
    2 * usize::from(value) + heap % 2
}

fn is_odd(mask: usize, heap: usize, value: u16) -> bool {
    (mask & key(heap, value)).count_ones() % 2 == 1
}

//! Tables and memos.

use std::collections::HashMap;

use proconio::input;

use crate::Task;
use crate::heaps::{list, read_heaps, words};
use crate::input::numbers_below;
use crate::snippets::{
    board_game, coprime_game, divisor_games, grundys_game, sprague_grundy, subtraction_game,
};

pub const TASKS: &[Task] = &[
    Task {
        module: "sprague_grundy",
        name: "92378 sorted lists of ten heaps, one of which may shrink",
        input: || "10\n9 9 9 9 9 9 9 9 9 8\n".to_owned(),
        read: || drop(read_small()),
        with_module: || {
            let mut game = sprague_grundy::SpragueGrundy::new(|heaps: &Vec<u8>| smaller(heaps));
            println!("{}", game.grundy(&[read_small()]));
        },
        plain: || println!("{}", by_memo(read_small(), &mut HashMap::new())),
        best: None,
    },
    Task {
        module: "subtraction_game",
        name: "10^5 heaps to 10^6, 10 moves of up to 10^5",
        input: || list(&numbers_below(1_000_000, 100_000)),
        read: || drop(read_heaps()),
        with_module: || println!("{}", subtraction_game::wins(&read_heaps(), &moves())),
        plain: || {
            let list = read_heaps();
            let values = by_marks(1_000_000, &moves());
            println!("{}", list.iter().fold(0, |xor, &n| xor ^ values[n as usize]) != 0);
        },
        best: None,
    },
    Task {
        module: "grundys_game",
        name: "the values of 10^5 heaps",
        input: || "100000\n".to_owned(),
        read: || {
            read_number();
        },
        with_module: || println!("{}", hash(&grundys_game::grundy_values(read_number()))),
        plain: || println!("{}", hash(&unequal_splits(read_number()))),
        best: None,
    },
    Task {
        module: "divisor_games",
        name: "proper divisors, 10^5 numbers to 10^6",
        input: || list(&numbers_below(1_000_000, 100_000)),
        read: || drop(read_heaps()),
        with_module: || {
            let rule = divisor_games::Rule::ProperDivisor;
            println!("{}", divisor_games::wins(&read_heaps(), rule));
        },
        plain: || {
            println!("{}", read_heaps().into_iter().fold(0, |xor, n| xor ^ prime_factors(n)) != 0);
        },
        best: Some(|| {
            let least = least_factors(1_000_000);
            println!(
                "{}",
                words()[1..].iter().fold(0, |xor, &n| xor ^ sieved_factors(n, &least)) != 0
            );
        }),
    },
    Task {
        module: "coprime_game",
        name: "10^5 numbers to 10^7",
        input: || list(&numbers_below(10_000_000, 100_000)),
        read: || drop(read_heaps()),
        with_module: || println!("{}", coprime_game::wins(&read_heaps())),
        plain: || {
            let list = read_heaps();
            let values = prime_indices(10_000_000);
            println!("{}", list.iter().fold(0, |xor, &n| xor ^ values[n as usize]) != 0);
        },
        best: None,
    },
    Task {
        module: "board_game",
        name: "a knight on 1000 × 1000 cells",
        input: || "1000\n".to_owned(),
        read: || {
            read_number();
        },
        with_module: || {
            let n = read_number();
            let values = board_game::cell_values(&vec![vec![true; n]; n], &KNIGHT, &[]);
            println!("{}", hash(&values.concat()));
        },
        plain: || println!("{}", hash(&knight_values(read_number()).concat())),
        best: None,
    },
];

const KNIGHT: [(i64, i64); 4] = [(-2, -1), (-2, 1), (-1, -2), (1, -2)];

fn read_small() -> Vec<u8> {
    input! { n: usize, heaps: [u8; n] }
    let mut heaps = heaps;
    heaps.sort_unstable();
    heaps
}

fn read_number() -> usize {
    input! { n: usize }
    n
}

/// One number for all values.
fn hash(values: &[u64]) -> u64 {
    values.iter().fold(0, |hash, value| (hash * 31 + value) % 1_000_000_007)
}

fn smaller(heaps: &[u8]) -> Vec<Vec<u8>> {
    let mut options = Vec::new();
    for i in 0..heaps.len() {
        for left in 0..heaps[i] {
            let mut option = heaps.to_vec();
            option[i] = left;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

fn by_memo(position: Vec<u8>, memo: &mut HashMap<Vec<u8>, u64>) -> u64 {
    if let Some(&known) = memo.get(&position) {
        return known;
    }
    let values: Vec<u64> = smaller(&position).into_iter().map(|to| by_memo(to, memo)).collect();
    let mex = (0..).find(|value| !values.contains(value)).expect("a mex");
    memo.insert(position, mex);
    mex
}

/// Ten numbers of up to 10^5.
fn moves() -> Vec<u64> {
    numbers_below(100_000, 10).iter().map(|n| n + 1).collect()
}

/// The values of the heaps: those of the options are marked with the heap.
fn by_marks(n: usize, set: &[u64]) -> Vec<usize> {
    let (mut values, mut marks) = (Vec::with_capacity(n + 1), vec![usize::MAX; set.len() + 1]);
    for heap in 0..=n {
        for &taken in set.iter().filter(|&&taken| taken <= heap as u64) {
            let value: usize = values[heap - taken as usize];
            marks[value] = heap;
        }
        values.push(marks.iter().take_while(|&&mark| mark == heap).count());
    }
    values
}

fn unequal_splits(n: usize) -> Vec<u64> {
    let mut values = vec![0_u64];
    let mut seen = vec![0; 1024];
    for heap in 1..=n {
        for a in (1..).take_while(|a| 2 * a < heap) {
            seen[(values[a] ^ values[heap - a]) as usize] = heap;
        }
        values.push(seen.iter().take_while(|&&last| last == heap).count() as u64);
    }
    values
}

fn prime_factors(mut n: u64) -> u64 {
    let (mut count, mut p) = (0, 2);
    while p * p <= n {
        while n.is_multiple_of(p) {
            n /= p;
            count += 1;
        }
        p += 1;
    }
    count + u64::from(n > 1)
}

fn least_factors(end: usize) -> Vec<u32> {
    let mut least = vec![0; end];
    for p in 2..end {
        if least[p] == 0 {
            for multiple in least[p..].iter_mut().step_by(p).filter(|factor| **factor == 0) {
                *multiple = p as u32;
            }
        }
    }
    least
}

fn sieved_factors(mut n: u64, least: &[u32]) -> u64 {
    let mut count = 0;
    while n > 1 {
        n /= u64::from(least[n as usize]);
        count += 1;
    }
    count
}

fn prime_indices(end: usize) -> Vec<u32> {
    let mut values = vec![0; end];
    values[1] = 1;
    let mut index = 1;
    for p in (3..end).step_by(2) {
        if values[p] == 0 {
            index += 1;
            for multiple in values[p..].iter_mut().step_by(2 * p).filter(|value| **value == 0) {
                *multiple = index;
            }
        }
    }
    values
}

fn knight_values(n: usize) -> Vec<Vec<u64>> {
    let mut values = vec![vec![0; n]; n];
    for sum in 0..2 * n {
        for row in (sum + 1).saturating_sub(n)..n.min(sum + 1) {
            let column = sum - row;
            let at = |(down, right)| {
                let (row, column) = (row as i64 + down, column as i64 + right);
                values.get(row as usize).and_then(|row: &Vec<u64>| row.get(column as usize))
            };
            let options = KNIGHT.map(at);
            let mex = (0..).find(|value| !options.contains(&Some(value)));
            values[row][column] = mex.expect("a mex");
        }
    }
    values
}

//! Engines for any game.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};
use std::hint::black_box;

use nim_snippets::conjunctive_game::{self, Conjunctive};
use nim_snippets::game_graph::GameGraph;
use nim_snippets::mask_solver::MaskSolver;
use nim_snippets::outcome_search::OutcomeSearch;
use nim_snippets::selective_game::{self, Selective};
use nim_snippets::sprague_grundy::{self, Solver};

use crate::harness::{Bench, Modules};
use crate::input::*;
use crate::modules;

pub const MODULES: Modules = modules![
    sprague_grundy mask_solver outcome_search game_graph conjunctive_game selective_game
];

/// Ten moves from each of 1000 positions into the next of 50 layers.
fn layered(position: u64) -> Vec<u64> {
    let layer = position / 1000;
    let mut random = Random(position);
    let moves = if layer < 49 { 10 } else { 0 };
    (0..moves).map(|_| (layer + 1) * 1000 + random.below(1000)).collect()
}

/// The value of a row of `n` stones, with those of all masks in an array.
fn full_mask_from_below(n: usize) -> u64 {
    let mut values: Vec<u8> = Vec::with_capacity(1 << n);
    for mask in 0..1 << n {
        let options = without_a_bit_or_two(n, mask);
        let reached = options.fold(0_u64, |reached, to| reached | 1 << values[to as usize]);
        values.push(reached.trailing_ones() as u8);
    }
    values[values.len() - 1].into()
}

/// Takes a stone from a row, or two neighbours.
fn without_a_bit_or_two(n: usize, mask: u32) -> impl Iterator<Item = u32> + Clone {
    let bits = (0..n).filter(move |i| mask >> i & 1 == 1).map(|i| 1 << i);
    let pairs = (0..n - 1).map(|i| 3 << i).filter(move |pair| mask & pair == *pair);
    bits.chain(pairs).map(move |bits| mask ^ bits)
}

fn sprague_grundy(bench: &mut Bench) {
    for (task, n) in
        [("mex of 10 values", 10), ("mex of 100 values", 100), ("mex of 10^5 values", 100_000)]
    {
        let values = numbers_below(n as u64 / 8 + 1, n);
        bench
            .row(task, || sprague_grundy::mex(&values))
            .plain(|| {
                let sorted: BTreeSet<u64> = values.iter().copied().collect();
                (0..).zip(sorted).take_while(|(i, value)| i == value).count() as u64
            })
            .best("marks", || {
                let mut seen = vec![false; values.len() + 1];
                for &value in &values {
                    if let Some(seen) = seen.get_mut(value as usize) {
                        *seen = true;
                    }
                }
                seen.iter().take_while(|&&seen| seen).count() as u64
            })
            .limit("sum", || values.iter().sum::<u64>())
            .time();
    }
    fn value(position: u64, memo: &mut HashMap<u64, u64>) -> u64 {
        if let Some(&value) = memo.get(&position) {
            return value;
        }
        let reached: HashSet<u64> = layered(position).iter().map(|&to| value(to, memo)).collect();
        let mex = (0..).find(|value| !reached.contains(value)).expect("a mex");
        memo.insert(position, mex);
        mex
    }
    bench
        .row("Solver, 5·10^4 positions", || {
            Solver::new(|&position: &u64| layered(position).into_iter().map(|to| [to]).collect())
                .grundy(&0)
        })
        .plain(|| value(0, &mut HashMap::new()))
        .limit("options only", || (0..50_000).for_each(|n| drop(black_box(layered(n)))))
        .time();
    fn mask_value(mask: u32, memo: &mut HashMap<u32, u64>) -> u64 {
        if let Some(&value) = memo.get(&mask) {
            return value;
        }
        let options = without_a_bit_or_two(16, mask);
        let reached = options.fold(0_u64, |reached, to| reached | 1 << mask_value(to, memo));
        memo.insert(mask, reached.trailing_ones().into());
        reached.trailing_ones().into()
    }
    bench
        .row("Solver, masks of 16 bits", || {
            Solver::new(|&mask: &u32| without_a_bit_or_two(16, mask).map(|to| [to]).collect())
                .grundy(&0xffff)
        })
        .plain(|| mask_value(0xffff, &mut HashMap::new()))
        .best("array", || full_mask_from_below(16))
        .time();
    const HEAPS: usize = 500;
    let options = |heap: usize| {
        let splits = (1..heap.div_ceil(2)).map(move |part| vec![part, heap - part]);
        splits.chain((1..=heap.min(3)).map(move |taken| vec![heap - taken])).collect()
    };
    bench
        .row("values of 500 splitting heaps", || sprague_grundy::grundy_values(HEAPS, options))
        .plain(|| {
            let mut values: Vec<u64> = Vec::new();
            for heap in 0..=HEAPS {
                let worth =
                    |parts: Vec<usize>| parts.iter().fold(0, |xor, &part| xor ^ values[part]);
                let reached: HashSet<u64> = options(heap).into_iter().map(worth).collect();
                values.push((0..).find(|value| !reached.contains(value)).expect("a mex"));
            }
            values
        })
        .best("stamps", || {
            let mut values: Vec<u64> = Vec::new();
            let mut stamps = vec![usize::MAX; 1024];
            for heap in 0..=HEAPS {
                for part in 1..heap.div_ceil(2) {
                    stamps[(values[part] ^ values[heap - part]) as usize] = heap;
                }
                for taken in 1..=heap.min(3) {
                    stamps[values[heap - taken] as usize] = heap;
                }
                values.push((0..).find(|&value| stamps[value as usize] != heap).expect("a mex"));
            }
            values
        })
        .time();
}

fn outcome_search(bench: &mut Bench) {
    // Misère Kayles: take one or two neighbours of a row.
    let rests = |row: u32| {
        let taken = (1..=2).filter(move |&taken| taken <= row);
        taken.flat_map(move |taken| (0..=(row - taken) / 2).map(move |a| [a, row - taken - a]))
    };
    let options = |&row: &u32| {
        let whole = |parts: [u32; 2]| parts.into_iter().filter(|&part| part > 0).collect();
        rests(row).map(whole).collect::<Vec<Vec<u32>>>()
    };
    fn wins(
        rows: Vec<u32>,
        rests: &impl Fn(u32) -> Vec<[u32; 2]>,
        memo: &mut HashMap<Vec<u32>, bool>,
    ) -> bool {
        if let Some(&wins) = memo.get(&rows) {
            return wins;
        }
        let mut result = rows.is_empty();
        for i in (0..rows.len()).filter(|&i| i == 0 || rows[i] != rows[i - 1]) {
            for parts in rests(rows[i]) {
                let mut after = rows.clone();
                after.remove(i);
                after.extend(parts.into_iter().filter(|&part| part > 0));
                after.sort_unstable();
                if !wins(after, rests, memo) {
                    result = true;
                    break;
                }
            }
            if result {
                break;
            }
        }
        memo.insert(rows, result);
        result
    }
    bench
        .row("misère Kayles, a row of 22", || OutcomeSearch::new(options).misere_wins(&[22]))
        .plain(|| wins(vec![22], &|row| rests(row).collect(), &mut HashMap::new()))
        .time();
}

fn game_graph(bench: &mut Bench) {
    // Two knights that may return, on a board of 12 × 12.
    let jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];
    let inside = |(x, y): &(i32, i32)| (0..12).contains(x) && (0..12).contains(y);
    type Place = (i32, i32);
    let options = |&(a, b): &(Place, Place)| -> Vec<(Place, Place)> {
        let goes = jumps.iter().map(|&(dx, dy)| (a.0 + dx, a.1 + dy)).filter(inside);
        goes.map(|a| (b, a)).collect()
    };
    let start = ((0, 0), (11, 11));
    bench
        .row("2·10^4 positions", || {
            let graph = GameGraph::new([start], options);
            (graph.positions, graph.edges)
        })
        .plain(|| {
            let mut numbers = HashMap::from([(start, 0)]);
            let (mut positions, mut edges) = (vec![start], Vec::new());
            let mut queue = VecDeque::from([0]);
            while let Some(from) = queue.pop_front() {
                for option in options(&positions[from]) {
                    let to = *numbers.entry(option).or_insert_with(|| {
                        positions.push(option);
                        queue.push_back(positions.len() - 1);
                        positions.len() - 1
                    });
                    edges.push((from, to));
                }
            }
            (positions, edges)
        })
        .time();
}

/// Take 1 to 5 stones, or half of the heap.
fn takings(heap: usize) -> Vec<usize> {
    let few = (1..=heap.min(5)).map(|taken| heap - taken);
    few.chain((heap > 10).then_some(heap / 2)).collect()
}

fn conjunctive_game(bench: &mut Bench) {
    const N: usize = 20_000;
    let parts: Vec<usize> = (0..=N).collect();
    bench
        .row("remoteness of 2·10^4 heaps", || {
            let game = Conjunctive::new(N, takings);
            assert!(!game.wins(&parts, conjunctive_game::End::First));
            parts.iter().map(|&part| game.remoteness(part)).collect::<Vec<_>>()
        })
        .plain(|| {
            let mut remoteness: Vec<u64> = Vec::new();
            for heap in 0..=N {
                let lengths = takings(heap).into_iter().map(|to| remoteness[to]);
                let soon = lengths.clone().filter(|length| length % 2 == 0).min();
                let longest = soon.or_else(|| lengths.max());
                remoteness.push(longest.map_or(0, |length| length + 1));
            }
            remoteness
        })
        .limit("options only", || (0..=N).for_each(|n| drop(black_box(takings(n)))))
        .time();
}

fn selective_game(bench: &mut Bench) {
    const N: usize = 20_000;
    bench
        .row("outcomes of 2·10^4 heaps", || {
            let game = Selective::new(N, takings);
            (0..=N).map(|part| game.wins(&[part], selective_game::End::Last)).collect::<Vec<_>>()
        })
        .plain(|| {
            let mut wins: Vec<bool> = Vec::new();
            for heap in 0..=N {
                wins.push(takings(heap).into_iter().any(|to| !wins[to]));
            }
            wins
        })
        .limit("options only", || (0..=N).for_each(|n| drop(black_box(takings(n)))))
        .time();
}

fn mask_solver(bench: &mut Bench) {
    // A number that is read, not a constant by which the compiler unrolls the loops.
    let n = black_box(20);
    let options = |mask: usize| without_a_bit_or_two(n, mask as u32).map(|to| to as usize);
    fn value(n: usize, mask: usize, values: &mut [Option<u8>]) -> u8 {
        if let Some(value) = values[mask] {
            return value;
        }
        let options = without_a_bit_or_two(n, mask as u32);
        let reached = options.fold(0_u64, |all, to| all | 1 << value(n, to as usize, values));
        *values[mask].insert(reached.trailing_ones() as u8)
    }
    bench
        .row("masks of 20 bits", || MaskSolver::new(1 << n, options).grundy((1 << n) - 1))
        .plain(|| value(n, (1 << n) - 1, &mut vec![None; 1 << n]).into())
        .best("array from below", || full_mask_from_below(n))
        .time();
}

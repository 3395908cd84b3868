//! Sprague–Grundy.

use crate::support::brute_force::Convention::Normal;
use crate::support::brute_force::Rules;
use crate::support::panics::assert_panics;
use crate::support::random::Random;
use nim_snippets::sprague_grundy;
use nim_snippets::sprague_grundy::{SpragueGrundy, grundy_values, mex};
use std::cell::Cell;

/// Kayles: knock over one pin or two neighbours of a row. An option is the rows that remain
/// left and right.
fn kayles(n: usize) -> Vec<Vec<usize>> {
    let rest = |len: usize| (0..=n - len).map(move |left| vec![left, n - len - left]);
    (1..=n.min(2)).flat_map(rest).collect()
}

/// The options of a made-up game: subtract 1, 4 or half; a heap of 5 may also become three
/// heaps or vanish.
fn mixture(n: usize) -> Vec<Vec<usize>> {
    let subtract = [1, 4, n / 2];
    let legal = subtract.iter().filter(|&&take| 0 < take && take <= n);
    let mut options: Vec<_> = legal.map(|take| vec![n - take]).collect();
    if n == 5 {
        options.extend([vec![1, 2, 2], vec![]]);
    }
    options
}

#[test]
fn laws() {
    for options in [kayles, mixture] {
        let mut rules = Rules::new(|sum: &Vec<usize>| {
            let moves = |i: usize| options(sum[i]).into_iter().map(move |option| (i, option));
            let after = |(i, option): (usize, Vec<usize>)| {
                let sum = [&sum[..i], &option, &sum[i + 1..]].concat();
                ((i, option), sum)
            };
            (0..sum.len()).flat_map(moves).map(after).collect()
        });
        let mut solver = SpragueGrundy::with_splits(|&n: &usize| options(n));
        let values = grundy_values(9, options);
        for (a, &value) in values.iter().enumerate() {
            rules.check_grundy(&vec![a], value);
            for sum in [vec![a], vec![a, a / 2], vec![3, a]] {
                rules.check_grundy(&sum, solver.grundy(&sum));
                rules.check_outcome(Normal, &sum, solver.wins(&sum), solver.winning_moves(&sum));
            }
        }
        rules.check_outcome(Normal, &vec![], solver.wins(&[]), solver.winning_moves(&[]));
    }
}

#[test]
fn mex_of_lists() {
    let mut random = Random(1);
    for n in 0..400 {
        let mut values: Vec<u64> = (0..n).map(|_| random.below(n / 4 + 1)).collect();
        values.extend([64, 1 << 32, u64::MAX]);
        let expected = (0..).find(|value| !values.contains(value));
        assert_eq!(Some(mex(&values)), expected, "{values:?}");
    }
    for n in [0, 1, 63, 64, 65, 128, 1000] {
        let mut values: Vec<u64> = (0..n).rev().collect();
        assert_eq!(mex(&values), n);
        values.push(n + 1);
        assert_eq!(mex(&values), n);
    }
}

/// Explores a game of 250 000 turns, once.
#[test]
fn long() {
    let calls = Cell::new(0);
    let mut solver = SpragueGrundy::new(|&n: &u32| {
        calls.set(calls.get() + 1);
        (1..=2.min(n)).map(|take| n - take).collect()
    });
    assert_eq!(solver.grundy(&[250_000]), 1);
    assert_eq!(solver.grundy(&[249_999]), 0);
    assert!(!solver.wins(&[250_000, 7]));
    assert_eq!(calls.get(), 250_001);
}

/// Games whose play can return: a tail from 0 and a loop, with positions beside them from which play
/// ends. Each lists the options of a position.
pub fn returning() -> impl Iterator<Item = impl Fn(&u64) -> Vec<u64>> {
    let sizes = (0..6).flat_map(|tail| (1..10).map(move |length| (tail, length)));
    sizes.map(|(tail, length)| {
        move |&position: &u64| match position {
            100 => vec![],
            200 => vec![100],
            _ if position + 1 == tail + length => vec![200, tail, 200],
            _ => vec![200, position + 1, 200],
        }
    })
}

#[test]
fn returning_plays() {
    for options in returning() {
        assert_panics("the game can return to a position", || {
            SpragueGrundy::new(options).grundy(&[0])
        });
    }
}

/// A panic of the rules leaves nothing behind that spoils later answers.
#[test]
fn answers_after_a_panic() {
    let is_broken = Cell::new(true);
    let options = |&n: &u64| {
        assert!(n != 3 || !is_broken.get(), "broken rules");
        (0..n).rev().collect()
    };
    let mut game = SpragueGrundy::new(options);
    assert_panics("broken rules", || game.grundy(&[9]));
    is_broken.set(false);
    assert!((0..10).rev().all(|n| game.grundy(&[n]) == n));
}

/// The hasher spreads positions that differ only in high bits, in one field or in one letter.
#[test]
fn positions_of_any_form() {
    let takes = |n: u64| (1..=3.min(n)).map(move |take| n - take);
    let expected = |n: u64| n % 4;
    let n = 100_000;
    for shift in [0, 20, 32, 47] {
        let options = |heap: &u64| takes(heap >> shift).map(|left| left << shift).collect();
        assert_eq!(SpragueGrundy::new(options).grundy(&[n << shift]), expected(n));
    }
    let split = |n: u64| [(n / 1000) << 32, (n % 1000) << 32];
    let pairs = |[a, b]: &[u64; 2]| takes((a * 1000 + b) >> 32).map(split).collect();
    assert_eq!(SpragueGrundy::new(pairs).grundy(&[split(n)]), expected(n));
    let words = |word: &String| {
        let left = takes(word.parse().expect("a number"));
        left.map(|left| left.to_string()).collect()
    };
    assert_eq!(SpragueGrundy::new(words).grundy(&[n.to_string()]), expected(n));
}

#[test]
fn large() {
    const WIDTH: u64 = 50;
    let options = |&vertex: &u64| -> Vec<Vec<u64>> {
        let mut random = Random(vertex);
        let next = vertex / WIDTH * WIDTH;
        let mut below = |_| (0..random.below(3)).map(|_| random.below(next)).collect();
        (0..vertex / WIDTH * 3).map(&mut below).take(60).collect()
    };
    let mut solver = SpragueGrundy::with_splits(options);
    let heap_options = |n: usize| -> Vec<Vec<usize>> {
        let of_heap = options(&(n as u64)).into_iter();
        of_heap.map(|option| option.into_iter().map(|part| part as usize).collect()).collect()
    };
    let values = grundy_values(1999, heap_options);
    assert!(values.iter().any(|&value| value > 8));
    for vertex in (0..2000).rev() {
        assert_eq!(solver.grundy(&[vertex]), values[vertex as usize]);
    }
    let sum = [1999, 1500, 1234];
    let moves: Vec<_> = solver.winning_moves(&sum).collect();
    assert_eq!(solver.wins(&sum), !moves.is_empty());
    for (i, option) in moves {
        let mut after = option;
        after.extend((0..3).filter(|&other| other != i).map(|other| sum[other]));
        assert!(!solver.wins(&after));
    }
}

/// Tests options that are single positions, and positions of any type.
#[test]
fn forms_of_options() {
    let takes = |n: u64| [1, 3, 4].into_iter().filter(move |&s| s <= n);
    let mut lists = SpragueGrundy::with_splits(|&n: &u64| takes(n).map(|s| vec![n - s]).collect());
    let mut plain = SpragueGrundy::new(|&n: &u64| takes(n).map(|s| n - s).collect());
    for heap in 0..30 {
        let sum = [heap, 5, heap / 2];
        assert!(plain.winning_moves(&sum).eq(lists.winning_moves(&sum)));
    }
    let mut words = SpragueGrundy::with_splits(|word: &String| {
        let cut = |i: usize| vec![word[..i].to_owned(), word[i + 1..].to_owned()];
        (0..word.len()).filter(|&i| &word[i..=i] == "a").map(cut).collect()
    });
    assert_eq!(words.grundy(&["abaca".to_owned()]), 1);
}

#[test]
fn panics() {
    assert_panics("a heap of 18446744073709551615 is above the 4294967295 of the table", || {
        _ = sprague_grundy::grundy_values(usize::MAX, |_| vec![]);
    });
    assert_panics("[0] is not an option of a heap of 0", || {
        _ = sprague_grundy::grundy_values(1, |n| vec![vec![n]]);
    });
    assert_panics("the game can return to a position", || {
        _ = sprague_grundy::SpragueGrundy::new(|p: &u8| vec![*p]).grundy(&[0]);
    });
}

//! Engines for any game.

use std::cell::Cell;

use crate::brute_force::{Rules, assert_panics};
use crate::graphs::{random_dag, token_moves};
use crate::random::Random;
use nim_snippets::misere_sums;
use nim_snippets::sprague_grundy::{Solver, grundy_values, mex};

/// Kayles: knock over one pin or two neighbours of a row; what remains left and right is an option.
fn kayles(n: usize) -> Vec<Vec<usize>> {
    let rest = |len: usize| (0..=n - len).map(move |left| vec![left, n - len - left]);
    (1..=n.min(2)).flat_map(rest).collect()
}

/// Subtract 1, 4 or a half; a heap of 5 may also vanish into three heaps or none.
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
fn sprague_grundy_laws() {
    for options in [kayles, mixture] {
        let mut rules = Rules::new(|sum: &Vec<usize>| {
            let moves = |i: usize| options(sum[i]).into_iter().map(move |option| (i, option));
            let after = |(i, option): (usize, Vec<usize>)| {
                let sum = [&sum[..i], &option, &sum[i + 1..]].concat();
                ((i, option), sum)
            };
            (0..sum.len()).flat_map(moves).map(after).collect()
        });
        let mut solver = Solver::new(|&n: &usize| options(n));
        let values = grundy_values(9, options);
        for (a, &value) in values.iter().enumerate() {
            rules.check_grundy(&vec![a], value);
            rules.check_grundy(&vec![a], solver.grundy(&a));
            for sum in [vec![a], vec![a, a / 2], vec![3, a]] {
                rules.check(&sum, solver.wins(&sum), solver.winning_moves(&sum));
            }
        }
        rules.check(&vec![], solver.wins(&[]), solver.winning_moves(&[]));
    }
}

#[test]
fn sprague_grundy_mex() {
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

#[test]
fn sprague_grundy_extremes() {
    assert_eq!(grundy_values(0, |_| vec![]), [0]);
    assert_eq!(grundy_values(0, |_| vec![vec![]]), [1]);
    let message = "[1, 2] is no option of a heap of 2";
    assert_panics(message, || grundy_values(2, |n| if n == 2 { vec![vec![1, 2]] } else { vec![] }));
    let message = "the game can return to a position";
    assert_panics(message, || Solver::new(|&n: &u8| vec![vec![n]]).grundy(&0));
    assert_panics(message, || Solver::new(|&n: &u8| vec![vec![], vec![(n + 1) % 9]]).grundy(&0));
    assert_panics(message, || Solver::new(|&n: &u8| vec![vec![7, n ^ 1]]).wins(&[0]));
}

/// A game may last a million moves, and is explored once.
#[test]
fn sprague_grundy_long() {
    let calls = Cell::new(0);
    let mut solver = Solver::new(|&n: &u32| {
        calls.set(calls.get() + 1);
        (1..=2.min(n)).map(|take| vec![n - take]).collect()
    });
    assert_eq!(solver.grundy(&1_000_000), 1);
    assert_eq!(solver.grundy(&999_999), 0);
    assert!(!solver.wins(&[1_000_000, 7]));
    assert_eq!(calls.get(), 1_000_001);
}

#[test]
fn sprague_grundy_large() {
    const WIDTH: u64 = 50;
    let options = |&vertex: &u64| -> Vec<Vec<u64>> {
        let mut random = Random(vertex);
        let next = vertex / WIDTH * WIDTH;
        let mut below = |_| (0..random.below(3)).map(|_| random.below(next)).collect();
        (0..vertex / WIDTH * 3).map(&mut below).take(60).collect()
    };
    let mut solver = Solver::new(options);
    let heap_options = |n: usize| -> Vec<Vec<usize>> {
        let of_heap = options(&(n as u64)).into_iter();
        of_heap.map(|option| option.into_iter().map(|part| part as usize).collect()).collect()
    };
    let values = grundy_values(1999, heap_options);
    assert!(values.iter().any(|&value| value > 8));
    for vertex in (0..2000).rev() {
        assert_eq!(solver.grundy(&vertex), values[vertex as usize]);
    }
    let sum = [1999, 1500, 1234];
    let moves = solver.winning_moves(&sum);
    assert_eq!(solver.wins(&sum), !moves.is_empty());
    for (i, option) in moves {
        let mut after = option;
        after.extend((0..3).filter(|&other| other != i).map(|other| sum[other]));
        assert!(!solver.wins(&after));
    }
}

#[test]
fn periodicity_tables() {
    use nim_snippets::periodicity::find;
    let mut random = crate::random::Random(7);
    for _ in 0..500 {
        let (start, period) = (random.below(6) as usize, 1 + random.below(6) as usize);
        let saltus = random.below(4);
        let mut values: Vec<u64> = (0..start + period).map(|_| random.below(4)).collect();
        for n in start + period..60 {
            values.push(values[n - period] + saltus);
        }
        let found = find(&values[..50]).expect("half of the table repeats");
        // No shorter description of the table exists.
        let fits = |start: usize, period: usize| {
            let step = |n: usize| values[n + period].checked_sub(values[n]);
            (start..50 - period).all(|n| step(n) == step(start) && step(n).is_some())
        };
        let least = (1..25).flat_map(|p| (0..=25 - p).map(move |s| (s, p)));
        let least = least.filter(|&(s, p)| fits(s, p)).map(|(s, p)| s + p).min();
        assert_eq!(Some(found.preperiod + found.period), least, "{values:?}");
        assert!(fits(found.preperiod, found.period));
        for (n, &value) in values.iter().enumerate() {
            assert_eq!(found.value(&values[..50], n as u64), u128::from(value));
        }
    }
    assert_eq!(find(&[]), None);
    assert_eq!(find(&[5]), None);
    assert_eq!(find(&[0, 1, 0, 2, 1, 7, 3, 0, 9]), None);
    let huge = find(&[0, u64::MAX]).expect("two values have a saltus");
    let square = u128::from(u64::MAX) * u128::from(u64::MAX);
    assert_eq!(huge.value(&[0, u64::MAX], u64::MAX), square);
}

#[test]
fn periodicity_certificates() {
    use nim_snippets::periodicity::find;
    let set = [1, 3, 4];
    let values = nim_snippets::subtraction_game::grundy_values(40, &set);
    assert!(find(&values).is_some_and(|found| found.period == 7 && found.is_proven_subtraction(4)));
    let kayles = nim_snippets::octal_game::grundy_values(400, "0.77");
    let found = find(&kayles).expect("Kayles has period 12");
    assert_eq!((found.preperiod, found.period), (71, 12));
    assert!(found.is_proven_octal(2, 2));
    // 168 values are just enough: 2 * (71 + 12) + 2.
    for (len, proven) in [(168, true), (167, false)] {
        let found = find(&kayles[..len]).expect("Kayles has period 12");
        assert_eq!(found.is_proven_octal(2, 2), proven);
    }
}

#[test]
fn misere_sums_laws() {
    let mut random = Random(10);
    let mut wild = 0;
    for round in 0..400 {
        let n = 2 + random.below(9) as usize;
        let edges = random_dag(&mut random, n, round % 40);
        let mut rules = Rules::new(|tokens: &Vec<usize>| token_moves(&edges, tokens));
        let pairs = misere_sums::pairs(n, &edges);
        for (v, pair) in pairs.iter().enumerate() {
            pair.iter().for_each(|pair| rules.check_grundy(&vec![v], pair.0));
        }
        let tame: Vec<usize> = (0..n).filter(|&v| pairs[v].is_some()).collect();
        wild += n - tame.len();
        for count in [0, 1, 1, 2, 2, 3, 3] {
            let token = |random: &mut Random| tame[random.below(tame.len() as u64) as usize];
            let tokens: Vec<usize> = (0..count).map(|_| token(&mut random)).collect();
            let moves = misere_sums::winning_moves(&edges, &pairs, &tokens);
            rules.check_misere(&tokens, misere_sums::wins(&pairs, &tokens), moves);
        }
    }
    assert!(wild > 0, "some graphs have wild vertices");
}

#[test]
fn misere_sums_extremes() {
    use misere_sums::{pairs, winning_moves, wins};
    assert!(pairs(0, &[]).is_empty());
    assert!(wins(&[], &[]), "the opponent has made the last move");
    assert_eq!(winning_moves(&[], &[], &[]).count(), 0);
    // From vertex 3 one can only move to a Nim heap of two.
    let edges = [(1, 0), (2, 0), (2, 1), (3, 2)];
    assert_eq!(pairs(4, &edges)[3], Some((0, 0)), "firm though below 2");
    assert_panics("an edge leaves the 1 vertices", || pairs(1, &[(0, 1)]));
    assert_panics("the graph has the cycle [0]", || pairs(2, &[(0, 0), (1, 0)]));
    let edges = [(0, 1), (1, 2), (2, 3), (3, 1), (3, 4)];
    assert_panics("the graph has the cycle [3, 1, 2]", || pairs(5, &edges));
    assert_panics("vertex 1 can reach a wild one", || wins(&[Some((0, 1)), None], &[1]));
}

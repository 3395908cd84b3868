//! Pieces on a strip.

use std::collections::HashMap;

use crate::brute_force::{Rules, assert_panics, cut, cuts, heaps, small_heaps};
use crate::random::Random;
use nim_snippets::{nimble, northcott, silver_dollar, staircase_nim, welter};

/// The position after coin `i` has moved left to `cell`.
fn moved(coins: &[u64], (i, cell): (usize, u64)) -> Vec<u64> {
    cut(coins, (i, cell))
}

/// All ways to put `count` coins on different cells from `first` to `last`, in any order.
fn distinct_coins(count: usize, first: u64, last: u64) -> impl Iterator<Item = Vec<u64>> {
    let places = heaps(count, last).into_iter();
    places.filter(move |coins| {
        let shared = (1..coins.len()).any(|i| coins[..i].contains(&coins[i]));
        !shared && coins.iter().all(|&cell| cell >= first)
    })
}

/// Random coins on different cells.
fn random_distinct_coins(random: &mut Random, count: u64) -> Vec<u64> {
    let mut coins: Vec<u64> = (0..count).map(|_| random.stones().max(1)).collect();
    coins.sort_unstable();
    coins.dedup();
    let start = random.below(count.max(1)) as usize % coins.len().max(1);
    coins.rotate_left(start);
    coins
}

#[test]
fn nimble_laws() {
    let mut rules = Rules::new(|coins: &Vec<u64>| cuts(coins, |_, _| true));
    for coins in small_heaps() {
        rules.check(&coins, nimble::wins(&coins), nimble::winning_moves(&coins));
        rules.check_grundy(&coins, nimble::grundy(&coins));
        let moves = nimble::misere_winning_moves(&coins);
        rules.check_misere(&coins, nimble::misere_wins(&coins), moves);
    }
}

#[test]
fn nimble_extremes() {
    const MAX: u64 = u64::MAX;
    assert!(!nimble::wins(&[]) && nimble::misere_wins(&[]));
    assert_eq!(nimble::misere_winning_moves(&[0, 0]).next(), None);
    assert!(!nimble::wins(&[MAX, MAX]) && !nimble::misere_wins(&[MAX, MAX]));
    assert!(nimble::winning_moves(&[MAX, 1]).eq([(0, 1)]));
    assert!(nimble::misere_winning_moves(&[MAX, 1]).eq([(0, 0)]));
}

#[test]
fn nimble_large() {
    let mut random = Random(1);
    for n in 0..200 {
        let coins: Vec<u64> = (0..n % 20).map(|_| random.stones()).collect();
        let mut moves = nimble::winning_moves(&coins);
        assert_eq!(nimble::wins(&coins), moves.next().is_some());
        assert!(nimble::winning_moves(&coins).all(|m| !nimble::wins(&moved(&coins, m))));
        let mut misere_moves = nimble::misere_winning_moves(&coins);
        assert!(misere_moves.all(|m| !nimble::misere_wins(&moved(&coins, m))));
    }
}

type Rows = Vec<(u64, u64)>;

/// The moves on a board of `width` columns, each with the position as the other player sees it.
fn northcott_options(rows: &Rows, width: u64) -> Vec<((usize, u64), Rows)> {
    let mut options = Vec::new();
    for (i, &(mine, other)) in rows.iter().enumerate() {
        let same_side = |&cell: &u64| cell != other && (cell < other) == (mine < other);
        for cell in (0..width).filter(same_side).filter(|&cell| cell != mine) {
            let mut after: Rows = rows.iter().map(|&(mine, other)| (other, mine)).collect();
            after[i] = (other, cell);
            options.push(((i, cell), after));
        }
    }
    options
}

/// Who wins on boards of `width` columns, for positions where one of the players can enforce it.
fn northcott_outcomes(count: usize, width: u64) -> HashMap<Rows, bool> {
    let pairs = heaps(2, width - 1).into_iter().map(|pair| (pair[0], pair[1]));
    let pairs: Vec<(u64, u64)> = pairs.filter(|pair| pair.0 != pair.1).collect();
    let indices = heaps(count, pairs.len() as u64 - 1).into_iter();
    let all: Vec<Rows> =
        indices.map(|indices| indices.iter().map(|&i| pairs[i as usize]).collect()).collect();
    let mut outcomes = HashMap::new();
    loop {
        let before = outcomes.len();
        for rows in &all {
            let options = northcott_options(rows, width);
            let known = |(_, option): &((usize, u64), Rows)| outcomes.get(option).copied();
            if options.iter().any(|option| known(option) == Some(false)) {
                outcomes.insert(rows.clone(), true);
            } else if options.iter().all(|option| known(option) == Some(true)) {
                outcomes.insert(rows.clone(), false);
            }
        }
        if outcomes.len() == before {
            assert_eq!(before, all.len(), "every position is decided, none is a draw");
            return outcomes;
        }
    }
}

#[test]
fn northcott_laws() {
    for (count, width) in [(0, 2), (1, 2), (1, 7), (2, 2), (2, 5), (3, 4)] {
        let outcomes = northcott_outcomes(count, width);
        for (rows, &wins) in &outcomes {
            assert_eq!(northcott::wins(rows), wins, "{rows:?}");
            let options = northcott_options(rows, width);
            let advances = options.iter().filter(|&&((i, cell), _)| {
                let (mine, other) = rows[i];
                cell.abs_diff(other) < mine.abs_diff(other)
            });
            let winning = advances.filter(|(_, option)| !outcomes[option]);
            let winning = winning.map(|&(m, _)| m);
            assert!(northcott::winning_moves(rows).eq(winning), "{rows:?}");
            let moves = northcott::winning_moves(rows).count();
            assert_eq!(wins, moves > 0, "a won position has an advance: {rows:?}");
            let values: Vec<u64> =
                options.iter().map(|(_, option)| northcott::grundy(option)).collect();
            let mex = (0..).find(|value| !values.contains(value));
            assert_eq!(Some(northcott::grundy(rows)), mex, "{rows:?}");
        }
    }
}

#[test]
fn northcott_extremes() {
    const MAX: u64 = u64::MAX;
    assert!(!northcott::wins(&[]) && northcott::winning_moves(&[]).next().is_none());
    assert!(northcott::winning_moves(&[(0, MAX), (3, 2)]).eq([(0, MAX - 1)]));
    assert!(northcott::winning_moves(&[(MAX, 0), (3, 5)]).eq([(0, 2)]));
    assert_panics("two pawns on cell 7", || northcott::wins(&[(7, 7)]));
    assert_panics("two pawns on cell 0", || {
        let _ = northcott::winning_moves(&[(1, 9), (0, 0)]);
    });
}

#[test]
fn northcott_large() {
    let mut random = Random(1);
    for n in 0..200 {
        let row = |_| (random.stones(), random.stones());
        let mut rows: Rows = (0..n % 20).map(row).collect();
        rows.retain(|row| row.0 != row.1);
        let moves: Vec<(usize, u64)> = northcott::winning_moves(&rows).collect();
        assert_eq!(northcott::wins(&rows), !moves.is_empty());
        for (i, cell) in moves {
            let mut after = rows.clone();
            after[i].0 = cell;
            assert!(!northcott::wins(&after), "{rows:?}");
            assert!(cell.abs_diff(rows[i].1) < rows[i].0.abs_diff(rows[i].1));
        }
    }
}

/// The slides of one coin that jump over no other and share no cell, into a bag on cell 0 too.
fn slides(coins: &[u64], first: u64) -> Vec<((usize, u64), Vec<u64>)> {
    let mut options = Vec::new();
    for (i, &from) in coins.iter().enumerate() {
        for cell in first..from {
            let in_the_way = |&other: &u64| other > 0 && cell <= other && other < from;
            if !coins.iter().any(in_the_way) {
                options.push(((i, cell), moved(coins, (i, cell))));
            }
        }
    }
    options
}

#[test]
fn silver_dollar_laws() {
    let mut rules = Rules::new(|coins: &Vec<u64>| slides(coins, 1));
    for (count, last) in [(0, 1), (1, 12), (2, 10), (3, 8), (4, 7)] {
        for coins in distinct_coins(count, 1, last) {
            let moves = silver_dollar::winning_moves(&coins);
            rules.check(&coins, silver_dollar::wins(&coins), moves);
        }
    }
}

#[test]
fn silver_dollar_dollar_laws() {
    for dollar in 0..4 {
        let mut rules = Rules::new(|coins: &Vec<u64>| {
            let over = coins[dollar] == 0;
            if over { Vec::new() } else { slides(coins, 0) }
        });
        for (count, last) in [(1, 12), (2, 10), (3, 8), (4, 7), (5, 5)] {
            let bagged = (0..=2).flat_map(|bagged| {
                let outside = distinct_coins(count, 1, last);
                outside.map(move |coins| [&vec![0; bagged], coins.as_slice()].concat())
            });
            for coins in bagged.filter(|coins| dollar < coins.len() && coins.len() <= 5) {
                let wins = silver_dollar::dollar_wins(&coins, dollar);
                let moves = silver_dollar::dollar_winning_moves(&coins, dollar);
                rules.check(&coins, wins, moves);
                let wins = silver_dollar::misere_dollar_wins(&coins, dollar);
                let moves = silver_dollar::misere_dollar_winning_moves(&coins, dollar);
                rules.check_misere(&coins, wins, moves);
            }
        }
    }
}

#[test]
fn silver_dollar_extremes() {
    use silver_dollar::*;
    const MAX: u64 = u64::MAX;
    assert!(!wins(&[]) && winning_moves(&[]).is_empty());
    assert!(!wins(&[1]) && !wins(&[MAX, MAX - 1]));
    assert_eq!(winning_moves(&[MAX]), [(0, 1)]);
    assert_eq!(winning_moves(&[MAX, 1]), [(0, 2)]);
    assert_eq!(dollar_winning_moves(&[MAX], 0), [(0, 0)]);
    assert_eq!(misere_dollar_winning_moves(&[MAX], 0), [(0, 1)]);
    assert!(!dollar_wins(&[0, 5], 0) && misere_dollar_wins(&[0, 5], 0));
    assert!(dollar_winning_moves(&[0, 5], 0).is_empty());
    assert!(misere_dollar_winning_moves(&[0, 5], 0).is_empty());
    assert_panics("two coins on a cell", || wins(&[3, 5, 3]));
    assert_panics("cells count from 1", || wins(&[0, 5]));
    assert_panics("cells count from 1", || winning_moves(&[0, 5]));
    assert_panics("two coins on a cell", || dollar_wins(&[3, 3, 0], 2));
    assert_panics("none of the coins", || dollar_wins(&[], 0));
    assert_panics("none of the coins", || misere_dollar_winning_moves(&[1, 2], 2));
}

#[test]
fn silver_dollar_large() {
    use silver_dollar::*;
    let mut random = Random(1);
    for n in 1..300 {
        let coins = random_distinct_coins(&mut random, n % 12 + 1);
        let dollar = random.below(coins.len() as u64) as usize;
        let moves = winning_moves(&coins);
        assert_eq!(wins(&coins), !moves.is_empty());
        assert!(moves.iter().all(|&m| !wins(&moved(&coins, m))));
        let moves = dollar_winning_moves(&coins, dollar);
        assert_eq!(dollar_wins(&coins, dollar), !moves.is_empty());
        let lost = |&m: &_| !dollar_wins(&moved(&coins, m), dollar);
        assert!(moves.iter().all(lost));
        let moves = misere_dollar_winning_moves(&coins, dollar);
        assert_eq!(misere_dollar_wins(&coins, dollar), !moves.is_empty());
        let lost = |&m: &_| !misere_dollar_wins(&moved(&coins, m), dollar);
        assert!(moves.iter().all(lost));
    }
}

#[test]
fn welter_laws() {
    let mut rules = Rules::new(|coins: &Vec<u64>| {
        let options = cuts(coins, |_, _| true);
        let free = |&((_, cell), _): &((usize, u64), _)| !coins.contains(&cell);
        options.into_iter().filter(free).collect()
    });
    for (count, last) in [(0, 0), (1, 20), (2, 16), (3, 11), (4, 7), (5, 6)] {
        for coins in distinct_coins(count, 0, last) {
            rules.check(&coins, welter::wins(&coins), welter::winning_moves(&coins));
            rules.check_grundy(&coins, welter::grundy(&coins));
        }
    }
}

#[test]
fn welter_extremes() {
    const MAX: u64 = u64::MAX;
    assert!(!welter::wins(&[]) && !welter::wins(&[0]) && !welter::wins(&[1, 0]));
    assert_eq!(welter::grundy(&[MAX]), MAX);
    assert!(welter::winning_moves(&[MAX, 0]).eq([(0, 1)]));
    assert_eq!(welter::grundy(&[MAX, MAX - 1]), 0);
    assert_panics("two coins on a cell", || welter::wins(&[3, 5, 3]));
    assert_panics("two coins on a cell", || {
        let _ = welter::winning_moves(&[MAX, MAX]);
    });
}

#[test]
fn welter_large() {
    let mut random = Random(1);
    for n in 1..300 {
        let coins = random_distinct_coins(&mut random, n % 12 + 1);
        let moves: Vec<(usize, u64)> = welter::winning_moves(&coins).collect();
        assert_eq!(welter::wins(&coins), !moves.is_empty());
        for m in moves {
            let after = moved(&coins, m);
            assert!(!coins.contains(&m.1) && !welter::wins(&after));
        }
    }
    let coins: Vec<u64> = (0..50_000).map(|i| 3 * i + 1).collect();
    let last = welter::winning_moves(&coins).last().expect("the position is won");
    assert!(!coins.contains(&last.1) && !welter::wins(&moved(&coins, last)));
}

fn staircase_rules<'a>() -> Rules<'a, Vec<u64>, (usize, u64)> {
    Rules::new(|stairs: &Vec<u64>| {
        let mut options = cuts(stairs, |_, _| true);
        for ((i, left), after) in &mut options {
            if *i > 0 {
                after[*i - 1] += stairs[*i] - *left;
            }
        }
        options
    })
}

#[test]
fn staircase_nim_laws() {
    let mut rules = staircase_rules();
    for (count, max) in [(0, 0), (1, 9), (2, 7), (3, 5), (4, 3), (5, 2), (6, 1)] {
        for stairs in heaps(count, max) {
            let moves = staircase_nim::winning_moves(&stairs);
            rules.check(&stairs, staircase_nim::wins(&stairs), moves);
            rules.check_grundy(&stairs, staircase_nim::grundy(&stairs));
            let moves = staircase_nim::misere_winning_moves(&stairs);
            rules.check_misere(&stairs, staircase_nim::misere_wins(&stairs), moves);
        }
    }
}

#[test]
fn staircase_nim_extremes() {
    const MAX: u64 = u64::MAX;
    let moves = |stairs: &[u64]| staircase_nim::winning_moves(stairs).collect::<Vec<_>>();
    assert_eq!(moves(&[0, MAX, MAX]), [(1, 0), (2, 0)]);
    assert_eq!(moves(&[MAX, MAX]), [(0, 0)]);
    assert_eq!(moves(&[MAX - 1, 1, MAX]), [(1, 0), (2, MAX - 1)]);
    assert!(staircase_nim::misere_wins(&[]));
    assert!(staircase_nim::misere_wins(&[0, 0]));
    assert!(staircase_nim::misere_winning_moves(&[0, 5]).eq([(1, 4)]));
}

#[test]
fn staircase_nim_large() {
    let mut random = Random(1);
    for n in 0..1000 {
        let stairs: Vec<u64> = (0..n % 9).map(|_| random.stones()).collect();
        let after = |(i, left): (usize, u64)| {
            let mut after = cut(&stairs, (i, left));
            if i % 2 == 1 {
                after[i - 1] += stairs[i] - left;
            }
            after
        };
        let moves: Vec<_> = staircase_nim::winning_moves(&stairs).collect();
        assert_eq!(staircase_nim::wins(&stairs), !moves.is_empty());
        assert!(moves.into_iter().all(|m| !staircase_nim::wins(&after(m))));
        let moves: Vec<_> = staircase_nim::misere_winning_moves(&stairs).collect();
        let finished = stairs.iter().all(|&stones| stones == 0);
        assert_eq!(staircase_nim::misere_wins(&stairs), !moves.is_empty() || finished);
        assert!(moves.into_iter().all(|m| !staircase_nim::misere_wins(&after(m))));
    }
}

/// Numbers of which the last may only shrink as far as `least(the one before it)` and the others
/// likewise. A move is labelled as that of the stair that the header promises.
fn shrinking_rules<'a>(
    least: impl Fn(Option<u64>) -> u64 + 'a,
) -> Rules<'a, Vec<u64>, (usize, u64)> {
    Rules::new(move |numbers: &Vec<u64>| {
        let stair = |i: usize| numbers.len() - 1 - i;
        let least = |i: usize| least(i.checked_sub(1).map(|i| numbers[i]));
        let moves =
            (0..numbers.len()).rev().flat_map(|i| (least(i)..numbers[i]).map(move |to| (i, to)));
        moves.map(|m| ((stair(m.0), m.1 - least(m.0)), cut(numbers, m))).collect()
    })
}

#[test]
fn staircase_nim_georgia_and_bob_laws() {
    let mut rules = shrinking_rules(|before| before.map_or(1, |cell| cell + 1));
    for chips in (0..=4).flat_map(|count| distinct_coins(count, 1, [0, 9, 8, 7, 6][count])) {
        let stairs = staircase_nim::georgia_and_bob(&chips);
        let mut sorted = chips.clone();
        sorted.sort_unstable();
        let moves = staircase_nim::winning_moves(&stairs);
        rules.check(&sorted, staircase_nim::wins(&stairs), moves);
        let moves = staircase_nim::misere_winning_moves(&stairs);
        rules.check_misere(&sorted, staircase_nim::misere_wins(&stairs), moves);
    }
    assert_eq!(staircase_nim::georgia_and_bob(&[u64::MAX, 1]), [u64::MAX - 2, 0]);
    assert_panics("chips need cells of their own", || staircase_nim::georgia_and_bob(&[3, 1, 3]));
    assert_panics("chips need cells of their own", || staircase_nim::georgia_and_bob(&[3, 0]));
}

#[test]
fn staircase_nim_ordered_heaps_laws() {
    let mut rules = shrinking_rules(|before| before.unwrap_or(0));
    for position in small_heaps().filter(|position| position.is_sorted()) {
        let stairs = staircase_nim::ordered_heaps(&position);
        let moves = staircase_nim::winning_moves(&stairs);
        rules.check(&position, staircase_nim::wins(&stairs), moves);
        let moves = staircase_nim::misere_winning_moves(&stairs);
        rules.check_misere(&position, staircase_nim::misere_wins(&stairs), moves);
    }
    assert_eq!(staircase_nim::ordered_heaps(&[0, u64::MAX]), [u64::MAX, 0]);
    let message = "the heaps must not decrease";
    assert_panics(message, || staircase_nim::ordered_heaps(&[1, 4, 3]));
}

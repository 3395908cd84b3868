//! Taking from heaps.

use std::ops::RangeInclusive;

use crate::brute_force::{Cut, Rules, assert_panics, cut, cuts, heaps, small_heaps};
use crate::random::Random;
use nim_snippets::{
    arbitrary_nim, bounded_nim, bounded_tuples, constrained_nim::ConstrainedNim, end_nim,
    greedy_nim, misere_nim, moore_nim, nim, nim_counting, no_repeat_nim, poker_nim, range_nim,
    strange_nim, unfair_nim,
};

#[test]
fn nim_laws() {
    let mut rules = Rules::new(|heaps: &Vec<u64>| cuts(heaps, |_, _| true));
    for heaps in small_heaps() {
        rules.check(&heaps, nim::wins(&heaps), nim::winning_moves(&heaps));
        rules.check_grundy(&heaps, nim::grundy(&heaps));
    }
}

#[test]
fn nim_large() {
    let mut random = Random(1);
    for n in 0..200 {
        let heaps: Vec<u64> = (0..n % 20).map(|_| random.stones()).collect();
        assert_eq!(nim::wins(&heaps), nim::winning_moves(&heaps).next().is_some());
        for winning in nim::winning_moves(&heaps) {
            assert!(!nim::wins(&cut(&heaps, winning)));
        }
    }
}

#[test]
fn all_but_game_laws() {
    use nim_snippets::all_but_game::*;
    let sets = [&[][..], &[1], &[2], &[1, 2], &[3, 2], &[1, 2, 4], &[2, 5, 3], &[6]];
    for set in sets {
        let mut rules =
            Rules::new(|heaps: &Vec<u64>| cuts(heaps, |heap, left| !set.contains(&(heap - left))));
        for heaps in small_heaps() {
            rules.check(&heaps, wins(&heaps, set), winning_moves(&heaps, set));
        }
        for (heap, value) in grundy_values(60, set).into_iter().enumerate() {
            rules.check_grundy(&vec![heap as u64], value);
        }
    }
}

#[test]
fn all_but_game_large() {
    use nim_snippets::all_but_game::*;
    let mut random = Random(8);
    for _ in 0..25 {
        let set: Vec<u64> = (0..random.below(5)).map(|_| random.below(15)).collect();
        let game = AllButGame::new(&set, u64::MAX);
        let values = grundy_values(600, &set);
        let mut expected: Vec<u64> = Vec::new();
        for n in 0..=600 {
            let allowed = (0..n).filter(|left| !set.contains(&((n - left) as u64)));
            let options: std::collections::HashSet<u64> =
                allowed.map(|left| expected[left]).collect();
            expected.extend((0..).find(|value| !options.contains(value)));
        }
        assert_eq!(values, expected, "{set:?}");
        for (n, &value) in values.iter().enumerate() {
            assert_eq!(game.grundy(n as u64), value, "{set:?} {n}");
        }
        let heaps: Vec<u64> = (0..random.below(5)).map(|_| random.stones()).collect();
        let moves: Vec<_> = winning_moves(&heaps, &set).collect();
        assert_eq!(wins(&heaps, &set), !moves.is_empty(), "{heaps:?} {set:?}");
        assert!(moves.windows(2).all(|pair| pair[0] < pair[1]));
        for winning in moves {
            assert!(!wins(&cut(&heaps, winning), &set), "{heaps:?} {set:?}");
        }
    }
}

use nim_snippets::subtraction_game::{self, SubtractionGame};
use std::collections::HashSet;

/// The rules of a subtraction game.
fn subtraction_rules(set: &[u64]) -> Rules<'_, Vec<u64>, crate::brute_force::Cut> {
    Rules::new(|heaps: &Vec<u64>| cuts(heaps, |heap, left| set.contains(&(heap - left))))
}

fn check_subtraction_game(set: &[u64], positions: impl IntoIterator<Item = Vec<u64>>) {
    let mut rules = subtraction_rules(set);
    for heaps in positions {
        let moves = subtraction_game::winning_moves(&heaps, set);
        rules.check(&heaps, subtraction_game::wins(&heaps, set), moves);
        let moves = subtraction_game::misere_winning_moves(&heaps, set);
        rules.check_misere(&heaps, subtraction_game::misere_wins(&heaps, set), moves);
    }
}

#[test]
fn subtraction_game_laws() {
    check_subtraction_game(&[], small_heaps());
    for a in 1..=6 {
        for b in a..=6 {
            check_subtraction_game(&[b, a], small_heaps());
        }
    }
    for set in [[1, 2, 4], [2, 4, 7], [2, 5, 7], [7, 1, 3]] {
        check_subtraction_game(&set, (0..=12).flat_map(|n| [vec![n], vec![n, 9], vec![n, 3, 12]]));
    }
}

/// The values by the definition.
fn subtraction_values(n: usize, set: &[u64]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=n {
        let moves = set.iter().filter(|&&s| s <= heap as u64);
        let options: HashSet<u64> = moves.map(|&s| values[heap - s as usize]).collect();
        values.extend((0..).find(|value| !options.contains(value)));
    }
    values
}

#[test]
fn subtraction_game_values() {
    let mut random = Random(2);
    let random_sets = (0..20).map(|_| (0..4).map(|_| random.below(12)).collect());
    for mut set in heaps(3, 7).into_iter().chain(random_sets) {
        set.retain(|&s| s > 0);
        let game = SubtractionGame::new(&set, u64::MAX);
        let (start, period) = game.period.expect("small sets have short periods");
        let n = (start + period) as usize + 600;
        let values = subtraction_values(n, &set);
        assert_eq!(subtraction_game::grundy_values(n, &set), values, "{set:?}");
        let changes = |n: &usize| values[*n] != values[n + period as usize];
        let last_change = (0..=n - period as usize).rfind(changes);
        assert_eq!(start, last_change.map_or(0, |n| n as u64 + 1), "{set:?}");
        for n in start..n as u64 {
            let huge = n + (u64::MAX - n) / period * period;
            assert_eq!(game.grundy(huge), values[n as usize], "{set:?} {huge}");
        }
    }
}

#[test]
fn subtraction_game_values_of_large_sets() {
    let mut random = Random(3);
    let dense: Vec<u64> = (1..=150).collect();
    let sparse: Vec<u64> = (0..100).map(|_| 1 + random.below(1000)).collect();
    let long: Vec<u64> = (0..70).map(|_| 64 + random.below(2000)).collect();
    let edges = [1, 63, 64, 65, 127, 128, 129, 320, u64::MAX];
    for set in [&dense[..], &sparse, &long, &edges, &[64], &[63, 64]] {
        let values = subtraction_values(3000, set);
        for n in [0, 1, 62, 63, 64, 65, 254, 255, 256, 257, 3000] {
            let expected = &values[..=n];
            assert_eq!(subtraction_game::grundy_values(n, set), expected);
        }
    }
}

#[test]
fn subtraction_game_extremes() {
    let heaps = [u64::MAX, 0, u64::MAX - 6, 1 << 60, 12];
    let set = [3, 8, 1, 64, 3];
    let moves: Vec<_> = subtraction_game::winning_moves(&heaps, &set).collect();
    assert_eq!(subtraction_game::wins(&heaps, &set), !moves.is_empty());
    assert!(moves.windows(2).all(|pair| pair[0] < pair[1]));
    for winning in moves {
        assert!(!subtraction_game::wins(&cut(&heaps, winning), &set));
    }
    for winning in subtraction_game::misere_winning_moves(&heaps, &set) {
        assert!(!subtraction_game::misere_wins(&cut(&heaps, winning), &set));
    }
    assert!(!subtraction_game::wins(&[u64::MAX], &[]));
    assert!(subtraction_game::misere_wins(&[], &[1]));
    assert!(subtraction_game::wins(&[5, 7], &[1, u64::MAX]) == (5 % 2 != 7 % 2));
    let message = "0 stones are no move";
    assert_panics(message, || subtraction_game::wins(&[], &[2, 0]));
    assert_panics(message, || subtraction_game::winning_moves(&[], &[0]).next());
    assert_panics("no period within 2^22 heaps", || {
        subtraction_game::wins(&[u64::MAX], &[1, u64::MAX])
    });
}

#[test]
fn misere_nim_laws() {
    let mut rules = Rules::new(|heaps: &Vec<u64>| cuts(heaps, |_, _| true));
    for heaps in small_heaps() {
        let moves = misere_nim::winning_moves(&heaps);
        rules.check_misere(&heaps, misere_nim::wins(&heaps), moves);
    }
}

/// Cuts all listed heaps, at least one and at most `k` of them, in the promised order.
fn cut_all(heaps: &[u64], moves: &[(usize, u64)], k: u64) -> Vec<u64> {
    assert!((1..=k).contains(&(moves.len() as u64)), "{moves:?} in {heaps:?}, k = {k}");
    assert!(moves.is_sorted_by(|a, b| a.0 < b.0), "{moves:?} is not ascending");
    moves.iter().fold(heaps.to_vec(), |heaps, &m| cut(&heaps, m))
}

fn check_moore(heaps: &[u64], k: u64) {
    let winning = moore_nim::winning_move(heaps, k);
    assert_eq!(moore_nim::wins(heaps, k), winning.is_some(), "{heaps:?}, k = {k}");
    if let Some(moves) = winning {
        assert!(!moore_nim::wins(&cut_all(heaps, &moves, k), k), "{heaps:?}, k = {k}: {moves:?}");
    }
    let winning = moore_nim::misere_winning_move(heaps, k);
    let finished = heaps.iter().all(|&heap| heap == 0);
    assert_eq!(moore_nim::misere_wins(heaps, k), winning.is_some() || finished, "{heaps:?}, {k}");
    if let Some(moves) = winning {
        assert!(
            !moore_nim::misere_wins(&cut_all(heaps, &moves, k), k),
            "{heaps:?}, {k}: {moves:?}"
        );
    }
}

#[test]
fn moore_nim_laws() {
    for k in [1, 2, 3, 4, 5, u64::MAX] {
        // The order of the heaps does not matter to the outcome.
        let mut rules = Rules::new(|heaps: &Vec<u64>| {
            let lower = |(touched, after): (u64, Vec<u64>), i: usize| {
                (0..=heaps[i]).filter_map(move |left| {
                    let touched = touched + u64::from(left < heaps[i]);
                    (touched <= k).then(|| (touched, [after.as_slice(), &[left]].concat()))
                })
            };
            let mut after = vec![(0, Vec::new())];
            for i in 0..heaps.len() {
                after = after.into_iter().flat_map(|start| lower(start, i)).collect();
            }
            let moves = after.into_iter().filter(|&(touched, _)| touched > 0);
            let sorted = |(_, mut heaps): (u64, Vec<u64>)| {
                heaps.sort_unstable();
                ((), heaps)
            };
            moves.map(sorted).collect()
        });
        for (count, max) in [(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3), (6, 2), (7, 1)] {
            for heaps in heaps(count, max) {
                let mut sorted = heaps.clone();
                sorted.sort_unstable();
                assert_eq!(moore_nim::wins(&heaps, k), rules.wins(&sorted), "{heaps:?}, k = {k}");
                let misere_wins = moore_nim::misere_wins(&heaps, k);
                assert_eq!(misere_wins, rules.misere_wins(&sorted), "misère {heaps:?}, k = {k}");
                check_moore(&heaps, k);
            }
        }
    }
}

#[test]
fn moore_nim_extremes() {
    const MAX: u64 = u64::MAX;
    assert!(moore_nim::wins(&[22, 11, 42, 23, 19], 3));
    check_moore(&[22, 11, 42, 23, 19], 3);
    assert_eq!(moore_nim::winning_move(&[MAX, 0, MAX], MAX), Some(vec![(0, 0), (2, 0)]));
    assert_eq!(moore_nim::winning_move(&[MAX; 3], 2), None);
    assert_eq!(moore_nim::misere_winning_move(&[MAX, 1, 0], 2), Some(vec![(0, 0)]));
    assert_eq!(moore_nim::misere_winning_move(&[MAX, 0], MAX), Some(vec![(0, 1)]));
    assert!(moore_nim::misere_wins(&[0], MAX) && !moore_nim::wins(&[0], MAX));
    for heaps in [&[][..], &[1], &[5, 5]] {
        assert_panics("k must be positive", || moore_nim::wins(heaps, 0));
        assert_panics("k must be positive", || moore_nim::winning_move(heaps, 0));
        assert_panics("k must be positive", || moore_nim::misere_wins(heaps, 0));
        assert_panics("k must be positive", || moore_nim::misere_winning_move(heaps, 0));
    }
}

#[test]
fn moore_nim_large() {
    let mut random = Random(4);
    for n in 0..400 {
        let small = random.below(4) == 0;
        let heaps: Vec<u64> =
            (0..n).map(|_| random.stones() >> if small { 62 } else { 0 }).collect();
        for k in [1, 2, 3, 7, 64, n / 2 + 1, n + 1, u64::MAX] {
            check_moore(&heaps, k);
        }
    }
    // Few heaps with any digit among many, and so many that the counters carry far.
    let mut heaps = vec![0; 10_000];
    (0..63).for_each(|digit| heaps[9_000 + 10 * digit] = 1 << digit);
    check_moore(&heaps, 64);
    check_moore(&heaps, 62);
    heaps.iter_mut().for_each(|heap| *heap = u64::MAX);
    check_moore(&heaps, 10_000);
    check_moore(&heaps, 9_999);
    check_moore(&heaps, 9_998);
}

#[test]
fn bounded_nim_laws() {
    for max in [1, 2, 3, 4, 5, u64::MAX] {
        let legal = |heap: u64, left: u64| heap - left <= max;
        let mut rules = Rules::new(|heaps: &Vec<u64>| cuts(heaps, legal));
        for heaps in small_heaps() {
            let moves = bounded_nim::winning_moves(&heaps, max);
            rules.check(&heaps, bounded_nim::wins(&heaps, max), moves);
            let moves = bounded_nim::misere_winning_moves(&heaps, max);
            rules.check_misere(&heaps, bounded_nim::misere_wins(&heaps, max), moves);
        }
        for heap in 0..40 {
            rules.check_grundy(&vec![heap], bounded_nim::grundy(heap, max));
        }
    }
}

#[test]
fn bounded_nim_extremes() {
    const MAX: u64 = u64::MAX;
    let moves = |heaps: &[u64], max| -> Vec<_> { bounded_nim::winning_moves(heaps, max).collect() };
    assert_eq!(moves(&[MAX, MAX - 1], MAX), [(0, MAX - 1)]);
    assert_eq!(moves(&[MAX, MAX - 1], MAX - 1), [(0, MAX - 1), (1, 0)]);
    assert_eq!(moves(&[MAX, 1], MAX - 1), [(0, 1), (1, 0)]);
    assert_eq!(moves(&[MAX], MAX), [(0, 0)]);
    assert_eq!(moves(&[], MAX), []);
    assert!(bounded_nim::misere_wins(&[], 1));
    for heaps in [&[][..], &[5]] {
        assert_panics("max must be positive", || bounded_nim::wins(heaps, 0));
        assert_panics("max must be positive", || bounded_nim::winning_moves(heaps, 0));
        assert_panics("max must be positive", || bounded_nim::misere_wins(heaps, 0));
        assert_panics("max must be positive", || bounded_nim::misere_winning_moves(heaps, 0));
    }
    assert_panics("max must be positive", || bounded_nim::grundy(0, 0));
}

#[test]
fn range_nim_laws() {
    for (min, max) in (1..=4).flat_map(|min| (min..=7).map(move |max| (min, max))) {
        let legal = |heap: u64, left: u64| (min..=max).contains(&(heap - left));
        let mut rules = Rules::new(|heaps: &Vec<u64>| cuts(heaps, legal));
        for heaps in small_heaps() {
            let moves = range_nim::winning_moves(&heaps, min, max);
            rules.check(&heaps, range_nim::wins(&heaps, min, max), moves);
            let count = range_nim::winning_moves(&heaps, min, max).count() as u128;
            assert_eq!(range_nim::count_winning_moves(&heaps, min, max), count);
            let moves = range_nim::misere_winning_moves(&heaps, min, max);
            rules.check_misere(&heaps, range_nim::misere_wins(&heaps, min, max), moves);
        }
        for heap in 0..40 {
            rules.check_grundy(&vec![heap], range_nim::grundy(heap, min, max));
        }
    }
}

#[test]
fn range_nim_with_min_1_is_bounded_nim() {
    let mut random = Random(2);
    for n in 0..2000 {
        let heaps: Vec<u64> = (0..n % 6).map(|_| random.stones()).collect();
        let max = random.stones().max(1);
        let moves = range_nim::winning_moves(&heaps, 1, max);
        assert!(moves.eq(bounded_nim::winning_moves(&heaps, max)), "{heaps:?}, {max}");
        let moves = range_nim::misere_winning_moves(&heaps, 1, max);
        assert!(moves.eq(bounded_nim::misere_winning_moves(&heaps, max)), "{heaps:?}, {max}");
    }
}

#[test]
fn range_nim_extremes() {
    const MAX: u64 = u64::MAX;
    let count = range_nim::count_winning_moves;
    assert_eq!(count(&[MAX], MAX, MAX), 1);
    assert_eq!(count(&[MAX], MAX / 2, MAX / 2), 0);
    assert_eq!(count(&[MAX; 3], 1 << 63, MAX), 3 << 63);
    assert_eq!(count(&[1 << 60], 1, MAX), 1);
    assert_eq!(count(&[10, 1 << 60], 1 << 59, 1 << 60), 1 << 59);
    assert_eq!(range_nim::winning_moves(&[1 << 60], 1 << 59, 1 << 60).nth(5), Some((0, 5)));
    assert_eq!(count(&[], 1, MAX), 0);
    assert!(range_nim::misere_wins(&[], 2, 3));
    assert!(range_nim::misere_wins(&[1, 1], 2, 3));
    for heaps in [&[][..], &[5]] {
        for (message, min, max) in
            [("min must be positive", 0, 0), ("min = 3 exceeds max = 2", 3, 2)]
        {
            assert_panics(message, || range_nim::wins(heaps, min, max));
            assert_panics(message, || range_nim::winning_moves(heaps, min, max));
            assert_panics(message, || count(heaps, min, max));
            assert_panics(message, || range_nim::misere_wins(heaps, min, max));
            assert_panics(message, || range_nim::misere_winning_moves(heaps, min, max));
            assert_panics(message, || range_nim::grundy(0, min, max));
        }
    }
}

#[test]
fn range_nim_large() {
    let mut random = Random(3);
    for n in 0..2000 {
        let heaps: Vec<u64> = (0..n % 6).map(|_| random.stones()).collect();
        let (a, b) = (random.stones().max(1), random.stones().max(1));
        let (min, max) = (a.min(b), a.max(b));
        let wins = |heaps: &[u64]| range_nim::wins(heaps, min, max);
        let misere_wins = |heaps: &[u64]| range_nim::misere_wins(heaps, min, max);
        assert_eq!(wins(&heaps), range_nim::winning_moves(&heaps, min, max).next().is_some());
        assert_eq!(wins(&heaps), range_nim::count_winning_moves(&heaps, min, max) > 0);
        for winning in range_nim::winning_moves(&heaps, min, max).take(10) {
            let after = cut(&heaps, winning);
            assert!((min..=max).contains(&(heaps[winning.0] - winning.1)) && !wins(&after));
        }
        let finished = heaps.iter().all(|&heap| heap < min);
        let has_move = range_nim::misere_winning_moves(&heaps, min, max).next().is_some();
        assert_eq!(misere_wins(&heaps), has_move || finished);
        for winning in range_nim::misere_winning_moves(&heaps, min, max).take(10) {
            assert!(!misere_wins(&cut(&heaps, winning)));
        }
    }
}

#[test]
fn poker_nim_laws() {
    let mut rules = Rules::new(|(heaps, reserve): &(Vec<u64>, u64)| {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for size in (0..=heap + reserve).filter(|&size| size != heap) {
                let mut after = heaps.clone();
                after[i] = size;
                let rest = reserve - size.saturating_sub(heap);
                options.push(((i, size), (after, rest)));
            }
        }
        options
    });
    for (count, max, most) in [(0, 0, 3), (1, 8, 6), (2, 5, 4), (3, 3, 3)] {
        for heaps in heaps(count, max) {
            for reserve in 0..=most {
                let position = (heaps.clone(), reserve);
                let moves = poker_nim::winning_moves(&heaps, reserve);
                rules.check(&position, poker_nim::wins(&heaps), moves);
                rules.check_grundy(&position, poker_nim::grundy(&heaps));
            }
        }
    }
}

#[test]
fn poker_nim_extremes() {
    const MAX: u64 = u64::MAX;
    assert!(!poker_nim::wins(&[]));
    assert!(!poker_nim::wins(&[0, 0]) && poker_nim::winning_moves(&[0, 0], MAX).next().is_none());
    assert!(poker_nim::winning_moves(&[0, MAX], MAX).eq([(0, MAX), (1, 0)]));
    assert!(poker_nim::winning_moves(&[0, MAX], MAX - 1).eq([(1, 0)]));
}

#[test]
fn poker_nim_large() {
    let mut random = Random(1);
    for n in 0..200 {
        let heaps: Vec<u64> = (0..n % 20).map(|_| random.stones()).collect();
        let reserve = random.stones();
        let moves: Vec<(usize, u64)> = poker_nim::winning_moves(&heaps, reserve).collect();
        assert_eq!(poker_nim::wins(&heaps), !moves.is_empty());
        for (i, size) in moves {
            let mut after = heaps.clone();
            after[i] = size;
            assert!(!poker_nim::wins(&after) && size.saturating_sub(heaps[i]) <= reserve);
        }
    }
}

type DividedHeap = (u64, u64);

/// Take 1 to `stones / k` from a heap `(stones, k)`.
fn strange_nim_options(heaps: &[DividedHeap]) -> Vec<(Cut, Vec<DividedHeap>)> {
    let moves = (0..heaps.len()).flat_map(|i| {
        let (stones, k) = heaps[i];
        (stones - stones / k..stones).map(move |left| (i, left))
    });
    let option = |(i, left): Cut| {
        let mut heaps = heaps.to_vec();
        heaps[i].0 = left;
        ((i, left), heaps)
    };
    moves.map(option).collect()
}

#[test]
fn strange_nim_laws() {
    let mut rules = Rules::new(|heaps: &Vec<DividedHeap>| strange_nim_options(heaps));
    for (stones, k) in (0..=100).flat_map(|stones| (1..=10).map(move |k| (stones, k))) {
        rules.check_grundy(&vec![(stones, k)], strange_nim::grundy(stones, k));
    }
    let one = (0..=60).flat_map(|stones| (1..=6).map(move |k| vec![(stones, k)]));
    let two = heaps(2, 20).into_iter().flat_map(|heaps| {
        let ks = [(1, 2), (2, 3), (2, 2), (3, 5), (4, 1)];
        ks.map(|(k, l)| vec![(heaps[0], k), (heaps[1], l)])
    });
    let three = heaps(3, 8).into_iter().flat_map(|heaps| {
        let ks = [[1, 2, 3], [2, 2, 2], [2, 3, 4]];
        ks.map(|ks| heaps.iter().copied().zip(ks).collect())
    });
    for heaps in one.chain(two).chain(three).chain([vec![]]) {
        rules.check(&heaps, strange_nim::wins(&heaps), strange_nim::winning_moves(&heaps));
        let moves = strange_nim::misere_winning_moves(&heaps);
        rules.check_misere(&heaps, strange_nim::misere_wins(&heaps), moves);
    }
}

#[test]
fn strange_nim_large() {
    let mut random = Random(1);
    for _ in 0..300 {
        let mut heap = || match random.below(3) {
            0 => (random.below(1_000_000_000), 1 + random.below(30_000)),
            1 => (random.stones(), u64::MAX - random.below(3)),
            _ => (random.stones(), 1 + random.below(3)),
        };
        let heaps = [heap(), heap(), heap()];
        let mut any = false;
        for (i, left) in strange_nim::winning_moves(&heaps) {
            let (stones, k) = heaps[i];
            assert!(left < stones && stones - left <= stones / k);
            let mut heaps = heaps;
            heaps[i].0 = left;
            assert!(!strange_nim::wins(&heaps));
            any = true;
        }
        assert_eq!(strange_nim::wins(&heaps), any);
    }
    assert_panics("k must be positive", || strange_nim::grundy(0, 0));
    assert_panics("k must be positive", || strange_nim::winning_moves(&[(1, 1), (0, 0)]));
}

#[test]
fn constrained_nim_laws() {
    let mut random = Random(1);
    for round in 0..400 {
        let (max, count) = (4 + random.below(12), round % 40);
        let bans: Vec<(u64, u64)> =
            (0..count).map(|_| (random.below(max), random.below(max))).collect();
        let legal = |heap: u64, left: u64| !bans.contains(&(heap, heap - left));
        let mut rules = Rules::new(|heaps: &Vec<u64>| cuts(heaps, legal));
        let game = ConstrainedNim::new(&bans);
        for heap in 0..=18 {
            rules.check_grundy(&vec![heap], game.grundy(heap));
        }
        let positions = heaps(1, 18).into_iter().chain(heaps(2, 6)).chain([vec![], vec![3, 4, 5]]);
        for heaps in positions {
            rules.check(&heaps, game.wins(&heaps), game.winning_moves(&heaps));
        }
    }
}

#[test]
fn constrained_nim_large() {
    let mut random = Random(1);
    for _ in 0..100 {
        let bans: Vec<(u64, u64)> = (0..1000)
            .map(|_| {
                let size = random.below(60);
                match random.below(4) {
                    0 => (u64::MAX - size, u64::MAX - size - random.below(60)),
                    1 => (u64::MAX - size, random.below(60)),
                    _ => (size, random.below(60)),
                }
            })
            .collect();
        let game = ConstrainedNim::new(&bans);
        let mut heap = || match random.below(2) {
            0 => u64::MAX - random.below(60),
            _ => random.below(60),
        };
        let heaps = [heap(), heap(), heap()];
        let mut any = false;
        for (i, left) in game.winning_moves(&heaps) {
            assert!(!bans.contains(&(heaps[i], heaps[i] - left)));
            assert!(!game.wins(&cut(&heaps, (i, left))));
            any = true;
        }
        assert_eq!(game.wins(&heaps), any, "{heaps:?}");
    }
    let all: Vec<(u64, u64)> =
        (0..20).flat_map(|size| (0..30).map(move |taken| (size, taken))).collect();
    assert_eq!(ConstrainedNim::new(&all).grundy(u64::MAX), u64::MAX - 19);
}

#[test]
fn arbitrary_nim_laws() {
    let bounded =
        |max| Rules::new(move |heaps: &Vec<u64>| cuts(heaps, |heap, left| heap - left <= max));
    let mut rules: Vec<_> = (1..=12).map(bounded).collect();
    for heaps in small_heaps() {
        let wins = (1..=12).rev().find(|&max| rules[max as usize - 1].wins(&heaps));
        let wins_unbounded = wins == Some(12); // no heap is larger
        let expected = if wins_unbounded { Some(u64::MAX) } else { wins };
        assert_eq!(arbitrary_nim::largest_max(&heaps), expected, "{heaps:?}");
    }
}

#[test]
fn arbitrary_nim_large() {
    let mut random = Random(1);
    for n in 0..200 {
        let mut heaps: Vec<u64> = (0..n).map(|_| random.stones()).collect();
        heaps.extend(heaps.clone());
        assert_eq!(arbitrary_nim::largest_max(&heaps), None);
        let (a, b) = (random.stones(), random.stones());
        heaps.extend([a, b, a ^ b]);
        match arbitrary_nim::largest_max(&heaps) {
            None => assert!(a == 0 || b == 0 || a == b, "{a} {b}"),
            Some(max) => {
                assert!(max == a.max(b).max(a ^ b) - 1);
                assert!(max == 0 || bounded_nim::wins(&heaps, max));
                assert!(!bounded_nim::wins(&heaps, max + 1));
            }
        }
    }
}

/// A heap and the set of what has been taken from it.
type PlayedHeap = (u64, u64);

fn no_repeat_options(heaps: &[PlayedHeap]) -> Vec<(Cut, Vec<PlayedHeap>)> {
    let moves = (0..heaps.len()).flat_map(|i| (0..heaps[i].0).map(move |left| (i, left)));
    let option = |(i, left): Cut| {
        let (stones, taken) = heaps[i];
        let mut heaps = heaps.to_vec();
        heaps[i] = (left, taken | 1 << (stones - left));
        (taken >> (stones - left) & 1 == 0).then_some(((i, left), heaps))
    };
    moves.filter_map(option).collect()
}

#[test]
fn no_repeat_nim_laws() {
    let mut rules = Rules::new(|heaps: &Vec<PlayedHeap>| no_repeat_options(heaps));
    let one = (0..=32).map(|heap| vec![heap]);
    for heaps in one.chain(heaps(2, 9)).chain(heaps(3, 4)).chain([vec![]]) {
        let fresh: Vec<PlayedHeap> = heaps.iter().map(|&heap| (heap, 0)).collect();
        rules.check(&fresh, no_repeat_nim::wins(&heaps), no_repeat_nim::winning_moves(&heaps));
        if let [heap] = heaps[..] {
            rules.check_grundy(&fresh, no_repeat_nim::grundy(heap));
        }
    }
    for (heap, a, b) in
        (0..=15).flat_map(|heap| (1..=15).flat_map(move |a| (1..=a).map(move |b| (heap, a, b))))
    {
        let value = no_repeat_nim::played_grundy(heap, &[a, b, u64::MAX]);
        rules.check_grundy(&vec![(heap, 1 << a | 1 << b)], value);
    }
}

#[test]
fn no_repeat_nim_large() {
    for heap in 0..=60 {
        assert_eq!(no_repeat_nim::grundy(heap), no_repeat_nim::played_grundy(heap, &[]));
    }
    let mut random = Random(1);
    for heap in (0..1000).map(|_| random.stones()).chain([u64::MAX]) {
        let k = u128::from(no_repeat_nim::grundy(heap));
        let heap = u128::from(heap);
        assert!(k * (k + 1) / 2 <= heap && heap < (k + 1) * (k + 2) / 2);
    }
    for k in [1, 2, 1 << 20, 6_074_000_998, 6_074_000_999_u64] {
        let heap = (u128::from(k) * u128::from(k + 1) / 2) as u64;
        assert_eq!([heap - 1, heap].map(no_repeat_nim::grundy), [k - 1, k]);
    }
    let heaps = [41, 37, 22];
    for (i, left) in no_repeat_nim::winning_moves(&heaps) {
        let played = no_repeat_nim::played_grundy(left, &[heaps[i] - left]);
        assert!(no_repeat_nim::wins(&heaps));
        assert_eq!(
            played ^ heaps.iter().fold(0, |xor, &heap| xor ^ no_repeat_nim::grundy(heap)),
            no_repeat_nim::grundy(heaps[i])
        );
    }
    assert_panics("127 stones", || no_repeat_nim::winning_moves(&[1, 128]));
    assert_panics("127 stones", || no_repeat_nim::played_grundy(128, &[]));
    assert_eq!(no_repeat_nim::played_grundy(3, &[0, 127, 128]), 2);
    assert_eq!(no_repeat_nim::winning_moves(&[127; 2]).next(), None);
}

/// Cuts of the heaps with these indices.
fn cuts_of(heaps: &[u64], may_cut: impl Fn(usize) -> bool) -> Vec<(Cut, Vec<u64>)> {
    let mut options = cuts(heaps, |_, _| true);
    options.retain(|&((i, _), _)| may_cut(i));
    options
}

#[test]
fn end_nim_laws() {
    let mut rules = Rules::new(|heaps: &Vec<u64>| {
        let first = heaps.iter().position(|&heap| heap > 0);
        let last = heaps.iter().rposition(|&heap| heap > 0);
        cuts_of(heaps, |i| Some(i) == first || Some(i) == last)
    });
    let rows = [(0, 0), (1, 9), (2, 9), (3, 7), (4, 5), (5, 3), (6, 2)];
    for heaps in rows.into_iter().flat_map(|(count, max)| heaps(count, max)) {
        rules.check(&heaps, end_nim::wins(&heaps), end_nim::winning_moves(&heaps));
        let moves = end_nim::misere_winning_moves(&heaps);
        rules.check_misere(&heaps, end_nim::misere_wins(&heaps), moves);
    }
}

#[test]
fn end_nim_large() {
    let mut random = Random(1);
    for n in 1..100 {
        let magnitude = 1 + random.below(64);
        let heaps: Vec<u64> =
            (0..n).map(|_| random.next() >> (64 - magnitude)).chain([u64::MAX; 2]).collect();
        let mut moves = 0;
        for winning in end_nim::winning_moves(&heaps) {
            assert!(!end_nim::wins(&cut(&heaps, winning)));
            moves += 1;
        }
        assert_eq!(end_nim::wins(&heaps), moves > 0);
        // Made lost on purpose: a heap put in front is the one that the law allows.
        let lost = (end_nim::winning_moves(&[&[u64::MAX], &heaps[..]].concat()).next())
            .filter(|m| m.0 == 0);
        if let Some((_, left)) = lost {
            assert!(!end_nim::wins(&[&[left], &heaps[..]].concat()));
        }
    }
}

#[test]
fn greedy_nim_laws() {
    use greedy_nim::*;
    let mut rules = Rules::new(|heaps: &Vec<u64>| {
        cuts_of(heaps, |i| heaps.iter().all(|&heap| heap <= heaps[i]))
    });
    let is_smallest =
        |heaps: &[u64], i: usize| heaps.iter().all(|&heap| heap == 0 || heap >= heaps[i]);
    let mut smallest = Rules::new(|heaps: &Vec<u64>| cuts_of(heaps, |i| is_smallest(heaps, i)));
    for heaps in small_heaps().chain(heaps(4, 4)).chain(heaps(5, 3)) {
        rules.check(&heaps, wins(&heaps), winning_moves(&heaps));
        rules.check_misere(&heaps, misere_wins(&heaps), misere_winning_moves(&heaps));
        smallest.check(&heaps, smallest_wins(&heaps), smallest_winning_moves(&heaps));
        smallest.check_misere(
            &heaps,
            smallest_misere_wins(&heaps),
            smallest_misere_winning_moves(&heaps),
        );
    }
}

#[test]
fn greedy_nim_extremes() {
    const MAX: u64 = u64::MAX;
    assert!(greedy_nim::winning_moves(&[MAX, MAX - 1]).eq([(0, MAX - 1)]));
    assert!(greedy_nim::winning_moves(&[MAX; 3]).take(2).eq([(0, 0), (0, 1)]));
    assert!(greedy_nim::misere_winning_moves(&[0, MAX]).eq([(1, 1)]));
    assert_eq!(greedy_nim::winning_moves(&[MAX - 1, MAX - 1, MAX]).nth(5), Some((2, 5)));
    assert!(greedy_nim::smallest_winning_moves(&[MAX, MAX]).eq([(0, 1), (1, 1)]));
    assert!(greedy_nim::smallest_winning_moves(&[MAX]).eq([(0, 0)]));
}

/// For each xor below `size` the number of sequences of `choices` with a length from `lengths`.
fn counted_sequences(choices: &[u64], lengths: RangeInclusive<u64>, size: usize) -> Vec<u128> {
    let mut of_length = vec![0; size];
    of_length[0] = 1;
    let mut counts = vec![0; size];
    for length in 0..=*lengths.end() {
        for (count, more) in counts.iter_mut().zip(&of_length) {
            *count += more * u128::from(lengths.contains(&length));
        }
        let mut longer = vec![0; size];
        for (xor, count) in of_length.iter().enumerate() {
            choices.iter().for_each(|&choice| longer[xor ^ choice as usize] += count);
        }
        of_length = longer;
    }
    counts
}

#[test]
fn nim_counting_laws() {
    let mut random = Random(5);
    for n in 0..60 {
        let choices: Vec<u64> = (0..n % 7).map(|_| random.below(1 << (n % 6))).collect();
        let start = random.below(5);
        let lengths = start..=start + random.below(6);
        let exact = nim_counting::exact_xor_counts(&choices, lengths.clone());
        let size = choices.iter().max().map_or(1, |&max| (max + 1).next_power_of_two());
        assert_eq!(exact, counted_sequences(&choices, lengths.clone(), size as usize));
        for modulus in [1, 3, 7, 15, 998_244_353, (1 << 31) - 1] {
            let counts = nim_counting::xor_counts(&choices, lengths.clone(), modulus);
            let expected = exact.iter().map(|&count| (count % u128::from(modulus)) as u32);
            assert!(counts.iter().copied().eq(expected), "{choices:?} {lengths:?} mod {modulus}");
        }
    }
}

#[test]
fn nim_counting_samples_and_extremes() {
    let won = |choices: &[u64], n| -> u64 {
        let counts = nim_counting::xor_counts(choices, 1..=n, 998_244_353);
        counts[1..].iter().map(|&count| u64::from(count)).sum::<u64>() % 998_244_353
    };
    assert_eq!(won(&[1, 2], 2), 4);
    assert_eq!(won(&[3, 5, 7], 100), 112_184_936);
    const MAX: u64 = u64::MAX;
    assert_eq!(nim_counting::xor_counts(&[], 0..=MAX, 7), [1]);
    assert_eq!(nim_counting::xor_counts(&[], 1..=MAX, 7), [0]);
    assert_eq!(nim_counting::exact_xor_counts(&[0], 0..=MAX), [1 << 64]);
    assert_eq!(nim_counting::exact_xor_counts(&[1], 0..=MAX), [1 << 63, 1 << 63]);
    assert_eq!(nim_counting::exact_xor_counts(&[1], MAX..=MAX), [0, 1]);
    assert_eq!(nim_counting::exact_xor_counts(&[1, 0], 125..=125), [1 << 124; 2]);
    assert_panics("may exceed u128", || nim_counting::exact_xor_counts(&[1, 0], 0..=127));
    for modulus in [0, 2, 1 << 31, u32::MAX] {
        let message = "not odd and below 2^31";
        assert_panics(message, || nim_counting::xor_counts(&[], 0..=0, modulus));
        assert_panics(message, || nim_counting::walsh_hadamard_mod(&mut [0], modulus));
    }
    #[allow(clippy::reversed_empty_ranges)]
    let empty = 3..=2;
    assert_panics("no length is in 3..=2", || nim_counting::xor_counts(&[], empty, 7));
    assert_panics("too large for a table", || nim_counting::xor_counts(&[1 << 32], 0..=1, 7));
    assert_panics("not below the modulus", || nim_counting::walsh_hadamard_mod(&mut [7], 7));
    assert_panics("0 is not a power of two", || nim_counting::walsh_hadamard(&mut []));
    assert_panics("6 is not a power of two", || nim_counting::walsh_hadamard(&mut [0; 6]));
}

#[test]
fn nim_counting_walsh_hadamard() {
    let mut random = Random(6);
    let modulus = (1 << 31) - 1;
    for bits in 0..15 {
        let values: Vec<u32> = (0..1 << bits).map(|_| random.below(modulus) as u32).collect();
        let signed: Vec<i64> = values.iter().map(|&value| i64::from(value)).collect();
        let (mut sums, mut rests) = (signed.clone(), values.clone());
        nim_counting::walsh_hadamard(&mut sums);
        nim_counting::walsh_hadamard_mod(&mut rests, modulus as u32);
        for i in (0..20).map(|_| random.below(1 << bits) as usize) {
            let sign = |j: usize| 1 - 2 * i64::from((i & j).count_ones() % 2);
            let sum: i64 = signed.iter().enumerate().map(|(j, value)| sign(j) * value).sum();
            assert_eq!(sums[i], sum);
            assert_eq!(i64::from(rests[i]), sum.rem_euclid(modulus as i64));
        }
        nim_counting::walsh_hadamard(&mut sums);
        assert!(sums.iter().zip(&signed).all(|(sum, value)| *sum == value << bits));
    }
}

#[test]
fn bounded_tuples_laws() {
    for bounds in small_heaps() {
        let top = bounds.iter().max().map_or(0, |&max| 2 * max + 1);
        let max = bounds.iter().copied().max().unwrap_or(0);
        let below = |tuple: &&Vec<u64>| tuple.iter().zip(&bounds).all(|(heap, max)| heap <= max);
        let tuples: Vec<Vec<u64>> = heaps(bounds.len(), max);
        let tuples: Vec<&Vec<u64>> = tuples.iter().filter(below).collect();
        for xor in 0..=top {
            let count = tuples.iter().filter(|tuple| nim::grundy(tuple) == xor).count() as u64;
            assert_eq!(bounded_tuples::count(&bounds, xor, u64::MAX), count, "{bounds:?} {xor}");
            assert_eq!(bounded_tuples::count(&bounds, xor, 7), count % 7, "{bounds:?} {xor}");
        }
    }
}

#[test]
fn bounded_tuples_extremes() {
    const MAX: u64 = u64::MAX;
    assert_eq!(bounded_tuples::count(&[], 0, MAX), 1);
    assert_eq!(bounded_tuples::count(&[], MAX, MAX), 0);
    assert_eq!(bounded_tuples::count(&[MAX], MAX, MAX), 1);
    assert_eq!(bounded_tuples::count(&[MAX; 3], 5, 1), 0);
    assert_eq!(bounded_tuples::count(&[MAX; 3], MAX / 3, MAX), 1); // 2^128 of them
    assert_eq!(bounded_tuples::count(&[MAX, MAX - 1], 0, MAX - 2), 2); // all of 0..MAX
    assert_panics("the modulus is 0", || bounded_tuples::count(&[], 0, 0));
}

#[test]
fn unfair_nim_laws() {
    for heaps in small_heaps().filter(|heaps| heaps.len() >= 2) {
        let lost = |&moved: &u64| {
            let (first, second) = (heaps[0] - moved, heaps[1] + moved);
            nim::grundy(&[&[first, second], &heaps[2..]].concat()) == 0
        };
        let expected = (0..heaps[0]).find(lost);
        assert_eq!(unfair_nim::fewest_moved(&heaps), expected, "{heaps:?}");
    }
}

#[test]
fn unfair_nim_extremes() {
    const MAX: u64 = u64::MAX;
    assert_eq!(unfair_nim::fewest_moved(&[0, 0]), None);
    assert_eq!(unfair_nim::fewest_moved(&[MAX, MAX]), Some(0));
    assert_eq!(unfair_nim::fewest_moved(&[MAX, MAX, 1]), None);
    assert_eq!(unfair_nim::fewest_moved(&[MAX, 0, MAX]), Some(0));
    assert_eq!(unfair_nim::fewest_moved(&[1, MAX - 1, MAX]), Some(0));
    assert_eq!(unfair_nim::fewest_moved(&[MAX - 1, 0]), Some(MAX / 2));
    let samples: [(&[u64], _); 3] = [
        (&[5, 3], Some(1)),
        (&[10, 9, 8, 7, 6, 5, 4, 3], Some(3)),
        (&[4_294_967_297, 8_589_934_593, 12_884_901_890], Some(1)),
    ];
    for (heaps, moved) in samples {
        assert_eq!(unfair_nim::fewest_moved(heaps), moved);
    }
    assert_panics("fewer than two heaps", || unfair_nim::fewest_moved(&[3]));
}

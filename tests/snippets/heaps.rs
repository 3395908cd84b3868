//! Taking from heaps.

use crate::brute_force::{Rules, assert_panics, cut, cuts, heaps, small_heaps};
use crate::random::Random;
use nim_snippets::{bounded_nim, misere_nim, nim, poker_nim, range_nim};

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
        assert_eq!(
            nim::wins(&heaps),
            nim::winning_moves(&heaps).next().is_some()
        );
        for winning in nim::winning_moves(&heaps) {
            assert!(!nim::wins(&cut(&heaps, winning)));
        }
    }
}

#[test]
fn misere_nim_laws() {
    let mut rules = Rules::new(|heaps: &Vec<u64>| cuts(heaps, |_, _| true));
    for heaps in small_heaps() {
        let moves = misere_nim::winning_moves(&heaps);
        rules.check_misere(&heaps, misere_nim::wins(&heaps), moves);
    }
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
        assert_panics("max must be positive", || {
            bounded_nim::winning_moves(heaps, 0)
        });
        assert_panics("max must be positive", || {
            bounded_nim::misere_wins(heaps, 0)
        });
        assert_panics("max must be positive", || {
            bounded_nim::misere_winning_moves(heaps, 0)
        });
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
        assert!(
            moves.eq(bounded_nim::winning_moves(&heaps, max)),
            "{heaps:?}, {max}"
        );
        let moves = range_nim::misere_winning_moves(&heaps, 1, max);
        assert!(
            moves.eq(bounded_nim::misere_winning_moves(&heaps, max)),
            "{heaps:?}, {max}"
        );
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
    assert_eq!(
        range_nim::winning_moves(&[1 << 60], 1 << 59, 1 << 60).nth(5),
        Some((0, 5))
    );
    assert_eq!(count(&[], 1, MAX), 0);
    assert!(range_nim::misere_wins(&[], 2, 3));
    assert!(range_nim::misere_wins(&[1, 1], 2, 3));
    for heaps in [&[][..], &[5]] {
        for (message, min, max) in [
            ("min must be positive", 0, 0),
            ("min = 3 exceeds max = 2", 3, 2),
        ] {
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
        assert_eq!(
            wins(&heaps),
            range_nim::winning_moves(&heaps, min, max).next().is_some()
        );
        assert_eq!(
            wins(&heaps),
            range_nim::count_winning_moves(&heaps, min, max) > 0
        );
        for winning in range_nim::winning_moves(&heaps, min, max).take(10) {
            let after = cut(&heaps, winning);
            assert!((min..=max).contains(&(heaps[winning.0] - winning.1)) && !wins(&after));
        }
        let finished = heaps.iter().all(|&heap| heap < min);
        let has_move = range_nim::misere_winning_moves(&heaps, min, max)
            .next()
            .is_some();
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

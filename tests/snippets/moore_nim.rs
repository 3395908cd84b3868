use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, assert_panics, cut, heaps};
use crate::random::Random;
use nim_snippets::moore_nim;

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
fn laws() {
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
                assert_eq!(
                    moore_nim::wins(&heaps, k),
                    rules.is_won(Normal, &sorted),
                    "{heaps:?}, k = {k}"
                );
                let misere_wins = moore_nim::misere_wins(&heaps, k);
                assert_eq!(misere_wins, rules.is_won(Misere, &sorted), "misère {heaps:?}, k = {k}");
                check_moore(&heaps, k);
            }
        }
    }
}

#[test]
fn extremes() {
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
fn large() {
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

use crate::brute_force::Convention::{self, Misere, Normal};
use crate::brute_force::{Rules, assert_panics, heaps};
use nim_snippets::exact_nim;

type Cuts = Vec<(usize, u64)>;

/// Exactly `k` heaps are cut, each at will.
fn exact_rules<'a>(k: usize) -> Rules<'a, Vec<u64>, Cuts> {
    Rules::new(move |heaps: &Vec<u64>| {
        let mut options: Vec<(Cuts, Vec<u64>)> = vec![(Vec::new(), heaps.clone())];
        for (i, &heap) in heaps.iter().enumerate() {
            for chosen in 0..options.len() {
                let (cuts, after) = options[chosen].clone();
                for left in (0..heap).filter(|_| cuts.len() < k) {
                    let (mut cuts, mut after) = (cuts.clone(), after.clone());
                    cuts.push((i, left));
                    after[i] = left;
                    options.push((cuts, after));
                }
            }
        }
        options.retain(|(cuts, _)| cuts.len() == k);
        options
    })
}

fn check_move(
    rules: &mut Rules<Vec<u64>, Cuts>,
    convention: Convention,
    position: &Vec<u64>,
    wins: bool,
    cuts: Option<Cuts>,
) {
    assert_eq!(wins, rules.is_won(convention, position), "{convention:?} {position:?}");
    if let Some(cuts) = &cuts {
        let mut after = position.clone();
        assert!(cuts.is_sorted_by(|a, b| a.0 < b.0), "{position:?}: {cuts:?}");
        for &(i, left) in cuts {
            assert!(left < after[i], "{position:?}: {cuts:?}");
            after[i] = left;
        }
        assert!(!rules.is_won(convention, &after), "{convention:?} {position:?}: {cuts:?}");
    } else {
        let over = position.iter().filter(|&&heap| heap > 0).count();
        assert!(!wins || convention == Misere, "{position:?} has {over} heaps, but no move");
    }
}

#[test]
fn laws() {
    let ranges =
        [(1, 2, 6), (1, 3, 4), (2, 2, 9), (2, 3, 5), (2, 4, 4), (3, 3, 4), (3, 4, 3), (3, 6, 2)];
    for (k, count, max) in ranges {
        let mut rules = exact_rules(k);
        let k = k as u64;
        for position in heaps(count, max) {
            rules.check_grundy(&position, exact_nim::grundy(&position, k));
            let cuts = exact_nim::winning_move(&position, k);
            let wins = exact_nim::wins(&position, k);
            assert_eq!(wins, cuts.is_some());
            assert!(cuts.as_ref().is_none_or(|cuts| cuts.len() as u64 == k));
            check_move(&mut rules, Normal, &position, wins, cuts);
            let filled = position.iter().filter(|&&heap| heap > 0).count() as u64;
            if filled <= 2 * k {
                let cuts = exact_nim::misere_winning_move(&position, k);
                let wins = exact_nim::misere_wins(&position, k);
                assert_eq!(cuts.is_some(), wins && filled >= k);
                assert!(cuts.as_ref().is_none_or(|cuts| cuts.len() as u64 == k));
                check_move(&mut rules, Misere, &position, wins, cuts);
            }
        }
    }
}

/// The least heap reaches `z`, and the second branch of the formula.
#[test]
fn two_heaps_of_four_at_more_stones() {
    let mut rules = exact_rules(2);
    for position in heaps(4, 6).into_iter().filter(|position| position.is_sorted()) {
        rules.check_grundy(&position, exact_nim::grundy(&position, 2));
        let cuts = exact_nim::misere_winning_move(&position, 2);
        check_move(&mut rules, Misere, &position, exact_nim::misere_wins(&position, 2), cuts);
    }
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert_eq!(exact_nim::grundy(&[], 5), 0);
    assert_eq!(exact_nim::grundy(&[MAX, MAX], 2), MAX);
    assert_eq!(exact_nim::grundy(&[1 << 63; 3], 2), 3 << 62);
    assert_eq!(exact_nim::grundy(&[MAX; 4], 2), 0);
    assert!(exact_nim::wins(&[MAX; 3], 2) && !exact_nim::wins(&[MAX; 4], 2));
    assert!(!exact_nim::wins(&[MAX; 4], MAX) && exact_nim::misere_wins(&[MAX; 4], MAX / 2));
    let open = "nothing is known of 5 heaps, 2 a move";
    assert_panics(open, || exact_nim::wins(&[1; 5], 2));
    assert_panics(open, || exact_nim::grundy(&[1; 5], 2));
    assert_panics("the Grundy value is above u64::MAX", || exact_nim::grundy(&[MAX; 3], 2));
    assert_panics("misère play with 5 heaps", || exact_nim::misere_wins(&[1; 5], 2));
    assert!(exact_nim::misere_wins(&[MAX, 1, MAX, MAX], 2));
    assert!(!exact_nim::misere_wins(&[MAX; 4], 2) && !exact_nim::misere_wins(&[2, MAX, 2, 2], 2));
    assert_panics("k must be positive", || exact_nim::winning_move(&[], 0));
    assert_panics("k must be positive", || exact_nim::misere_winning_move(&[], 0));
    assert!(exact_nim::wins(&[0, 3, 0, 4, 0], 2)); // empty heaps do not count
}

use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::{Rules, cuts_of, heaps, small_heaps};
use nim_snippets::ordered_nim;

#[test]
fn laws() {
    let mut rules = Rules::new(|heaps: &Vec<u64>| {
        cuts_of(heaps, |i| heaps[..i].iter().all(|&before| before == 0))
    });
    for position in small_heaps().chain(heaps(5, 3)).chain(heaps(7, 2)) {
        rules.check_outcome(
            Normal,
            &position,
            ordered_nim::wins(&position),
            ordered_nim::winning_moves(&position),
        );
        rules.check_grundy(&position, ordered_nim::grundy(&position));
        let moves = ordered_nim::misere_winning_moves(&position);
        rules.check_outcome(Misere, &position, ordered_nim::misere_wins(&position), moves);
    }
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert_eq!(ordered_nim::grundy(&[MAX, MAX, MAX]), MAX);
    assert_eq!(ordered_nim::grundy(&[MAX, MAX]), MAX - 1);
    assert!(ordered_nim::winning_moves(&[0, MAX, MAX]).eq([(1, 1)]));
    assert!(ordered_nim::winning_moves(&[MAX, 1, MAX]).eq([(0, 0)]));
    assert!(ordered_nim::misere_wins(&[]) && !ordered_nim::misere_wins(&[1]));
    assert!(ordered_nim::misere_winning_moves(&[0, 0]).eq([]));
}

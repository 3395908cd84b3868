use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::assert_panics;
use crate::compound::{Compound, for_small_games};
use nim_snippets::selective_game::{End, Selective};

#[test]
fn laws() {
    for_small_games(&mut |n, options| {
        let game = Selective::new(n - 1, options);
        for end in [End::First, End::Last] {
            let rules = Compound { options, all: false, first_end: end == End::First };
            let normal = |parts: &[usize]| (game.wins(parts, end), game.winning_move(parts, end));
            rules.check(n, Normal, &normal);
            let misere = |parts: &[usize]| {
                (game.misere_wins(parts, end), game.misere_winning_move(parts, end))
            };
            rules.check(n, Misere, &misere);
        }
    });
}

#[test]
fn extremes() {
    const LAST: usize = 100_000;
    let game = Selective::new(LAST, |p| if p < LAST { vec![p + 1] } else { vec![] });
    for end in [End::First, End::Last] {
        assert!(game.wins(&[1, 2], end) && !game.wins(&[0, 2], end));
        assert!(!game.wins(&[], end) && game.misere_wins(&[], end));
        assert_eq!(game.misere_winning_move(&[], end), None);
        let message = "a heap of 100001 is above the 100000 of the table";
        assert_panics(message, || game.wins(&[3, LAST + 1], end));
    }
    assert_panics("can return", || Selective::new(2, |p| vec![2 - p]));
}

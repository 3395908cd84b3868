//! Fraction Nim.

use crate::entry::*;
use nim_snippets::fraction_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let p = rule.number("p");
        let q = rule.number("q");
        value(n): fraction_nim::grundy(n, p, q);
        play(heaps): fraction_nim::wins(heaps, p, q), fraction_nim::winning_moves(heaps, p, q);
        misere(heaps):
            fraction_nim::misere_wins(heaps, p, q),
            fraction_nim::misere_winning_moves(heaps, p, q);
        cuts(heaps, i, left):
            u128::from(heaps[i] - left) <= u128::from(heaps[i]) * u128::from(p) / u128::from(q);
    };
    let game = Game::new("fraction_nim", Shape::Sum("heaps"), answers)
        .by_options(&[(1, 300)])
        .large(&[
            "p=1 q=1",
            "p=1 q=3",
            "p=2 q=3",
            "p=999 q=1000",
            "p=18446744073709551600 q=18446744073709551615",
        ])
        .with(FRACTION)
        .tried(&[
            "p=1 q=1",
            "p=2 q=3",
            "p=1 q=2",
            "p=3 q=4",
            "p=2 q=7",
            "p=5 q=24",
            "p=3 q=13",
            "p=12 q=13",
        ])
        .sizes(&[(0, 0), (1, 60), (2, 16), (3, 7)]);
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("p must be positive", || fraction_nim::grundy(5, 0, 1));
        assert_panics("the fraction 2 / 1 is above 1", || fraction_nim::grundy(5, 2, 1));
    }
}

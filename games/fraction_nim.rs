//! Fraction Nim.

use crate::entry::*;
use nim_snippets::fraction_nim;

pub const GAMES: &[Game] = &[Game {
    parameters: FRACTION,
    value: value!(fraction_nim::grundy(heaps, number p, number q)),
    play: play!(fraction_nim::wins(heaps, number p, number q), winning_moves => Move::cut),
    misere: play!(
        fraction_nim::misere_wins(heaps, number p, number q),
        misere_winning_moves => Move::cut
    ),
    rules: Some(Rules::may_cut(|heaps, (i, left), rule| {
        u128::from(heaps[i] - left)
            <= u128::from(heaps[i]) * u128::from(rule.number("p")) / u128::from(rule.number("q"))
    })),
    tried: Tried {
        rules: &[
            "p=1 q=1",
            "p=2 q=3",
            "p=1 q=2",
            "p=3 q=4",
            "p=2 q=7",
            "p=5 q=24",
            "p=3 q=13",
            "p=12 q=13",
        ],
        sizes: &[(0, 0), (1, 60), (2, 16), (3, 7)],
        by_options: &[(1, 300)],
        large: &[
            "p=1 q=1",
            "p=1 q=3",
            "p=2 q=3",
            "p=999 q=1000",
            "p=18446744073709551600 q=18446744073709551615",
        ],
        ..TRIED
    },
    ..Game::new("fraction_nim", Shape::Sum(Parts::Heaps))
}];

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::fraction_nim;

    #[test]
    fn panics() {
        assert_panics("p must be positive", || _ = fraction_nim::grundy(&[5], 0, 1));
        assert_panics("the fraction 2 / 1 is above 1", || _ = fraction_nim::grundy(&[5], 2, 1));
    }
}

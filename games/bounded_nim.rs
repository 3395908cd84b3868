//! Bounded Nim.

use crate::entry::*;
use nim_snippets::bounded_nim;

pub const GAMES: &[Game] = &[Game {
    parameters: MAX,
    value: value!(bounded_nim::grundy(heaps, number max)),
    play: play!(bounded_nim::wins(heaps, number max), winning_moves => Move::cut),
    misere: play!(bounded_nim::misere_wins(heaps, number max), misere_winning_moves => Move::cut),
    rules: Some(Rules::may_cut(|heaps, (i, left), rule| heaps[i] - left <= rule.number("max"))),
    is_popular: true,
    picture: Picture::Noted(words("the xor of the residues", "剰余の xor "), |rule, _, n| {
        let modulus = u128::from(rule.number("max")) + 1;
        let residue = u128::from(n) % modulus;
        let note = told!("mod {modulus} = {residue}", "mod {modulus} = {residue}");
        (note, Some(residue as u64))
    }),
    proof: Proof::Formula(
        words(
            "the value of a heap is its residue modulo max + 1",
            "山の値はその大きさを max + 1 で割った余り",
        ),
        |rule| Repetition::new(0, rule.number("max").saturating_add(1), 0),
    ),
    tried: Tried {
        rules: &["max=1", "max=2", "max=3", "max=4", "max=5", "max=18446744073709551615"],
        large: &["max=1", "max=6", "max=1000000007", "max=18446744073709551615"],
        ..TRIED
    },
    ..Game::new("bounded_nim", Shape::Sum(Parts::Heaps))
}];

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::bounded_nim;

    #[test]
    fn panics() {
        assert_panics("max must be positive", || _ = bounded_nim::grundy(&[5], 0));
    }
}

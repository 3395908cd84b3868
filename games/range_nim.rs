//! Range Nim.

use crate::entry::*;
use nim_snippets::range_nim;

pub const GAMES: &[Game] = &[Game {
    parameters: RANGE,
    value: value!(range_nim::grundy(heaps, number min, number max)),
    play: play!(range_nim::wins(heaps, number min, number max), winning_moves => Move::cut),
    misere: play!(
        range_nim::misere_wins(heaps, number min, number max),
        misere_winning_moves => Move::cut
    ),
    rules: Some(Rules::may_cut(|heaps, (i, left), rule| {
        (rule.number("min")..=rule.number("max")).contains(&(heaps[i] - left))
    })),
    is_popular: true,
    picture: Picture::Noted(words("the xor of the quotients", "商の xor "), |rule, _, n| {
        let (min, max) = (u128::from(rule.number("min")), u128::from(rule.number("max")));
        let modulus = min + max;
        let residue = u128::from(n) % modulus;
        let value = residue / min;
        let note = told!(
            "mod {modulus} = {residue}, divided by {min} = {value}",
            "mod {modulus} = {residue}、{min} で割った商 {value}"
        );
        (note, Some(value as u64))
    }),
    proof: Proof::Formula(
        words(
            "the value of a heap is its residue modulo min + max, divided by min",
            "山の値は、大きさを min + max で割った余りを min で割った商",
        ),
        |rule| {
            let modulus = rule.number("min").saturating_add(rule.number("max"));
            Repetition::new(0, modulus, 0)
        },
    ),
    tried: Tried {
        rules: &[
            "min=1 max=1",
            "min=1 max=4",
            "min=2 max=2",
            "min=2 max=3",
            "min=2 max=5",
            "min=2 max=7",
            "min=3 max=3",
            "min=3 max=4",
            "min=3 max=7",
            "min=4 max=4",
            "min=4 max=6",
        ],
        sizes: &[(0, 0), (1, 39), (2, 9), (3, 6), (4, 3)],
        large: &[
            "min=1 max=1",
            "min=2 max=5",
            "min=1000 max=1000000007",
            "min=9 max=18446744073709551615",
        ],
        ..TRIED
    },
    ..Game::new("range_nim", Shape::Sum(Parts::Heaps))
}];

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use nim_snippets::range_nim;

    #[test]
    fn panics() {
        assert_panics("min must be positive", || _ = range_nim::grundy(&[5], 0, 3));
        assert_panics("min = 3 exceeds max = 2", || _ = range_nim::grundy(&[5], 3, 2));
    }
}

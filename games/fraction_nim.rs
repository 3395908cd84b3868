//! Fraction Nim.

use crate::entry::*;
use nim_snippets::fraction_nim;

pub const GAMES: &[&dyn Game] = &[&FractionNim];

pub struct FractionNim;

impl Game for FractionNim {
    fn module(&self) -> &'static str {
        "fraction_nim"
    }
    fn parameters(&self) -> &'static [Parameter] {
        FRACTION
    }
    fn shape(&self) -> Shape {
        Shape::Sum(Parts::Heaps)
    }
    fn value(&self) -> Option<Value> {
        Some(Value::of_position("fraction_nim::grundy({heaps}, {p}, {q})", |heaps, rule| {
            fraction_nim::grundy(heaps, rule.number("p"), rule.number("q"))
        }))
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "fraction_nim::wins({heaps}, {p}, {q})",
            |heaps, rule| fraction_nim::wins(heaps, rule.number("p"), rule.number("q")),
            |heaps, rule| {
                Box::new(
                    fraction_nim::winning_moves(heaps, rule.number("p"), rule.number("q"))
                        .map(Move::cut),
                )
            },
        ))
    }
    fn misere(&self) -> Option<Play> {
        Some(Play::new(
            "fraction_nim::misere_wins({heaps}, {p}, {q})",
            |heaps, rule| fraction_nim::misere_wins(heaps, rule.number("p"), rule.number("q")),
            |heaps, rule| {
                Box::new(
                    fraction_nim::misere_winning_moves(heaps, rule.number("p"), rule.number("q"))
                        .map(Move::cut),
                )
            },
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::may_cut(|heaps, (i, left), rule| {
            u128::from(heaps[i] - left)
                <= u128::from(heaps[i]) * u128::from(rule.number("p"))
                    / u128::from(rule.number("q"))
        }))
    }
    fn tried(&self) -> Tried {
        Tried {
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
            ..Tried::default()
        }
    }
}

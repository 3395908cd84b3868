//! Range Nim.

use crate::entry::*;
use nim_snippets::range_nim;

pub const GAMES: &[&dyn Game] = &[&RangeNim];

pub struct RangeNim;

impl Game for RangeNim {
    fn module(&self) -> &'static str {
        "range_nim"
    }
    fn parameters(&self) -> &'static [Parameter] {
        RANGE
    }
    fn shape(&self) -> Shape {
        Shape::Sum(Parts::Heaps)
    }
    fn value(&self) -> Option<Value> {
        Some(Value::of_position("range_nim::grundy({heaps}, {min}, {max})", |heaps, rule| {
            range_nim::grundy(heaps, rule.number("min"), rule.number("max"))
        }))
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "range_nim::wins({heaps}, {min}, {max})",
            |heaps, rule| range_nim::wins(heaps, rule.number("min"), rule.number("max")),
            |heaps, rule| {
                Box::new(
                    range_nim::winning_moves(heaps, rule.number("min"), rule.number("max"))
                        .map(Move::cut),
                )
            },
        ))
    }
    fn misere(&self) -> Option<Play> {
        Some(Play::new(
            "range_nim::misere_wins({heaps}, {min}, {max})",
            |heaps, rule| range_nim::misere_wins(heaps, rule.number("min"), rule.number("max")),
            |heaps, rule| {
                Box::new(
                    range_nim::misere_winning_moves(heaps, rule.number("min"), rule.number("max"))
                        .map(Move::cut),
                )
            },
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::may_cut(|heaps, (i, left), rule| {
            (rule.number("min")..=rule.number("max")).contains(&(heaps[i] - left))
        }))
    }
    fn is_popular(&self) -> bool {
        true
    }
    fn picture(&self) -> Picture {
        Picture::Noted(words("the xor of the quotients", "商の xor "), |rule, _, n| {
            let (min, max) = (u128::from(rule.number("min")), u128::from(rule.number("max")));
            let modulus = min + max;
            let residue = u128::from(n) % modulus;
            let value = residue / min;
            let note = told(
                format!("mod {modulus} = {residue}, divided by {min} = {value}"),
                format!("mod {modulus} = {residue}、{min} で割った商 {value}"),
            );
            (note, Some(value as u64))
        })
    }
    fn proof(&self) -> Proof {
        Proof::Formula(
            words(
                "the value of a heap is its residue modulo min + max, divided by min",
                "山の値は、大きさを min + max で割った余りを min で割った商",
            ),
            |rule| {
                let modulus = rule.number("min").saturating_add(rule.number("max"));
                Repetition::new(0, modulus, 0)
            },
        )
    }
    fn tried(&self) -> Tried {
        Tried {
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
            ..Tried::default()
        }
    }
}

//! Bounded Nim.

use crate::entry::*;
use nim_snippets::bounded_nim;

pub const GAMES: &[&dyn Game] = &[&BoundedNim];

pub struct BoundedNim;

impl Game for BoundedNim {
    fn module(&self) -> &'static str {
        "bounded_nim"
    }
    fn parameters(&self) -> &'static [Parameter] {
        MAX
    }
    fn shape(&self) -> Shape {
        Shape::Sum(Parts::Heaps)
    }
    fn value(&self) -> Option<Value> {
        Some(Value::of_position("bounded_nim::grundy({heaps}, {max})", |heaps, rule| {
            bounded_nim::grundy(heaps, rule.number("max"))
        }))
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "bounded_nim::wins({heaps}, {max})",
            |heaps, rule| bounded_nim::wins(heaps, rule.number("max")),
            |heaps, rule| {
                Box::new(bounded_nim::winning_moves(heaps, rule.number("max")).map(Move::cut))
            },
        ))
    }
    fn misere(&self) -> Option<Play> {
        Some(Play::new(
            "bounded_nim::misere_wins({heaps}, {max})",
            |heaps, rule| bounded_nim::misere_wins(heaps, rule.number("max")),
            |heaps, rule| {
                Box::new(
                    bounded_nim::misere_winning_moves(heaps, rule.number("max")).map(Move::cut),
                )
            },
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::may_cut(|heaps, (i, left), rule| heaps[i] - left <= rule.number("max")))
    }
    fn is_popular(&self) -> bool {
        true
    }
    fn picture(&self) -> Picture {
        Picture::Noted(words("the xor of the residues", "剰余の xor "), |rule, _, n| {
            let modulus = u128::from(rule.number("max")) + 1;
            let residue = u128::from(n) % modulus;
            let note = format!("mod {modulus} = {residue}");
            (told(note.as_str(), note.as_str()), Some(residue as u64))
        })
    }
    fn proof(&self) -> Proof {
        Proof::Formula(
            words(
                "the value of a heap is its residue modulo max + 1",
                "山の値はその大きさを max + 1 で割った余り",
            ),
            |rule| Repetition::new(0, rule.number("max").saturating_add(1), 0),
        )
    }
    fn tried(&self) -> Tried {
        Tried {
            rules: &["max=1", "max=2", "max=3", "max=4", "max=5", "max=18446744073709551615"],
            large: &["max=1", "max=6", "max=1000000007", "max=18446744073709551615"],
            ..Tried::default()
        }
    }
}

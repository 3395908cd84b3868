//! Nim.

use crate::entry::*;
use nim_snippets::{misere_nim, nim};

pub const GAMES: &[&dyn Game] = &[&Nim];

pub struct Nim;

impl Game for Nim {
    fn module(&self) -> &'static str {
        "nim"
    }
    fn shape(&self) -> Shape {
        Shape::Sum(Parts::Heaps)
    }
    fn value(&self) -> Option<Value> {
        Some(Value::of_position("nim::grundy({heaps})", |heaps, _| nim::grundy(heaps)))
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "nim::wins({heaps})",
            |heaps, _| nim::wins(heaps),
            |heaps, _| Box::new(nim::winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn misere(&self) -> Option<Play> {
        Some(Play::new(
            "misere_nim::wins({heaps})",
            |heaps, _| misere_nim::wins(heaps),
            |heaps, _| Box::new(misere_nim::winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::may_cut(|_, (_i, _left), _| true))
    }
    fn is_popular(&self) -> bool {
        true
    }
    fn picture(&self) -> Picture {
        Picture::Digits(None)
    }
    fn table_parts(&self) -> u8 {
        2
    }
    fn proof(&self) -> Proof {
        Proof::Formula(
            words("the value of a heap is its size", "山の値はその大きさ"),
            |_| Repetition::new(0, 1, 1),
        )
    }
    fn tried(&self) -> Tried {
        Tried { large: &[""], ..Tried::default() }
    }
}

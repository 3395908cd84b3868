//! Misère Nim.

use crate::entry::*;
use nim_snippets::misere_nim;

pub const GAMES: &[&dyn Game] = &[&MisereNim];

pub struct MisereNim;

impl Game for MisereNim {
    fn module(&self) -> &'static str {
        "misere_nim"
    }
    fn shape(&self) -> Shape {
        Shape::Row(Parts::Heaps)
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "misere_nim::wins({heaps})",
            |heaps, _| misere_nim::wins(heaps),
            |heaps, _| Box::new(misere_nim::winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn is_misere(&self) -> bool {
        true
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::may_cut(|_, (_i, _left), _| true))
    }
    fn picture(&self) -> Picture {
        Picture::Digits(None)
    }
    fn tried(&self) -> Tried {
        Tried { large: &[""], ..Tried::default() }
    }
}

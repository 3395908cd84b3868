//! End Nim.

use crate::entry::*;
use nim_snippets::end_nim;

pub const GAMES: &[&dyn Game] = &[&EndNim];

pub struct EndNim;

impl Game for EndNim {
    fn module(&self) -> &'static str {
        "end_nim"
    }
    fn shape(&self) -> Shape {
        Shape::Row(Parts::Heaps)
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "end_nim::wins({heaps})",
            |heaps, _| end_nim::wins(heaps),
            |heaps, _| Box::new(end_nim::winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn misere(&self) -> Option<Play> {
        Some(Play::new(
            "end_nim::misere_wins({heaps})",
            |heaps, _| end_nim::misere_wins(heaps),
            |heaps, _| Box::new(end_nim::misere_winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::may_cut(|heaps, (i, _left), _| {
            are_empty(&heaps[..i]) || are_empty(&heaps[i + 1..])
        }))
    }
    fn tried(&self) -> Tried {
        Tried {
            sizes: &[(0, 0), (1, 9), (2, 9), (3, 7), (4, 5), (5, 3), (6, 2)],
            large: &[""],
            ..Tried::default()
        }
    }
}

fn are_empty(heaps: &[u64]) -> bool {
    heaps.iter().all(|&heap| heap == 0)
}

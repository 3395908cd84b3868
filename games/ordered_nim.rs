//! Ordered Nim.

use crate::entry::*;
use nim_snippets::ordered_nim;

pub const GAMES: &[&dyn Game] = &[&OrderedNim];

pub struct OrderedNim;

impl Game for OrderedNim {
    fn module(&self) -> &'static str {
        "ordered_nim"
    }
    fn shape(&self) -> Shape {
        Shape::Row(Parts::Heaps)
    }
    fn value(&self) -> Option<Value> {
        Some(Value::of_position("ordered_nim::grundy({heaps})", |heaps, _| {
            ordered_nim::grundy(heaps)
        }))
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "ordered_nim::wins({heaps})",
            |heaps, _| ordered_nim::wins(heaps),
            |heaps, _| Box::new(ordered_nim::winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn misere(&self) -> Option<Play> {
        Some(Play::new(
            "ordered_nim::misere_wins({heaps})",
            |heaps, _| ordered_nim::misere_wins(heaps),
            |heaps, _| Box::new(ordered_nim::misere_winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::may_cut(|heaps, (i, _left), _| heaps[..i].iter().all(|&before| before == 0)))
    }
    fn why(&self, heaps: &[u64], misere: bool, _rule: &Under) -> Option<Why> {
        (misere && heaps.iter().any(|&heap| heap > 1)).then(|| {
            loses_if_zero(
                ordered_nim::grundy(heaps),
                "a heap is above 1, and the value of normal play",
                "1 より大きい山があり、正規形の値",
            )
        })
    }
    fn picture(&self) -> Picture {
        Picture::Plain
    }
    fn tried(&self) -> Tried {
        Tried {
            sizes: &[(0, 0), (1, 12), (2, 9), (3, 6), (4, 3), (5, 3), (7, 2)],
            large: &[""],
            ..Tried::default()
        }
    }
}

//! Fibonacci Nim.

use crate::entry::*;
use crate::schwenk_nim::{self, TakeAway};
use nim_snippets::fibonacci_nim;

/// Takes up to the limit from the heap; the next limit is twice that. A move is labelled by the
/// stones left.
pub fn moves(position: &TakeAway) -> Vec<(u64, TakeAway)> {
    schwenk_nim::moves(position, 2)
}

pub const GAMES: &[&dyn Game] = &[&FibonacciNim];

pub struct FibonacciNim;

impl Game for FibonacciNim {
    fn module(&self) -> &'static str {
        "fibonacci_nim"
    }
    fn shape(&self) -> Shape {
        Shape::Limited
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "fibonacci_nim::wins({heap}, {limit})",
            |p, _| fibonacci_nim::wins(p[0], p[1]),
            |p, _| Box::new(fibonacci_nim::winning_moves(p[0], p[1]).map(taking(p[0], 2))),
        ))
    }
    fn misere(&self) -> Option<Play> {
        Some(Play::new(
            "fibonacci_nim::misere_wins({heap}, {limit})",
            |p, _| fibonacci_nim::misere_wins(p[0], p[1]),
            |p, _| Box::new(fibonacci_nim::misere_winning_moves(p[0], p[1]).map(taking(p[0], 2))),
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::options(|p, _| {
            as_moves_of(moves(&(p[0], p[1])), taking(p[0], 2), |(heap, limit)| vec![heap, limit])
        }))
    }
    fn picture(&self) -> Picture {
        Picture::Parts
    }
    fn tried(&self) -> Tried {
        Tried {
            sizes: &[(2, 60)],
            by_options: &[(2, 2000)],
            large: &[""],
            is_legal: Some(|_, p, q| q[0] < p[0] && p[0] - q[0] <= p[1]),
            ..Tried::default()
        }
    }
}

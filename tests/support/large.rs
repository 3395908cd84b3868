//! Checks the law of outcomes on positions that are too large for brute force.

use std::fmt::Debug;

use super::brute_force::Convention::{self, Misere};

type IsOver<'a, P> = Box<dyn Fn(&P) -> Option<bool> + 'a>;
type Play<'a, P, M> = Box<dyn Fn(&P, &M) -> Option<P> + 'a>;
type Precedes<'a, M> = Box<dyn Fn(&M, &M) -> bool + 'a>;

/// The rules of a game, so far as huge positions need them.
pub struct Large<'a, P, M> {
    is_over: IsOver<'a, P>,
    play: Play<'a, P, M>,
    precedes: Precedes<'a, M>,
}

impl<'a, P: Debug, M: Debug> Large<'a, P, M> {
    /// `play` returns the position after a move, unless it is too large, and checks that the move is
    /// legal. `precedes` is the order of winning moves.
    pub fn new(
        precedes: impl Fn(&M, &M) -> bool + 'a,
        play: impl Fn(&P, &M) -> Option<P> + 'a,
    ) -> Self {
        let is_over = Box::new(|_: &P| None);
        Large { is_over, play: Box::new(play), precedes: Box::new(precedes) }
    }

    /// Sets the test for positions without moves, which misère play needs; `None` if unknown.
    pub fn over_if(self, is_over: impl Fn(&P) -> Option<bool> + 'a) -> Self {
        Large { is_over: Box::new(is_over), ..self }
    }

    /// Checks that the player to move wins iff there is a winning move or, in misère play, no move
    /// at all. Winning moves must ascend, each once, and lead to losing positions, from which no
    /// move wins. The callers give the first few moves.
    pub fn check(
        &self,
        convention: Convention,
        position: &P,
        wins: &dyn Fn(&P) -> bool,
        winning_moves: &dyn Fn(&P) -> Vec<M>,
    ) {
        let moves = winning_moves(position);
        let won = if convention == Misere && moves.is_empty() {
            (self.is_over)(position)
        } else {
            Some(!moves.is_empty())
        };
        if let Some(won) = won {
            assert_eq!(wins(position), won, "{convention:?}: wins({position:?}): {moves:?}");
        }
        assert!(moves.is_sorted_by(&self.precedes), "{position:?}: out of order: {moves:?}");
        for step in &moves {
            if let Some(after) = (self.play)(position, step) {
                assert!(!wins(&after), "{position:?}: {step:?} does not win");
                let more = winning_moves(&after);
                assert!(more.is_empty(), "{after:?} loses, but not by {more:?}");
            }
        }
    }
}

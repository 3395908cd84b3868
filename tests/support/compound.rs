//! Moves in several parts of a game at once, by the rules.

use super::brute_force::{Convention, Rules};
use super::graph::random_dag;
use super::random::Random;
use crate::entry::Moves;
use crate::entry::followers;
use crate::{conjunctive_game, selective_game};

pub type Options<'a> = &'a dyn Fn(usize) -> Vec<usize>;

/// Does the player to move win, and by which move?
pub type Answer = (bool, Option<Moves>);

/// Calls this with the options of small games on the positions `0..n`: of tokens and of heaps.
pub fn for_small_games(check: &mut dyn FnMut(usize, Options)) {
    let mut random = Random(17);
    for round in 0..150 {
        let n = 1 + random.below(7) as usize;
        let edges = random_dag(&mut random, n, round % 16);
        check(n, &|v| followers(&edges, v));
    }
    for moves in [vec![1], vec![1, 2], vec![2, 3], vec![1, 3, 4], vec![1, 2, 3, 4, 5, 6]] {
        check(8, &|heap| moves.iter().filter_map(|&taken| heap.checked_sub(taken)).collect());
    }
}

/// A turn moves in all parts or in any, until the first end of a part or the last.
pub struct Compound<'a> {
    pub options: Options<'a>,
    pub all: bool,
    pub first_end: bool,
}

impl Compound<'_> {
    /// Compares who wins, and by which move, with the rules, for random parts out of `0..n`.
    #[track_caller]
    pub fn check(&self, n: usize, convention: Convention, answer: &dyn Fn(&[usize]) -> Answer) {
        let mut rules = Rules::new(|parts: &Vec<usize>| {
            let moves = if self.all { conjunctive_game::moves } else { selective_game::moves };
            moves(self.options, parts, self.first_end)
        });
        let mut random = Random(n as u64);
        for _ in 0..30 {
            let count = random.below(4);
            let parts: Vec<usize> = (0..count).map(|_| random.below(n as u64) as usize).collect();
            let (wins, winning_move) = answer(&parts);
            rules.check_move(convention, &parts, wins, winning_move);
        }
    }
}

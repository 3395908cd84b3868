//! Moves in several parts of a game at once, by the rules.

use crate::brute_force::{Convention, Rules};
use crate::graph::{followers, random_dag};
use crate::random::Random;

pub type Options<'a> = &'a dyn Fn(usize) -> Vec<usize>;

/// Part `i` goes to `to`, for all parts that move.
pub type Moves = Vec<(usize, usize)>;

/// Does the player to move win, and by which move?
pub type Answer = (bool, Option<Moves>);

/// All moves in some parts, and what they lead to: in all parts that have not ended, or in any.
/// None if play is over, after the first end of a part or the last.
fn compound_moves(
    options: Options,
    parts: &[usize],
    all: bool,
    first_end: bool,
) -> Vec<(Moves, Vec<usize>)> {
    let ended = parts.iter().filter(|&&part| options(part).is_empty()).count();
    if first_end && ended > 0 {
        return Vec::new();
    }
    let mut moves = vec![(Moves::new(), parts.to_vec())];
    for (i, &part) in parts.iter().enumerate() {
        for (labels, after) in std::mem::take(&mut moves) {
            for to in options(part) {
                let mut moved = (labels.clone(), after.clone());
                moved.0.push((i, to));
                moved.1[i] = to;
                moves.push(moved);
            }
            moves.push((labels, after));
        }
    }
    let fewest = if all { (parts.len() - ended).max(1) } else { 1 };
    moves.retain(|(labels, _)| labels.len() >= fewest);
    moves
}

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
            compound_moves(self.options, parts, self.all, self.first_end)
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

//! Conjunctive compound: each turn moves in all parts at once; whoever cannot move loses.
//!
//! The remoteness of a position is the number of moves left if the winner hurries and the loser
//! delays, its suspense that if the winner delays and the loser hurries; both are even iff it is
//! lost. If the first end of a part ends the game, the least remoteness decides, as whoever wins
//! that part hurries there and delays elsewhere; if play goes on in all parts that can until the
//! last end, the greatest suspense does. It is that of the whole: an option one less in each part
//! keeps to it. Misère play is the same with the other parity.
//!
//! ```
//! use nim_snippets::conjunctive_game::{Conjunctive, End};
//!
//! let heaps = Conjunctive::new(9, |heap| (heap.saturating_sub(2)..heap).collect()); // take 1, 2
//! assert_eq!((heaps.remoteness(7), heaps.suspense(7)), (5, 5));
//! assert!(heaps.wins(&[4, 9], End::First) && !heaps.wins(&[3, 4], End::First));
//! assert_eq!(heaps.winning_move(&[4, 9], End::First), Some(vec![(0, 3), (1, 7)]));
//! assert!(heaps.wins(&[4, 3], End::Last) && !heaps.wins(&[4, 6], End::Last));
//! ```
//!
//! - Time: `new` asks once for the options of each position; a question is `O(parts)`, a move asks
//!   for the options of the parts.
//! - Input: positions `0..=max_heap` of a game, options by a function; for a graph with followers
//!   `next` by `|v| next[v].clone()`. Different games need different numbers. A position that can
//!   return panics. If no part can move, or at [`End::First`] not all can, or there are none, play
//!   is over.
//! - Source: J. H. Conway, "On Numbers and Games", chapter 14, 1976.
//! - 日本語: 連言和: 毎手番すべての成分で同時に動かす。最初の終わりまで、または最後の終わりまで。動けなければ負け。
//! - See also: [`selective_game`](super::selective_game) (in any parts),
//!   [`sprague_grundy`](super::sprague_grundy) (in one), [`loopy_game`](super::loopy_game) (draws).

#![cfg_attr(doc, doc(alias("move in all components", "join of games", "remoteness")))]
#![cfg_attr(doc, doc(alias("suspense number", "すべての局面で同時に動かす", "全部の駒を動かす")))]
#![cfg_attr(doc, doc(alias("Every-SG", "每个游戏都要走", "continued conjunctive compound")))]
#![cfg_attr(doc, doc(alias("HDU 3595 GG and MM")))]

/// Which end of a part ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    First,
    /// The last: turns move in all parts that have not ended.
    Last,
}

/// Remoteness and suspense, in normal and then in misère play, as scores of the player to move:
/// positive iff won, and the greater the better.
type Scores = [[i64; 2]; 2];

/// Of a win without a move. A move more takes one off the score of remoteness, and adds one to that
/// of suspense.
const WON: [i64; 2] = [i64::MAX, 1];

/// The positions of a game that is played in many parts.
pub struct Conjunctive<F> {
    options: F,
    scores: Vec<Scores>,
}

impl<F: Fn(usize) -> Vec<usize>> Conjunctive<F> {
    /// The positions `0..=max_heap` with these options.
    pub fn new(max_heap: usize, options: F) -> Self {
        let mut scores = vec![Scores::default(); max_heap + 1];
        options_first(max_heap + 1, &options, |p, next| {
            scores[p] = one_more(next.iter().map(|&q| scores[q]));
        });
        Self { options, scores }
    }

    /// The number of moves left if the winner hurries and the loser delays: even iff lost.
    pub fn remoteness(&self, part: usize) -> u64 {
        self.length(part, End::First, 0)
    }

    /// The number of moves left if the winner delays and the loser hurries: even iff lost.
    pub fn suspense(&self, part: usize) -> u64 {
        self.length(part, End::Last, 0)
    }

    /// Does the player to move win?
    pub fn wins(&self, parts: &[usize], end: End) -> bool {
        self.moves_left(parts, end, 0) % 2 == 1
    }

    /// A winning move: `(i, to)` for each part that moves. All winning moves are those that `wins`
    /// denies to the opponent, but too many to list.
    pub fn winning_move(&self, parts: &[usize], end: End) -> Option<Vec<(usize, usize)>> {
        self.wins(parts, end).then(|| self.shorten(parts, end, 0))
    }

    /// Does the player to move win when whoever cannot move wins?
    pub fn misere_wins(&self, parts: &[usize], end: End) -> bool {
        self.moves_left(parts, end, 1) % 2 == 0
    }

    /// A winning move when whoever cannot move wins.
    pub fn misere_winning_move(&self, parts: &[usize], end: End) -> Option<Vec<(usize, usize)>> {
        let wins = self.misere_wins(parts, end) && self.moves_left(parts, end, 1) > 0;
        wins.then(|| self.shorten(parts, end, 1))
    }

    fn length(&self, part: usize, end: End, misere: usize) -> u64 {
        let n = self.scores.len();
        assert!(part < n, "a heap of {} is above the {} of the table", part, n - 1);
        (self.scores[part][misere][end as usize].abs() - WON[end as usize]).unsigned_abs()
    }

    fn moves_left(&self, parts: &[usize], end: End, misere: usize) -> u64 {
        let lengths = parts.iter().map(|&part| self.length(part, end, misere));
        let decisive = if end == End::First { lengths.min() } else { lengths.max() };
        decisive.unwrap_or(0)
    }

    /// Moves in each part to the first option that is one move nearer to its end.
    fn shorten(&self, parts: &[usize], end: End, misere: usize) -> Vec<(usize, usize)> {
        let length = |part: usize| self.length(part, end, misere);
        let running = parts.iter().enumerate().filter(|&(_, &part)| length(part) > 0);
        let nearer = |(i, &part): (usize, &usize)| {
            let mut options = (self.options)(part).into_iter();
            (i, options.find(|&to| length(to) + 1 == length(part)).expect("the same options"))
        };
        running.map(nearer).collect()
    }
}

/// The best option for one player is the worst for the other. As
/// ```text
/// remoteness = lost.map(remoteness).min().or(options.map(remoteness).max()) + 1
/// suspense = lost.map(suspense).max().or(options.map(suspense).min()) + 1
/// ```
/// or both 0 if there are no options.
fn one_more(options: impl Iterator<Item = Scores>) -> Scores {
    let mut best = [[i64::MIN; 2]; 2];
    for option in options {
        for (best, option) in best.iter_mut().zip(&option) {
            *best = [best[0].max(-option[0]), best[1].max(-option[1])];
        }
    }
    if best[0][0] == i64::MIN {
        return [WON.map(|score| -score), WON];
    }
    best.map(|[first, last]| [first - first.signum(), last + last.signum()])
}

/// Calls `settle` with each position and its options, after it has been called with these.
fn options_first(
    n: usize,
    options: &impl Fn(usize) -> Vec<usize>,
    mut settle: impl FnMut(usize, &[usize]),
) {
    let (mut is_settled, mut is_on_path) = (vec![false; n], vec![false; n]);
    let mut path = Vec::new(); // with the options of each, and how many of them are settled
    for start in 0..n {
        if !is_settled[start] {
            path.push((start, options(start), 0));
        }
        while let Some((p, next, settled)) = path.last_mut() {
            is_on_path[*p] = true;
            let rest = next[*settled..].iter();
            *settled += rest.take_while(|&&q| is_settled.get(q) == Some(&true)).count();
            if let Some(&q) = next.get(*settled) {
                assert!(q < n, "a heap of {} is above the {} of the table", q, n - 1);
                assert!(!is_on_path[q], "position {} can return", q);
                path.push((q, options(q), 0));
            } else {
                settle(*p, next);
                is_settled[*p] = true;
                path.pop();
            }
        }
    }
}

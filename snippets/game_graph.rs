//! Game graph: numbers all positions that a game can reach from its starts and lists its moves as edges.
//!
//! A move is an edge between two positions, so the modules for graphs answer for any rules. Where
//! positions can return, `loopy_game` tells who wins in how many moves and what is drawn, and
//! `loopy_sums` tells it for several positions at once. For games that end, `dag_game` has the
//! values, and `misere_sums` the outcomes of sums in misère play.
//!
//! ```
//! use nim_snippets::game_graph::GameGraph;
//! use nim_snippets::loopy_game::remoteness;
//!
//! // A knight on a 3 x 3 board that may go back and forth, until it reaches the corner (0, 0).
//! let jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];
//! let graph = GameGraph::new([(2, 2), (1, 2)], |&(x, y): &(i32, i32)| {
//!     let cells = jumps.iter().map(|&(dx, dy)| (x + dx, y + dy)).filter(|_| (x, y) != (0, 0));
//!     cells.filter(|&(x, y)| (0..3).contains(&x.min(y)) && x.max(y) < 3).collect()
//! });
//! let remoteness = remoteness(graph.positions.len(), &graph.edges);
//! assert_eq!(remoteness[0], None); // from (2, 2) the game is a draw
//! assert_eq!(remoteness[1], Some(1)); // from (1, 2) the corner is one jump away
//! assert_eq!(graph.number(&(1, 1)), None); // never reached
//! ```
//!
//! - Time: one call of `options` for each position in reach, and a look-up for each option.
//! - Input: any rules with finitely many positions. The starts come first, in their order, each
//!   position once; the edges stand in the order of positions and of their options.
//! - Source: C. A. B. Smith, "Graphs and composite games", 1966.
//! - 日本語: ゲームグラフ: 初期局面から届く局面すべてに番号を付け、手を辺として並べる。
//! - See also: [`loopy_game`](super::loopy_game), [`loopy_sums`](super::loopy_sums),
//!   [`misere_sums`](super::misere_sums), [`dag_game`](super::dag_game).

#![cfg_attr(doc, doc(alias("game with draws", "positions as a graph", "explore all states")))]
#![cfg_attr(doc, doc(alias("状態をすべて列挙", "引き分けのあるゲーム", "remoteness of any game")))]
#![cfg_attr(doc, doc(alias("同じ局面に戻る", "states of a game as vertices")))]

use std::collections::HashMap;
use std::hash::Hash;

/// The positions of a game and its moves.
pub struct GameGraph<S> {
    pub positions: Vec<S>,
    /// The moves `(from, to)` between numbers of positions.
    pub edges: Vec<(usize, usize)>,
    numbers: HashMap<S, usize>,
}

impl<S: Hash + Eq + Clone> GameGraph<S> {
    /// All that can be reached from the starts.
    pub fn new(starts: impl IntoIterator<Item = S>, mut options: impl FnMut(&S) -> Vec<S>) -> Self {
        let mut graph =
            GameGraph { positions: Vec::new(), edges: Vec::new(), numbers: HashMap::new() };
        for start in starts {
            graph.insert(start);
        }
        let mut from = 0;
        while from < graph.positions.len() {
            for option in options(&graph.positions[from]) {
                let to = graph.insert(option);
                graph.edges.push((from, to));
            }
            from += 1;
        }
        graph
    }

    /// The number of a position, if it can be reached.
    pub fn number(&self, position: &S) -> Option<usize> {
        self.numbers.get(position).copied()
    }

    fn insert(&mut self, position: S) -> usize {
        let positions = &mut self.positions;
        *self.numbers.entry(position).or_insert_with_key(|position| {
            positions.push(position.clone());
            positions.len() - 1
        })
    }
}

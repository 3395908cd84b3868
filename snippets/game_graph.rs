//! Game graph: numbers all positions that a game can reach from its starts and lists its moves as arcs.
//!
//! A move is an arc between two positions, so the modules for graphs answer for any rules. Where
//! positions can return, `loopy_game` tells who wins in how many moves and what is drawn, and
//! `loopy_sums` tells it for several positions at once. For games that end, `dag_game` has the
//! values, and `misere_sums` the outcomes of sums in misère play.
//!
//! ```
//! use nim_snippets::game_graph::GameGraph;
//! use nim_snippets::loopy_game::LoopyGame;
//!
//! // A knight on a 3 x 3 board that may go back and forth, until it reaches the corner (0, 0).
//! let jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];
//! let graph = GameGraph::new([(2, 2), (1, 2)], |&(x, y): &(i32, i32)| {
//!     let cells = jumps.iter().map(|&(dx, dy)| (x + dx, y + dy)).filter(|_| (x, y) != (0, 0));
//!     cells.filter(|&(x, y)| (0..3).contains(&x.min(y)) && x.max(y) < 3).collect()
//! });
//! let game = LoopyGame::new(graph.positions.len(), &graph.arcs);
//! assert_eq!(game.remoteness()[0], None); // from (2, 2) the game is a draw
//! assert_eq!(game.remoteness()[1], Some(1)); // from (1, 2) the corner is one jump away
//! assert_eq!(graph.number(&(1, 1)), None); // never reached
//! ```
//!
//! - Time: one call of `options` for each position in reach, and a look-up for each option.
//! - Input: any rules with finitely many positions. The starts come first, in their order, each
//!   position once; the arcs stand in the order of positions and of their options.
//! - Source: C. A. B. Smith, "Graphs and composite games", 1966.
//! - 日本語: ゲームグラフ: 初期局面から届く局面すべてに番号を付け、手を辺として並べる。
//! - See also: [`loopy_game`](super::loopy_game), [`loopy_sums`](super::loopy_sums),
//!   [`misere_sums`](super::misere_sums), [`dag_game`](super::dag_game).

#![cfg_attr(doc, doc(alias("game with draws", "positions as a graph", "explore all states")))]
#![cfg_attr(doc, doc(alias("状態をすべて列挙", "引き分けのあるゲーム", "remoteness of any game")))]
#![cfg_attr(doc, doc(alias("同じ局面に戻る", "states of a game as vertices")))]

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The positions of a game and its moves.
pub struct GameGraph<S> {
    pub positions: Vec<S>,
    /// The moves `(from, to)` between numbers of positions.
    pub arcs: Vec<(usize, usize)>,
    numbers: HashMap<S, usize, BuildHasherDefault<FastHasher>>,
}

impl<S: Hash + Eq + Clone> GameGraph<S> {
    /// All that can be reached from the starts.
    pub fn new(starts: impl IntoIterator<Item = S>, mut options: impl FnMut(&S) -> Vec<S>) -> Self {
        let mut graph =
            GameGraph { positions: Vec::new(), arcs: Vec::new(), numbers: HashMap::default() };
        for start in starts {
            graph.insert(start);
        }
        let mut from = 0;
        while from < graph.positions.len() {
            for option in options(&graph.positions[from]) {
                let to = graph.insert(option);
                graph.arcs.push((from, to));
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

/// As the hasher of std, in a tenth of the time, for positions that nobody chose to collide.
#[derive(Default)]
struct FastHasher(u64);

impl Hasher for FastHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
            // With the upper half, as a word that ends in zeros leaves zeros in the lower one.
            let product = u128::from(self.0 ^ word) * 0x9e37_79b9_7f4a_7c15;
            self.0 = (product ^ product >> 64) as u64;
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

//! Node Kayles: choose a vertex of a graph, it disappears with its neighbours; whoever cannot move loses.
//!
//! It is the game of placing pieces none of which may attack another, if the vertices are the
//! squares and the edges the attacks. A set of vertices is a bit mask, worth the xor of its
//! connected components; a component is worth the mex of what its vertices leave, memoised.
//! Finding the winner is PSPACE-complete in general.
//!
//! ```
//! use nim_snippets::node_kayles::{grundy, winning_moves, wins};
//!
//! let path = [(0, 1), (1, 2), (2, 3), (3, 4)];
//! assert!(wins(5, &path));
//! assert!(!wins(4, &path[..3]));
//! assert!(winning_moves(5, &path).eq([2])); // two single vertices remain
//! assert_eq!(grundy(5, &path), 3);
//! ```
//!
//! - Time: `O(n^2)` for each connected set that can remain, at most `2^n` of them but far fewer in
//!   practice: a grid of 6 x 6 takes 0.06 seconds, the queens of a chessboard 0.03.
//! - Input: at most 64 vertices, numbered from 0, or it panics: `sparse_node_kayles` takes more.
//!   Loops and repeated edges change nothing. The empty graph is lost.
//! - Source: T. J. Schaefer, "On the complexity of some two-person perfect-information games",
//!   1978.
//! - 日本語: ノードケイレス: グラフの頂点を選び、隣接する頂点ごと取り除く。選べなければ負け。
//! - See also: [`sparse_node_kayles`](super::sparse_node_kayles) (large graphs of paths, cycles,
//!   trees and small parts), [`green_hackenbush`](super::green_hackenbush) (edges are cut),
//!   [`sprague_grundy`](super::sprague_grundy) (other rules).

#![cfg_attr(doc, doc(alias("ノードケイレス", "独立集合ゲーム", "vertex deletion game")))]
#![cfg_attr(doc, doc(alias("non-attacking pieces", "peaceful queens", "极大独立集博弈")))]
#![cfg_attr(doc, doc(alias("隣接する頂点も消える", "delete a vertex and its neighbours")))]
#![cfg_attr(doc, doc(alias("駒を置く", "ナイト クイーンを置く")))]
#![cfg_attr(doc, doc(alias("place knights, bishops, rooks, queens", "independent set")))]

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The Grundy value of the graph with vertices `0..n`.
pub fn grundy(n: usize, edges: &[(usize, usize)]) -> u64 {
    Memo::new(n, edges).grundy(all(n))
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(n: usize, edges: &[(usize, usize)]) -> bool {
    grundy(n, edges) != 0
}

/// All winning moves: the vertices to choose, ascending.
pub fn winning_moves(n: usize, edges: &[(usize, usize)]) -> impl Iterator<Item = usize> {
    let mut memo = Memo::new(n, edges);
    (0..n).filter(move |&v| memo.grundy(all(n) & !memo.taken[v]) == 0)
}

/// As `(0..n).collect::<BTreeSet<_>>()`, in the bits of a word.
fn all(n: usize) -> u64 {
    (0..n).fold(0, |set, v| set | 1 << v)
}

/// As `set.iter()`, ascending.
fn vertices(set: u64) -> impl Iterator<Item = usize> {
    let without_first = |&set: &u64| Some(set & set.wrapping_sub(1));
    let rest = std::iter::successors(Some(set), without_first);
    rest.take_while(|&set| set != 0).map(|set| set.trailing_zeros() as usize)
}

struct Memo {
    /// The set of each vertex and its neighbours.
    taken: Vec<u64>,
    /// The values of the components met so far.
    values: HashMap<u64, u64, BuildHasherDefault<Multiply>>,
}

impl Memo {
    fn new(n: usize, edges: &[(usize, usize)]) -> Memo {
        assert!(n <= 64, "{} vertices are more than 64", n);
        let mut taken: Vec<u64> = (0..n).map(|v| 1 << v).collect();
        for &(u, v) in edges {
            assert!(u.max(v) < n, "vertex {} in a graph of {} vertices", u.max(v), n);
            taken[u] |= 1 << v;
            taken[v] |= 1 << u;
        }
        Memo { taken, values: HashMap::default() }
    }

    fn grundy(&mut self, mut left: u64) -> u64 {
        let mut xor = 0;
        while left != 0 {
            let component = self.component(left);
            xor ^= self.component_grundy(component);
            left &= !component;
        }
        xor
    }

    fn component_grundy(&mut self, component: u64) -> u64 {
        if let Some(&known) = self.values.get(&component) {
            return known;
        }
        let mut reached: u128 = 0;
        for v in vertices(component) {
            reached |= 1 << self.grundy(component & !self.taken[v]);
        }
        let mex = u64::from(reached.trailing_ones());
        self.values.insert(component, mex);
        mex
    }

    /// The component of the lowest vertex in `left`.
    fn component(&self, left: u64) -> u64 {
        let mut component = left & left.wrapping_neg();
        let mut new = component;
        while new != 0 {
            let around = vertices(new).fold(0, |set, v| set | self.taken[v]);
            new = around & left & !component;
            component |= new;
        }
        component
    }
}

/// As the hasher of `HashMap::new()`, but quick, and not safe from keys made to collide.
#[derive(Default)]
struct Multiply(u64);

impl Hasher for Multiply {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = (self.0 ^ key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}

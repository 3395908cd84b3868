//! Node Kayles: choose a vertex of a graph, which is removed with its neighbours; whoever cannot move loses.
//!
//! If the vertices are squares and the edges attacks, the players place pieces that may not attack
//! each other. A set of vertices is a bit mask. Its connected parts are independent games, so their
//! Grundy values are combined by xor. The value of a part is the mex over its vertices, memoised by
//! the mask. Paths are Dawson's chess: choosing a vertex leaves two paths, and the values have
//! period 34 for `n >= 52` vertices. Every move in a cycle of `n` vertices leaves a path of
//! `n - 3`.
//!
//! ```
//! use nim_snippets::node_kayles::{grundy, path_grundy, winning_moves, wins};
//!
//! let path = [(0, 1), (1, 2), (2, 3), (3, 4)];
//! assert!(wins(5, &path));
//! assert!(!wins(4, &path[..3]));
//! assert!(winning_moves(5, &path).eq([2])); // two single vertices remain
//! assert_eq!(grundy(5, &path), 3);
//! assert_eq!(path_grundy(10_u64.pow(18)), 7);
//! ```
//!
//! - Time: `O(n^2)` for each connected set that can remain. There can be `2^n` of them: sparse
//!   graphs are quick up to some 40 vertices (0.1 s for random ones, but 0.6 s for a star of 8 arms
//!   of 5, and 100 s for arms of 7). A grid of 6 x 6 takes 0.07 s, the queens of a chessboard
//!   0.02 s.
//! - Limit: `grundy: n ≤ 36`.
//! - Input: at most 64 vertices. Loops and repeated edges change nothing. A large graph of paths
//!   and cycles: xor `path_grundy` and `cycle_grundy` of their lengths.
//! - Panics: `n > 64`, a vertex outside `0..n`, or a cycle of fewer than 3 vertices.
//! - Source: T. R. Dawson, 1935, solved by R. K. Guy and C. A. B. Smith, "The G-values of various
//!   games", 1956 (paths); T. J. Schaefer, "On the complexity of some two-person
//!   perfect-information games", 1978 (PSPACE-complete for graphs).
//! - 日本語: ノードケイレス: グラフの頂点を選び、隣接する頂点ごと取り除く。選べなければ負け。
//! - See also: [`green_hackenbush`](super::green_hackenbush) (edges are cut),
//!   [`octal_game`](super::octal_game) (paths are 0.137), [`sprague_grundy`](super::sprague_grundy)
//!   (other rules).

#![cfg_attr(doc, doc(alias("ノードケイレス", "独立集合ゲーム", "vertex deletion game")))]
#![cfg_attr(doc, doc(alias("non-attacking pieces", "peaceful queens", "极大独立集博弈")))]
#![cfg_attr(doc, doc(alias("隣接する頂点も消える", "delete a vertex and its neighbours")))]
#![cfg_attr(doc, doc(alias("駒を置く", "ナイト クイーンを置く")))]
#![cfg_attr(doc, doc(alias("place knights, bishops, rooks, queens", "independent set")))]
#![cfg_attr(doc, doc(alias("path and cycle kayles", "Dawson chess on a circle")))]
#![cfg_attr(doc, doc(alias("components that are paths or cycles", "路径与环上的博弈")))]
#![cfg_attr(doc, doc(alias("node kayles on trees", "木のノードケイレス", "树上 选点删邻点")))]

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The Grundy value of the graph with vertices `0..n`.
pub fn grundy(n: usize, edges: &[(usize, usize)]) -> u64 {
    Memo::new(n, edges).grundy(all(n))
}

/// Does the player to move win?
pub fn wins(n: usize, edges: &[(usize, usize)]) -> bool {
    grundy(n, edges) != 0
}

/// All winning moves: the vertices to choose, ascending.
pub fn winning_moves(n: usize, edges: &[(usize, usize)]) -> impl Iterator<Item = usize> {
    let mut memo = Memo::new(n, edges);
    (0..n).filter(move |&v| memo.grundy(all(n) & !memo.taken[v]) == 0)
}

/// The Grundy value of a path of so many vertices.
pub fn path_grundy(length: u64) -> u64 {
    let index = if length < 86 { length } else { 52 + (length - 52) % 34 };
    PATHS[index as usize].into()
}

/// The Grundy value of a cycle of so many vertices, at least 3.
pub fn cycle_grundy(length: u64) -> u64 {
    assert!(length >= 3, "{} vertices are fewer than 3", length);
    u64::from(path_grundy(length - 3) == 0)
}

/// Values of paths: after these the last 34 repeat.
const PATHS: [u8; 86] = [
    0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2,
    7, 4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4,
    5, 3, 7, 4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9,
];

struct Memo {
    /// The mask of each vertex and its neighbours.
    taken: Vec<u64>,
    /// The Grundy values of the components met so far.
    values: HashMap<u64, u64, BuildHasherDefault<MaskHasher>>,
}

impl Memo {
    fn new(n: usize, edges: &[(usize, usize)]) -> Self {
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
        if component.is_power_of_two() {
            return 1;
        }
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

fn all(n: usize) -> u64 {
    (0..n).fold(0, |set, v| set | 1 << v)
}

/// The vertices of a mask, ascending.
fn vertices(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let v = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (v < 64).then_some(v)
    })
}

/// A replacement for the default hasher of `HashMap`, which takes longer, because it must withstand
/// attacks. The middle of a product depends on all bits of the mask.
#[derive(Default)]
struct MaskHasher(u64);

impl Hasher for MaskHasher {
    fn write(&mut self, _bytes: &[u8]) {
        unreachable!("masks are hashed whole");
    }

    fn write_u64(&mut self, mask: u64) {
        let product = u128::from(mask) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product >> 32) as u64;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

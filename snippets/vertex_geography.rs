//! Undirected vertex geography: move a token along an edge to a vertex it has not been on; whoever cannot move loses.
//!
//! The player to move wins iff every maximum matching covers the start: always move to the mate of
//! the token's vertex. If a vertex that the opponent reaches were unmatched, shifting the matching
//! along the path would free the start. If some maximum matching misses the start, the opponent has
//! mates to go to. Edmonds's blossom search makes the matching maximum; its last search trees, from
//! all unmatched vertices, reach by paths of even length just the vertices that one can miss.
//! A full grid of `h` x `w` cells needs no search: row `r`, column `c` loses iff `h` and `w` are
//! odd and `r + c` is even.
//!
//! ```
//! use nim_snippets::vertex_geography::VertexGeography;
//!
//! let path = VertexGeography::new(5, &[(0, 1), (1, 2), (2, 3), (3, 4)]);
//! assert!(path.wins(1) && !path.wins(0));
//! assert!(path.winning_starts().eq([1, 3]));
//! assert!(path.winning_moves(1).eq([0, 2]));
//! ```
//!
//! - Time: `O(n * edges)` at worst, near to linear on grids: 100 x 100 cells take 1 ms.
//!   `winning_moves` is one more search, near to `O(n + edges)`.
//! - Input: edges to be used in both directions, loops and parallel ones too, fewer than 2^30 of
//!   them; leave out those of visited vertices. Directed geography is another game, and hard.
//! - Panics: a vertex outside `0..n`.
//! - Source: A. Fraenkel, E. Scheinerman, D. Ullman, "Undirected edge geography", 1993; Luogu
//!   P4055.
//! - 日本語: 頂点しりとり: 無向グラフで、駒を辺に沿ってまだ訪れていない頂点に動かす。動けなければ負け。
//! - See also: [`directed_geography`](super::directed_geography), [`loopy_game`](super::loopy_game)
//!   (vertices may be visited again).

#![cfg_attr(doc, doc(alias("undirected geography", "しりとり 無向グラフ")))]
#![cfg_attr(doc, doc(alias("グラフ上の移動 同じ頂点は一度だけ", "最大マッチング ゲーム")))]
#![cfg_attr(doc, doc(alias("二分图博弈", "blossom", "general matching", "無向グラフ 駒")))]
#![cfg_attr(doc, doc(alias("マッチング", "同じマスに 2 度入れない", "grid of cells")))]
#![cfg_attr(doc, doc(alias("visited at most once", "Luogu P4055 游戏")))]

use std::mem;

/// A graph on which a token moves.
pub struct VertexGeography {
    neighbours: Vec<Vec<usize>>,
    /// For each vertex its mate in a maximum matching, or `NONE`.
    mates: Vec<usize>,
    wins: Vec<bool>,
}

impl VertexGeography {
    /// The graph of `n` vertices with these edges.
    pub fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        assert!(n.max(edges.len()) < 1 << 30, "2^30 vertices or edges are too many");
        let mut neighbours = vec![Vec::new(); n];
        let mut mates = vec![NONE; n];
        for &(u, v) in edges {
            assert!(u.max(v) < n, "vertex {} in a graph of {} vertices", u.max(v), n);
            neighbours[u].push(v);
            neighbours[v].push(u);
            if u != v && mates[u] == NONE && mates[v] == NONE {
                mates[u] = v;
                mates[v] = u;
            }
        }
        let mut search = Search::new(&neighbours, mates);
        for root in 0..n {
            if search.mates[root] == NONE {
                search.grow(vec![root]);
            }
        }
        let Search { mates, is_even, .. } = search;
        let wins = is_even.iter().map(|&is_even| !is_even).collect();
        VertexGeography { neighbours, mates, wins }
    }

    /// Does the player to move win with the token on `start`?
    pub fn wins(&self, start: usize) -> bool {
        let n = self.wins.len();
        assert!(start < n, "vertex {} in a graph of {} vertices", start, n);
        self.wins[start]
    }

    /// The vertices from which the player to move wins, where none was visited before.
    pub fn winning_starts(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.wins.len()).filter(move |&v| self.wins[v])
    }

    /// All winning moves with the token on `start`: the vertices to go to, ascending.
    pub fn winning_moves(&self, start: usize) -> impl Iterator<Item = usize> {
        let mut moves = Vec::new();
        if self.wins(start) {
            // Without the start and its pair the matching is a maximum one of the other vertices.
            let mut search = Search::new(&self.neighbours, self.mates.clone());
            search.mates[self.mates[start]] = NONE;
            search.before[start] = start; // no path goes there
            let roots = (0..self.wins.len()).filter(|&v| search.mates[v] == NONE).collect();
            search.grow(roots);
            moves = self.neighbours[start].clone();
            moves.retain(|&to| search.is_even[to]);
            moves.sort_unstable();
            moves.dedup();
        }
        moves.into_iter()
    }
}

const NONE: usize = usize::MAX;

/// Trees of paths on which every second edge is in the matching.
struct Search<'a> {
    neighbours: &'a [Vec<usize>],
    mates: Vec<usize>,
    is_even: Vec<bool>, // does a path of even length lead here?
    before: Vec<usize>, // the vertex before on a path of odd length, or `NONE`
    base: Vec<usize>,   // leads to the vertex of the contracted odd cycles nearest to the root
    level: Vec<usize>,  // the number of matched edges between a base and the root
    queue: Vec<usize>,  // even vertices
}

impl<'a> Search<'a> {
    fn new(neighbours: &'a [Vec<usize>], mates: Vec<usize>) -> Self {
        let n = mates.len();
        Search {
            neighbours,
            mates,
            is_even: vec![false; n],
            before: vec![NONE; n],
            base: (0..n).collect(),
            level: vec![0; n],
            queue: Vec::new(),
        }
    }

    /// Grows trees from these unmatched vertices until one finds another unmatched vertex and makes
    /// the matching larger. Trees that find none stay, as later paths need not pass them.
    fn grow(&mut self, roots: Vec<usize>) {
        roots.iter().for_each(|&root| self.is_even[root] = true);
        self.queue = roots;
        let neighbours = self.neighbours;
        let mut odd = Vec::new();
        let mut next = 0;
        while let Some(&v) = self.queue.get(next) {
            next += 1;
            for &to in &neighbours[v] {
                if self.is_even[to] {
                    self.contract(v, to);
                } else if self.before[to] == NONE {
                    self.before[to] = v;
                    odd.push(to);
                    let mate = self.mates[to];
                    if mate == NONE {
                        self.rematch(to);
                        for v in self.queue.drain(..).chain(odd) {
                            self.is_even[v] = false;
                            self.before[v] = NONE;
                            self.base[v] = v;
                        }
                        return;
                    }
                    let base = self.find_base(v);
                    self.level[mate] = self.level[base] + 1;
                    self.is_even[mate] = true;
                    self.queue.push(mate);
                }
            }
        }
    }

    /// Swaps the edges in the matching with the others on the path to an unmatched vertex.
    fn rematch(&mut self, mut to: usize) {
        while to != NONE {
            let v = self.before[to];
            self.mates[to] = v;
            to = mem::replace(&mut self.mates[v], to);
        }
    }

    fn find_base(&mut self, mut v: usize) -> usize {
        while self.base[v] != v {
            self.base[v] = self.base[self.base[v]];
            v = self.base[v];
        }
        v
    }

    /// Makes all vertices even on the odd cycle that an edge between two even vertices closes.
    fn contract(&mut self, mut v: usize, mut to: usize) {
        let mut ends = (to, v); // the vertices before `v` and `to` on the cycle
        while self.find_base(v) != self.find_base(to) {
            let (base, other) = (self.find_base(v), self.find_base(to));
            if self.level[base] < self.level[other] {
                mem::swap(&mut v, &mut to);
                ends = (ends.1, ends.0);
            }
            let mate = self.mates[v];
            self.before[v] = ends.0;
            if !self.is_even[mate] {
                self.is_even[mate] = true;
                self.queue.push(mate);
            }
            let up = self.before[mate];
            for &end in &[v, mate] {
                if self.base[end] == end {
                    self.base[end] = up;
                }
            }
            ends.0 = mate;
            v = up;
        }
    }
}

//! Undirected vertex geography: move a token along an edge to a vertex it has not been on; whoever cannot move loses.
//!
//! The player to move wins iff every maximum matching covers the start: always move to the mate of
//! the token's vertex. If a vertex that the opponent reaches were unmatched, shifting the matching
//! along the path would free the start. If some maximum matching does not cover the start, the
//! opponent has mates to go to. Edmonds's blossom search makes the matching maximum. From all
//! unmatched vertices, its last search trees reach, by paths of even length, exactly the vertices
//! that a maximum matching can leave uncovered. A full grid of `h` x `w` cells needs no search: row
//! `r`, column `c` loses iff `h` and `w` are odd and `r + c` is even. On a board with an odd number
//! of cells, a king's first player loses from every cell.
//!
//! ```
//! use nim_snippets::vertex_geography::VertexGeography;
//!
//! let path = VertexGeography::new(5, &[(0, 1), (1, 2), (2, 3), (3, 4)]);
//! assert!(path.wins(1) && !path.wins(0));
//! assert!(path.winning_starts().eq([1, 3]));
//! assert!(path.winning_moves(1).eq([0, 2]));
//! // A king on 3 x 3 cells: each cell is the only one that some maximum matching leaves uncovered.
//! let cells = (0..9).flat_map(|u| (0..u).map(move |v| (u, v)));
//! let near = |&(u, v): &(usize, usize)| u / 3 - v / 3 < 2 && (u % 3).abs_diff(v % 3) < 2;
//! let king = VertexGeography::new(9, &cells.filter(near).collect::<Vec<_>>());
//! assert_eq!(king.winning_starts().count(), 0);
//! ```
//!
//! - Time: a few searches of `O(n + edges)`, at worst `n` of them: 10^5 vertices with 2·10^5 random
//!   edges take 0.05 s, a grid of 300 x 300 0.02 s. `winning_moves` is one more search.
//! - Limit: `n + edges ≤ 10^6`.
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
    neighbours: Lists,
    /// For each vertex its mate in a maximum matching, or `NONE`.
    mates: Vec<usize>,
    wins: Vec<bool>,
}

impl VertexGeography {
    /// The graph of `n` vertices with these edges.
    pub fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        assert!(n.max(edges.len()) < 1 << 30, "2^30 vertices or edges are too many");
        let neighbours = Lists::new(n, edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]));
        let mut mates = greedy_matching(n, &neighbours);
        loop {
            let mut forest = Forest::new(&neighbours, mates);
            let is_larger = forest.grow();
            mates = forest.mates;
            if !is_larger {
                let wins = forest.is_even.iter().map(|&is_even| !is_even).collect();
                return VertexGeography { neighbours, mates, wins };
            }
        }
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
            let mut mates = self.mates.clone();
            mates[self.mates[start]] = NONE;
            let mut forest = Forest::new(&self.neighbours, mates);
            forest.roots[start] = start; // no tree gets there, as it is in one that nobody grows
            forest.grow();
            moves = self.neighbours.of(start).to_vec();
            moves.retain(|&to| forest.is_even[to]);
            moves.sort_unstable();
            moves.dedup();
        }
        moves.into_iter()
    }
}

const NONE: usize = usize::MAX;

/// A matching to begin with. A vertex that has a single free neighbour takes it first, because some
/// maximum matching does so (Karp, Sipser); if there is no such vertex, any takes a neighbour.
fn greedy_matching(n: usize, neighbours: &Lists) -> Vec<usize> {
    let mut mates = vec![NONE; n];
    let mut free: Vec<usize> = (0..n).map(|v| neighbours.of(v).len()).collect();
    let leaves: Vec<usize> = (0..n).filter(|&v| free[v] == 1).collect();
    let mut urgent = Vec::new();
    for v in leaves.into_iter().chain(0..n) {
        urgent.push(v);
        while let Some(v) = urgent.pop() {
            if mates[v] != NONE {
                continue;
            }
            let is_free = |&&to: &&usize| to != v && mates[to] == NONE;
            if let Some(&to) = neighbours.of(v).iter().find(is_free) {
                mates[v] = to;
                mates[to] = v;
                for &near in neighbours.of(v).iter().chain(neighbours.of(to)) {
                    free[near] -= 1;
                    if free[near] == 1 {
                        urgent.push(near);
                    }
                }
            }
        }
    }
    mates
}

/// Trees of paths on which every second edge is in the matching, one from each unmatched vertex.
struct Forest<'a> {
    neighbours: &'a Lists,
    mates: Vec<usize>,
    /// The root of the tree that has a vertex, or `NONE`.
    roots: Vec<usize>,
    /// Has the tree of this root met another one, and made the matching larger?
    is_done: Vec<bool>,
    /// Does a path of even length lead here?
    is_even: Vec<bool>,
    /// The vertex before on a path of odd length.
    before: Vec<usize>,
    /// Leads to the vertex nearest to the root of the contracted odd cycles.
    base: Vec<usize>,
    /// The number of matched edges between a base and the root.
    level: Vec<usize>,
    /// The even vertices, in the order in which they are found.
    queue: Vec<usize>,
}

impl<'a> Forest<'a> {
    fn new(neighbours: &'a Lists, mates: Vec<usize>) -> Self {
        let n = mates.len();
        let is_even: Vec<bool> = mates.iter().map(|&mate| mate == NONE).collect();
        Forest {
            neighbours,
            roots: (0..n).map(|v| if is_even[v] { v } else { NONE }).collect(),
            is_done: vec![false; n],
            before: vec![NONE; n],
            base: (0..n).collect(),
            level: vec![0; n],
            queue: (0..n).filter(|&v| is_even[v]).collect(),
            is_even,
            mates,
        }
    }

    /// Grows all trees at the same time. Where two meet, the path from root to root makes the
    /// matching larger, and these two grow no more. Did any meet?
    fn grow(&mut self) -> bool {
        let neighbours = self.neighbours;
        let mut is_larger = false;
        let mut next = 0;
        while let Some(&v) = self.queue.get(next) {
            next += 1;
            let root = self.roots[v];
            for &to in neighbours.of(v) {
                let other = self.roots[to];
                if self.is_done[root] {
                    break;
                } else if other == NONE {
                    let mate = self.mates[to];
                    let base = self.find_base(v);
                    self.before[to] = v;
                    self.level[mate] = self.level[base] + 1;
                    self.roots[to] = root;
                    self.roots[mate] = root;
                    self.is_even[mate] = true;
                    self.queue.push(mate);
                } else if self.is_even[to] && other == root {
                    self.contract(v, to);
                } else if self.is_even[to] && !self.is_done[other] {
                    self.rematch(v, to);
                    self.rematch(to, v);
                    self.is_done[root] = true;
                    self.is_done[other] = true;
                    is_larger = true;
                }
            }
        }
        is_larger
    }

    /// Gives `v` this new mate, and its old mate another one, and so on up to the root.
    fn rematch(&mut self, mut v: usize, mate: usize) {
        let mut old = mem::replace(&mut self.mates[v], mate);
        while old != NONE {
            v = self.before[old];
            self.mates[old] = v;
            old = mem::replace(&mut self.mates[v], old);
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

/// A list for each vertex, like a `Vec<Vec<usize>>`, but all in one array.
struct Lists {
    /// The list of `v` is `all[starts[v]..starts[v + 1]]`.
    starts: Vec<usize>,
    all: Vec<usize>,
}

impl Lists {
    /// Puts the head of each arc into the list of its tail, in the order of the arcs.
    fn new(n: usize, arcs: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut starts = vec![0; n + 1];
        for (from, to) in arcs.clone() {
            assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
            starts[from + 1] += 1;
        }
        for v in 0..n {
            starts[v + 1] += starts[v];
        }
        let mut ends = starts.clone(); // the ends of the lists so far
        let mut all = vec![0; starts[n]];
        for (from, to) in arcs {
            all[ends[from]] = to;
            ends[from] += 1;
        }
        Lists { starts, all }
    }

    fn of(&self, v: usize) -> &[usize] {
        &self.all[self.starts[v]..self.starts[v + 1]]
    }
}

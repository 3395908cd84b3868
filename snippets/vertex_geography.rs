//! Undirected vertex geography: move a token along an edge to a vertex it has not been on; whoever cannot move loses.
//!
//! The player to move wins iff every maximum matching covers the start: go to its mate and answer
//! each move by the mate of its vertex; had one no mate, a matching shifted along the path would
//! leave out the start. Edmonds's last search reaches all that one can leave out. On a full grid of
//! `h` x `w` cells row `r`, column `c` is lost iff `h` and `w` are odd and `r + c` even, as in a
//! corner. Dominoes cover an even area, so every cell has a mate; of an odd one they cover all but
//! any cell with even `r + c`: rows in pairs above and below it, or the ring around it first if `r`
//! is odd, pairs left and right; cells with odd `r + c` are the fewer, so all have mates.
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
//! - Time: `new` is `O(n * edges)` at worst, in practice about `O(n^1.5)` on grids, less where
//!   edges are random: a grid of 300 x 300 takes 0.01 seconds. `winning_moves` is one more search,
//!   near to `O(n + edges)`.
//! - Input: edges between vertices below `n`, each to be used in both directions, loops and
//!   parallel ones too, fewer than 2^30; none of visited vertices. Directed geography is another
//!   game, and hard.
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
    mates: Vec<u32>,
    wins: Vec<bool>,
}

impl VertexGeography {
    /// The graph of `n` vertices with these edges.
    pub fn new(n: usize, edges: &[(usize, usize)]) -> Self {
        assert!(n.max(edges.len()) < 1 << 30, "2^30 vertices or edges are too many");
        let neighbours = Lists::new(n, edges.iter().flat_map(|&(u, v)| [(u, v), (v, u)]));
        let mut mates = greedy_matching(n, &neighbours);
        loop {
            let mut forest = Forest::plant(&neighbours, mates);
            let is_larger = forest.grow();
            mates = forest.vertices.iter().map(|vertex| vertex.mate).collect();
            if !is_larger {
                let wins = forest.vertices.iter().map(|vertex| !vertex.even).collect();
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
        let mut moves: Vec<usize> = Vec::new();
        if self.wins(start) {
            // Every maximum matching covers the start, so without it this one less its pair is one.
            let mut mates = self.mates.clone();
            let alone = mem::replace(&mut mates[start], NONE);
            mates[alone as usize] = NONE;
            let mut forest = Forest::plant(&self.neighbours, mates);
            forest.vertices[start].is_gone = true;
            forest.grow();
            let neighbours = self.neighbours.of(start).iter().map(|&to| to as usize);
            moves.extend(neighbours.filter(|&to| to != start && forest.vertices[to].even));
        }
        moves.sort_unstable();
        moves.dedup();
        moves.into_iter()
    }
}

const NONE: u32 = u32::MAX;

/// Any matching will do to begin with, and a greedy one covers most of what can be covered.
fn greedy_matching(n: usize, neighbours: &Lists) -> Vec<u32> {
    let mut mates = vec![NONE; n];
    for v in 0..n {
        let is_free = |&&to: &&u32| to as usize != v && mates[to as usize] == NONE;
        match neighbours.of(v).iter().find(is_free) {
            Some(&mate) if mates[v] == NONE => {
                mates[v] = mate;
                mates[mate as usize] = v as u32;
            }
            _ => {}
        }
    }
    mates
}

/// A vertex in a forest of alternating paths from all vertices without a mate.
#[derive(Clone, Copy)]
struct Vertex {
    mate: u32,
    root: u32,
    level: u32,     // as a base: how many pairs are between it and the root?
    before: u32,    // the vertex before on a path of odd length
    base: u32,      // leads to the vertex of the contracted odd cycles that is nearest to the root
    even: bool,     // does a path of even length lead here?
    given_up: bool, // as a root: has this tree met another one?
    is_gone: bool,  // is no path to lead here?
}

struct Forest<'a> {
    neighbours: &'a Lists,
    vertices: Vec<Vertex>,
    /// The even vertices, in the order in which they are found.
    even: Vec<u32>,
}

impl<'a> Forest<'a> {
    /// Makes each vertex without a mate a tree.
    fn plant(neighbours: &'a Lists, mates: Vec<u32>) -> Self {
        let vertex = |(v, mate): (u32, u32)| Vertex {
            mate,
            root: if mate == NONE { v } else { NONE },
            level: 0,
            before: NONE,
            base: v,
            even: mate == NONE,
            given_up: false,
            is_gone: false,
        };
        let even = (0..mates.len() as u32).filter(|&v| mates[v as usize] == NONE).collect();
        let vertices = (0..).zip(mates).map(vertex).collect();
        Forest { neighbours, vertices, even }
    }

    fn at(&mut self, v: u32) -> &mut Vertex {
        &mut self.vertices[v as usize]
    }

    /// Grows all trees; where two meet, makes the matching larger and gives these two up. Is it
    /// larger?
    fn grow(&mut self) -> bool {
        let neighbours = self.neighbours;
        let mut is_larger = false;
        let mut next = 0;
        while let Some(&v) = self.even.get(next) {
            next += 1;
            let root = self.at(v).root;
            if self.at(root).given_up || self.at(v).is_gone {
                continue;
            }
            for &to in neighbours.of(v as usize) {
                let other = *self.at(to);
                if other.root == NONE {
                    let level = self.base(v).level + 1;
                    *self.at(to) = Vertex { before: v, root, ..other };
                    let mate = self.at(other.mate);
                    *mate = Vertex { even: true, root, level, ..*mate };
                    self.even.push(other.mate);
                } else if !other.even || other.is_gone {
                    continue;
                } else if other.root == root {
                    self.contract(v, to);
                } else if !self.at(other.root).given_up {
                    self.rematch(v, to);
                    self.rematch(to, v);
                    self.at(root).given_up = true;
                    self.at(other.root).given_up = true;
                    is_larger = true;
                    break;
                }
            }
        }
        is_larger
    }

    /// Gives `v` a new mate, its old one another, and so on up to the root.
    fn rematch(&mut self, mut v: u32, mate: u32) {
        let mut old = mem::replace(&mut self.at(v).mate, mate);
        while old != NONE {
            v = self.at(old).before;
            self.at(old).mate = v;
            old = mem::replace(&mut self.at(v).mate, old);
        }
    }

    fn find_base(&mut self, mut v: u32) -> u32 {
        while self.at(v).base != v {
            let up = self.at(v).base;
            self.at(v).base = self.vertices[up as usize].base;
            v = self.at(v).base;
        }
        v
    }

    fn base(&mut self, v: u32) -> Vertex {
        let base = self.find_base(v);
        *self.at(base)
    }

    /// Makes the odd cycle that an edge between two even vertices closes even all along.
    fn contract(&mut self, v: u32, to: u32) {
        let mut ends = [(v, to), (to, v)]; // on the ways up, and the vertices before on the cycle
        loop {
            let bases = [self.find_base(ends[0].0), self.find_base(ends[1].0)];
            if bases[0] == bases[1] {
                return;
            }
            let lower = usize::from(self.at(bases[0]).level < self.at(bases[1]).level);
            let (v, before) = ends[lower];
            let mate = self.at(v).mate;
            let up = self.at(mate).before;
            self.at(v).before = before;
            if !mem::replace(&mut self.at(mate).even, true) {
                self.even.push(mate);
            }
            for &end in &[v, mate] {
                if self.at(end).base == end {
                    self.at(end).base = up;
                }
            }
            ends[lower] = (up, mate);
        }
    }
}

/// As `Vec<Vec<u32>>`: where the list of each vertex starts, and all lists one after another.
struct Lists {
    starts: Vec<u32>,
    all: Vec<u32>,
}

impl Lists {
    /// The second vertex of each pair goes into the list of the first.
    fn new(n: usize, pairs: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut starts = vec![0; n + 1];
        for (from, to) in pairs.clone() {
            assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
            starts[from] += 1;
        }
        for v in 1..=n {
            starts[v] += starts[v - 1];
        }
        let mut all = vec![0; starts[n] as usize];
        for (from, to) in pairs {
            starts[from] -= 1;
            all[starts[from] as usize] = to as u32;
        }
        Lists { starts, all }
    }

    fn of(&self, v: usize) -> &[u32] {
        &self.all[self.starts[v] as usize..self.starts[v + 1] as usize]
    }
}

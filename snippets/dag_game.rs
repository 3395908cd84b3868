//! Game on a DAG: move one of the tokens along an arc; whoever cannot move loses.
//!
//! A vertex is worth the mex of the vertices that its arcs lead to, and tokens add by xor: a move
//! wins iff it makes the xor 0. A depth-first search knows the values of all these vertices before
//! it leaves the vertex. An arc to a vertex on the path of the search closes a cycle.
//!
//! ```
//! use nim_snippets::dag_game::DagGame;
//!
//! let game = DagGame::new(4, &[(3, 1), (3, 0), (1, 0), (2, 0), (3, 2)]);
//! assert_eq!(game.vertex_values(), [0, 1, 1, 2]);
//! assert!(game.wins(&[3]) && !game.wins(&[1, 2])); // tokens on these vertices
//! assert!(game.winning_moves(&[3, 1]).eq([(0, 1), (0, 2)]));
//! ```
//!
//! - Time: `new` is `O(n + arcs)`: 10^7 arcs take half a second. `winning_moves` looks once at the
//!   arcs from each vertex that has tokens, and sorts the tokens and what it found.
//! - Input: arcs `(from, to)` between vertices below `n`, in any order, parallel ones too, fewer
//!   than 2^30 of both. A cycle panics and is named. Any tokens, several on a vertex too.
//! - Source: R. P. Sprague, "Über mathematische Kampfspiele", 1935; P. M. Grundy,
//!   "Mathematics and games", 1939.
//! - 日本語: DAG 上のゲーム: 閉路のない有向グラフで、駒の一つを辺に沿って動かす。動けなければ負け。
//! - See also: [`board_game`](super::board_game) (steps and rides),
//!   [`sprague_grundy`](super::sprague_grundy) (options by a function),
//!   [`loopy_sums`](super::loopy_sums) (cycles), [`misere_sums`](super::misere_sums).

#![cfg_attr(doc, doc(alias("有向グラフ上のゲーム", "閉路のないグラフ 駒", "DAG Grundy")))]
#![cfg_attr(doc, doc(alias("有向图游戏", "tokens on a directed graph", "有向非巡回グラフ")))]
#![cfg_attr(doc, doc(alias("トークンを辺に沿って動かす", "有向グラフ 駒を動かす")))]
#![cfg_attr(doc, doc(alias("ナイトを動かす", "knight on a chessboard", "POJ 2425 A Chess Game")))]
#![cfg_attr(doc, doc(alias("HDU 1524 A Chess Game", "LOJ 10243 移棋子游戏")))]
#![cfg_attr(doc, doc(alias("HackerRank A Chessboard Game")))]

/// A graph without cycles on which tokens move.
pub struct DagGame {
    followers: Lists,
    values: Vec<u64>,
}

impl DagGame {
    /// The graph of `n` vertices with these arcs.
    pub fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        assert!(n.max(arcs.len()) < 1 << 30, "2^30 vertices or arcs are too many");
        let followers = Lists::new(n, arcs.iter().copied());
        let values = search(n, &followers).into_iter().map(u64::from).collect();
        DagGame { followers, values }
    }

    /// The Grundy values of the vertices `0..n`.
    pub fn vertex_values(&self) -> &[u64] {
        &self.values
    }

    /// The Grundy value of tokens on these vertices.
    pub fn grundy(&self, tokens: &[usize]) -> u64 {
        let n = self.values.len();
        tokens.iter().fold(0, |xor, &v| {
            assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
            xor ^ self.values[v]
        })
    }

    /// Does the player to move win with tokens on these vertices?
    pub fn wins(&self, tokens: &[usize]) -> bool {
        self.grundy(tokens) != 0
    }

    /// All winning moves `(i, to)`: token `i` goes to vertex `to`.
    pub fn winning_moves(&self, tokens: &[usize]) -> impl Iterator<Item = (usize, usize)> {
        let xor = self.grundy(tokens);
        let mut arcs = arcs_of_tokens(&self.followers, tokens);
        arcs.retain(|&(from, to)| self.values[to] == xor ^ self.values[from]);
        moves_along(arcs, tokens)
    }
}

/// A value `k` is the mex of `k` others, and all need `k(k + 1) / 2` arcs: 16 bits do.
type Value = u16;
const OPEN: Value = Value::MAX - 1; // on the path of the search
const NEW: Value = Value::MAX;

/// The values, by a depth-first search.
fn search(n: usize, followers: &Lists) -> Vec<Value> {
    let mut values = vec![NEW; n];
    let mut path = Vec::new(); // its vertices with the followers that are left
    for start in 0..n {
        if values[start] == NEW {
            path.push((start, followers.of(start)));
        }
        while let Some((v, left)) = path.pop() {
            if let Some(i) = left.iter().position(|&to| values[to as usize] >= OPEN) {
                let to = left[i] as usize;
                path.push((v, &left[i + 1..]));
                values[v] = OPEN;
                if values[to] == OPEN {
                    let cycle = path.iter().map(|&(v, _)| v).skip_while(|&v| v != to);
                    panic!("the graph has the cycle {:?}", cycle.collect::<Vec<_>>());
                }
                path.push((to, followers.of(to)));
            } else {
                values[v] = mex(followers.of(v).iter().map(|&to| values[to as usize]));
            }
        }
    }
    values
}

/// As with the list alone, but values below 64 are bits of a word.
fn mex(values: impl Iterator<Item = Value> + Clone) -> Value {
    let mut seen = 0_u64;
    let mut largest = 0;
    for value in values.clone() {
        seen |= 1 << (value % 64);
        largest = largest.max(value);
    }
    if largest < 64 {
        return seen.trailing_ones() as Value;
    }
    let most = values.clone().count();
    let mut seen = vec![false; most + 1];
    for value in values {
        seen[most.min(value as usize)] = true; // what is larger leaves a gap
    }
    seen.iter().take_while(|&&seen| seen).count() as Value
}

/// The arcs from all vertices that have tokens, each vertex once.
fn arcs_of_tokens(followers: &Lists, tokens: &[usize]) -> Vec<(usize, usize)> {
    let mut vertices = tokens.to_vec();
    vertices.sort_unstable();
    vertices.dedup();
    let arcs = |from: usize| followers.of(from).iter().map(move |&to| (from, to as usize));
    vertices.into_iter().flat_map(arcs).collect()
}

/// The moves `(i, to)` of all tokens along these arcs, ascending, each once.
fn moves_along(
    mut arcs: Vec<(usize, usize)>,
    tokens: &[usize],
) -> impl Iterator<Item = (usize, usize)> {
    arcs.sort_unstable();
    arcs.dedup();
    let tokens = tokens.to_vec();
    tokens.into_iter().enumerate().flat_map(move |(i, v)| {
        let first = arcs.partition_point(|arc| arc.0 < v);
        let from_v = arcs[first..].iter().take_while(|arc| arc.0 == v);
        from_v.map(|arc| (i, arc.1)).collect::<Vec<_>>()
    })
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

//! Game on a DAG: move one of the tokens along an arc; whoever cannot move loses.
//!
//! The Grundy value of a vertex is the mex over its followers, so the values are found from the
//! sinks upwards. Tokens are independent: a position has the xor of their values, and a move wins
//! iff it makes the xor 0.
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
//! - Time: `O(n + arcs)`: 10^6 arcs take 0.1 s. `winning_moves` looks at the arcs of one token
//!   after the other, and sorts the moves that it finds there.
//! - Limit: `n + arcs ≤ 10^6`.
//! - Input: arcs `(from, to)` in any order, parallel ones too, fewer than 2^30 of them; any tokens,
//!   several on a vertex too.
//! - Panics: a cycle, or a vertex outside `0..n`.
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
        let mut values = vec![0; n];
        let mut seen_by = vec![n; n + 1]; // for each value, the last vertex with a follower of it
        for v in sinks_first(n, &followers) {
            for to in followers.of(v) {
                seen_by[values[to] as usize] = v;
            }
            values[v] = seen_by.iter().take_while(|&&by| by == v).count() as u64;
        }
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
    pub fn winning_moves<'a>(
        &'a self,
        tokens: &'a [usize],
    ) -> impl Iterator<Item = (usize, usize)> + 'a {
        let xor = self.grundy(tokens);
        tokens.iter().enumerate().flat_map(move |(i, &v)| {
            let target = xor ^ self.values[v];
            let followers = self.followers.of(v);
            let mut wins: Vec<usize> = followers.filter(|&to| self.values[to] == target).collect();
            wins.sort_unstable();
            wins.dedup();
            wins.into_iter().map(move |to| (i, to))
        })
    }
}

/// The vertices of a graph without cycles, each after its followers.
fn sinks_first(n: usize, followers: &Lists) -> Vec<usize> {
    let mut in_degrees = vec![0; n]; // not counting arcs from vertices in the order
    for &to in &followers.all {
        in_degrees[to as usize] += 1;
    }
    let mut order: Vec<usize> = (0..n).filter(|&v| in_degrees[v] == 0).collect();
    let mut next = 0;
    while let Some(&v) = order.get(next) {
        next += 1;
        for to in followers.of(v) {
            in_degrees[to] -= 1;
            if in_degrees[to] == 0 {
                order.push(to);
            }
        }
    }
    assert!(order.len() == n, "the graph has a cycle");
    order.reverse();
    order
}

/// A list for each vertex, like a `Vec<Vec<usize>>`, but all in one array, in `u32` to be faster.
struct Lists {
    /// The list of `v` is `all[starts[v]..starts[v + 1]]`.
    starts: Vec<u32>,
    all: Vec<u32>,
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
        let mut all = vec![0; starts[n] as usize];
        for (from, to) in arcs {
            all[ends[from] as usize] = to as u32;
            ends[from] += 1;
        }
        Lists { starts, all }
    }

    fn of(&self, v: usize) -> impl ExactSizeIterator<Item = usize> + '_ {
        let list = &self.all[self.starts[v] as usize..self.starts[v + 1] as usize];
        list.iter().map(|&other| other as usize)
    }
}

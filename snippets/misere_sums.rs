//! Misère sums: move one of the tokens along an arc of a DAG; whoever cannot move wins.
//!
//! Each vertex has a Grundy value in normal play and one in misère play, where a sink has value 1
//! instead of 0. The pairs (0, 1) and (1, 0) of these values are called fickle, (n, n) firm, and
//! all other pairs wild. If no token can reach a wild vertex, let X be the xor of the first
//! numbers: the sum has the pair (X, X) if some token is firm, and (X, X ^ 1) if all tokens are
//! fickle (by induction). The player to move loses iff the second number is 0.
//!
//! ```
//! use nim_snippets::misere_sums::MisereSums;
//!
//! // Heaps of Nim up to 3 stones.
//! let game = MisereSums::new(4, &[(1, 0), (2, 0), (2, 1), (3, 0), (3, 1), (3, 2)]);
//! assert_eq!(game.vertex_values(), [Some((0, 1)), Some((1, 0)), Some((2, 2)), Some((3, 3))]);
//! assert!(game.wins(&[1, 1]) && !game.wins(&[1, 2, 3]));
//! assert!(game.winning_moves(&[1, 1, 3]).eq([(2, 1)]));
//! ```
//!
//! - Time: `O(n + arcs)`: 10^6 arcs take 0.1 s. `winning_moves` looks at the arcs of one token
//!   after the other, and sorts the moves that it finds there.
//! - Limit: `n + arcs ≤ 10^6`.
//! - Input: arcs `(from, to)` in any order, parallel ones too, fewer than 2^30 of them; any tokens.
//!   A position without moves is a win.
//! - Panics: a cycle, a vertex outside `0..n`, or a token that can reach a wild vertex.
//! - Source: T. S. Ferguson, "On sums of graph games with last player losing", 1974.
//! - 日本語: 逆形ゲームの和: DAG 上の駒の一つを辺に沿って動かす。動けない方の勝ち。
//! - See also: [`dag_game`](super::dag_game) (whoever cannot move loses),
//!   [`misere_nim`](super::misere_nim), [`outcome_search`](super::outcome_search) (wild ones).

#![cfg_attr(doc, doc(alias("逆形ゲームの和", "tame and wild", "genus", "misère Grundy value")))]
#![cfg_attr(doc, doc(alias("Anti-SG", "反SG游戏")))]

/// A graph without cycles on which tokens move.
pub struct MisereSums {
    followers: Lists,
    values: Vec<Option<(u64, u64)>>,
}

impl MisereSums {
    /// The graph of `n` vertices with these arcs.
    pub fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        assert!(n.max(arcs.len()) < 1 << 30, "2^30 vertices or arcs are too many");
        let followers = Lists::new(n, arcs.iter().copied());
        let mut values: Vec<Option<(u64, u64)>> = vec![None; n];
        // For each value in normal and in misère play, the last vertex with a follower of it.
        let mut seen_by = vec![[n; 2]; n + 2];
        for v in sinks_first(n, &followers) {
            let known = || followers.of(v).filter_map(|to| values[to]);
            for (normal, misere) in known() {
                seen_by[normal as usize][0] = v;
                seen_by[misere as usize][1] = v;
            }
            let mex = |play: usize| seen_by.iter().take_while(|by| by[play] == v).count() as u64;
            let is_end = followers.of(v).len() == 0;
            let pair = if is_end { (0, 1) } else { (mex(0), mex(1)) };
            let is_tame = pair.0 == pair.1 || pair.0 + pair.1 == 1;
            if is_tame && known().count() == followers.of(v).len() {
                values[v] = Some(pair);
            }
        }
        MisereSums { followers, values }
    }

    /// For each vertex its Grundy values in normal and in misère play; `None` if it can reach a
    /// wild one.
    pub fn vertex_values(&self) -> &[Option<(u64, u64)>] {
        &self.values
    }

    /// Does the player to move win with tokens on these vertices?
    pub fn wins(&self, tokens: &[usize]) -> bool {
        let (xor, firm) = self.sum(tokens);
        xor != u64::from(firm == 0)
    }

    /// All winning moves `(i, to)`: token `i` goes to vertex `to`.
    pub fn winning_moves<'a>(
        &'a self,
        tokens: &'a [usize],
    ) -> impl Iterator<Item = (usize, usize)> + 'a {
        let (xor, firm) = self.sum(tokens);
        tokens.iter().enumerate().flat_map(move |(i, &v)| {
            let old = self.sum(&[v]);
            let is_win = |&to: &usize| {
                let new = self.sum(&[to]);
                xor ^ old.0 ^ new.0 == u64::from(firm - old.1 + new.1 == 0)
            };
            let followers = self.followers.of(v);
            let mut wins: Vec<usize> = followers.filter(is_win).collect();
            wins.sort_unstable();
            wins.dedup();
            wins.into_iter().map(move |to| (i, to))
        })
    }

    /// The xor of the first numbers, and how many tokens are firm.
    fn sum(&self, tokens: &[usize]) -> (u64, usize) {
        let n = self.values.len();
        tokens.iter().fold((0, 0), |(xor, firm), &v| {
            assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
            let pair = self.values[v];
            let (normal, misere) =
                pair.unwrap_or_else(|| panic!("vertex {} can reach a wild vertex", v));
            (xor ^ normal, firm + usize::from(normal == misere))
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

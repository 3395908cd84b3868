//! Loopy sums: move one of the tokens along an arc; endless play is a draw; whoever cannot move loses.
//!
//! A vertex is finite with a Grundy value, or infinite with the set of the finite values of its
//! followers. Round m = 0, 1, … gives the value m, one by one, to each vertex `v` that satisfies
//! two conditions: it has followers of all smaller values, and each of its other followers has an
//! arc to a vertex that got the value m before `v`. A move to such a follower gains nothing,
//! because the opponent goes back to value m. Vertices that get no value are infinite. Finite
//! values are combined by xor. A sum with one infinite token wins iff the set of that token
//! contains the xor of the others; every other sum with infinite tokens is a draw.
//!
//! ```
//! use nim_snippets::loopy_sums::{LoopySums, Outcome, Value};
//!
//! let game = LoopySums::new(4, &[(0, 1), (1, 0), (1, 2), (3, 3), (3, 2)]);
//! assert_eq!(game.vertex_values()[1], Value::Finite(1));
//! assert_eq!(game.vertex_values()[3], Value::Infinite(vec![0]));
//! assert_eq!(game.outcome(&[1, 3]), Outcome::Draw); // tokens on these vertices
//! assert!(game.winning_moves(&[0, 3]).eq([(1, 2)]));
//! ```
//!
//! - Time: `O(n + arcs)` for each value that occurs, in practice far less: 10^6 random arcs take
//!   0.1 s. `winning_moves` looks at the arcs of each token and sorts the moves that it finds.
//! - Limit: `n + arcs ≤ 5·10^5`; `winning_moves: tokens.len() · arcs ≤ 10^6`.
//! - Input: arcs `(from, to)`, loops and parallel ones too, fewer than 2^30 of them; any tokens. If
//!   reaching a vertex ends the game, leave out its arcs: whoever is to move there has lost.
//! - Panics: a vertex outside `0..n`.
//! - Source: C. A. B. Smith, "Graphs and composite games", 1966; A. S. Fraenkel and Y. Perl, 1975.
//! - 日本語: 閉路つきゲームの和: 複数の駒の一つを辺に沿って動かす。動けなければ負け、無限に続けば引き分け。
//! - See also: [`loopy_game`](super::loopy_game) (one token, the soonest win, any rules),
//!   [`dag_game`](super::dag_game) (no cycles).

#![cfg_attr(doc, doc(alias("閉路のあるグラフ 複数の駒", "引き分けのあるゲームの和")))]
#![cfg_attr(doc, doc(alias("Smith value", "generalised Sprague-Grundy function")))]
#![cfg_attr(doc, doc(alias("loopy Grundy values")))]

/// The outcome for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Win,
    Loss,
    Draw,
}

/// The value of a vertex in a sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// The Grundy value.
    Finite(u64),
    /// The finite values of the followers, ascending.
    Infinite(Vec<u64>),
}

/// A graph on which tokens move.
pub struct LoopySums {
    followers: Lists,
    values: Vec<Value>,
    /// The rank of each finite vertex in the order in which the vertices got their values.
    ranks: Vec<i64>,
}

impl LoopySums {
    /// The graph of `n` vertices with these arcs.
    pub fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        assert!(n.max(arcs.len()) < 1 << 30, "2^30 vertices or arcs are too many");
        let followers = Lists::new(n, arcs.iter().copied());
        let predecessors = Lists::new(n, arcs.iter().map(|&(from, to)| (to, from)));
        let (finite, order) = finite_values(&followers, &predecessors);
        let mut ranks = vec![0; n];
        for (rank, &v) in order.iter().enumerate() {
            ranks[v] = rank as i64;
        }
        let value = |v: usize| {
            if let Some(value) = finite[v] {
                return Value::Finite(value);
            }
            let mut set: Vec<u64> = followers.of(v).iter().filter_map(|&to| finite[to]).collect();
            set.sort_unstable();
            set.dedup();
            Value::Infinite(set)
        };
        let values = (0..n).map(value).collect();
        LoopySums { followers, values, ranks }
    }

    /// The values of the vertices `0..n`.
    pub fn vertex_values(&self) -> &[Value] {
        &self.values
    }

    /// The outcome with tokens on these vertices.
    pub fn outcome(&self, tokens: &[usize]) -> Outcome {
        let (xor, infinite) = self.sum(tokens);
        match infinite[..] {
            [] if xor == 0 => Outcome::Loss,
            [] => Outcome::Win,
            [set] if set.contains(&xor) => Outcome::Win,
            _ => Outcome::Draw,
        }
    }

    /// All winning moves `(i, to)`: token `i` goes to vertex `to`. Always playing the first one
    /// wins; other winning moves may cycle.
    pub fn winning_moves(&self, tokens: &[usize]) -> impl Iterator<Item = (usize, usize)> {
        let (xor, infinite) = self.sum(tokens);
        let mut moves = Vec::new(); // the largest fall of the sum of the ranks first
        for (i, &v) in tokens.iter().enumerate() {
            let target = match (&self.values[v], infinite.len()) {
                (Value::Finite(value), 0) => xor ^ value,
                (Value::Infinite(_), 1) => xor,
                _ => continue,
            };
            let to_target = |&&to: &&usize| self.values[to] == Value::Finite(target);
            let wins = self.followers.of(v).iter().filter(to_target);
            moves.extend(wins.map(|&to| (self.ranks[to] - self.ranks[v], i, to)));
        }
        moves.sort_unstable();
        moves.dedup();
        moves.into_iter().map(|(_, i, to)| (i, to))
    }

    /// The xor of the finite values, and the sets of the infinite ones.
    fn sum(&self, tokens: &[usize]) -> (u64, Vec<&[u64]>) {
        let n = self.values.len();
        let mut xor = 0;
        let mut infinite = Vec::new();
        for &v in tokens {
            assert!(v < n, "vertex {} in a graph of {} vertices", v, n);
            match &self.values[v] {
                Value::Finite(value) => xor ^= value,
                Value::Infinite(set) => infinite.push(&set[..]),
            }
        }
        (xor, infinite)
    }
}

/// The finite values, and the vertices in the order in which they get them.
fn finite_values(followers: &Lists, predecessors: &Lists) -> (Vec<Option<u64>>, Vec<usize>) {
    let n = followers.starts.len() - 1;
    let mut values: Vec<Option<u64>> = vec![None; n];
    let mut order: Vec<usize> = Vec::new();
    let mut open: Vec<usize> = (0..n).collect(); // no value, but an arc to each smaller one
    let mut is_open = vec![true; n];
    let mut unanswered = vec![0; n]; // arcs to vertices without a value and without an arc to it
    let mut leads_to = vec![None; n]; // the largest value that an arc leads to
    let mut value = 0;
    while !open.is_empty() {
        let mut next = order.len();
        for &v in &open {
            unanswered[v] = followers.of(v).iter().filter(|&&to| values[to].is_none()).count();
        }
        order.extend(open.iter().filter(|&&v| unanswered[v] == 0));
        while let Some(&v) = order.get(next) {
            next += 1;
            values[v] = Some(value);
            for &from in predecessors.of(v) {
                if values[from].is_some() || leads_to[from] == Some(value) {
                    continue;
                }
                leads_to[from] = Some(value);
                for &second in predecessors.of(from).iter().filter(|&&second| is_open[second]) {
                    unanswered[second] -= 1;
                    if unanswered[second] == 0 && leads_to[second] != Some(value) {
                        order.push(second);
                    }
                }
            }
        }
        for &v in &open {
            is_open[v] = values[v].is_none() && leads_to[v] == Some(value);
        }
        open.retain(|&v| is_open[v]);
        value += 1;
    }
    (values, order)
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

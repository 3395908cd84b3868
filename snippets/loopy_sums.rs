//! Loopy sums: move one of the tokens along a directed edge, endless play is a draw; whoever cannot move loses.
//!
//! For m = 0, 1, …: a vertex without a value gets m, the mex, when each of its edges leads to a
//! smaller value or to a vertex with an edge back to an m. A vertex that in the end neither gets m
//! nor has an edge to an m is infinite, with the set of the finite values that its edges lead to.
//! Finite values add by xor. A sum with one infinite token is won iff its set has the xor of the
//! others; all other sums with infinite tokens are drawn.
//!
//! ```
//! use nim_snippets::loopy_sums::{outcome, values, winning_moves, Outcome, Value};
//!
//! let edges = [(0, 1), (1, 0), (1, 2), (3, 3), (3, 2)];
//! let values = values(4, &edges);
//! assert_eq!(values[3], Value::Infinite(vec![0]));
//! assert_eq!(outcome(&values, &[1, 3]), Outcome::Draw); // tokens on these vertices
//! assert!(winning_moves(&edges, &values, &[0, 3]).eq([(1, 2)]));
//! ```
//!
//! - Time: `values` is `O(n + edges)` for each value that occurs: a complete DAG of 2000 vertices
//!   takes 2 seconds, 10^5 vertices with few values 0.05. `winning_moves` is `O(edges)` a token.
//! - Input: edges `(from, to)` between vertices below `n`, loops and parallel ones too, fewer than
//!   2^32 of both. Any tokens. If reaching a vertex ends the game, leave out its edges: whoever is
//!   to move there has lost.
//! - Source: C. A. B. Smith, "Graphs and composite games", 1966; A. S. Fraenkel and Y. Perl, 1975.
//! - 日本語: 閉路つきゲームの和: 複数の駒の一つを辺に沿って動かす。動けなければ負け、無限に続けば引き分け。
//! - See also: [`loopy_game`](super::loopy_game) (one token, the soonest win),
//!   [`dag_game`](super::dag_game) (no cycles).

#![cfg_attr(doc, doc(alias("閉路のあるグラフ 複数の駒", "引き分けのあるゲームの和")))]
#![cfg_attr(doc, doc(alias("Smith value", "generalised Sprague-Grundy function")))]
#![cfg_attr(doc, doc(alias("loopy Grundy values")))]

/// How the player to move fares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Win,
    Loss,
    Draw,
}

/// What a vertex is worth in a sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// The Grundy value, and when it was found: winning by moves to earlier ones comes to an end.
    Finite(u64, u64),
    /// The finite values that one edge leads to, ascending.
    Infinite(Vec<u64>),
}

/// The values of the vertices `0..n` for sums.
pub fn values(n: usize, edges: &[(usize, usize)]) -> Vec<Value> {
    assert!(n.max(edges.len()) as u64 >> 32 == 0, "2^32 vertices or edges are too many");
    let mut predecessors = vec![Vec::new(); n];
    let mut left = vec![0; n];
    for &(from, to) in edges {
        assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
        predecessors[to].push(from);
        left[from] += 1; // until `to` gets a value
    }
    let mut finite = vec![None; n];
    let mut is_open = vec![true; n];
    let mut m = 0;
    let mut when = 0;
    while is_open.contains(&true) {
        for v in next_value(&predecessors, &mut left, &finite, &mut is_open) {
            finite[v] = Some((m, when));
            when += 1;
        }
        m += 1;
    }
    let mut sets = vec![Vec::new(); n];
    for &(from, to) in edges {
        sets[from].extend(finite[to].map(|(value, _)| value));
    }
    let value = |(finite, mut set): (Option<(u64, u64)>, Vec<u64>)| {
        set.sort_unstable();
        set.dedup();
        finite.map_or(Value::Infinite(set), |(value, when)| Value::Finite(value, when))
    };
    finite.into_iter().zip(sets).map(value).collect()
}

/// Who wins with tokens on these vertices?
pub fn outcome(values: &[Value], tokens: &[usize]) -> Outcome {
    let (xor, infinite) = sum(values, tokens);
    match infinite[..] {
        [] if xor == 0 => Outcome::Loss,
        [] => Outcome::Win,
        [set] if set.contains(&xor) => Outcome::Win,
        _ => Outcome::Draw,
    }
}

/// All winning moves `(i, to)`: token `i` goes to vertex `to`. The first one brings the end
/// nearer; who always plays it wins, while other winning moves may go round in circles.
pub fn winning_moves(
    edges: &[(usize, usize)],
    values: &[Value],
    tokens: &[usize],
) -> impl Iterator<Item = (usize, usize)> {
    let (xor, infinite) = sum(values, tokens);
    let mut moves = std::collections::BTreeSet::new(); // by how much nearer the end is
    for (i, &v) in tokens.iter().enumerate() {
        let (target, when) = match (value_of(values, v), infinite.len()) {
            (&Value::Finite(value, when), 0) => (xor ^ value, when),
            (Value::Infinite(_), 1) => (xor, 0),
            _ => continue,
        };
        for &(_, to) in edges.iter().filter(|edge| edge.0 == v) {
            if let Value::Finite(value, then) = *value_of(values, to) {
                let nearer = i128::from(then) - i128::from(when);
                moves.extend((value == target).then_some((nearer, i, to)));
            }
        }
    }
    moves.into_iter().map(|(_, i, to)| (i, to))
}

fn value_of(values: &[Value], v: usize) -> &Value {
    values.get(v).unwrap_or_else(|| panic!("vertex {} in a graph of {} vertices", v, values.len()))
}

/// The xor of the finite values, and the sets of the infinite ones.
fn sum<'a>(values: &'a [Value], tokens: &[usize]) -> (u64, Vec<&'a [u64]>) {
    let mut xor = 0;
    let mut infinite = Vec::new();
    for &v in tokens {
        match value_of(values, v) {
            Value::Finite(value, _) => xor ^= value,
            Value::Infinite(set) => infinite.push(&set[..]),
        }
    }
    (xor, infinite)
}

/// The vertices that get the next value `m`, in the order in which they are found. An open vertex
/// has no value, but an edge to each smaller one; `left` edges lead to vertices without a value.
#[inline(never)] // as the innermost loop is quicker then
fn next_value(
    predecessors: &[Vec<usize>],
    left: &mut [u32],
    finite: &[Option<(u64, u64)>],
    is_open: &mut [bool],
) -> Vec<usize> {
    let mut gets_m: Vec<usize> = (0..left.len()).filter(|&v| is_open[v] && left[v] == 0).collect();
    let mut unanswered = left.to_vec(); // edges to where no edge leads back to an m
    let mut leads_to_m = vec![false; left.len()];
    let mut queue = 0..;
    while let Some(&v) = queue.next().and_then(|place: usize| gets_m.get(place)) {
        for &from in &predecessors[v] {
            left[from] -= 1;
            if finite[from].is_none() && !std::mem::replace(&mut leads_to_m[from], true) {
                for &second in &predecessors[from] {
                    unanswered[second] -= 1;
                    if unanswered[second] == 0 && is_open[second] {
                        gets_m.push(second);
                    }
                }
            }
        }
    }
    for v in 0..left.len() {
        is_open[v] &= leads_to_m[v];
    }
    gets_m
}

//! Loopy sums: move one of the tokens along a directed edge, endless play is a draw; whoever cannot move loses.
//!
//! For m = 0, 1, …: a vertex without a value gets m, the mex, when each edge leads to a smaller
//! value or to where an edge leads back to an m. A vertex that in the end neither gets m nor has
//! an edge to an m is infinite, with the set of the finite values that its edges lead to. Finite
//! values add by xor. One infinite token wins iff its set has the xor of the others; all other
//! sums with infinite tokens are drawn.
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
//!   takes 2 seconds, 10^5 vertices with few values a tenth. `winning_moves` is `O(edges)` a token.
//! - Input: edges `(from, to)` between vertices below `n`, loops and parallel ones too. Any tokens.
//!   An end at a vertex where edges leave: leave these out. Who is to move there has lost.
//! - Source: C. A. B. Smith, "Graphs and composite games", 1966; A. S. Fraenkel and Y. Perl, 1975.
//! - See also: `loopy_game` (one token, the soonest win), `dag_game` (no cycles).

use std::mem;

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
    let mut predecessors = vec![Vec::new(); n];
    let mut left = vec![0; n]; // edges to vertices without a finite value
    for &(from, to) in edges {
        assert!(from.max(to) < n, "vertex {} in a graph of {} vertices", from.max(to), n);
        predecessors[to].push(from);
        left[from] += 1;
    }
    let mut finite = vec![None; n];
    let mut found = 0;
    let mut open = vec![true; n];
    for m in 0.. {
        let mut gets_m: Vec<usize> = (0..n).filter(|&v| open[v] && left[v] == 0).collect();
        let mut leads_to_m = vec![false; n];
        let mut unanswered = left.clone();
        let mut next = 0;
        while let Some(&v) = gets_m.get(next) {
            next += 1;
            finite[v] = Some((m, found));
            found += 1;
            for &from in &predecessors[v] {
                left[from] -= 1;
                if finite[from].is_some() || mem::replace(&mut leads_to_m[from], true) {
                    continue;
                }
                for &second in &predecessors[from] {
                    unanswered[second] -= 1;
                    if unanswered[second] == 0 && open[second] {
                        gets_m.push(second);
                    }
                }
            }
        }
        for v in 0..n {
            open[v] &= leads_to_m[v];
        }
        if !open.contains(&true) {
            break;
        }
    }
    let mut sets = vec![Vec::new(); n];
    for &(from, to) in edges {
        sets[from].extend(finite[to].map(|(value, _)| value));
    }
    let value = |(finite, mut set): (Option<(u64, u64)>, Vec<u64>)| {
        set.sort_unstable();
        set.dedup();
        finite.map_or(Value::Infinite(set), |(g, when)| Value::Finite(g, when))
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
    let mut moves = Vec::new();
    for (i, &v) in tokens.iter().enumerate() {
        let (old, when, others) = match values[v] {
            Value::Finite(old, when) => (old, when, infinite.len()),
            Value::Infinite(_) => (0, 0, infinite.len() - 1),
        };
        for &(_, to) in edges.iter().filter(|edge| edge.0 == v && others == 0) {
            match *value_of(values, to) {
                Value::Finite(new, then) if new == xor ^ old => {
                    moves.push((then + values.len() as u64 - when, i, to));
                }
                _ => {}
            }
        }
    }
    moves.sort_unstable();
    moves.dedup();
    moves.into_iter().map(|(_, i, to)| (i, to))
}

fn value_of(values: &[Value], v: usize) -> &Value {
    values.get(v).unwrap_or_else(|| panic!("vertex {} in a graph of {} vertices", v, values.len()))
}

/// The xor of the finite values, and the sets of the infinite ones.
fn sum<'a>(values: &'a [Value], tokens: &[usize]) -> (u64, Vec<&'a [u64]>) {
    let (mut xor, mut infinite) = (0, Vec::new());
    for &v in tokens {
        match value_of(values, v) {
            Value::Finite(value, _) => xor ^= value,
            Value::Infinite(set) => infinite.push(&set[..]),
        }
    }
    (xor, infinite)
}

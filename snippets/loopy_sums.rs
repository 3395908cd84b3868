//! Loopy sums: move one of the tokens along an arc, endless play is a draw; whoever cannot move loses.
//!
//! A vertex that can reach no cycle is worth the mex. Of the others, for m = 0, 1, …: one without a
//! value gets m, the mex, when each of its arcs leads to a smaller value or to a vertex with an arc
//! back to an m. A vertex that in the end neither gets m nor has an arc to an m is infinite, with
//! the set of the finite values that its arcs lead to. Finite values add by xor. A sum with one
//! infinite token is won iff its set has the xor of the others; all other sums with infinite
//! tokens are drawn.
//!
//! ```
//! use nim_snippets::loopy_sums::{LoopySums, Outcome, Value};
//!
//! let game = LoopySums::new(4, &[(0, 1), (1, 0), (1, 2), (3, 3), (3, 2)]);
//! assert_eq!(game.vertex_values()[3], Value::Infinite(vec![0]));
//! assert_eq!(game.outcome(&[1, 3]), Outcome::Draw); // tokens on these vertices
//! assert!(game.winning_moves(&[0, 3]).eq([(1, 2)]));
//! ```
//!
//! - Time: `new` is `O(n + arcs)` where there are no cycles: 2·10^6 arcs take 0.2 seconds.
//!   What reaches a cycle takes `O(n + arcs)` for each value that occurs there: 10^5 vertices with
//!   few values take 0.05 seconds. `winning_moves` looks at the arcs of each token and sorts what
//!   it found.
//! - Input: arcs `(from, to)` between vertices below `n`, loops and parallel ones too, fewer than
//!   2^30 of both. Any tokens. If reaching a vertex ends the game, leave out its arcs: whoever is
//!   to move there has lost.
//! - Source: C. A. B. Smith, "Graphs and composite games", 1966; A. S. Fraenkel and Y. Perl, 1975.
//! - 日本語: 閉路つきゲームの和: 複数の駒の一つを辺に沿って動かす。動けなければ負け、無限に続けば引き分け。
//! - See also: [`loopy_game`](super::loopy_game) (one token, the soonest win),
//!   [`dag_game`](super::dag_game) (no cycles).

#![cfg_attr(doc, doc(alias("閉路のあるグラフ 複数の駒", "引き分けのあるゲームの和")))]
#![cfg_attr(doc, doc(alias("Smith value", "generalised Sprague-Grundy function")))]
#![cfg_attr(doc, doc(alias("loopy Grundy values")))]

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
    /// The finite values that one arc leads to, ascending.
    Infinite(Vec<u64>),
}

/// A graph on which tokens move.
pub struct LoopySums {
    followers: Lists,
    values: Vec<Value>,
}

impl LoopySums {
    /// The graph of `n` vertices with these arcs.
    pub fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        assert!(n.max(arcs.len()) < 1 << 30, "2^30 vertices or arcs are too many");
        let followers = Lists::new(n, arcs.iter().copied());
        let predecessors = Lists::new(n, arcs.iter().map(|&(from, to)| (to, from)));
        let mut finite = without_cycles(&followers, &predecessors);
        find_finite(&followers, &mut finite);
        let value = |v: usize| match finite[v] {
            Some((value, when)) => Value::Finite(value, when),
            None => {
                let values = followers.of(v).iter().filter_map(|&to| finite[to as usize]);
                let mut set: Vec<u64> = values.map(|(value, _)| value).collect();
                set.sort_unstable();
                set.dedup();
                Value::Infinite(set)
            }
        };
        let values = (0..n).map(value).collect();
        LoopySums { followers, values }
    }

    /// What the vertices `0..n` are worth in sums.
    pub fn vertex_values(&self) -> &[Value] {
        &self.values
    }

    /// Who wins with tokens on these vertices?
    pub fn outcome(&self, tokens: &[usize]) -> Outcome {
        let (xor, infinite) = self.sum(tokens);
        match infinite[..] {
            [] if xor == 0 => Outcome::Loss,
            [] => Outcome::Win,
            [set] if set.contains(&xor) => Outcome::Win,
            _ => Outcome::Draw,
        }
    }

    /// All winning moves `(i, to)`: token `i` goes to vertex `to`. The first one brings the end
    /// nearer; who always plays it wins, while other winning moves may go round in circles.
    pub fn winning_moves(&self, tokens: &[usize]) -> impl Iterator<Item = (usize, usize)> {
        let (xor, infinite) = self.sum(tokens);
        let mut moves = Vec::new(); // with how much later the value was found that is reached
        for (i, &v) in tokens.iter().enumerate() {
            let (target, when) = match (&self.values[v], infinite.len()) {
                (&Value::Finite(value, when), 0) => (xor ^ value, when),
                (Value::Infinite(_), 1) => (xor, 0),
                _ => continue,
            };
            for &to in self.followers.of(v) {
                match self.values[to as usize] {
                    Value::Finite(value, then) if value == target => {
                        moves.push((then as i64 - when as i64, i, to as usize));
                    }
                    _ => (),
                }
            }
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
                Value::Finite(value, _) => xor ^= value,
                Value::Infinite(set) => infinite.push(&set[..]),
            }
        }
        (xor, infinite)
    }
}

/// The finite value of a vertex, and when it was found.
type Found = Option<(u64, u64)>;

/// The values of the vertices that can reach no cycle, each after its followers.
fn without_cycles(followers: &Lists, predecessors: &Lists) -> Vec<Found> {
    let n = followers.starts.len() - 1;
    let mut left: Vec<usize> = (0..n).map(|v| followers.of(v).len()).collect();
    let mut done: Vec<usize> = (0..n).filter(|&v| left[v] == 0).collect();
    let mut finite: Vec<Found> = vec![None; n];
    let mut seen_by = vec![n; n + 1]; // for each value, the last vertex with a follower of it
    let mut when = 0;
    while let Some(&v) = done.get(when) {
        for (value, _) in followers.of(v).iter().filter_map(|&to| finite[to as usize]) {
            seen_by[value as usize] = v;
        }
        let mex = seen_by.iter().take_while(|&&by| by == v).count();
        finite[v] = Some((mex as u64, when as u64));
        when += 1;
        for &from in predecessors.of(v) {
            left[from as usize] -= 1;
            if left[from as usize] == 0 {
                done.push(from as usize);
            }
        }
    }
    finite
}

/// Adds the values of those vertices that have one though they can reach a cycle.
fn find_finite(followers: &Lists, finite: &mut [Found]) {
    let rest: Vec<usize> = (0..finite.len()).filter(|&v| finite[v].is_none()).collect();
    let mut numbers = vec![0; finite.len()];
    let mut arcs = Vec::new(); // among the rest, which is numbered anew
    let mut known: Vec<Vec<usize>> = Vec::new(); // for each value, whose arcs lead to it
    for (number, &v) in rest.iter().enumerate() {
        numbers[v] = number;
    }
    for (number, &v) in rest.iter().enumerate() {
        for &to in followers.of(v) {
            if let Some((value, _)) = finite[to as usize] {
                known.resize(known.len().max(value as usize + 1), Vec::new());
                known[value as usize].push(number);
            } else {
                arcs.push((number, numbers[to as usize]));
            }
        }
    }
    let mut rounds = Rounds::new(rest.len(), &arcs);
    let mut when = (finite.len() - rest.len()) as u64;
    let mut m = 0;
    while rounds.is_open.contains(&true) {
        let leads_to_m = known.get(m).map_or(&[][..], |numbers| numbers);
        for number in rounds.next_value(leads_to_m) {
            finite[rest[number]] = Some((m as u64, when));
            when += 1;
        }
        m += 1;
    }
}

/// The search for one value after the other.
struct Rounds {
    predecessors: Lists,
    /// For each vertex, how many arcs lead to vertices without a value.
    left: Vec<u32>,
    is_finite: Vec<bool>,
    /// Whether a vertex has no value, but an arc to each smaller one.
    is_open: Vec<bool>,
}

impl Rounds {
    fn new(n: usize, arcs: &[(usize, usize)]) -> Self {
        let predecessors = Lists::new(n, arcs.iter().map(|&(from, to)| (to, from)));
        let mut left = vec![0; n];
        for &(from, _) in arcs {
            left[from] += 1;
        }
        Rounds { predecessors, left, is_finite: vec![false; n], is_open: vec![true; n] }
    }

    /// The vertices that get the next value `m`, in the order in which they are found, given those
    /// with an arc to an `m` that was known before.
    #[inline(never)] // as the innermost loop is quicker then
    fn next_value(&mut self, known: &[usize]) -> Vec<usize> {
        let n = self.left.len();
        let mut unanswered = self.left.clone(); // arcs to where no arc leads back to an m
        let mut leads_to_m = vec![false; n];
        for &from in known {
            if !self.is_finite[from] && !mem::replace(&mut leads_to_m[from], true) {
                for &second in self.predecessors.of(from) {
                    unanswered[second as usize] -= 1;
                }
            }
        }
        let gets_m = |&v: &usize| self.is_open[v] && unanswered[v] == 0 && !leads_to_m[v];
        let mut gets_m: Vec<usize> = (0..n).filter(gets_m).collect();
        let mut queue = 0..;
        while let Some(&v) = queue.next().and_then(|place: usize| gets_m.get(place)) {
            for from in self.predecessors.of(v).iter().map(|&from| from as usize) {
                self.left[from] -= 1;
                if self.is_finite[from] || mem::replace(&mut leads_to_m[from], true) {
                    continue;
                }
                for second in self.predecessors.of(from).iter().map(|&second| second as usize) {
                    unanswered[second] -= 1;
                    if unanswered[second] == 0 && self.is_open[second] && !leads_to_m[second] {
                        gets_m.push(second);
                    }
                }
            }
        }
        for &v in &gets_m {
            self.is_finite[v] = true;
        }
        for (is_open, leads_to_m) in self.is_open.iter_mut().zip(leads_to_m) {
            *is_open &= leads_to_m;
        }
        gets_m
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

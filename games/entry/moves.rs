//! Moves of all games, as changes of the numbers of a position.

use super::told::{Told, told};
use super::writing::{Graph, on_graph};

/// Longer lists of equal parts are not shown.
pub const LISTED: u64 = 1000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// Numbers get new values.
    Set(Vec<(usize, u64)>),
    /// A number is replaced by these.
    Split(usize, Vec<u64>),
    /// A number is replaced by this many of this size.
    Equal(usize, u64, u64),
    /// This many are moved from one number to another.
    Carry(usize, u64, usize),
    /// The move in words, and the numbers after it.
    Become(Told, Vec<u64>),
    /// The move in words, if numbers cannot describe the position after it.
    Say(Told),
}

impl Move {
    pub fn after(&self, position: &[u64]) -> Option<Vec<u64>> {
        let mut after = position.to_vec();
        match self {
            Move::Set(changes) => {
                for &(i, left) in changes {
                    after[i] = left;
                }
            }
            Move::Split(i, parts) => {
                after.splice(i..=i, parts.iter().copied());
            }
            Move::Equal(_, _, count) if *count > LISTED => return None,
            Move::Equal(i, size, count) => {
                after.splice(i..=i, std::iter::repeat_n(*size, *count as usize));
            }
            Move::Carry(from, count, to) => {
                after[*from] -= count;
                after[*to] = after[*to].checked_add(*count)?;
            }
            Move::Become(_, numbers) => after.clone_from(numbers),
            Move::Say(_) => return None,
        }
        Some(after)
    }
}

impl From<(usize, u64)> for Move {
    fn from(cut: (usize, u64)) -> Self {
        Move::Set(vec![cut])
    }
}

impl From<Vec<(usize, u64)>> for Move {
    fn from(cuts: Vec<(usize, u64)>) -> Self {
        Move::Set(cuts)
    }
}

impl From<(usize, usize)> for Move {
    fn from((i, to): (usize, usize)) -> Self {
        Move::Set(vec![(i, to as u64)])
    }
}

impl From<Vec<(usize, usize)>> for Move {
    fn from(cuts: Vec<(usize, usize)>) -> Self {
        Move::Set(cuts.into_iter().map(|(i, left)| (i, left as u64)).collect())
    }
}

impl From<(usize, Vec<u64>)> for Move {
    fn from((i, parts): (usize, Vec<u64>)) -> Self {
        Move::Split(i, parts)
    }
}

impl From<(usize, u64, u64)> for Move {
    fn from((i, size, count): (usize, u64, u64)) -> Self {
        Move::Equal(i, size, count)
    }
}

impl From<(u64, u64)> for Move {
    fn from((a, b): (u64, u64)) -> Self {
        Move::Set(vec![(0, a), (1, b)])
    }
}

/// Called with each move; returns whether to go on.
pub type Visit<'a> = &'a mut dyn FnMut(Move) -> bool;

/// Offers the moves one by one, since there may be 10^18 of them.
pub fn offer<M: Into<Move>>(moves: impl IntoIterator<Item = M>, visit: Visit) {
    for found in moves {
        if !visit(found.into()) {
            return;
        }
    }
}

/// Moves without the positions after them.
pub fn labels<M, P>(moves: Vec<(M, P)>) -> impl Iterator<Item = M> {
    moves.into_iter().map(|(label, _)| label)
}

/// A move that takes from a heap, with the limit for the next move.
pub fn taking(heap: u64, times: u64) -> impl Fn(u64) -> Move {
    move |left| {
        let taken = heap - left;
        let after = vec![left, taken.saturating_mul(times)];
        Move::Become(told(format!("take {taken}"), format!("{taken} 個取る")), after)
    }
}

/// A vertex of a graph is removed with its neighbours.
pub fn chosen(numbers: &[u64]) -> impl Fn(usize) -> Move {
    let graph = Graph::new(numbers, &[]);
    move |v| {
        let all: Vec<usize> = (0..graph.names.len()).collect();
        let left = crate::node_kayles::choose(&all, &graph.edges, v);
        let name = graph.names[v];
        let says = told(format!("choose vertex {name}"), format!("頂点 {name} を選ぶ")).on(name);
        Move::Become(says, graph.numbers(&left))
    }
}

/// All moves that remove a vertex of the graph of these numbers.
pub fn all_choices(numbers: &[u64]) -> impl Iterator<Item = Move> {
    let moves = on_graph(numbers, |n, edges| {
        let left: Vec<usize> = (0..n).collect();
        crate::node_kayles::moves(&left, edges)
    });
    labels(moves).map(chosen(numbers))
}

/// A token goes to a vertex, which becomes the end of its path.
pub fn gone(path: &[u64]) -> impl Fn(usize) -> Move {
    move |to| {
        let says = told(format!("go to vertex {to}"), format!("頂点 {to} へ進む")).on(to);
        Move::Become(says, [path, &[to as u64]].concat())
    }
}

/// One of the tokens on a vertex goes to another vertex.
pub fn moved((from, to): (usize, usize)) -> Move {
    Move::Carry(from, 1, to)
}

/// All but `left` of the stones on one vertex go to another.
pub fn carried(stones: &[u64]) -> impl Fn((usize, u64, usize)) -> Move {
    move |(from, left, to)| Move::Carry(from, stones[from] - left, to)
}

/// Legal moves, with the names that users see.
pub fn as_moves<M, N, P>(options: Vec<(M, P)>, tell: impl Fn(M) -> N) -> Vec<(Move, P)>
where
    N: Into<Move>,
{
    options.into_iter().map(|(label, after)| (tell(label).into(), after)).collect()
}

/// Moves that contain the numbers after them.
pub fn becoming(moves: impl Iterator<Item = Move>) -> Vec<(Move, Vec<u64>)> {
    let left = |found: &Move| match found {
        Move::Become(_, after) => after.clone(),
        _ => unreachable!("{found:?} says what it leaves"),
    };
    moves.map(|found| (left(&found), found)).map(|(after, found)| (found, after)).collect()
}

/// A position in the form of its rules, converted to numbers.
pub trait Numbers {
    fn numbers(self) -> Vec<u64>;
}

impl Numbers for Vec<u64> {
    fn numbers(self) -> Vec<u64> {
        self
    }
}

impl Numbers for Vec<usize> {
    fn numbers(self) -> Vec<u64> {
        self.into_iter().map(|n| n as u64).collect()
    }
}

impl Numbers for Vec<bool> {
    fn numbers(self) -> Vec<u64> {
        self.into_iter().map(u64::from).collect()
    }
}

impl Numbers for u64 {
    fn numbers(self) -> Vec<u64> {
        vec![self]
    }
}

impl Numbers for u128 {
    /// A value too large to be typed becomes the largest number.
    fn numbers(self) -> Vec<u64> {
        vec![u64::try_from(self).unwrap_or(u64::MAX)]
    }
}

impl<const N: usize> Numbers for [u64; N] {
    fn numbers(self) -> Vec<u64> {
        self.to_vec()
    }
}

impl Numbers for Vec<Option<u64>> {
    /// 0 is an empty cell.
    fn numbers(self) -> Vec<u64> {
        self.into_iter().map(|cell| cell.map_or(0, |colour| colour + 1)).collect()
    }
}

impl Numbers for Vec<(usize, usize)> {
    fn numbers(self) -> Vec<u64> {
        self.into_iter().flat_map(|(a, b)| [a as u64, b as u64]).collect()
    }
}

impl Numbers for (u64, u64) {
    fn numbers(self) -> Vec<u64> {
        vec![self.0, self.1]
    }
}

impl Numbers for Vec<(u64, u64)> {
    fn numbers(self) -> Vec<u64> {
        self.into_iter().flat_map(|(a, b)| [a, b]).collect()
    }
}

impl Numbers for (Vec<u64>, u64) {
    fn numbers(self) -> Vec<u64> {
        let (mut heaps, last) = self;
        heaps.push(last);
        heaps
    }
}

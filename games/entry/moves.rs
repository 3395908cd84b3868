//! Moves of all games, as changes of the numbers of a position.

use super::told::{Told, counted, told};
use super::writing::{Graph, on_graph};
use super::{Moves, Numbers, Options, numbers};

/// The longest list of equal parts that is shown.
pub const LISTED: u64 = 1000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// Gives new values to numbers.
    Set(Vec<(usize, u64)>),
    /// Replaces a number by these numbers.
    Split(usize, Vec<u64>),
    /// Replaces a number by equal ones: the index, their size and their number.
    Equal(usize, u64, u64),
    /// Moves stones from one number to another: from, how many, to; and this in words.
    Carry(usize, u64, usize, Told),
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
            Move::Carry(from, count, to, _) => {
                after[*from] -= count;
                after[*to] = after[*to].checked_add(*count)?;
            }
            Move::Become(_, numbers) => after.clone_from(numbers),
            Move::Say(_) => return None,
        }
        Some(after)
    }
}

impl Move {
    /// Makes a number smaller.
    pub fn cut(cut: (usize, u64)) -> Self {
        Move::Set(vec![cut])
    }

    /// Gives new values to both numbers of a position.
    pub fn pair((a, b): (u64, u64)) -> Self {
        Move::Set(vec![(0, a), (1, b)])
    }

    /// Moves a token to a vertex.
    pub fn token((i, to): (usize, usize)) -> Self {
        Move::Set(vec![(i, to as u64)])
    }

    pub fn split((i, parts): (usize, Vec<u64>)) -> Self {
        Move::Split(i, parts)
    }

    pub fn equal_split((i, size, count): (usize, u64, u64)) -> Self {
        Move::Equal(i, size, count)
    }
}

/// The moves, without the positions after them.
pub fn labels<M, P>(moves: Vec<(M, P)>) -> impl Iterator<Item = M> {
    moves.into_iter().map(|(label, _)| label)
}

/// Makes moves that take from a heap and set the limit for the next move.
pub fn taking(heap: u64, times: u64) -> impl Fn(u64) -> Move {
    move |left| {
        let taken = heap - left;
        let after = vec![left, taken.saturating_mul(times)];
        Move::Become(told!("take {taken}", "{taken} 個取る"), after)
    }
}

/// Makes moves that remove a vertex of a graph with its neighbours.
pub fn chosen(numbers: &[u64]) -> impl Fn(usize) -> Move {
    let graph = Graph::new(numbers, &[]);
    move |v| {
        let all: Vec<usize> = (0..graph.names.len()).collect();
        let left = crate::node_kayles::choose(&all, &graph.edges, v);
        let name = graph.names[v];
        let says = told!("choose vertex {name}", "頂点 {name} を選ぶ").on(name);
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

/// Makes moves of a token to a vertex, which becomes the end of its path.
pub fn gone(path: &[u64]) -> impl Fn(usize) -> Move {
    move |to| {
        let says = told!("go to vertex {to}", "頂点 {to} へ進む").on(to);
        Move::Become(says, [path, &[to as u64]].concat())
    }
}

/// Moves one of the tokens on a vertex to another vertex.
pub fn moved((from, to): (usize, usize)) -> Move {
    let says = told!(
        "move a token from vertex {from} to vertex {to}",
        "頂点 {from} から頂点 {to} へ駒を 1 個移す"
    );
    Move::Carry(from, 1, to, says)
}

/// Makes moves of all but `left` of the stones on one vertex to another.
pub fn carried(stones: &[u64]) -> impl Fn((usize, u64, usize)) -> Move {
    move |(from, left, to)| {
        let count = stones[from] - left;
        let what = counted(count, "stone");
        let says = told!(
            "move {what} from vertex {from} to vertex {to}",
            "頂点 {from} から頂点 {to} へ石を {count} 個移す"
        );
        Move::Carry(from, count, to, says)
    }
}

/// Collects these moves, which may borrow a position that is made for the question.
pub fn listed<'a>(moves: impl Iterator<Item = Move>) -> Moves<'a> {
    Box::new(moves.collect::<Vec<_>>().into_iter())
}

/// Turns legal moves into the moves that users see, each with the position after it.
pub fn as_moves<M, P: Numbers>(options: Vec<(M, P)>, tell: impl Fn(M) -> Move) -> Options {
    options.into_iter().map(|(label, after)| (tell(label), numbers(after))).collect()
}

/// The legal moves, from moves that contain the numbers after them.
pub fn becoming(moves: impl Iterator<Item = Move>) -> Options {
    let left = |found: &Move| match found {
        Move::Become(_, after) => after.clone(),
        _ => unreachable!("{found:?} says what it leaves"),
    };
    moves.map(|found| (left(&found), found)).map(|(after, found)| (found, after)).collect()
}

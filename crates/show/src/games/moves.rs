//! Moves of all games, by what they do to the numbers of a position.

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// These numbers become those.
    Set(Vec<(usize, u64)>),
    /// A number becomes these.
    Split(usize, Vec<u64>),
    /// What is done, and the numbers after it.
    Become(String, Vec<u64>),
    /// What is done, where numbers cannot tell what is left.
    Say(String),
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

/// A number becomes so many of this size.
impl From<(usize, u64, u64)> for Move {
    fn from((i, size, count): (usize, u64, u64)) -> Self {
        Move::Split(i, vec![size; count as usize])
    }
}

impl From<(u64, u64)> for Move {
    fn from((a, b): (u64, u64)) -> Self {
        Move::Become(String::new(), vec![a, b])
    }
}

/// Is asked for each move whether there should be more.
pub type Visit<'a> = &'a mut dyn FnMut(Move) -> bool;

/// Offers the moves one by one, since there may be 10^18 of them.
pub fn offer<M: Into<Move>>(moves: impl IntoIterator<Item = M>, visit: Visit) {
    for found in moves {
        if !visit(found.into()) {
            return;
        }
    }
}

/// A taking, with the limit for the next one.
pub fn taking(p: &[u64], taken: u64, times: u64) -> Move {
    Move::Become(format!("take {taken}"), vec![p[0] - taken, taken.saturating_mul(times)])
}

/// All but `left` of the stones on one vertex go to another.
pub fn carried(stones: &[u64], (from, left, to): (usize, u64, usize)) -> Move {
    Move::Set(vec![(from, left), (to, stones[to] + stones[from] - left)])
}

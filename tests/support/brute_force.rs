//! A brute force written from the rules of a game alone, and checks of a module's answers against
//! it.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

/// The moves of a position, in the order that the module promises, each with the position after it.
type Options<'a, P, M> = Box<dyn Fn(&P) -> Vec<(M, P)> + 'a>;

/// The convention about who wins if the player to move has no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Convention {
    /// The other player: whoever cannot move loses.
    Normal,
    /// The player to move: whoever cannot move wins.
    Misere,
}

/// An impartial game, given only by its options.
pub struct Rules<'a, P, M> {
    options: Options<'a, P, M>,
    /// The known outcomes, for each convention.
    won: [HashMap<P, bool>; 2],
    grundy: HashMap<P, u64>,
}

impl<'a, P: Clone + Eq + Hash + Debug, M: PartialEq + Debug> Rules<'a, P, M> {
    pub fn new(options: impl Fn(&P) -> Vec<(M, P)> + 'a) -> Self {
        Rules { options: Box::new(options), won: Default::default(), grundy: HashMap::new() }
    }

    /// Returns whether the player to move wins.
    pub fn is_won(&mut self, convention: Convention, position: &P) -> bool {
        if let Some(&known) = self.won[convention as usize].get(position) {
            return known;
        }
        let options = (self.options)(position);
        let won = if options.is_empty() {
            convention == Convention::Misere
        } else {
            options.iter().any(|(_, option)| !self.is_won(convention, option))
        };
        self.won[convention as usize].insert(position.clone(), won);
        won
    }

    /// The mex of the Grundy values of the options.
    pub fn grundy(&mut self, position: &P) -> u64 {
        if let Some(&known) = self.grundy.get(position) {
            return known;
        }
        let options = (self.options)(position);
        let values: Vec<u64> = options.iter().map(|(_, option)| self.grundy(option)).collect();
        let mex = (0..).find(|value| !values.contains(value)).expect("values are finite");
        self.grundy.insert(position.clone(), mex);
        mex
    }

    /// Checks the first two laws: `wins` is the outcome, and `winning_moves` are exactly the moves
    /// to losing positions, each once, in the promised order.
    pub fn check_outcome(
        &mut self,
        convention: Convention,
        position: &P,
        wins: bool,
        winning_moves: impl IntoIterator<Item = M>,
    ) {
        assert_eq!(wins, self.is_won(convention, position), "{convention:?}: wins({position:?})");
        let mut expected = (self.options)(position);
        expected.retain(|(_, option)| !self.is_won(convention, option));
        let moves: Vec<M> = winning_moves.into_iter().collect();
        let expected: Vec<M> = expected.into_iter().map(|(label, _)| label).collect();
        assert_eq!(
            moves, expected,
            "{convention:?}: winning_moves({position:?}), by the rules on the right, ascending"
        );
    }

    /// Checks the first two laws for a module that gives a single winning move.
    #[track_caller]
    pub fn check_move(
        &mut self,
        convention: Convention,
        position: &P,
        wins: bool,
        winning_move: Option<M>,
    ) {
        let what = format!("{convention:?} {position:?}: {winning_move:?}");
        assert_eq!(wins, self.is_won(convention, position), "{what}");
        let options = (self.options)(position);
        assert_eq!(winning_move.is_some(), wins && !options.is_empty(), "{what}");
        if let Some(winning) = winning_move {
            let legal = options.iter().find(|(label, _)| *label == winning);
            let (_, after) = legal.unwrap_or_else(|| panic!("no legal move: {what}"));
            assert!(!self.is_won(convention, after), "{what}");
        }
    }

    /// Checks the third law: the Grundy value is the mex of the options' values.
    pub fn check_grundy(&mut self, position: &P, grundy: u64) {
        assert_eq!(grundy, self.grundy(position), "grundy({position:?})");
    }
}

//! Checks the laws on positions that are too large for brute force.

use std::fmt::Debug;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseResult, TestError, TestRng, TestRunner};

use super::brute_force::Convention;

type IsOver<P, R> = Box<dyn Fn(&P, R) -> bool>;
type Play<P, R, M> = Box<dyn Fn(&P, R, &M) -> P>;
type Precedes<M> = Box<dyn Fn(&M, &M) -> bool>;

/// Random positions of a game with random parameters of its rules (the same in each run), and the
/// effect of a move.
pub struct Large<P, R, M> {
    games: BoxedStrategy<(P, R)>,
    is_over: Option<IsOver<P, R>>,
    play: Play<P, R, M>,
    precedes: Precedes<M>,
}

impl<P: Debug, R: Clone + Debug, M: Debug + PartialOrd + 'static> Large<P, R, M> {
    /// Makes the checks; `play` also checks that the move is legal.
    pub fn new(
        games: impl Strategy<Value = (P, R)> + 'static,
        play: impl Fn(&P, R, &M) -> P + 'static,
    ) -> Self {
        let precedes = Box::new(|a: &M, b: &M| a < b);
        Large { games: games.boxed(), is_over: None, play: Box::new(play), precedes }
    }

    /// Sets the test for positions without moves, which misère play needs.
    pub fn over_if(self, is_over: impl Fn(&P, R) -> bool + 'static) -> Self {
        Large { is_over: Some(Box::new(is_over)), ..self }
    }

    /// Sets the sort key of the moves, if it is not the moves themselves.
    pub fn in_order_of<K: PartialOrd>(self, key: impl Fn(&M) -> K + 'static) -> Self {
        Large { precedes: Box::new(move |a, b| key(a) < key(b)), ..self }
    }

    /// Checks that the player to move wins iff there is a winning move or, in misère play, no move
    /// at all. Winning moves must ascend, each once, and lead to losing positions. Only the first
    /// few moves are checked.
    #[track_caller]
    pub fn check(
        &self,
        convention: Convention,
        wins: impl Fn(&P, R) -> bool,
        winning_moves: impl Fn(&P, R) -> Vec<M>,
    ) {
        self.check_outcome(convention, &wins, &winning_moves);
    }

    /// [`Self::check`], compiled once for many closures.
    #[track_caller]
    fn check_outcome(
        &self,
        convention: Convention,
        wins: &dyn Fn(&P, R) -> bool,
        winning_moves: &dyn Fn(&P, R) -> Vec<M>,
    ) {
        for_all(&self.games, &|(position, rule)| {
            let moves = winning_moves(position, rule.clone());
            let won_by_end = convention == Convention::Misere && {
                let is_over = self.is_over.as_ref().expect("misère play with `over_if`");
                is_over(position, rule.clone())
            };
            prop_assert!(!won_by_end || moves.is_empty(), "the end, but moves {:?}", moves);
            let won = won_by_end || !moves.is_empty();
            prop_assert_eq!(wins(position, rule.clone()), won, "winning moves are {:?}", moves);
            prop_assert!(moves.is_sorted_by(&self.precedes), "out of order: {:?}", moves);
            for winning in &moves {
                let after = (self.play)(position, rule.clone(), winning);
                prop_assert!(!wins(&after, rule.clone()), "{:?} does not win", winning);
            }
            Ok(())
        });
    }
}

/// Numbers of all magnitudes, including `u64::MAX`.
pub fn stones() -> BoxedStrategy<u64> {
    let any_magnitude = (any::<u64>(), 0..64).prop_map(|(n, bits)| n >> (63 - bits));
    prop_oneof![1 => 0..4_u64, 6 => any_magnitude, 1 => (0..4_u64).prop_map(|n| u64::MAX - n)]
        .boxed()
}

/// Checks 256 random values and reports the simplest one that fails. The check is a `dyn`, so that
/// this is compiled once for each type of values.
#[track_caller]
pub fn for_all<V: Debug>(values: &BoxedStrategy<V>, check: &dyn Fn(&V) -> TestCaseResult) {
    let config = Config { failure_persistence: None, ..Config::default() };
    let seed = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let result = TestRunner::new_with_rng(config, seed).run(values, |value| check(&value));
    match result {
        Ok(()) => (),
        Err(TestError::Fail(reason, value)) => panic!("{value:?}: {reason}"),
        Err(TestError::Abort(reason)) => panic!("{reason}"),
    }
}

//! Subtraction game.

use crate::entry::*;
use nim_snippets::subtraction_game;

pub const GAMES: &[Game] = &[Game {
    parameters: SET,
    once: Some(Once::game("SubtractionGame::new({n_max}, {set})")),
    value: value!(game.grundy(heaps)),
    play: play!(game.wins(heaps), winning_moves => Move::cut),
    misere: play!(game.misere_wins(heaps), misere_winning_moves => Move::cut),
    rules: Some(Rules::may_cut(|heaps, (i, left), rule| {
        rule.set("set").contains(&(heaps[i] - left))
    })),
    is_popular: true,
    proof: Proof::Window(|rule| largest(rule.set("set")) as usize),
    tried: Tried {
        rules: &[
            "set=",
            "set=1",
            "set=2",
            "set=1,2",
            "set=2,3",
            "set=1,4",
            "set=3,6",
            "set=5,6",
            "set=1,2,4",
            "set=2,4,7",
            "set=2,5,7",
            "set=1,3,7",
        ],
        large: &["set=", "set=1,3,4", "set=2,5,64", "set=7,21,30,41"],
        ..TRIED
    },
    ..Game::new("subtraction_game", Shape::Sum(Parts::Heaps))
}];

fn game(rule: &Under) -> &subtraction_game::SubtractionGame {
    rule.made(|| subtraction_game::SubtractionGame::new(rule.n_max, rule.set("set")))
}

#[cfg(test)]
mod tests {
    use crate::entry::lists;
    use crate::support::assert_panics;
    use crate::support::random::Random;
    use nim_snippets::subtraction_game::{self, Period, SubtractionGame};
    use std::collections::HashSet;

    /// The values by the definition.
    fn subtraction_values(n: usize, set: &[u64]) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=n {
            let moves = set.iter().filter(|&&s| s <= heap as u64);
            let options: HashSet<u64> = moves.map(|&s| values[heap - s as usize]).collect();
            values.extend((0..).find(|value| !options.contains(value)));
        }
        values
    }

    #[test]
    fn values() {
        let mut random = Random(2);
        let random_sets = (0..20).map(|_| (0..4).map(|_| random.below(12)).collect());
        for mut set in lists(3, 7).into_iter().chain(random_sets) {
            set.retain(|&s| s > 0);
            let game = SubtractionGame::new(u64::MAX, &set);
            let found = game.period().expect("small sets have short periods");
            let (start, period) = (found.start, found.length);
            let n = (start + period) as usize + 600;
            let values = subtraction_values(n, &set);
            assert_eq!(subtraction_game::grundy_values(n, &set), values, "{set:?}");
            let changes = |n: &usize| values[*n] != values[n + period as usize];
            let last_change = (0..=n - period as usize).rfind(changes);
            assert_eq!(start, last_change.map_or(0, |n| n as u64 + 1), "{set:?}");
            for n in start..n as u64 {
                let huge = n + (u64::MAX - n) / period * period;
                assert_eq!(game.grundy(&[huge]), values[n as usize], "{set:?} {huge}");
            }
        }
    }

    /// The least period of the outcomes, and where it starts.
    #[test]
    fn outcome_periods() {
        let mut differ = 0;
        for mask in (1_u64..1 << 14).step_by(7) {
            let set: Vec<u64> = (1..=14).filter(|s| mask >> (s - 1) & 1 == 1).collect();
            let game = SubtractionGame::new(u64::MAX, &set);
            let period = game.period().expect("small sets have short periods");
            let last = (period.start + 3 * period.length) as usize;
            let wins = subtraction_game::outcomes(last, &set);
            let start_of = |p: usize| {
                (0..wins.len() - p).rfind(|&n| wins[n] != wins[n + p]).map_or(0, |n| n + 1)
            };
            // A repetition of outcomes that lasts for a whole period of the values goes on for ever.
            let proven = wins.len() - period.length as usize;
            let repeats = |&p: &usize| start_of(p) + p <= proven;
            let length = (1..).find(repeats).expect("a period");
            let expected = Period { start: start_of(length) as u64, length: length as u64 };
            assert_eq!(game.outcome_period(), Some(expected), "{set:?}");
            differ += u64::from(expected.length < period.length);
        }
        assert!(differ > 0);
        assert_eq!(SubtractionGame::new(20, &[1, 3, 4]).outcome_period(), None);
    }

    #[test]
    fn values_of_large_sets() {
        let mut random = Random(3);
        let dense: Vec<u64> = (1..=150).collect();
        let sparse: Vec<u64> = (0..100).map(|_| 1 + random.below(1000)).collect();
        let long: Vec<u64> = (0..70).map(|_| 64 + random.below(2000)).collect();
        let edges = [1, 63, 64, 65, 127, 128, 129, 320, u64::MAX];
        for set in [&dense[..], &sparse, &long, &edges, &[64], &[63, 64]] {
            let values = subtraction_values(3000, set);
            for n in [0, 1, 62, 63, 64, 65, 127, 128, 129, 254, 255, 256, 257, 3000] {
                let expected = &values[..=n];
                assert_eq!(subtraction_game::grundy_values(n, set), expected);
                let wins = expected.iter().map(|&value| value > 0);
                assert!(subtraction_game::outcomes(n, set).into_iter().eq(wins), "{n}, {set:?}");
            }
        }
    }

    /// Long moves that never join heaps of equal value do not lengthen the window.
    #[test]
    fn moves_beyond_the_table() {
        let powers: Vec<u64> = (0..60).map(|exponent| 1 << exponent).collect();
        let game = SubtractionGame::new(u64::MAX, &powers);
        assert_eq!(game.period(), Some(Period { start: 0, length: 3 }));
        assert!(game.winning_moves(&[10_u64.pow(18)]).next().is_some());
        for long in 256..300 {
            for set in [[1, 2, long], [1, 4, long], [2, 5, long], [3, 4, long]] {
                let values = subtraction_values(2000, &set);
                assert_eq!(subtraction_game::grundy_values(2000, &set), values);
                let game = SubtractionGame::new(u64::MAX, &set);
                assert!(
                    (0..).zip(&values).all(|(n, &value)| game.grundy(&[n]) == value),
                    "{set:?}"
                );
            }
        }
    }

    #[test]
    fn a_single_question_has_the_answer_of_the_table() {
        let game = SubtractionGame::new(20, &[1, 3, 4]);
        for heaps in lists(2, 20) {
            assert_eq!(subtraction_game::wins(&heaps, &[1, 3, 4]), game.wins(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn panics() {
        assert_panics("0 stones are not a move", || _ = subtraction_game::grundy_values(3, &[0]));
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || {
                _ = subtraction_game::grundy_values(usize::MAX, &[1]);
            },
        );
        assert_panics("no period within 2^22 heaps", || {
            _ = subtraction_game::SubtractionGame::new(u64::MAX, &[1 << 23]);
        });
        assert_panics("a heap of 9 is above the 8 of the table", || {
            _ = subtraction_game::SubtractionGame::new(8, &[2]).grundy(&[9]);
        });
    }
}

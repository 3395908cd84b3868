use super::{Scores, WON, one_more};
use crate::random::Random;

/// Remoteness and suspense, in normal and then in misère play; even iff lost, and the other way round.
type Lengths = [[u64; 2]; 2];

/// The winner moves to an option that is lost, the loser to any.
fn plain(options: &[Lengths]) -> Lengths {
    [0, 1].map(|misere| {
        let of = |end: usize| options.iter().map(move |option| option[misere][end]);
        let lost = |length: &u64| length % 2 == misere as u64;
        let remoteness = of(0).filter(lost).min().or_else(|| of(0).max());
        let suspense = of(1).filter(lost).max().or_else(|| of(1).min());
        [remoteness, suspense].map(|length| length.map_or(0, |moves| moves + 1))
    })
}

fn lengths(scores: Scores) -> Lengths {
    [0, 1].map(|misere| {
        [0, 1].map(|end| {
            let score: i64 = scores[misere][end];
            let length = (score.abs() - WON[end]).unsigned_abs();
            assert_eq!(score < 0, length % 2 == misere as u64, "the sign says who wins");
            length
        })
    })
}

/// Positions in a row, each with some of those before as options.
#[test]
fn one_more_is_least_and_greatest_length() {
    let mut random = Random(1);
    for most in 1..60 {
        let mut scores = vec![one_more([].into_iter())];
        for n in 1..50 {
            let count = random.below(most);
            let options: Vec<Scores> =
                (0..count).map(|_| scores[random.below(n) as usize]).collect();
            let all: Vec<Lengths> = options.iter().map(|&option| lengths(option)).collect();
            scores.push(one_more(options.into_iter()));
            assert_eq!(lengths(scores[n as usize]), plain(&all), "{all:?}");
        }
    }
}

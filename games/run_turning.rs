//! Runs of coins.

use crate::coin_turning::ruler_moves;
use crate::entry::*;
use nim_snippets::run_turning::RunTurning;

/// Consecutive coins are turned over, as many as one of `lengths`; the last of them shows heads. A
/// run is named by its first and its last coin.
pub fn moves(heads: &[u64], lengths: &[u64]) -> Vec<((u64, u64), Vec<u64>)> {
    let turns = ruler_moves(heads).into_iter();
    let turns = turns.map(|(run, after)| ((run[0], run[run.len() - 1]), after));
    turns.filter(|((first, last), _)| lengths.contains(&(last - first + 1))).collect()
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        make game = RunTurning::new(n_max, set);
        value(n): game.grundy(n);
        play(heads):
            game.wins(named_once(heads)),
            game.winning_moves(heads).map(turned(heads));
        moves(heads):
            as_moves(moves(heads, set), turned(heads)),
            at_most squares(heads);
    };
    let game = Game::new("run_turning", Shape::Sum("heads"), answers)
        .by_options(&[(1, 100), (2, 60)])
        .with_program(PROGRAM)
        .with(TABLED_SET)
        .tried(&["set=", "set=1", "set=2", "set=1,2", "set=1,3", "set=2,3,5", "set=1,4,9"])
        .sizes(&[(0, 0), (1, 11), (2, 9), (3, 8), (4, 6)])
        .only(|heads| heads.is_sorted_by(|a, b| a < b));
    vec![game]
}

fn turned(heads: &[u64]) -> impl Fn((u64, u64)) -> Move + '_ {
    move |(first, last)| {
        let kept = heads.iter().copied().filter(|coin| !(first..=last).contains(coin));
        let new = (first..=last).filter(|coin| !heads.contains(coin));
        let mut after: Vec<u64> = kept.chain(new).collect();
        after.sort_unstable();
        let english = if first == last {
            format!("turn the coin {last}")
        } else {
            format!("turn the coins {first} to {last}")
        };
        Move::Become(told(english, format!("コイン {first} から {last} までを裏返す")), after)
    }
}

const PROGRAM: &str = r#"// `3 2 / 0 2 5 / 1 4` prints `First`.

use nim_snippets::run_turning;
use proconio::input;

fn main() {
    input! {
        n: usize,
        k: usize,
        heads: [u64; n],
        lengths: [u64; k],
    }
    let max_coin = heads.iter().copied().max().unwrap_or(0);
    let game = run_turning::RunTurning::new(max_coin, &lengths);
    let first = game.wins(&heads);
    println!("{}", if first { "First" } else { "Second" });
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    use nim_snippets::run_turning::RunTurning;

    #[test]
    fn counts() {
        for lengths in [&[][..], &[1], &[2, 5], &[3, 1, 4, 1], &[1, 2, 3, 4, 5, 6, 7, 8]] {
            let game = RunTurning::new(11, lengths);
            let mut counts = vec![0; game.run_counts().len()];
            let runs = (0..12).flat_map(|first| (first..12).map(move |last| (first, last)));
            for (first, last) in runs.filter(|(first, last)| lengths.contains(&(last - first + 1)))
            {
                let value = (first..=last).fold(0, |xor, coin| xor ^ game.grundy(coin));
                counts[value as usize] += 1;
            }
            assert_eq!(game.run_counts(), counts, "{lengths:?}");
        }
    }

    #[test]
    fn a_head_that_is_named_twice_shows_heads() {
        let game = RunTurning::new(5, &[2, 3]);
        assert_eq!(game.wins(&[4, 1, 4]), game.wins(&[1, 4]));
        assert!(game.winning_moves(&[4, 1, 4]).eq(game.winning_moves(&[1, 4])));
    }

    #[test]
    fn panics() {
        assert_panics("coin 4294967296 is too far right", || RunTurning::new(1 << 32, &[1]));
        assert_panics("a run of 0 coins is not a move", || RunTurning::new(3, &[2, 0]));
    }
}

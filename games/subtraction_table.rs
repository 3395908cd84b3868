//! Subtraction table.

use crate::entry::*;
use nim_snippets::subtraction_table;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        make[TABLE] values = subtraction_table::grundy_values(n_max, set);
        value[n]: values[n];
        moves(heaps): crate::subtraction_game::moves(heaps, set);
    };
    let game = Game::new("subtraction_table", Shape::Sum("heaps"), answers)
        .with_program(PROGRAM)
        .with(TABLED_SET)
        .proof(Proof::Window(|rule| largest(rule.set("set")) as usize));
    vec![game]
}

const PROGRAM: &str = r#"// `7 2 / 2 3` prints `LWWWLLW`.

use nim_snippets::subtraction_table;
use proconio::input;

fn main() {
    input! {
        n: usize,
        k: usize,
        set: [u64; k],
    }
    let values = subtraction_table::grundy_values(n, &set);
    let winners = values[1..].iter().map(|&value| if value != 0 { 'W' } else { 'L' });
    println!("{}", winners.collect::<String>());
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::random::Random;
    use nim_snippets::subtraction_table::{grundy_values, misere_outcomes, outcomes};

    /// The values by the definition.
    fn by_definition(n: usize, set: &[u64]) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=n {
            let moves = set.iter().filter(|&&s| s <= heap as u64);
            let options: std::collections::HashSet<u64> =
                moves.map(|&s| values[heap - s as usize]).collect();
            values.extend((0..).find(|value| !options.contains(value)));
        }
        values
    }

    /// Who wins when whoever cannot move wins, by the definition.
    fn misere_by_definition(n: usize, set: &[u64]) -> Vec<bool> {
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..=n {
            let mut lefts = set.iter().filter(|&&s| s <= heap as u64).map(|&s| heap - s as usize);
            let is_over = lefts.clone().next().is_none();
            wins.push(is_over || lefts.any(|left| !wins[left]));
        }
        wins
    }

    #[test]
    fn values() {
        let mut random = Random(4);
        let edges = [1, 63, 64, 65, 127, 128, 1983, 1984, 1985, u64::MAX];
        let mut sets = vec![vec![], vec![1], edges.to_vec(), (1..=150).collect(), vec![5, 2, 5]];
        for _ in 0..40 {
            let (count, max) = (random.below(100), [9, 90, 900, 9000][random.below(4) as usize]);
            sets.push((0..count).map(|_| 1 + random.below(max)).collect());
        }
        for set in sets {
            let expected = by_definition(5000, &set);
            let misere_wins = misere_by_definition(5000, &set);
            for n in [0, 1, 63, 64, 65, 1983, 1984, 1985, 5000] {
                assert_eq!(grundy_values(n, &set), expected[..=n], "{n}, {set:?}");
                let wins = expected[..=n].iter().map(|&value| value > 0);
                assert!(outcomes(n, &set).into_iter().eq(wins), "{n}, {set:?}");
                assert_eq!(misere_outcomes(n, &set), misere_wins[..=n], "{n}, {set:?}");
            }
        }
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("0 stones are no move", || subtraction_table::grundy_values(3, &[0]));
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || subtraction_table::grundy_values(usize::MAX, &[1]),
        );
    }
}

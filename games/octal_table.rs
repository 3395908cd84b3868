//! Octal table.

use crate::entry::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    vec![Game::untyped("octal_table", PROGRAM)]
}

const PROGRAM: &str = r#"// `5` prints `4`.

use nim_snippets::octal_table;
use proconio::input;

fn main() {
    input! {
        n: usize,
    }
    println!("{}", octal_table::grundy_values(n, "0.77")[n]);
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::random::Random;
    use nim_snippets::octal_game::{self, OctalGame};

    /// Beyond several choices of the rare heaps, and beyond proofs of a period.
    #[test]
    fn values() {
        use nim_snippets::octal_table::grundy_values;
        let mut random = Random(9);
        let random_code = |_| {
            let first = ["0.", "4."][random.below(2) as usize];
            (0..=random.below(5))
                .fold(first.to_string(), |code, _| code + &random.below(8).to_string())
        };
        let known =
            ["0.77", "0.16", "0.56", "0.106", "0.165", "0.007", "0.6", "4.7", "0.", "4.", "0.3"];
        let known = known.map(str::to_string);
        for code in known.into_iter().chain((0..20).map(random_code)) {
            let expected = octal_game::grundy_values(2500, &code);
            for n in [0, 1, 64, 65, 215, 2500] {
                assert_eq!(grundy_values(n, &code), expected[..=n], "{code} {n}");
            }
        }
        let game = OctalGame::new(20_000, "0.165");
        let values = grundy_values(20_000, "0.165");
        assert!((0..).zip(values).all(|(heap, value)| game.grundy(heap) == value));
        assert_eq!(game.period.map(|found| (found.start, found.length)), Some((5181, 1550)));
        if let Ok(n) = usize::try_from(1_u64 << 32) {
            assert_panics("a heap of 4294967296 is above the 4294967295 of the table", || {
                grundy_values(n, "0.77")
            });
        }
        for code in ["", "0", "77", "1.7", "0.8", "0.7.7"] {
            assert_panics(&format!("`{code}` is no octal code"), || grundy_values(0, code));
        }
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("`` is no octal code: one digit before the point", || {
            octal_table::grundy_values(5, "")
        });
        assert_panics("`0.8` is no octal code: a digit above 7", || {
            octal_table::grundy_values(5, "0.8")
        });
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || octal_table::grundy_values(usize::MAX, "0.6"),
        );
    }
}

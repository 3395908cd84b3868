//! Range Nim.

use crate::entry::*;
use nim_snippets::range_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let min = rule.number("min");
        let max = rule.number("max");
        value(n): range_nim::grundy(n, min, max);
        play(heaps): range_nim::wins(heaps, min, max), range_nim::winning_moves(heaps, min, max);
        misere(heaps):
            range_nim::misere_wins(heaps, min, max),
            range_nim::misere_winning_moves(heaps, min, max);
        cuts(heaps, i, left): (min..=max).contains(&(heaps[i] - left));
    };
    let game = Game::new("range_nim", Shape::Sum("heaps"), answers)
        .with(RANGE)
        .tried(&[
            "min=1 max=1",
            "min=1 max=4",
            "min=2 max=2",
            "min=2 max=3",
            "min=2 max=5",
            "min=2 max=7",
            "min=3 max=3",
            "min=3 max=4",
            "min=3 max=7",
            "min=4 max=4",
            "min=4 max=6",
        ])
        .sizes(&[(0, 0), (1, 39), (2, 9), (3, 6), (4, 3)])
        .large(&[
            "min=1 max=1",
            "min=2 max=5",
            "min=1000 max=1000000007",
            "min=9 max=18446744073709551615",
        ])
        .popular()
        .picture(Picture::Quotients("min", "max"))
        .proof(Proof::Formula(
            words(
                "the value of a heap is its residue modulo min + max, divided by min",
                "山の値は、大きさを min + max で割った余りを min で割った商",
            ),
            |rule| {
                let modulus = rule.number("min").saturating_add(rule.number("max"));
                Repetition::new(0, modulus, 0)
            },
        ));
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("min must be positive", || range_nim::grundy(5, 0, 3));
        assert_panics("min = 3 exceeds max = 2", || range_nim::grundy(5, 3, 2));
    }
}

//! Bounded Nim.

use crate::entry::*;
use nim_snippets::bounded_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let max = rule.number("max");
        value(n): bounded_nim::grundy(n, max);
        play(heaps): bounded_nim::wins(heaps, max), bounded_nim::winning_moves(heaps, max);
        misere(heaps):
            bounded_nim::misere_wins(heaps, max),
            bounded_nim::misere_winning_moves(heaps, max);
        cuts(heaps, i, left): heaps[i] - left <= max;
    };
    let game = Game::new("bounded_nim", Shape::Sum("heaps"), answers)
        .with(MAX)
        .tried(&["max=1", "max=2", "max=3", "max=4", "max=5", "max=18446744073709551615"])
        .large(&["max=1", "max=6", "max=1000000007", "max=18446744073709551615"])
        .popular()
        .picture(Picture::Residues("max"))
        .proof(Proof::Formula(
            words(
                "the value of a heap is its residue modulo max + 1",
                "山の値はその大きさを max + 1 で割った余り",
            ),
            |rule| Repetition::new(0, rule.number("max").saturating_add(1), 0),
        ));
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("max must be positive", || bounded_nim::grundy(5, 0));
    }
}

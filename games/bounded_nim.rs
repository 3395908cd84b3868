//! Bounded Nim.

use crate::entry::*;
use nim_snippets::bounded_nim;

/// Up to `max` stones from one heap.
pub fn moves(heaps: &[u64], max: u64) -> Vec<(Cut, Vec<u64>)> {
    cuts(heaps, |heap, left| heap - left <= max)
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let max = rule.number("max");
        value(n): bounded_nim::grundy(n, max);
        play(heaps): bounded_nim::wins(heaps, max), bounded_nim::winning_moves(heaps, max);
        misere(heaps):
            bounded_nim::misere_wins(heaps, max),
            bounded_nim::misere_winning_moves(heaps, max);
        moves(heaps): moves(heaps, max);
    };
    let game = Game::new("bounded_nim", Shape::Sum("heaps"), answers)
        .with(MAX)
        .tried(&["max=1", "max=2", "max=3", "max=4", "max=5", "max=18446744073709551615"])
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
    use crate::entry::cut;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::large::{Large, stones};
    use nim_snippets::bounded_nim;
    use proptest::collection::vec;

    #[test]
    fn large() {
        use bounded_nim::*;
        let games = Large::new((vec(stones(), 0..6), stones()), |heaps, max, &(i, left)| {
            assert!(heaps[i] - left <= max.max(1));
            cut(heaps, (i, left))
        });
        let games = games.over_if(|heaps, _| heaps.iter().all(|&heap| heap == 0));
        games.check(
            Normal,
            |heaps, max| wins(heaps, max.max(1)),
            |heaps, max| winning_moves(heaps, max.max(1)).take(10).collect(),
        );
        games.check(
            Misere,
            |heaps, max| misere_wins(heaps, max.max(1)),
            |heaps, max| misere_winning_moves(heaps, max.max(1)).take(10).collect(),
        );
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("max must be positive", || bounded_nim::grundy(5, 0));
    }
}

//! Lasker's Nim.

use crate::entry::*;
use nim_snippets::lasker_nim;

/// Any number of stones from one heap, or one heap becomes two.
pub fn moves(heaps: &[u64]) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| [all_takes(heap), sums(heap, 2)].concat())
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): lasker_nim::grundy(n);
        play(heaps): lasker_nim::wins(heaps), lasker_nim::winning_moves(heaps);
        misere(heaps): lasker_nim::misere_wins(heaps), lasker_nim::misere_winning_moves(heaps);
        moves(heaps): moves(heaps);
    };
    let game = Game::new("lasker_nim", Shape::Sum("heaps"), answers)
        .by_options(&[(1, 400), (3, 100)])
        .sizes(&[(0, 0), (1, 16), (2, 8), (3, 4), (4, 2)])
        .proof(Proof::Formula(
            words(
                "the value of a heap is its size, but 4k + 3 and 4k + 4 change places",
                "山の値はその大きさ。ただし 4k + 3 と 4k + 4 は入れ替わる",
            ),
            |_| Repetition::new(1, 4, 4),
        ));
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("the Grundy value 18446744073709551616 is above u64::MAX", || {
            lasker_nim::grundy(u64::MAX)
        });
    }
}

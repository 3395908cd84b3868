//! End Nim.

use crate::entry::*;
use nim_snippets::end_nim;

/// Any number of stones from the first or the last heap that has some.
pub fn moves(heaps: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    let first = heaps.iter().position(|&heap| heap > 0);
    let last = heaps.iter().rposition(|&heap| heap > 0);
    cuts_of(heaps, |i| Some(i) == first || Some(i) == last)
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(heaps): end_nim::wins(heaps), end_nim::winning_moves(heaps);
        misere(heaps): end_nim::misere_wins(heaps), end_nim::misere_winning_moves(heaps);
        moves(heaps): moves(heaps);
    };
    let game = Game::new("end_nim", Shape::Row("heaps"), answers)
        .sizes(&[(0, 0), (1, 9), (2, 9), (3, 7), (4, 5), (5, 3), (6, 2)])
        .plain(
            "no move at an end leaves such a row (there is no formula)",
            "端の山から取るどの手の後も負けの列にならない (公式はない)",
        )
        .misere_lost(
            "stones are left and no move at an end leaves such a row (there is no formula)",
            "石が残っていて、端の山から取るどの手の後も負けの列にならない (公式はない)",
        );
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::entry::cut;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::large::Large;
    use nim_snippets::end_nim;
    use proptest::prelude::*;

    #[test]
    fn large() {
        let games = Large::heaps(0..100, Just(()));
        games.check(
            Normal,
            |heaps, ()| end_nim::wins(heaps),
            |heaps, ()| end_nim::winning_moves(heaps).collect(),
        );
        games.check(
            Misere,
            |heaps, ()| end_nim::misere_wins(heaps),
            |heaps, ()| end_nim::misere_winning_moves(heaps).collect(),
        );
        // Made lost on purpose: a heap put in front is the one that the law allows.
        games.for_all(&|heaps, ()| {
            let more = [&[u64::MAX], &heaps[..]].concat();
            if let Some((0, left)) = end_nim::winning_moves(&more).next() {
                prop_assert!(!end_nim::wins(&cut(&more, (0, left))));
            }
            Ok(())
        });
    }
}

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
    use crate::entry::{Split, split};
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::large::{Large, stones};
    use nim_snippets::lasker_nim::*;
    use proptest::collection::vec;
    use proptest::prelude::*;

    #[test]
    fn large() {
        // A heap beside its equal leaves many losing positions.
        let heaps = (vec(stones().prop_map(|heap| heap % 3000), 0..4), any::<bool>()).prop_map(
            |(mut heaps, twice)| {
                heaps.extend(heaps.first().copied().filter(|_| twice));
                heaps
            },
        );
        let games = Large::new((heaps, Just(())), |heaps: &Vec<u64>, (), winning: &Split| {
            let (i, parts) = winning;
            assert!(match parts[..] {
                [] => heaps[*i] > 0,
                [left] => 0 < left && left < heaps[*i],
                _ => parts.len() == 2 && parts[0] > 0 && parts[0] + parts[1] == heaps[*i],
            });
            split(heaps, winning)
        })
        .over_if(|heaps, ()| heaps.iter().all(|&heap| heap == 0))
        .in_order_of(|(i, parts)| (*i, parts.len() == 2, parts.clone()));
        games.check(
            Normal,
            |heaps, ()| wins(heaps),
            |heaps, ()| winning_moves(heaps).take(20).collect(),
        );
        games.check(
            Misere,
            |heaps, ()| misere_wins(heaps),
            |heaps, ()| misere_winning_moves(heaps).take(20).collect(),
        );
        assert_eq!(grundy(u64::MAX - 1), u64::MAX - 1);
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("the Grundy value 18446744073709551616 is above u64::MAX", || {
            lasker_nim::grundy(u64::MAX)
        });
    }
}

//! Moore's Nim.

use crate::entry::*;
use nim_snippets::moore_nim;

/// Any number of stones from each of up to `k` heaps.
pub fn moves(heaps: &[u64], k: u64) -> Vec<(Cuts, Vec<u64>)> {
    cuts_of_several(heaps, 1..=k)
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        play(heaps): moore_nim::wins(heaps, k), moore_nim::winning_move(heaps, k);
        misere(heaps): moore_nim::misere_wins(heaps, k), moore_nim::misere_winning_move(heaps, k);
        moves(heaps): moves(heaps, k), at_most choices(heaps, k);
    };
    let game = Game::new("moore_nim", Shape::Row("heaps"), answers)
        .with(K)
        .gives_one_move()
        .tried(&["k=1", "k=2", "k=3", "k=4", "k=5", "k=18446744073709551615"])
        .sizes(&[(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3), (6, 2), (7, 1)])
        .picture(Picture::Digits(Some("k")));
    vec![game]
}

#[cfg(test)]
mod tests {
    use crate::entry::{Cuts, cut};
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::large::{Large, stones};
    use nim_snippets::moore_nim::*;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;

    #[test]
    fn large() {
        let heaps = prop_oneof![3 => vec(stones(), 0..400), 1 => vec(0..4_u64, 0..400)];
        let with_k = |heaps: Vec<u64>| {
            let n = heaps.len() as u64;
            let k = prop_oneof![select(vec![1, 2, 3, 7, 64, u64::MAX]), 1..n + 2];
            (Just(heaps), k)
        };
        let games = heaps.prop_flat_map(with_k);
        let games = Large::new(games, |heaps, k, cuts: &Cuts| {
            assert!((1..=k).contains(&(cuts.len() as u64)) && cuts.is_sorted_by(|a, b| a.0 < b.0));
            cuts.iter().fold(heaps.clone(), |heaps: Vec<u64>, &m| cut(&heaps, m))
        })
        .over_if(|heaps, _| heaps.iter().all(|&heap| heap == 0));
        let winning = |heaps: &Vec<u64>, k| winning_move(heaps, k).into_iter().collect();
        games.check(Normal, |heaps, k| wins(heaps, k), winning);
        let winning = |heaps: &Vec<u64>, k| misere_winning_move(heaps, k).into_iter().collect();
        games.check(Misere, |heaps, k| misere_wins(heaps, k), winning);
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("k must be positive", || moore_nim::wins(&[], 0));
    }
}

//! Moore's Nim.

use crate::entry::*;
use nim_snippets::moore_nim;

/// Takes any number of stones from each of up to `k` heaps.
pub fn moves(heaps: &[u64], k: u64) -> Vec<(Cuts, Vec<u64>)> {
    cuts_of_several(heaps, 1..=k)
}

pub const GAMES: &[Game] = &[Game {
    parameters: K,
    play: play!(moore_nim::wins(heaps, number k), winning_move => Move::Set),
    misere: play!(moore_nim::misere_wins(heaps, number k), misere_winning_move => Move::Set),
    gives_one_move: true,
    rules: rules!(
        moves(heaps, number k) => Move::Set,
        at_most |heaps, rule| choices(heaps, rule.number("k"))
    ),
    picture: Picture::Digits(Some("k")),
    tried: Tried {
        rules: &["k=1", "k=2", "k=3", "k=4", "k=5", "k=18446744073709551615"],
        sizes: &[(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3), (6, 2), (7, 1)],
        ..TRIED
    },
    ..Game::new("moore_nim", Shape::Row(Parts::Heaps))
}];

#[cfg(test)]
mod tests {
    use crate::entry::{Cuts, cut};
    use crate::support::assert_panics;
    use nim_snippets::moore_nim;

    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::large::Large;
    use crate::support::random::Random;
    use nim_snippets::moore_nim::*;

    #[test]
    fn large() {
        let mut random = Random(11);
        for round in 0..256 {
            let count = random.below(400);
            let size = |_| match round % 4 {
                0 => random.below(4),
                1 => u64::MAX,
                _ => random.stones(),
            };
            let heaps: Vec<u64> = (0..count).map(size).collect();
            for k in [1, 2, 3, 7, 64, 1 + random.below(count + 1), u64::MAX] {
                let is_uneven = |bit: u32| {
                    let heaps = heaps.iter().filter(|&heap| heap >> bit & 1 > 0);
                    !(heaps.count() as u64).is_multiple_of(k.saturating_add(1))
                };
                assert_eq!(wins(&heaps, k), (0..64).any(is_uneven), "{heaps:?} {k}");
                let large = Large::new(PartialOrd::lt, |heaps: &Vec<u64>, cuts: &Cuts| {
                    assert!((1..=k).contains(&(cuts.len() as u64)));
                    assert!(cuts.is_sorted_by(|a, b| a.0 < b.0), "{cuts:?}");
                    Some(cuts.iter().fold(heaps.clone(), |heaps, &m| cut(&heaps, m)))
                })
                .over_if(|heaps| Some(heaps.iter().all(|&heap| heap == 0)));
                let winning = |heaps: &Vec<u64>| winning_move(heaps, k).into_iter().collect();
                large.check(Normal, &heaps, &|heaps| wins(heaps, k), &winning);
                let winning =
                    |heaps: &Vec<u64>| misere_winning_move(heaps, k).into_iter().collect();
                large.check(Misere, &heaps, &|heaps| misere_wins(heaps, k), &winning);
            }
        }
    }

    #[test]
    fn panics() {
        assert_panics("k must be positive", || _ = moore_nim::wins(&[], 0));
    }
}

//! Constrained Nim.

use crate::entry::*;
use nim_snippets::constrained_nim;

/// Takes any number of stones from one heap, unless `(heap, taken)` is banned.
pub fn moves(heaps: &[u64], bans: &[(u64, u64)]) -> Vec<(Cut, Vec<u64>)> {
    cuts(heaps, |heap, left| !bans.contains(&(heap, heap - left)))
}

pub const GAMES: &[Game] = &[Game {
    parameters: BANS,
    once: Some(Once::game("ConstrainedNim::new({bans})")),
    value: value!(game.grundy(heaps)),
    play: play!(game.wins(heaps), winning_moves => Move::cut),
    rules: Some(Rules::may_cut(|heaps, (i, left), rule| {
        !rule.pairs("bans").contains(&(heaps[i], heaps[i] - left))
    })),
    tried: Tried {
        rules: &["bans=", "bans=5:2,6:1", "bans=1:1,2:2,3:3", "bans=4:1,4:2,4:3,4:4,7:5"],
        sizes: &[(0, 0), (1, 18), (2, 6), (3, 5)],
        large: &[
            "bans=5:2,6:1",
            "bans=18446744073709551615:1,18446744073709551615:18446744073709551615,\
             18446744073709551614:18446744073709551600",
        ],
        ..TRIED
    },
    ..Game::new("constrained_nim", Shape::Sum(Parts::Heaps))
}];

fn game(rule: &Under) -> &constrained_nim::ConstrainedNim {
    rule.made(|| constrained_nim::ConstrainedNim::new(rule.pairs("bans")))
}

#[cfg(test)]
mod tests {
    use crate::entry::lists;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;

    use crate::support::random::Random;
    use nim_snippets::constrained_nim::ConstrainedNim;

    #[test]
    fn laws() {
        let mut random = Random(1);
        for round in 0..400 {
            let (max, count) = (4 + random.below(12), round % 40);
            let bans: Vec<(u64, u64)> =
                (0..count).map(|_| (random.below(max), random.below(max))).collect();
            let mut rules = Rules::new(|heaps: &Vec<u64>| super::moves(heaps, &bans));
            let game = ConstrainedNim::new(&bans);
            for heap in 0..=18 {
                rules.check_grundy(&vec![heap], game.grundy(&[heap]));
            }
            let positions =
                lists(1, 18).into_iter().chain(lists(2, 6)).chain([vec![], vec![3, 4, 5]]);
            for heaps in positions {
                rules.check_outcome(Normal, &heaps, game.wins(&heaps), game.winning_moves(&heaps));
            }
        }
    }

    #[test]
    fn bans_on_small_heaps_shift_large_ones() {
        let bans: Vec<(u64, u64)> =
            (0..20).flat_map(|heap| (0..30).map(move |taken| (heap, taken))).collect();
        assert_eq!(ConstrainedNim::new(&bans).grundy(&[u64::MAX]), u64::MAX - 19);
    }
}

//! Bean game.

use crate::entry::*;
use nim_snippets::bean_game;

/// Replaces one heap by two smaller ones, the smaller one first.
pub fn moves(heaps: &[u64]) -> Vec<(Split, Vec<u64>)> {
    splits(heaps, |heap| (0..heap).flat_map(|a| (a..heap).map(move |b| vec![a, b])).collect())
}

/// Replaces one number by two of its divisors, neither of them 1 or the number itself.
pub fn divisor_moves(numbers: &[u64]) -> Vec<(Split, Vec<u64>)> {
    let divisors = |number: u64| (2..number).filter(move |divisor| number.is_multiple_of(*divisor));
    splits(numbers, |number| {
        divisors(number).flat_map(|a| divisors(number).map(move |b| vec![a, b])).collect()
    })
}

/// The jar that a bean is taken from, and the two jars further on that get a bean.
pub type Pour = (usize, usize, usize);

/// Takes one bean from a jar, and puts two beans into further jars, both perhaps into the same one.
pub fn jar_moves(beans: &[u64]) -> Vec<(Pour, Vec<u64>)> {
    let mut options = Vec::new();
    for i in (0..beans.len()).filter(|&i| beans[i] > 0) {
        for (j, k) in (i + 1..beans.len()).flat_map(|j| (j..beans.len()).map(move |k| (j, k))) {
            let mut after = beans.to_vec();
            after[i] -= 1;
            after[j] += 1;
            after[k] += 1;
            options.push(((i, j, k), after));
        }
    }
    options
}

pub const GAMES: &[Game] = &[Game {
    value: value!(bean_game::grundy(heaps)),
    play: play!(bean_game::wins(heaps), winning_moves => Move::split),
    misere: play!(bean_game::misere_wins(heaps), misere_winning_moves => Move::split),
    rules: rules!(moves(heaps) => Move::split, at_most |heaps, _| squares(heaps)),
    tried: Tried {
        sizes: &[(0, 0), (1, 5), (2, 3), (3, 2), (4, 1)],
        by_options: &[(1, 60)],
        ..TRIED
    },
    ..Game::new("bean_game", Shape::Sum(Parts::Heaps))
}];

#[cfg(test)]
mod tests {
    use super::{divisor_moves, jar_moves, moves};
    use crate::entry::{Split, split};
    use crate::support::assert_panics;

    use crate::entry::lists;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::large::Large;
    use crate::support::random::Random;
    use nim_snippets::bean_game;

    /// Tests moves of a heap beside two others, whose xor no single heap has.
    #[test]
    fn beside_two_heaps() {
        for heaps in lists(3, 9) {
            let won = bean_game::winning_moves(&heaps);
            let all = moves(&heaps).into_iter().filter(|(_, after)| !bean_game::wins(after));
            assert!(won.eq(all.map(|(step, _)| step)), "{heaps:?}");
        }
    }

    /// Tests the variant in which a number becomes two of its divisors.
    #[test]
    fn divisors() {
        let divisors =
            |number: u64| (2..number).filter(move |divisor| number.is_multiple_of(*divisor));
        let mut rules = Rules::new(|numbers: &Vec<u64>| divisor_moves(numbers));
        let values = bean_game::divisor_grundy_values(48);
        for (number, &value) in (1..).zip(&values[1..]) {
            rules.check_grundy(&vec![number], value);
        }
        // The definition reaches further than positions can be played out.
        let values = bean_game::divisor_grundy_values(3000);
        for number in 1..values.len() {
            let options: Vec<u64> =
                divisors(number as u64).map(|divisor| values[divisor as usize]).collect();
            let reached = |value: &u64| options.iter().any(|a| options.contains(&(a ^ value)));
            assert_eq!(Some(values[number]), (0..).find(|value| !reached(value)), "{number}");
        }
        assert_eq!(bean_game::divisor_grundy_values(0), [0]);
        assert_eq!(bean_game::divisor_grundy_values(1), [0, 0]);
    }

    #[test]
    fn jars() {
        let mut rules = Rules::new(|beans: &Vec<u64>| jar_moves(beans));
        for (count, max) in [(0, 0), (1, 3), (2, 3), (3, 3), (4, 2), (5, 1)] {
            for beans in lists(count, max) {
                let moves = bean_game::jar_winning_moves(&beans);
                rules.check_outcome(Normal, &beans, bean_game::jar_wins(&beans), moves);
            }
        }
    }

    #[test]
    fn large() {
        let large = Large::new(PartialOrd::lt, |heaps: &Vec<u64>, winning: &Split| {
            assert!(winning.1.iter().all(|&part| part < heaps[winning.0]) && winning.1.len() == 2);
            Some(split(heaps, winning))
        });
        let mut random = Random(14);
        for _ in 0..256 {
            // If the value of a heap is the xor of the others, its moves are found at once.
            let half: Vec<u64> = (0..random.below(6)).map(|_| random.stones() >> 1).collect();
            let heaps = [&half[..], &half, &[1 + random.below(999)]].concat();
            let first = |heaps: &Vec<u64>| bean_game::winning_moves(heaps).take(1).collect();
            large.check(Normal, &heaps, &|heaps| bean_game::wins(heaps), &first);
        }
    }

    #[test]
    fn panics() {
        assert_panics("a heap of 18446744073709551615 is not below 2^63", || {
            _ = bean_game::grundy(&[u64::MAX]);
        });
        assert_panics(
            "a heap of 18446744073709551615 is above the 4294967295 of the table",
            || {
                _ = bean_game::divisor_grundy_values(usize::MAX);
            },
        );
    }
}

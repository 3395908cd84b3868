//! Exact Nim.

use crate::entry::*;
use nim_snippets::exact_nim;

/// Takes any number of stones from each of exactly `k` heaps.
pub fn moves(heaps: &[u64], k: u64) -> Vec<(Cuts, Vec<u64>)> {
    cuts_of_several(heaps, k..=k)
}

pub const GAMES: &[Game] = &[Game {
    parameters: K,
    value: value!(exact_nim::grundy(heaps, number k)),
    play: play!(exact_nim::wins(heaps, number k), winning_move => Move::Set),
    misere: play!(exact_nim::misere_wins(heaps, number k), misere_winning_move => Move::Set),
    gives_one_move: true,
    rules: rules!(
        moves(heaps, number k) => Move::Set,
        at_most |heaps, rule| choices(heaps, rule.number("k"))
    ),
    misere_losing: Some(Losing::If(words(
        "below 2k heaps each play has exactly one move; with 2k heaps none is a single stone, and the \
         value is 0",
        "2k 個未満の山ではどの進行もちょうど一手、2k 個の山では一個の山がなく値が 0",
    ))),
    why: |heaps, misere, rule| {
        (!misere && sum(heaps) <= u128::from(u64::MAX)).then(|| {
            loses_if_zero(exact_nim::grundy(heaps, rule.number("k")), words("the value", "値"))
        })
    },
    tried: Tried { rules: &["k=2", "k=3"], sizes: &[(2, 9), (3, 5), (4, 4)], ..TRIED },
    ..Game::new("exact_nim", Shape::Row(Parts::Heaps))
}];

#[cfg(test)]
mod tests {
    use crate::entry::cuts_of_several;
    use crate::support::assert_panics;

    use crate::entry::lists;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;
    use nim_snippets::exact_nim;

    #[test]
    fn laws() {
        let ranges = [
            (1, 2, 6),
            (1, 3, 4),
            (2, 2, 9),
            (2, 3, 5),
            (2, 4, 4),
            (3, 3, 4),
            (3, 4, 3),
            (3, 6, 2),
        ];
        for (k, count, max) in ranges {
            let mut rules = Rules::new(|heaps: &Vec<u64>| super::moves(heaps, k));
            for position in lists(count, max) {
                rules.check_grundy(&position, exact_nim::grundy(&position, k));
                let winning = exact_nim::winning_move(&position, k);
                rules.check_move(Normal, &position, exact_nim::wins(&position, k), winning);
                let filled = position.iter().filter(|&&heap| heap > 0).count() as u64;
                if filled <= 2 * k {
                    let winning = exact_nim::misere_winning_move(&position, k);
                    rules.check_move(
                        Misere,
                        &position,
                        exact_nim::misere_wins(&position, k),
                        winning,
                    );
                }
            }
        }
    }

    /// Tests the second branch of the formula, where the smallest heap reaches `z`.
    #[test]
    fn two_heaps_of_four_at_more_stones() {
        let mut rules = Rules::new(|heaps: &Vec<u64>| cuts_of_several(heaps, 2..=2));
        for position in lists(4, 6).into_iter().filter(|position| position.is_sorted()) {
            rules.check_grundy(&position, exact_nim::grundy(&position, 2));
            let winning = exact_nim::misere_winning_move(&position, 2);
            rules.check_move(Misere, &position, exact_nim::misere_wins(&position, 2), winning);
        }
    }

    #[test]
    fn extremes() {
        const MAX: u64 = u64::MAX;
        assert_eq!(exact_nim::grundy(&[], 5), 0);
        assert_eq!(exact_nim::grundy(&[MAX, MAX], 2), MAX);
        assert_eq!(exact_nim::grundy(&[1 << 63; 3], 2), 3 << 62);
        assert_eq!(exact_nim::grundy(&[MAX; 4], 2), 0);
        assert!(exact_nim::wins(&[MAX; 3], 2) && !exact_nim::wins(&[MAX; 4], 2));
        assert!(!exact_nim::wins(&[MAX; 4], MAX) && exact_nim::misere_wins(&[MAX; 4], MAX / 2));
        assert!(exact_nim::misere_wins(&[MAX, 1, MAX, MAX], 2));
        assert!(
            !exact_nim::misere_wins(&[MAX; 4], 2) && !exact_nim::misere_wins(&[2, MAX, 2, 2], 2)
        );
        assert!(exact_nim::wins(&[0, 3, 0, 4, 0], 2)); // empty heaps do not count
    }

    #[test]
    fn panics() {
        assert_panics("k must be positive", || _ = exact_nim::grundy(&[], 0));
        assert_panics("no theory for 5 heaps with k = 2", || _ = exact_nim::grundy(&[1; 5], 2));
        assert_panics("the Grundy value 27670116110564327422 is above u64::MAX", || {
            _ = exact_nim::grundy(&[u64::MAX; 3], 2);
        });
        assert_panics("no theory of misère play for 3 heaps with k = 1", || {
            _ = exact_nim::misere_wins(&[1; 3], 1);
        });
    }
}

use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::Rules;
use crate::large::Large;
use crate::strip::distinct_large_coins;
use crate::strip::{distinct_coins, moved};
use moves::silver_dollar::dollar_moves;
use nim_snippets::silver_dollar;
use proptest::prelude::*;

#[test]
fn dollar_laws() {
    for dollar in 0..4 {
        let mut rules = Rules::new(|coins: &Vec<u64>| dollar_moves(coins, dollar));
        for (count, last) in [(1, 12), (2, 10), (3, 8), (4, 7), (5, 5)] {
            let bagged = (0..=2).flat_map(|bagged| {
                let outside = distinct_coins(count, 1, last);
                outside.map(move |coins| [&vec![0; bagged], coins.as_slice()].concat())
            });
            for coins in bagged.filter(|coins| dollar < coins.len() && coins.len() <= 5) {
                let wins = silver_dollar::dollar_wins(&coins, dollar);
                let moves = silver_dollar::dollar_winning_moves(&coins, dollar);
                rules.check_outcome(Normal, &coins, wins, moves);
                let wins = silver_dollar::dollar_misere_wins(&coins, dollar);
                let moves = silver_dollar::dollar_misere_winning_moves(&coins, dollar);
                rules.check_outcome(Misere, &coins, wins, moves);
            }
        }
    }
}

#[test]
fn extremes() {
    use silver_dollar::*;
    const MAX: u64 = u64::MAX;
    assert!(!wins(&[]) && winning_moves(&[]).next().is_none());
    assert!(!wins(&[1]) && !wins(&[MAX, MAX - 1]));
    assert!(winning_moves(&[MAX]).eq([(0, 1)]));
    assert!(winning_moves(&[MAX, 1]).eq([(0, 2)]));
    assert!(dollar_winning_moves(&[MAX], 0).eq([(0, 0)]));
    assert!(dollar_misere_winning_moves(&[MAX], 0).eq([(0, 1)]));
    assert!(!dollar_wins(&[0, 5], 0) && dollar_misere_wins(&[0, 5], 0));
    assert!(dollar_winning_moves(&[0, 5], 0).next().is_none());
    assert!(dollar_misere_winning_moves(&[0, 5], 0).next().is_none());
}

#[test]
fn large() {
    use silver_dollar::*;
    let coins = || distinct_large_coins(1..12);
    let games = Large::new((coins(), Just(())), |coins, (), &m| slide(coins, m));
    games.check(Normal, |coins, ()| wins(coins), |coins, ()| winning_moves(coins).collect());
    let games = coins().prop_flat_map(|coins| (Just(coins.clone()), 0..coins.len()));
    let games = Large::new(games, |coins, _, &m| slide(coins, m))
        .over_if(|coins, dollar| coins[dollar] == 0);
    games.check(
        Normal,
        |coins, dollar| dollar_wins(coins, dollar),
        |coins, dollar| dollar_winning_moves(coins, dollar).collect(),
    );
    games.check(
        Misere,
        |coins, dollar| dollar_misere_wins(coins, dollar),
        |coins, dollar| dollar_misere_winning_moves(coins, dollar).collect(),
    );
}

/// The position after a slide to the left that jumps over nothing.
fn slide(coins: &[u64], (i, cell): (usize, u64)) -> Vec<u64> {
    let after = moved(coins, (i, cell));
    let in_the_way = |other: &&u64| (cell.max(1)..coins[i]).contains(other);
    assert_eq!(coins.iter().find(in_the_way), None);
    after
}

/// The xor of the gaps in pairs of coins from the right, where a leftmost coin without a partner is
/// on its way to the cell `end`.
fn xor_of_gaps(coins: &[u64], end: u64) -> u64 {
    let mut cells: Vec<u64> = coins.iter().copied().filter(|&cell| cell > 0).collect();
    cells.sort_unstable();
    let gap = |pair: &[u64]| if pair.len() == 2 { pair[1] - pair[0] - 1 } else { pair[0] - end };
    cells.rchunks(2).fold(0, |xor, pair| xor ^ gap(pair))
}

/// The words that are shown: who is on the way to which cell, by the place of the dollar.
#[test]
fn lost_in_words() {
    for coins in (0..=4).flat_map(|count| distinct_coins(count, 1, 8)) {
        assert_eq!(silver_dollar::wins(&coins), xor_of_gaps(&coins, 1) != 0, "{coins:?}");
        let coins = [&coins[..], &[0]].concat();
        for dollar in 0..coins.len() {
            let cell = coins[dollar];
            let before = coins.iter().filter(|&&coin| 0 < coin && coin < cell).count();
            let lost = cell == 0 || before > 0 && xor_of_gaps(&coins, u64::from(before == 1)) == 0;
            assert_eq!(silver_dollar::dollar_wins(&coins, dollar), !lost, "{coins:?} {dollar}");
            let lost = cell > 0 && xor_of_gaps(&coins, u64::from(before == 0)) == 0;
            let wins = silver_dollar::dollar_misere_wins(&coins, dollar);
            assert_eq!(wins, !lost, "{coins:?} {dollar}");
        }
    }
}

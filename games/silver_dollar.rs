//! Silver dollar game.

use crate::entry::*;
use nim_snippets::silver_dollar;

/// Moves one coin any number of cells to the left, not over another coin, on a strip that begins
/// with cell 1.
pub fn moves(coins: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    slides(coins, 1)
}

/// The same moves with a bag on cell 0, until the coin with the index `dollar` is in it.
pub fn dollar_moves(coins: &[u64], dollar: usize) -> Vec<(Cut, Vec<u64>)> {
    if coins[dollar] == 0 { Vec::new() } else { slides(coins, 0) }
}

/// Slides one coin left, neither over nor onto another, as far as cell `first`; only cell 0, a bag,
/// can be shared.
fn slides(coins: &[u64], first: u64) -> Vec<(Cut, Vec<u64>)> {
    let mut options = Vec::new();
    for (i, &from) in coins.iter().enumerate() {
        for cell in first..from {
            let in_the_way = |&other: &u64| other > 0 && cell <= other && other < from;
            if !coins.iter().any(in_the_way) {
                options.push(((i, cell), cut(coins, (i, cell))));
            }
        }
    }
    options
}

/// Returns whether a move takes one coin to the left without passing another.
fn slides_one(p: &[u64], q: &[u64]) -> bool {
    let changed: Vec<usize> = (0..p.len()).filter(|&i| p[i] != q[i]).collect();
    let is_in_the_way = |i: usize| p.iter().any(|&c| c > 0 && q[i] <= c && c < p[i]);
    changed.len() == 1 && changed.iter().all(|&i| q[i] < p[i] && !is_in_the_way(i))
}

pub const GAMES: &[Game] = &[
    Game {
        sentence: Some(words(
            "Silver dollar game without a dollar: coins slide left on a strip without jumping; \
             whoever cannot move loses.",
            "銀貨のない銀貨ゲーム: 一列のマスの上のコインを飛び越さずに左へ滑らせる。動けなければ負け。",
        )),
        play: play!(silver_dollar::wins(coins), winning_moves => Move::cut),
        rules: rules!(moves(coins) => Move::cut),
        first: 1,
        why: |coins, _misere, _rule| Some(gaps(coins)),
        tried: Tried {
            sizes: &[(0, 0), (1, 12), (2, 10), (3, 8), (4, 7)],
            large: &[""],
            is_legal: Some(|_, p, q| slides_one(p, q)),
            is_position: are_distinct,
            ..TRIED
        },
        ..Game::new("silver_dollar", Shape::Row(Parts::Coins))
    },
    Game {
        variant: "dollar",
        parameters: DOLLAR,
        play: play!(
            silver_dollar::dollar_wins(coins, size dollar),
            dollar_winning_moves => Move::cut
        ),
        rules: rules!(dollar_moves(coins, size dollar) => Move::cut),
        tried: Tried {
            rules: &["dollar=0", "dollar=1", "dollar=2"],
            sizes: &[(3, 7), (4, 6)],
            large: &["dollar=0", "dollar=1", "dollar=2"],
            is_legal: Some(|_, p, q| slides_one(p, q)),
            is_position: |coins| coins.len() > 2 && are_distinct(coins),
            ..TRIED
        },
        ..Game::new("silver_dollar", Shape::Row(Parts::Coins))
    },
];

/// The reason: pairs the coins from the right. A coin that is left over counts its way to cell 1.
fn gaps(coins: &[u64]) -> Why {
    let mut coins = coins.to_vec();
    coins.sort_unstable_by(|a, b| b.cmp(a));
    let gap = |pair: &[u64]| pair[0] - pair.get(1).unwrap_or(&0) - 1;
    let gaps: Vec<u64> = coins.chunks(2).map(gap).collect();
    let all = rule::join(&gaps, ", ");
    loses_if_zero(
        gaps.iter().fold(0, |xor, gap| xor ^ gap),
        told!(
            "the gaps in pairs of coins from the right are {all}, and their xor",
            "右から二枚ずつ組にしたコインの間のマス数 {all} の xor "
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::dollar_moves;
    use crate::support::assert_panics;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;

    use crate::support::strip::distinct_coins;
    use nim_snippets::silver_dollar;

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
                }
            }
        }
    }

    #[test]
    fn panics() {
        assert_panics("a coin on cell 0: cells count from 1", || _ = silver_dollar::wins(&[0]));
        assert_panics("two coins on cell 2", || _ = silver_dollar::wins(&[2, 2]));
        assert_panics("dollar 0 of 0 coins", || _ = silver_dollar::dollar_wins(&[], 0));
    }
}

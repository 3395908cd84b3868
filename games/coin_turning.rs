//! Coin turning.

use crate::entry::*;
use nim_snippets::coin_turning::{self, Game as Coins};
use std::ops::RangeInclusive;

/// Turns over as many coins as `counts` (3 at most) allows; the last of them shows heads.
pub fn moves(heads: &[u64], counts: RangeInclusive<usize>) -> Vec<(Vec<u64>, Vec<u64>)> {
    turns(heads, |last| {
        let pairs = (0..last).flat_map(|b| (0..b).map(move |a| vec![a, b]));
        let others = std::iter::once(Vec::new()).chain((0..last).map(|a| vec![a])).chain(pairs);
        let turned = others.map(|others| [&others[..], &[last]].concat());
        turned.filter(|coins| counts.contains(&coins.len())).collect()
    })
}

/// Turns over consecutive coins; the last of them shows heads.
pub fn ruler_moves(heads: &[u64]) -> Vec<(Vec<u64>, Vec<u64>)> {
    turns(heads, |last| (0..=last).map(|first| (first..=last).collect()).collect())
}

/// The moves that turn over one of the sets which end with a given coin, each with the heads after
/// it.
fn turns(heads: &[u64], sets: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<(Vec<u64>, Vec<u64>)> {
    let mut heads = heads.to_vec();
    heads.sort_unstable();
    let mut options = Vec::new();
    for &last in &heads {
        let mut sets = sets(last);
        sets.sort_unstable();
        options.extend(sets.into_iter().map(|set| {
            let after = turned_over(&heads, set.iter().copied());
            (set, after)
        }));
    }
    options
}

pub const GAMES: &[Game] = &[Game {
    parameters: COINS,
    value: Some(Value::of_position(
        "coin_turning::grundy({heads}, Game::{game})",
        |heads, rule| coin_turning::grundy(named_once(heads), coins(rule)),
    )),
    play: Some(Play::new(
        "coin_turning::wins({heads}, Game::{game})",
        |heads, rule| coin_turning::wins(named_once(heads), coins(rule)),
        |heads, rule| {
            Box::new(
                coin_turning::winning_moves(heads, coins(rule)).map(turned(heads, coins(rule))),
            )
        },
    )),
    rules: Some(
        Rules::options(|heads, rule| {
            as_moves(game_moves(heads, coins(rule)), turned(heads, coins(rule)))
        })
        .at_most(|heads, _| squares(heads)),
    ),
    tried: Tried {
        rules: &[
            "game=turning_turtles",
            "game=mock_turtles",
            "game=ruler",
            "game=twins",
            "game=triplets",
        ],
        sizes: &[(0, 0), (1, 11), (2, 9), (3, 8), (4, 6)],
        by_options: &[(1, 60), (2, 60), (3, 40)],
        is_position: |heads| heads.is_sorted_by(|a, b| a < b),
        ..TRIED
    },
    ..Game::new("coin_turning", Shape::Sum(Parts::Heads))
}];

fn coins(rule: &Rule) -> Coins {
    use Coins::*;
    rule.choice("game", [TurningTurtles, MockTurtles, Ruler, Twins, Triplets])
}

fn game_moves(heads: &[u64], game: Coins) -> Vec<(Vec<u64>, Vec<u64>)> {
    match game {
        Coins::TurningTurtles => moves(heads, 1..=2),
        Coins::MockTurtles => moves(heads, 1..=3),
        Coins::Ruler => ruler_moves(heads),
        Coins::Twins => moves(heads, 2..=2),
        Coins::Triplets => moves(heads, 3..=3),
    }
}

fn turned(heads: &[u64], game: Coins) -> impl Fn(Vec<u64>) -> Move + '_ {
    move |turn| {
        let coins: Vec<u64> = match (game, &turn[..]) {
            (Coins::Ruler, &[first, last]) => (first..=last).collect(),
            _ => turn,
        };
        let after = turned_over(heads, coins.iter().copied());
        let noun = if coins.len() == 1 { "coin" } else { "coins" };
        let coins = rule::join(&coins, ", ");
        Move::Become(told!("turn the {noun} {coins}", "コイン {coins} を裏返す"), after)
    }
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;

    use nim_snippets::coin_turning;
    use nim_snippets::coin_turning::Game;

    #[test]
    fn a_head_that_is_named_twice_shows_heads() {
        let (once, twice) = ([1, 4], [4, 1, 4]);
        assert_eq!(coin_turning::wins(&twice, Game::Twins), coin_turning::wins(&once, Game::Twins));
        let moves = coin_turning::winning_moves(&once, Game::Twins);
        assert!(coin_turning::winning_moves(&twice, Game::Twins).eq(moves));
    }

    #[test]
    fn panics() {
        assert_panics("coin 18446744073709551615 is too far right", || {
            _ = coin_turning::grundy(&[u64::MAX], coin_turning::Game::MockTurtles);
        });
    }
}

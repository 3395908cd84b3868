//! Coin turning.

use crate::entry::*;
use nim_snippets::coin_turning::{self, Game as Coins};
use std::ops::RangeInclusive;

/// As many coins are turned over as `counts` (3 at most) allows; the last of them shows heads.
pub fn moves(heads: &[u64], counts: RangeInclusive<usize>) -> Vec<(Vec<u64>, Vec<u64>)> {
    turns(heads, |last| {
        let pairs = (0..last).flat_map(|b| (0..b).map(move |a| vec![a, b]));
        let others = std::iter::once(Vec::new()).chain((0..last).map(|a| vec![a])).chain(pairs);
        let turned = others.map(|others| [&others[..], &[last]].concat());
        turned.filter(|coins| counts.contains(&coins.len())).collect()
    })
}

/// Consecutive coins are turned over; the last of them shows heads.
pub fn ruler_moves(heads: &[u64]) -> Vec<(Vec<u64>, Vec<u64>)> {
    turns(heads, |last| (0..=last).map(|first| (first..=last).collect()).collect())
}

/// The turns of these sets of coins, for each coin that may be the last, and the heads then.
fn turns(heads: &[u64], sets: impl Fn(u64) -> Vec<Vec<u64>>) -> Vec<(Vec<u64>, Vec<u64>)> {
    let mut heads = heads.to_vec();
    heads.sort_unstable();
    let mut options = Vec::new();
    for &last in &heads {
        let mut sets = sets(last);
        sets.sort_unstable();
        for set in sets {
            let kept = heads.iter().filter(|coin| !set.contains(coin));
            let new = set.iter().filter(|coin| !heads.contains(coin));
            let mut after: Vec<u64> = kept.chain(new).copied().collect();
            after.sort_unstable();
            options.push((set, after));
        }
    }
    options
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let game = coins(rule);
        value(n): coin_turning::grundy(n, game);
        play(heads):
            coin_turning::wins(named_once(heads), game),
            coin_turning::winning_moves(heads, game).map(turned(heads, game));
        moves(heads): as_moves(game_moves(heads, game), turned(heads, game)), at_most squares(heads);
    };
    let game = Game::new("coin_turning", Shape::Sum("heads"), answers)
        .with_program(PROGRAM)
        .with(COINS)
        .tried(&[
            "game=turning_turtles",
            "game=mock_turtles",
            "game=ruler",
            "game=twins",
            "game=triplets",
        ])
        .sizes(&[(0, 0), (1, 11), (2, 9), (3, 8), (4, 6)])
        .only(|heads| heads.is_sorted_by(|a, b| a < b));
    vec![game]
}

fn coins(rule: &Rule) -> Coins {
    match rule.text("game") {
        "turning_turtles" => Coins::TurningTurtles,
        "mock_turtles" => Coins::MockTurtles,
        "ruler" => Coins::Ruler,
        "twins" => Coins::Twins,
        _ => Coins::Triplets,
    }
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
        let kept = heads.iter().filter(|coin| !coins.contains(coin));
        let new = coins.iter().filter(|coin| !heads.contains(coin));
        let mut after: Vec<u64> = kept.chain(new).copied().collect();
        after.sort_unstable();
        let noun = if coins.len() == 1 { "coin" } else { "coins" };
        let coins = rule::join(&coins, ", ");
        let english = format!("turn the {noun} {coins}");
        Move::Become(told(english, format!("コイン {coins} を裏返す")), after)
    }
}

const PROGRAM: &str = r#"// `3 / 0 2 5` prints `First`.

use nim_snippets::coin_turning;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heads: [u64; n],
    }
    let first = coin_turning::wins(&heads, coin_turning::Game::MockTurtles);
    println!("{}", if first { "First" } else { "Second" });
}
"#;

#[cfg(test)]
mod tests {
    use super::{moves, ruler_moves};
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::heaps;
    use crate::support::large::{Large, stones};
    use crate::support::nimber_laws::nim_products;
    use crate::support::random::Random;
    use nim_snippets::coin_turning;
    use nim_snippets::coin_turning::Game;
    use nim_snippets::sprague_grundy::SpragueGrundy;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;
    use std::collections::HashSet;

    const GAMES: [Game; 5] =
        [Game::TurningTurtles, Game::MockTurtles, Game::Ruler, Game::Twins, Game::Triplets];

    /// The sets of coins, as bit masks, that one turn may turn over when `last` is the last of them.
    fn sets(game: Game, last: u32) -> Vec<u32> {
        let legal = |&set: &u32| match game {
            Game::TurningTurtles => set.count_ones() <= 2,
            Game::MockTurtles => set.count_ones() <= 3,
            Game::Ruler => (set >> set.trailing_zeros()).trailing_ones() == set.count_ones(),
            Game::Twins => set.count_ones() == 2,
            Game::Triplets => set.count_ones() == 3,
        };
        (1 << last..1 << (last + 1)).filter(legal).collect()
    }

    /// The numbers of the bits that are set.
    fn bits(mask: u32) -> Vec<u64> {
        (0..32).filter(|&i| mask >> i & 1 == 1).collect()
    }

    /// The coins that a move turns.
    fn coins(turn: Vec<u64>, game: Game) -> Vec<u64> {
        match (game, &turn[..]) {
            (Game::Ruler, &[first, last]) => (first..=last).collect(),
            _ => turn,
        }
    }

    #[test]
    fn laws() {
        for game in GAMES {
            let mut rules = Rules::new(|heads: &Vec<u64>| match game {
                Game::TurningTurtles => moves(heads, 1..=2),
                Game::MockTurtles => moves(heads, 1..=3),
                Game::Ruler => ruler_moves(heads),
                Game::Twins => moves(heads, 2..=2),
                Game::Triplets => moves(heads, 3..=3),
            });
            for coin in 0..12 {
                rules.check_grundy(&vec![coin], coin_turning::grundy(coin, game));
            }
            for mask in 0..1 << 10 {
                let heads = bits(mask);
                let mut twice = [heads.as_slice(), &heads].concat();
                twice.reverse();
                let moves = coin_turning::winning_moves(&twice, game).map(|turn| coins(turn, game));
                rules.check_outcome(Normal, &heads, coin_turning::wins(&twice, game), moves);
            }
        }
    }

    /// As the header says: coins are positions, the other coins of a set are an option.
    #[test]
    fn sets_of_your_own() {
        let mut random = Random(70);
        for _ in 0..40 {
            // Cells of a board 3 columns wide, each with sets of cells before it.
            let cell = |coin: u64| (coin / 3, coin % 3);
            let sets: Vec<Vec<u32>> = (0..9)
                .map(|coin| {
                    let mut sets: Vec<u32> =
                        (0..random.below(5)).map(|_| random.below(1 << coin) as u32).collect();
                    sets.sort_unstable();
                    sets.dedup();
                    sets
                })
                .collect();
            let mut rules = Rules::new(|&heads: &u32| {
                let sets_of = |&coin: &u64| sets[coin as usize].iter().map(move |set| (coin, set));
                let coins = bits(heads);
                let moves = coins.iter().flat_map(sets_of);
                moves.map(|(coin, set)| ((coin, *set), heads ^ set ^ 1 << coin)).collect()
            });
            let mut game = SpragueGrundy::with_splits(|&(row, column): &(u64, u64)| {
                let sets = sets[(3 * row + column) as usize].iter();
                sets.map(|&set| bits(set).into_iter().map(cell).collect::<Vec<_>>()).collect()
            });
            for _ in 0..40 {
                let heads = random.below(1 << 9) as u32;
                let coins = bits(heads);
                let cells: Vec<(u64, u64)> = coins.iter().map(|&coin| cell(coin)).collect();
                let set =
                    |set: &Vec<(u64, u64)>| set.iter().fold(0, |set, c| set | 1 << (3 * c.0 + c.1));
                let wins = game.wins(&cells);
                let moves = game.winning_moves(&cells);
                let moves = moves.map(|(i, others)| (coins[i], set(&others)));
                rules.check_outcome(Normal, &heads, wins, moves);
            }
        }
    }

    /// The set of all crossings of a set of rows and a set of columns of a board 3 columns wide.
    fn crossings(rows: u32, columns: u32) -> u32 {
        bits(rows).iter().fold(0, |set, row| set | columns << (3 * row))
    }

    #[test]
    fn tartan() {
        let products = nim_products(16);
        let product = |a: u64, b: u64| products[a as usize][b as usize];
        for (game, other) in GAMES.iter().flat_map(|&game| GAMES.map(|other| (game, other))) {
            let mut rules = Rules::new(|&heads: &u32| {
                let mut options = Vec::new();
                for coin in bits(heads) {
                    for rows in sets(game, coin as u32 / 3) {
                        let columns = sets(other, coin as u32 % 3).into_iter();
                        options.extend(columns.map(|set| ((), heads ^ crossings(rows, set))));
                    }
                }
                options
            });
            let values: Vec<u64> = (0..9)
                .map(|coin| {
                    [coin_turning::grundy(coin / 3, game), coin_turning::grundy(coin % 3, other)]
                })
                .map(|[a, b]| product(a, b))
                .collect();
            for heads in 0..1 << 9 {
                let xor = bits(heads).iter().fold(0, |xor, &coin| xor ^ values[coin as usize]);
                assert_eq!(
                    xor != 0,
                    rules.is_won(Normal, &heads),
                    "{game:?}, {other:?}, {heads:b}"
                );
            }
            for (coin, &value) in values.iter().enumerate() {
                rules.check_grundy(&(1 << coin), value);
            }
        }
    }

    #[test]
    fn tartan_in_three_dimensions() {
        let products = nim_products(16);
        let product = |a: u64, b: u64| products[a as usize][b as usize];
        for code in 0..GAMES.len().pow(3) {
            let games = [GAMES[code % 5], GAMES[code / 5 % 5], GAMES[code / 25]];
            let mut rules = Rules::new(|&heads: &u32| {
                let mut options = Vec::new();
                for coin in bits(heads) {
                    let place = [coin as u32 & 1, coin as u32 >> 1 & 1, coin as u32 >> 2];
                    let sets: Vec<Vec<u32>> = (0..3).map(|d| sets(games[d], place[d])).collect();
                    for choice in heaps(3, 3) {
                        let chosen = (0..3).map(|d| sets[d].get(choice[d] as usize).copied());
                        if let Some(chosen) = chosen.collect::<Option<Vec<u32>>>() {
                            let inside =
                                |c: &u32| (0..3).all(|d| chosen[d] >> (c >> d & 1) & 1 == 1);
                            let turned = (0..8).filter(inside).fold(0, |set, c| set | 1 << c);
                            options.push(((), heads ^ turned));
                        }
                    }
                }
                options
            });
            for coin in 0..8_u64 {
                let values = [0, 1, 2].map(|d| coin_turning::grundy(coin >> d & 1, games[d]));
                rules.check_grundy(&(1 << coin), values.into_iter().fold(1, product));
            }
        }
    }

    #[test]
    fn large() {
        let heads = |game| (vec(stones().prop_map(|coin| coin % 100), 0..7), Just(game));
        let games = select(&GAMES).prop_flat_map(heads);
        let games = Large::new(games, |heads: &Vec<u64>, _, turned: &Vec<u64>| {
            let mut after: HashSet<u64> = heads.iter().copied().collect();
            assert!(after.contains(&turned[turned.len() - 1]));
            for &coin in turned {
                if !after.remove(&coin) {
                    after.insert(coin);
                }
            }
            after.into_iter().collect()
        })
        .in_order_of(|turned| (turned.last().copied(), turned.clone()));
        games.check(
            Normal,
            |heads, game| coin_turning::wins(heads, game),
            |heads, game| {
                let moves = coin_turning::winning_moves(heads, game).take(50);
                moves.map(|turn| coins(turn, game)).collect()
            },
        );
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("coin 18446744073709551615 is too far right", || {
            coin_turning::grundy(u64::MAX, coin_turning::Game::MockTurtles)
        });
    }
}

use std::collections::HashSet;

use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, heaps};
use crate::large::{Large, stones};
use crate::nimber_laws::nim_products;
use crate::random::Random;
use moves::coin_turning::{moves, ruler_moves};
use nim_snippets::coin_turning;
use nim_snippets::coin_turning::Game;
use nim_snippets::sprague_grundy::SpragueGrundy;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

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
        let mut game = SpragueGrundy::new(|&(row, column): &(u64, u64)| {
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
            .map(|factors| coin_turning::tartan(&factors, product))
            .collect();
        for heads in 0..1 << 9 {
            let xor = bits(heads).iter().fold(0, |xor, &coin| xor ^ values[coin as usize]);
            assert_eq!(xor != 0, rules.is_won(Normal, &heads), "{game:?}, {other:?}, {heads:b}");
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
                        let inside = |c: &u32| (0..3).all(|d| chosen[d] >> (c >> d & 1) & 1 == 1);
                        let turned = (0..8).filter(inside).fold(0, |set, c| set | 1 << c);
                        options.push(((), heads ^ turned));
                    }
                }
            }
            options
        });
        for coin in 0..8_u64 {
            let values = [0, 1, 2].map(|d| coin_turning::grundy(coin >> d & 1, games[d]));
            rules.check_grundy(&(1 << coin), coin_turning::tartan(&values, product));
        }
    }
}

#[test]
fn extremes() {
    const LAST: u64 = (1 << 63) - 1;
    for game in GAMES {
        assert!(!coin_turning::wins(&[], game));
        assert_eq!(coin_turning::winning_moves(&[], game).next(), None);
        let repeated = coin_turning::wins(&[LAST, 3, LAST, 3, 3], game);
        assert_eq!(repeated, coin_turning::wins(&[3, LAST], game));
    }
    let first = |game, heads: &[u64]| coin_turning::winning_moves(heads, game).next();
    assert_eq!(first(Game::TurningTurtles, &[LAST]), Some(vec![LAST]));
    assert_eq!(first(Game::MockTurtles, &[LAST]), Some(vec![LAST]));
    assert_eq!(first(Game::MockTurtles, &[1 << 61, 1 << 62]), Some(vec![1 << 61, 1 << 62]));
    assert_eq!(coin_turning::winning_moves(&[LAST], Game::MockTurtles).count(), 1);
    assert_eq!(coin_turning::winning_moves(&[LAST], Game::Triplets).count(), 1);
    assert_eq!(first(Game::Ruler, &[LAST]), Some(vec![LAST, LAST]));
    assert_eq!(first(Game::Ruler, &[LAST, 0]), Some(vec![LAST - 1, LAST]));
    let run = [1 << 40, (1 << 40) - 1, (1 << 39) - 1];
    assert_eq!(first(Game::Ruler, &run), Some(vec![1, (1 << 40) - 1]));
    assert_eq!(first(Game::Twins, &[LAST, 0]), Some(vec![0, LAST]));
    assert_eq!(first(Game::Triplets, &[LAST]), Some(vec![0, 1, LAST]));
    assert_eq!(coin_turning::tartan(&[], |a, b| a * b), 1);
}

#[test]
fn large() {
    let heads = |game| {
        let far = match game {
            Game::TurningTurtles | Game::Twins => 1 << 63,
            _ => 2000,
        };
        (vec(stones().prop_map(move |coin| coin % far), 0..11), Just(game))
    };
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

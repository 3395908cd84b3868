use entries::*;
use nim_snippets::coin_turning::{self, Game as Coins};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let game = coins(rule);
        value(n): coin_turning::grundy(n, game);
        play(heads):
            coin_turning::wins(named_once(heads), game),
            coin_turning::winning_moves(heads, game).map(turned(heads, game));
        moves(heads): as_moves(turns(heads, game), turned(heads, game)), at_most squares(heads);
    };
    let game = Game::new("coin_turning", Shape::Sum("heads"), answers)
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

fn turns(heads: &[u64], game: Coins) -> Vec<(Vec<u64>, Vec<u64>)> {
    match game {
        Coins::TurningTurtles => moves::coin_turning::moves(heads, 1..=2),
        Coins::MockTurtles => moves::coin_turning::moves(heads, 1..=3),
        Coins::Ruler => moves::coin_turning::ruler_moves(heads),
        Coins::Twins => moves::coin_turning::moves(heads, 2..=2),
        Coins::Triplets => moves::coin_turning::moves(heads, 3..=3),
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

refusals! {
    coin_turning::grundy(u64::MAX, coin_turning::Game::MockTurtles)
        => panics "coin 18446744073709551615 is too far right";
    coin_turning::wins(&[], coin_turning::Game::Twins) => answers "false";
    coin_turning::wins(&[1 << 63], coin_turning::Game::Ruler)
        => panics "coin 9223372036854775808 is too far right";
    coin_turning::winning_moves(&[], coin_turning::Game::Triplets).next() => answers "None";
    coin_turning::winning_moves(&[u64::MAX], coin_turning::Game::TurningTurtles)
        => panics "coin 18446744073709551615 is too far right";
    coin_turning::tartan(&[], |a, b| a * b) => answers "1";
    coin_turning::wins(&[1 << 63], coin_turning::Game::TurningTurtles)
        => panics "coin 9223372036854775808 is too far right";
    coin_turning::wins(&[1 << 63], coin_turning::Game::MockTurtles)
        => panics "coin 9223372036854775808 is too far right";
    coin_turning::wins(&[1 << 63], coin_turning::Game::Twins)
        => panics "coin 9223372036854775808 is too far right";
    coin_turning::wins(&[1 << 63], coin_turning::Game::Triplets)
        => panics "coin 9223372036854775808 is too far right";
}

use crate::games::entry::*;
use nim_snippets::coin_turning::{self, Game as Coins};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let game = coins(rule);
        value(n): coin_turning::grundy(n, game);
        play(p):
            coin_turning::wins(named_once(p), game),
            coin_turning::winning_moves(p, game).map(turned(p, game));
        rules(p): labels(turns(p, game)).map(turned(p, game)), at_most squares(p);
    };
    let game = Game::new("coin_turning", Shape::Sum("heads"), answers).with(COINS);
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
        Coins::TurningTurtles => rules::coin_turning::moves(heads, 1..=2),
        Coins::MockTurtles => rules::coin_turning::moves(heads, 1..=3),
        Coins::Ruler => rules::coin_turning::ruler_moves(heads),
        Coins::Twins => rules::coin_turning::moves(heads, 2..=2),
        Coins::Triplets => rules::coin_turning::moves(heads, 3..=3),
    }
}

fn turned(heads: &[u64], game: Coins) -> impl Fn(Vec<u64>) -> Move {
    move |turn| {
        let coins: Vec<u64> = match (game, &turn[..]) {
            (Coins::Ruler, &[first, last]) => (first..=last).collect(),
            _ => turn,
        };
        let kept = heads.iter().filter(|coin| !coins.contains(coin));
        let new = coins.iter().filter(|coin| !heads.contains(coin));
        let mut after: Vec<u64> = kept.chain(new).copied().collect();
        after.sort_unstable();
        Move::Become(format!("turn {coins:?}"), after)
    }
}

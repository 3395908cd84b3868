use crate::games::moves::{Move, offer};
use crate::games::parameters::COINS;
use crate::games::position::{each, named_once};
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::coin_turning;

pub fn games() -> Vec<Game> {
    vec![coin_turning()]
}

fn coin_turning() -> Game {
    fn coins(rule: &Rule) -> coin_turning::Game {
        match rule.text("game") {
            "turning_turtles" => coin_turning::Game::TurningTurtles,
            "mock_turtles" => coin_turning::Game::MockTurtles,
            "ruler" => coin_turning::Game::Ruler,
            "twins" => coin_turning::Game::Twins,
            _ => coin_turning::Game::Triplets,
        }
    }
    fn turn(p: &[u64], turned: &[u64]) -> Move {
        let kept = p.iter().filter(|coin| !turned.contains(coin));
        let new = turned.iter().filter(|coin| !p.contains(coin));
        let mut heads: Vec<u64> = kept.chain(new).copied().collect();
        heads.sort_unstable();
        Move::Become(format!("turn {turned:?}"), heads)
    }
    Game::new("coin_turning", Shape::Sum("heads"))
        .with(COINS)
        .values("coin_turning::grundy(n, Game::{game})", |r, p| {
            each(p, |n| coin_turning::grundy(n, coins(r)))
        })
        .play(
            |r, p| coin_turning::wins(named_once(p), coins(r)),
            |r, p, visit| {
                let moves = coin_turning::winning_moves(p, coins(r));
                offer(moves.map(|turned| turn(p, &turned)), visit);
            },
        )
}

use crate::games::moves::offer;
use crate::games::parameters::BANS;
use crate::games::position::each;
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::constrained_nim;

pub fn games() -> Vec<Game> {
    vec![constrained_nim()]
}

fn constrained_nim() -> Game {
    fn constrained(rule: &Rule) -> constrained_nim::ConstrainedNim {
        constrained_nim::ConstrainedNim::new(rule.pairs("bans"))
    }
    Game::new("constrained_nim", Shape::Sum("heaps"))
        .with(BANS)
        .values("ConstrainedNim::new({bans}).grundy(n)", |r, p| {
            let game = constrained(r);
            each(p, |n| game.grundy(n))
        })
        .play(
            |r, p| constrained(r).wins(p),
            |r, p, visit| offer(constrained(r).winning_moves(p), visit),
        )
}

use crate::games::moves::{Move, offer};
use crate::games::position::each;
use crate::games::{Game, Shape};
use nim_snippets::power_game;

pub fn games() -> Vec<Game> {
    vec![power_game()]
}

fn power_game() -> Game {
    Game::new("power_game", Shape::Exactly(&["n"]))
        .values("power_game::grundy(n)", |_, p| each(p, power_game::grundy))
        .play(
            |_, p| power_game::wins(p[0]),
            |_, p, visit| {
                let choices = power_game::winning_move(p[0]);
                offer(choices.map(|n| Move::Say(format!("choose {n}"))), visit);
            },
        )
}

use crate::games::moves::{Move, offer};
use crate::games::position::each;
use crate::games::{Game, Shape};
use nim_snippets::no_repeat_nim;

pub fn games() -> Vec<Game> {
    vec![no_repeat_nim()]
}

fn no_repeat_nim() -> Game {
    Game::new("no_repeat_nim", Shape::Sum("heaps"))
        .values("no_repeat_nim::grundy(n)", |_, p| each(p, no_repeat_nim::grundy))
        .play(
            |_, p| no_repeat_nim::wins(p),
            |_, p, visit| {
                let taking = |(i, left)| Move::Say(format!("take {} from heaps[{i}]", p[i] - left));
                offer(no_repeat_nim::winning_moves(p).map(taking), visit);
            },
        )
}

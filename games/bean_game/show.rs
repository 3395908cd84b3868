use crate::games::moves::offer;
use crate::games::position::each;
use crate::games::{Game, Shape};
use nim_snippets::bean_game;

pub fn games() -> Vec<Game> {
    vec![bean_game()]
}

fn bean_game() -> Game {
    Game::new("bean_game", Shape::Sum("heaps"))
        .values("bean_game::grundy(n)", |_, p| each(p, bean_game::grundy))
        .play(|_, p| bean_game::wins(p), |_, p, visit| offer(bean_game::winning_moves(p), visit))
        .misere(
            |_, p| bean_game::misere_wins(p),
            |_, p, visit| offer(bean_game::misere_winning_moves(p), visit),
        )
}

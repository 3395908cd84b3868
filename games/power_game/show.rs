use crate::games::entry::*;
use nim_snippets::power_game;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): power_game::grundy(n);
        play(p): power_game::wins(p[0]), power_game::winning_move(p[0]).map(chosen);
    };
    let game = Game::new("power_game", Shape::Exactly(&["n"]), answers);
    vec![game]
}

fn chosen(n: u64) -> Move {
    Move::Say(format!("choose {n}"))
}

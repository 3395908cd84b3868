use crate::games::entry::*;
use nim_snippets::grundys_game::GrundysGame;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        make[TABLE] game = GrundysGame::new(n_max);
        value(n): game.grundy(n);
        play(p): game.wins(p), game.winning_moves(p);
        rules(p): labels(rules::grundys_game::moves(p));
    };
    let game = Game::new("grundys_game", Shape::Sum("heaps"), answers);
    vec![game]
}

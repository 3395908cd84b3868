use crate::games::entry::*;
use nim_snippets::multiples_game::MultiplesGame;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let n = rule.number("n");
        make game = MultiplesGame::new(n);
        value(x): game.grundy(x);
        play(p): game.wins(named_once(p)), game.winning_moves(p).map(turned);
    };
    let game = Game::new("multiples_game", Shape::Row("white"), answers).with(LARGEST);
    vec![game]
}

fn turned((x, k): (u64, u64)) -> Move {
    Move::Say(format!("turn {x} and its multiples up to {k} times {x}"))
}

use crate::games::entry::*;
use nim_snippets::multiples_game::MultiplesGame;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let n = rule.number("n");
        make game = MultiplesGame::new(n);
        value(x): game.grundy(x);
        play(p): game.wins(named_once(p)), game.winning_moves(p).map(turned);
        rules(p): rules::multiples_game::moves(p, n).into_iter().map(seen), at_most squares(&[n]);
    };
    let game = Game::new("multiples_game", Shape::Row("white"), answers).with(LARGEST);
    vec![game]
}

fn turned((x, k): (u64, u64)) -> Move {
    Move::Say(format!("turn {x} and its multiples up to {k} times {x}"))
}

/// The same with the numbers that are white then.
fn seen(((x, k), white): ((u64, u64), Vec<u64>)) -> Move {
    match turned((x, k)) {
        Move::Say(text) => Move::Become(text, white),
        seen => seen,
    }
}

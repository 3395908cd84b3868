use entries::*;
use nim_snippets::multiples_game::MultiplesGame;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let n = rule.number("n");
        make game = MultiplesGame::new(n);
        value(x): game.grundy(x);
        play(white): game.wins(named_once(white)), game.winning_moves(white).map(turned);
        moves(white):
            becoming(moves::multiples_game::moves(white, n).into_iter().map(seen)),
            at_most squares(&[n]);
    };
    let game =
        Game::new("multiples_game", Shape::Row("white"), answers).has_own_laws().with(LARGEST);
    vec![game]
}

fn turned((x, k): (u64, u64)) -> Move {
    Move::Say(told(
        format!("turn {x} and its multiples up to {k} times {x}"),
        format!("{x} とその {k} 倍までの倍数を裏返す"),
    ))
}

/// The same with the numbers that are white then.
fn seen(((x, k), white): ((u64, u64), Vec<u64>)) -> Move {
    match turned((x, k)) {
        Move::Say(text) => Move::Become(text, white),
        seen => seen,
    }
}

refusals! {
    multiples_game::MultiplesGame::new(0).wins(&[]) => answers "false";
    multiples_game::MultiplesGame::new(0).grundy(0) => panics "0 is not in 1..=0";
    multiples_game::MultiplesGame::new(5).grundy(6) => panics "6 is not in 1..=5";
    multiples_game::MultiplesGame::new(5).wins(&[0]) => panics "0 is not in 1..=5";
    multiples_game::MultiplesGame::new(5).winning_moves(&[u64::MAX]).next()
        => panics "18446744073709551615 is not in 1..=5";
    multiples_game::MultiplesGame::new(5).winning_moves(&[]).next() => answers "None";
}

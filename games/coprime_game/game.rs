use entries::*;
use nim_snippets::coprime_game;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): coprime_game::grundy(n);
        play(numbers): coprime_game::wins(numbers), coprime_game::winning_moves(numbers);
        moves(numbers): moves::coprime_game::moves(numbers);
    };
    let game = Game::new("coprime_game", Shape::Sum("numbers"), answers).sizes(&[
        (0, 0),
        (1, 130),
        (2, 22),
        (3, 9),
    ]);
    vec![game]
}

refusals! {
    coprime_game::grundy(0) => answers "0";
    coprime_game::grundy(1) => answers "1";
    coprime_game::grundy(u64::MAX) => answers "2";
    coprime_game::grundy_values(0) => answers "[0]";
    coprime_game::grundy_values(usize::MAX)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    coprime_game::wins(&[]) => answers "false";
    coprime_game::wins(&[0]) => answers "false";
    coprime_game::winning_moves(&[]).next() => answers "None";
    coprime_game::winning_moves(&[0]).next() => answers "None";
    coprime_game::winning_moves(&[1]).next() => answers "Some((0, 0))";
}

use entries::*;
use nim_snippets::grundys_game::GrundysGame;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        make[TABLE] game = GrundysGame::new(n_max);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        moves(heaps): moves::grundys_game::moves(heaps);
    };
    let game = Game::new("grundys_game", Shape::Sum("heaps"), answers).sizes(&[
        (0, 0),
        (1, 20),
        (2, 10),
        (3, 5),
    ]);
    vec![game]
}

refusals! {
    grundys_game::grundy_values(0) => answers "[0]";
    grundys_game::grundy_values(usize::MAX)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    grundys_game::wins(&[]) => answers "false";
    grundys_game::wins(&[u64::MAX])
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    grundys_game::winning_moves(&[]).next() => answers "None";
    grundys_game::winning_moves(&[1 << 32])
        => panics "a heap of 4294967296 is above the 4294967295 of the table";
    grundys_game::GrundysGame::new(u64::MAX)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    grundys_game::GrundysGame::new(3).grundy(4)
        => panics "a heap of 4 is above the 3 of the table";
    grundys_game::GrundysGame::new(0).wins(&[u64::MAX])
        => panics "a heap of 18446744073709551615 is above the 0 of the table";
    grundys_game::GrundysGame::new(0).winning_moves(&[1]).next()
        => panics "a heap of 1 is above the 0 of the table";
}

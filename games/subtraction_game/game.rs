use entries::*;
use nim_snippets::subtraction_game::{self, SubtractionGame};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        make game = SubtractionGame::new(n_max, set);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        misere(heaps):
            subtraction_game::misere_wins(heaps, set),
            subtraction_game::misere_winning_moves(heaps, set);
        moves(heaps): moves::subtraction_game::moves(heaps, set);
    };
    let game = Game::new("subtraction_game", Shape::Sum("heaps"), answers)
        .with(SET)
        .tried(&[
            "set=",
            "set=1",
            "set=2",
            "set=1,2",
            "set=2,3",
            "set=1,4",
            "set=3,6",
            "set=5,6",
            "set=1,2,4",
            "set=2,4,7",
            "set=2,5,7",
            "set=1,3,7",
        ])
        .popular()
        .proof(Proof::Window(|rule| largest(rule.set("set")) as usize));
    vec![game]
}

refusals! {
    subtraction_game::grundy_values(0, &[]) => answers "[0]";
    subtraction_game::grundy_values(usize::MAX, &[1])
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    subtraction_game::grundy_values(usize::MAX, &[])
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    subtraction_game::grundy_values(3, &[0]) => panics "0 stones are no move";
    subtraction_game::wins(&[], &[0]) => panics "0 stones are no move";
    subtraction_game::wins(&[], &[]) => answers "false";
    subtraction_game::winning_moves(&[], &[0]) => panics "0 stones are no move";
    subtraction_game::winning_moves(&[], &[]).next() => answers "None";
    subtraction_game::misere_wins(&[], &[0]) => panics "0 stones are no move";
    subtraction_game::misere_wins(&[], &[]) => answers "true";
    subtraction_game::misere_winning_moves(&[], &[0]) => panics "0 stones are no move";
    subtraction_game::misere_winning_moves(&[], &[]).next() => answers "None";
    subtraction_game::SubtractionGame::new(u64::MAX, &[0]) => panics "0 stones are no move";
    subtraction_game::SubtractionGame::new(3, &[1, 1 << 40]).grundy(1 << 41)
        => panics "a heap of 2199023255552 is above the 3 of the table";
    subtraction_game::SubtractionGame::new(0, &[u64::MAX]).wins(&[u64::MAX])
        => panics "a heap of 18446744073709551615 is above the 0 of the table";
    subtraction_game::SubtractionGame::new(0, &[]).winning_moves(&[]).next() => answers "None";
}

use crate::games::entry::*;
use nim_snippets::end_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(p): end_nim::wins(p), end_nim::winning_moves(p);
        misere(p): end_nim::misere_wins(p), end_nim::misere_winning_moves(p);
        rules(p): labels(rules::end_nim::moves(p));
    };
    let game = Game::new("end_nim", Shape::Row("heaps"), answers)
        .plain("no move at an end leaves such a row; there is no formula")
        .misere_lost(
            "stones are left and no move at an end leaves such a row; there is no formula",
        );
    vec![game]
}

use crate::games::entry::*;
use nim_snippets::moore_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        play(p): moore_nim::wins(p, k), moore_nim::winning_move(p, k);
        misere(p): moore_nim::misere_wins(p, k), moore_nim::misere_winning_move(p, k);
        rules(p): labels(rules::moore_nim::moves(p, k)), at_most choices(p, k);
    };
    let game = Game::new("moore_nim", Shape::Row("heaps"), answers)
        .with(K)
        .picture(Picture::Digits(Some("k")))
        .misere_lost(
            "every digit sum is a multiple of k + 1 and a heap is above 1, \
             or the last sum is one more than such a multiple and no heap is above 1",
        );
    vec![game]
}

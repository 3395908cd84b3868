use crate::games::entry::*;
use nim_snippets::ordered_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(p): ordered_nim::wins(p), ordered_nim::winning_moves(p);
        misere(p): ordered_nim::misere_wins(p), ordered_nim::misere_winning_moves(p);
        rules(p): labels(rules::ordered_nim::moves(p));
    };
    let game = Game::new("ordered_nim", Shape::Row("heaps"), answers)
        .plain(
            "the value is 0: from the last heap on it is the heap, \
             less one unless the heap is above the value so far",
        )
        .misere_lost("it would be lost in normal play and a heap is above 1, or won and none is");
    vec![game]
}

use crate::games::entry::*;
use nim_snippets::exact_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        play(p): exact_nim::wins(p, k), exact_nim::winning_move(p, k);
        misere(p): exact_nim::misere_wins(p, k), exact_nim::misere_winning_move(p, k);
        rules(p): labels(rules::exact_nim::moves(p, k)), at_most choices(p, k);
    };
    let game = Game::new("exact_nim", Shape::Row("heaps"), answers)
        .with(K)
        .plain(
            "fewer than k heaps have stones, or of 2k more than k are the least, \
             or k is 1 and the xor 0",
        )
        .misere_lost(
            "one move can be made but not two, or of 2k heaps more than k are the least, \
             which are above 1",
        );
    vec![game]
}

use crate::games::entry::*;
use nim_snippets::schwenk_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let m = rule.number("m");
        play(p):
            schwenk_nim::wins(p[0], p[1], m),
            schwenk_nim::winning_moves(p[0], p[1], m).map(taking(p[0], m));
        misere(p):
            schwenk_nim::misere_wins(p[0], p[1], m),
            schwenk_nim::misere_winning_moves(p[0], p[1], m).map(taking(p[0], m));
        rules(p): labels(rules::schwenk_nim::moves(&(p[0], p[1]), m)).map(taking(p[0], m));
    };
    let game = Game::new("schwenk_nim", Shape::Limited, answers)
        .with(FACTOR)
        .picture(Picture::Parts)
        .misere_lost(
            "a stone may be taken, but not the smallest part of the heap without one stone, if it \
             has any",
        );
    vec![game]
}

use entries::*;
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
        moves(p): as_moves(moves::schwenk_nim::moves(&(p[0], p[1]), m), taking(p[0], m));
    };
    let game = Game::new("schwenk_nim", Shape::Limited, answers)
        .tried(&["m=1", "m=2", "m=3", "m=4", "m=5", "m=6", "m=7"])
        .sizes(&[(2, 40)])
        .with(FACTOR)
        .picture(Picture::Parts)
        .misere_lost(
            "a stone may be taken, but not the smallest part of the heap without one stone, if it \
             has any",
            "石を取れるが、一個減らした山の最小の項は (あっても) 取れない",
        );
    vec![game]
}

refusals! {
    schwenk_nim::wins(5, 5, 0) => panics "factor must be positive";
    schwenk_nim::wins(0, 0, 1) => answers "false";
    schwenk_nim::wins(u64::MAX, 5, 1 << 24)
        => panics "more than 2^25 runs up to 1032074831238358";
    schwenk_nim::wins(u64::MAX, u64::MAX, u64::MAX) => answers "true";
    schwenk_nim::SchwenkNim::new(5, |taken| taken - 1) => panics "allowed(1) must be positive";
    schwenk_nim::winning_moves(5, 5, 0) => panics "factor must be positive";
    schwenk_nim::winning_moves(0, 0, u64::MAX).next() => answers "None";
    schwenk_nim::misere_wins(0, 5, 0) => panics "factor must be positive";
    schwenk_nim::misere_wins(5, 0, 0) => panics "factor must be positive";
    schwenk_nim::misere_wins(0, 0, 1) => answers "true";
    schwenk_nim::misere_winning_moves(0, 5, 0) => panics "factor must be positive";
    schwenk_nim::misere_winning_moves(0, 0, 1).next() => answers "None";
}

use crate::games::entry::*;
use nim_snippets::near_wythoff;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        play(p):
            near_wythoff::wins(p[0], p[1], k),
            near_wythoff::winning_moves(p[0], p[1], k);
        misere(p):
            near_wythoff::misere_wins(p[0], p[1], k),
            near_wythoff::misere_winning_moves(p[0], p[1], k);
        rules(p): labels(rules::near_wythoff::moves(&(p[0], p[1]), k));
    };
    let game = Game::new("near_wythoff", Shape::Exactly(&["a", "b"]), answers)
        .with(APART)
        .plain(
            "the heaps differ by a multiple n of k + 1, and the smaller is ⌊nα⌋ with \
             α² + (k - 1) α = k + 1",
        )
        .misere_lost(
            "the heaps differ by one more than a multiple n of k + 1, and the smaller is \
             ⌊nα + 1/α⌋ with α² + (k - 1) α = k + 1 (for k = 0 they are those of Wythoff's game)",
        );
    vec![game]
}

use crate::games::entry::*;
use nim_snippets::diagonal_wythoff::LostPairs;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let directions = edges(rule, "directions");
        make[TABLE] lost = LostPairs::new(n_max, &directions);
        play(p): lost.wins(p[0], p[1]), lost.winning_moves(p[0], p[1]);
        rules(p): labels(rules::diagonal_wythoff::moves((p[0], p[1]), &directions));
    };
    let game = Game::new("diagonal_wythoff", Shape::Exactly(&["a", "b"]), answers)
        .with(DIRECTIONS)
        .plain("no move leads to a lost pair; there is no formula");
    vec![game]
}

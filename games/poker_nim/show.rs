use crate::games::entry::*;
use nim_snippets::poker_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let reserve = rule.number("reserve");
        value(n): poker_nim::grundy(&[n]);
        play(p): poker_nim::wins(p), poker_nim::winning_moves(p, reserve);
    };
    let game = Game::new("poker_nim", Shape::Sum("heaps"), answers).with(RESERVE);
    vec![game]
}

use crate::games::entry::*;
use nim_snippets::halving_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        value(n): halving_nim::grundy(n, k);
        play(p): halving_nim::wins(p, k), halving_nim::winning_moves(p, k);
    };
    let game = Game::new("halving_nim", Shape::Sum("heaps"), answers).with(K);
    vec![game]
}

use crate::games::entry::*;
use nim_snippets::halving_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        value(n): halving_nim::grundy(n, k);
        play(p): halving_nim::wins(p, k), halving_nim::winning_moves(p, k);
        rules(p): labels(rules::halving_nim::moves(p, k)), at_most u128::from(k) * p.len() as u128;
    };
    let game = Game::new("halving_nim", Shape::Sum("heaps"), answers).with(K);
    vec![game]
}

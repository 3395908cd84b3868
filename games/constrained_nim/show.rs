use crate::games::entry::*;
use nim_snippets::constrained_nim::ConstrainedNim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let bans = rule.pairs("bans");
        make game = ConstrainedNim::new(bans);
        value(n): game.grundy(n);
        play(p): game.wins(p), game.winning_moves(p);
        rules(p): labels(rules::constrained_nim::moves(p, bans));
    };
    let game = Game::new("constrained_nim", Shape::Sum("heaps"), answers).with(BANS);
    vec![game]
}

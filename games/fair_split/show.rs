use crate::games::entry::*;
use nim_snippets::fair_split::FairSplit;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let least = rule.number("least");
        make[TABLE] game = FairSplit::new(n_max, least);
        value(n): game.grundy(n);
        play(p): game.wins(p), game.winning_moves(p);
        rules(p): labels(rules::fair_split::moves(p, least)), at_most squares(p);
    };
    let game = Game::new("fair_split", Shape::Sum("heaps"), answers).with(LEAST);
    vec![game]
}

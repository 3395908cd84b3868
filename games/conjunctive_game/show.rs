use crate::games::entry::*;
use nim_snippets::conjunctive_game::{Conjunctive, End};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        let end = if rule.text("end") == "first" { End::First } else { End::Last };
        make game = Conjunctive::new(up_to::<usize>(TABLE, n_max) + 1, takings(set));
        play(p): game.wins(&sizes(p), end), game.winning_move(&sizes(p), end);
        misere(p): game.misere_wins(&sizes(p), end), game.misere_winning_move(&sizes(p), end);
        rules(p): labels(rules::conjunctive_game::moves(&takings(set), &sizes(p), end == End::First)), at_most compounds(p, set.len());
    };
    let game = Game::new("conjunctive_game", Shape::Row("heaps"), answers)
        .with(TAKINGS)
        .plain("the least remoteness (end=first) or the greatest suspense (end=last) is even")
        .misere_lost(
            "the least remoteness (end=first) or the greatest suspense (end=last) \
             of misère play is odd",
        );
    vec![game]
}

use crate::games::entry::*;
use nim_snippets::selective_game::{End, Selective};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        let end = if rule.text("end") == "first" { End::First } else { End::Last };
        make game = Selective::new(up_to::<usize>(TABLE, n_max) + 1, takings(set));
        play(p): game.wins(&sizes(p), end), game.winning_move(&sizes(p), end);
        misere(p): game.misere_wins(&sizes(p), end), game.misere_winning_move(&sizes(p), end);
        rules(p): labels(rules::selective_game::moves(&takings(set), &sizes(p), end == End::First)), at_most compounds(p, set.len());
    };
    let game = Game::new("selective_game", Shape::Row("heaps"), answers)
        .with(TAKINGS)
        .plain("every heap is lost, or with end=first one cannot move")
        .misere_lost(
            "with end=first there are heaps, each lost alone in misère play; with end=last \
             the only heap that can move is, or several can and all heaps are lost in normal play",
        );
    vec![game]
}

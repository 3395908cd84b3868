use crate::games::entry::*;
use nim_snippets::subtraction_table;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        make[TABLE] values = subtraction_table::grundy_values(n_max, set);
        value[n]: values[n];
        rules(p): labels(rules::subtraction_game::moves(p, set));
    };
    let game = Game::new("subtraction_table", Shape::Sum("heaps"), answers)
        .with(TABLED_SET)
        .proof(Proof::Window(|rule| largest(rule.set("set")) as usize));
    vec![game]
}

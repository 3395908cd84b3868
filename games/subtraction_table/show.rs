use crate::games::parameters::TABLED_SET;
use crate::games::position::{largest, out_of};
use crate::games::{Game, Proof, Shape};
use nim_snippets::subtraction_table;

pub fn games() -> Vec<Game> {
    vec![subtraction_table()]
}

fn subtraction_table() -> Game {
    Game::new("subtraction_table", Shape::Sum("heaps"))
        .with(TABLED_SET)
        .values("subtraction_table::grundy_values(n, {set})[n]", |r, p| {
            out_of(p, |n| subtraction_table::grundy_values(n, r.set("set")))
        })
        .proof(Proof::Window(|r| largest(r.set("set")) as usize))
}

use crate::games::moves::offer;
use crate::games::position::each;
use crate::games::{Game, Proof, Repetition, Shape};
use nim_snippets::nimble;

pub fn games() -> Vec<Game> {
    vec![nimble()]
}

fn nimble() -> Game {
    Game::new("nimble", Shape::Sum("coins"))
        .values("nimble::grundy(&[n])", |_, p| each(p, |n| nimble::grundy(&[n])))
        .play(|_, p| nimble::wins(p), |_, p, visit| offer(nimble::winning_moves(p), visit))
        .misere(
            |_, p| nimble::misere_wins(p),
            |_, p, visit| offer(nimble::misere_winning_moves(p), visit),
        )
        .proof(Proof::Formula("the value of a coin is its cell", |_| Repetition::new(0, 1, 1)))
}

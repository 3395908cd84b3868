use crate::games::moves::offer;
use crate::games::parameters::MAX;
use crate::games::position::each;
use crate::games::{Game, Picture, Proof, Repetition, Shape};
use nim_snippets::bounded_nim;

pub fn games() -> Vec<Game> {
    vec![bounded_nim()]
}

fn bounded_nim() -> Game {
    Game::new("bounded_nim", Shape::Sum("heaps"))
        .with(MAX)
        .popular()
        .picture(Picture::Residues("max"))
        .values("bounded_nim::grundy(n, {max})", |r, p| {
            each(p, |n| bounded_nim::grundy(n, r.number("max")))
        })
        .play(
            |r, p| bounded_nim::wins(p, r.number("max")),
            |r, p, visit| offer(bounded_nim::winning_moves(p, r.number("max")), visit),
        )
        .misere(
            |r, p| bounded_nim::misere_wins(p, r.number("max")),
            |r, p, visit| offer(bounded_nim::misere_winning_moves(p, r.number("max")), visit),
        )
        .proof(Proof::Formula("the value of a heap is its residue modulo max + 1", |r| {
            Repetition::new(0, r.number("max").saturating_add(1), 0)
        }))
}

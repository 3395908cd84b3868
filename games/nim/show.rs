use crate::games::moves::offer;
use crate::games::position::each;
use crate::games::{Game, Picture, Proof, Repetition, Shape};
use nim_snippets::{misere_nim, nim};

pub fn games() -> Vec<Game> {
    vec![nim()]
}

fn nim() -> Game {
    Game::new("nim", Shape::Sum("heaps"))
        .popular()
        .table_parts(2)
        .picture(Picture::Digits(None))
        .values("nim::grundy(&[n])", |_, p| each(p, |n| nim::grundy(&[n])))
        .play(|_, p| nim::wins(p), |_, p, visit| offer(nim::winning_moves(p), visit))
        .misere(
            |_, p| misere_nim::wins(p),
            |_, p, visit| offer(misere_nim::winning_moves(p), visit),
        )
        .misere_wins_call("misere_nim::wins({position})")
        .proof(Proof::Formula("the value of a heap is its size", |_| Repetition::new(0, 1, 1)))
}

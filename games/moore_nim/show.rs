use crate::games::moves::offer;
use crate::games::parameters::K;
use crate::games::position::largest;
use crate::games::{Game, Picture, Shape};
use nim_snippets::moore_nim;

pub fn games() -> Vec<Game> {
    vec![moore_nim()]
}

fn moore_nim() -> Game {
    Game::new("moore_nim", Shape::Row("heaps"))
        .with(K)
        .picture(Picture::Digits(Some("k")))
        .play(
            |r, p| moore_nim::wins(p, r.number("k")),
            |r, p, visit| offer(moore_nim::winning_move(p, r.number("k")), visit),
        )
        .misere(
            |r, p| moore_nim::misere_wins(p, r.number("k")),
            |r, p, visit| offer(moore_nim::misere_winning_move(p, r.number("k")), visit),
        )
        .misere_lost(
            "every digit sum is a multiple of k + 1 and a heap is above 1, \
             or the last sum is one more than such a multiple and no heap is above 1",
            |r, p| {
                let sum = |bit: u32| p.iter().map(|heap| u128::from(heap >> bit & 1)).sum::<u128>();
                let rest = |bit: u32| sum(bit) % (u128::from(r.number("k")) + 1);
                if largest(p) > 1 { (0..64).all(|bit| rest(bit) == 0) } else { rest(0) == 1 }
            },
        )
}

use crate::games::moves::{offer, taking};
use crate::games::position::{LOST_BUT_ONE, is_lost_but_one};
use crate::games::{Game, Picture, Shape};
use nim_snippets::fibonacci_nim;

pub fn games() -> Vec<Game> {
    vec![fibonacci_nim()]
}

fn fibonacci_nim() -> Game {
    Game::new("fibonacci_nim", Shape::Limited)
        .picture(Picture::Parts)
        .play(
            |_, p| fibonacci_nim::wins(p[0], p[1]),
            |_, p, visit| {
                let moves = fibonacci_nim::winning_moves(p[0], p[1]);
                offer(moves.map(|taken| taking(p, taken, 2)), visit);
            },
        )
        .misere(
            |_, p| fibonacci_nim::misere_wins(p[0], p[1]),
            |_, p, visit| {
                let moves = fibonacci_nim::misere_winning_moves(p[0], p[1]);
                offer(moves.map(|taken| taking(p, taken, 2)), visit);
            },
        )
        .misere_lost(LOST_BUT_ONE, |_, p| {
            is_lost_but_one(p, |heap| fibonacci_nim::winning_moves(heap, heap).next())
        })
}

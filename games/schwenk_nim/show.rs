use crate::games::moves::{offer, taking};
use crate::games::parameters::FACTOR;
use crate::games::position::{LOST_BUT_ONE, is_lost_but_one};
use crate::games::{Game, Picture, Shape};
use nim_snippets::schwenk_nim;

pub fn games() -> Vec<Game> {
    vec![schwenk_nim()]
}

fn schwenk_nim() -> Game {
    Game::new("schwenk_nim", Shape::Limited)
        .with(FACTOR)
        .picture(Picture::Parts)
        .play(
            |r, p| schwenk_nim::wins(p[0], p[1], r.number("m")),
            |r, p, visit| {
                let m = r.number("m");
                let moves = schwenk_nim::winning_moves(p[0], p[1], m);
                offer(moves.map(|taken| taking(p, taken, m)), visit);
            },
        )
        .misere(
            |r, p| schwenk_nim::misere_wins(p[0], p[1], r.number("m")),
            |r, p, visit| {
                let m = r.number("m");
                let moves = schwenk_nim::misere_winning_moves(p[0], p[1], m);
                offer(moves.map(|taken| taking(p, taken, m)), visit);
            },
        )
        .misere_lost(LOST_BUT_ONE, |r, p| {
            let m = r.number("m");
            is_lost_but_one(p, |heap| schwenk_nim::winning_moves(heap, heap, m).next())
        })
}

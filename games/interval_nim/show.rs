use crate::games::moves::offer;
use crate::games::parameters::RANGE;
use crate::games::position::{circles, out_of, sizes, tabled};
use crate::games::{Game, Proof, Shape};
use nim_snippets::interval_nim;

pub fn games() -> Vec<Game> {
    vec![interval_nim(), interval_circle()]
}

fn interval_nim() -> Game {
    Game::new("interval_nim", Shape::Sum("rows"))
        .with(RANGE)
        .values("interval_nim::grundy_values(n, {min}, {max})[n]", |r, p| {
            out_of(p, |n| interval_nim::grundy_values(n, r.size("min"), r.size("max")))
        })
        .play(
            |r, p| interval_nim::wins(&sizes(p), r.size("min"), r.size("max")),
            |r, p, visit| {
                let rows = sizes(p);
                let moves = interval_nim::winning_moves(&rows, r.size("min"), r.size("max"));
                offer(moves.map(|(i, start, len)| (i, around(p[i], start, len))), visit);
            },
        )
        .proof(Proof::GuySmith(|r| (r.size("max"), 2)))
}

fn interval_circle() -> Game {
    Game::new("interval_nim", Shape::Sum("circles")).variant("circle").with(RANGE).values(
        "sprague_grundy::mex(&interval_nim::grundy_values(n, {min}, {max}).into_iter().rev()\
         .skip({min}).take({max} - {min} + 1).collect::<Vec<_>>())",
        |r, p| {
            let (min, max) = (r.number("min"), r.number("max"));
            let rows = interval_nim::grundy_values(tabled(p), r.size("min"), r.size("max"));
            circles(p, |left| rows[left as usize], |taken, _| (min..=max).contains(&taken))
        },
    )
}

/// The rows that a taking leaves of one.
fn around(row: u64, start: usize, len: usize) -> Vec<u64> {
    let parts = [start as u64, row - (start + len) as u64];
    parts.into_iter().filter(|&part| part > 0).collect()
}

use crate::games::entry::*;
use nim_snippets::no_repeat_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(n): no_repeat_nim::grundy(n);
        play(p): no_repeat_nim::wins(p), no_repeat_nim::winning_moves(p).map(taken(p));
    };
    let game = Game::new("no_repeat_nim", Shape::Sum("heaps"), answers);
    vec![game]
}

/// What heaps were taken before is no part of the numbers.
fn taken(heaps: &[u64]) -> impl Fn((usize, u64)) -> Move {
    move |(i, left)| Move::Say(format!("take {} from heaps[{i}]", heaps[i] - left))
}

use crate::games::entry::*;
use nim_snippets::strange_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        value(n): strange_nim::grundy(n, k);
        play(p): strange_nim::wins(&divided(p, k)), strange_nim::winning_moves(&divided(p, k));
        misere(p):
            strange_nim::misere_wins(&divided(p, k)),
            strange_nim::misere_winning_moves(&divided(p, k));
    };
    let game = Game::new("strange_nim", Shape::Sum("heaps"), answers).with(K);
    vec![game]
}

/// The heaps with their divisor.
fn divided(heaps: &[u64], k: u64) -> Vec<(u64, u64)> {
    heaps.iter().map(|&heap| (heap, k)).collect()
}

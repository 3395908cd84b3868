use entries::*;
use nim_snippets::halving_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        value(n): halving_nim::grundy(n, k);
        play(heaps): halving_nim::wins(heaps, k), halving_nim::winning_moves(heaps, k);
        moves(heaps):
            moves::halving_nim::moves(heaps, k),
            at_most u128::from(k) * heaps.len() as u128;
    };
    let game = Game::new("halving_nim", Shape::Sum("heaps"), answers)
        .tried(&["k=1", "k=2", "k=3", "k=4"])
        .sizes(&[(0, 0), (1, 12), (2, 6), (3, 3)])
        .with(K);
    vec![game]
}

refusals! {
    halving_nim::grundy(5, 0) => panics "k must be positive";
    halving_nim::grundy(u64::MAX, u64::MAX) => answers "0";
    halving_nim::wins(&[], 0) => panics "k must be positive";
    halving_nim::winning_moves(&[], 0) => panics "k must be positive";
    halving_nim::winning_moves(&[u64::MAX], u64::MAX).next() => answers "None";
}

use entries::*;
use nim_snippets::strange_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        value(n): strange_nim::grundy(n, k);
        play(heaps):
            strange_nim::wins(&heaps.iter().map(|&n| (n, k)).collect::<Vec<_>>()),
            strange_nim::winning_moves(&heaps.iter().map(|&n| (n, k)).collect::<Vec<_>>());
        misere(heaps):
            strange_nim::misere_wins(&heaps.iter().map(|&n| (n, k)).collect::<Vec<_>>()),
            strange_nim::misere_winning_moves(&heaps.iter().map(|&n| (n, k)).collect::<Vec<_>>());
        moves(heaps): all_moves(heaps, k);
    };
    let game = Game::new("strange_nim", Shape::Sum("heaps"), answers)
        .with(K)
        .tried(&["k=1", "k=2", "k=3", "k=5"])
        .sizes(&[(0, 0), (1, 60), (2, 16), (3, 6)]);
    vec![game]
}

fn all_moves(heaps: &[u64], k: u64) -> Vec<((usize, u64), Vec<u64>)> {
    let divided: Vec<(u64, u64)> = heaps.iter().map(|&n| (n, k)).collect();
    let stones = |heaps: Vec<(u64, u64)>| heaps.into_iter().map(|(n, _)| n).collect();
    let moves = moves::strange_nim::moves(&divided).into_iter();
    moves.map(|(cut, after)| (cut, stones(after))).collect()
}

refusals! {
    strange_nim::grundy(5, 0) => panics "k must be positive";
    strange_nim::grundy(0, 1) => answers "0";
    strange_nim::grundy(u64::MAX, u64::MAX) => answers "1";
    strange_nim::wins(&[]) => answers "false";
    strange_nim::wins(&[(5, 0)]) => panics "k must be positive";
    strange_nim::winning_moves(&[]).next() => answers "None";
    strange_nim::winning_moves(&[(5, 0)]) => panics "k must be positive";
    strange_nim::winning_moves(&[(u64::MAX, 1)]).next() => answers "Some((0, 0))";
    strange_nim::misere_wins(&[]) => answers "true";
    strange_nim::misere_winning_moves(&[(0, 0)]) => panics "k must be positive";
    strange_nim::misere_winning_moves(&[]).next() => answers "None";
}

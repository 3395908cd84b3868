use entries::*;
use nim_snippets::near_wythoff;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        play(p):
            near_wythoff::wins(p[0], p[1], k),
            near_wythoff::winning_moves(p[0], p[1], k);
        misere(p):
            near_wythoff::misere_wins(p[0], p[1], k),
            near_wythoff::misere_winning_moves(p[0], p[1], k);
        moves(p): moves::near_wythoff::moves(&(p[0], p[1]), k);
    };
    let game = Game::new("near_wythoff", Shape::Exactly(&["a", "b"]), answers)
        .tried(&["k=0", "k=1", "k=2", "k=3", "k=4", "k=7", "k=20", "k=18446744073709551615"])
        .sizes(&[(2, 28)])
        .with(APART)
        .plain(
            "the heaps differ by a multiple n of k + 1, and the smaller is ⌊nα⌋ with \
            α² + (k - 1) α = k + 1",
            "差が k + 1 の n 倍で、小さい山が ⌊nα⌋、ただし α² + (k - 1) α = k + 1",
        )
        .misere_lost(
            "the heaps differ by one more than a multiple n of k + 1, and the smaller is \
            ⌊nα + 1/α⌋ with α² + (k - 1) α = k + 1 (for k = 0 they are those of Wythoff's game)",
            "差が k + 1 の n 倍より 1 大きく、小さい山が ⌊nα + 1/α⌋、ただし α² + (k - 1) α = k + 1 (k = 0 ならワイトフのゲームの負けの組)",
        );
    vec![game]
}

refusals! {
    near_wythoff::wins(0, 0, 0) => answers "false";
    near_wythoff::wins(u64::MAX, u64::MAX, u64::MAX) => answers "true";
    near_wythoff::winning_moves(0, 0, u64::MAX).next() => answers "None";
    near_wythoff::winning_moves(u64::MAX, u64::MAX, u64::MAX).next() => answers "Some((0, 0))";
    near_wythoff::misere_wins(0, 0, u64::MAX) => answers "true";
    near_wythoff::misere_winning_moves(0, 0, 0).next() => answers "None";
}

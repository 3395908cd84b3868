use entries::*;
use nim_snippets::moore_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        play(heaps): moore_nim::wins(heaps, k), moore_nim::winning_move(heaps, k);
        misere(heaps): moore_nim::misere_wins(heaps, k), moore_nim::misere_winning_move(heaps, k);
        moves(heaps): moves::moore_nim::moves(heaps, k), at_most choices(heaps, k);
    };
    let game = Game::new("moore_nim", Shape::Row("heaps"), answers)
        .with(K)
        .gives_one_move()
        .tried(&["k=1", "k=2", "k=3", "k=4", "k=5", "k=18446744073709551615"])
        .sizes(&[(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3), (6, 2), (7, 1)])
        .picture(Picture::Digits(Some("k")))
        .misere_lost(
            "every digit sum is a multiple of k + 1 and a heap is above 1, \
            or the last sum is one more than such a multiple and no heap is above 1",
            "各桁の和がすべて k + 1 の倍数で 1 より大きい山がある、\
             または最下位の和が k + 1 の倍数より 1 大きく 1 より大きい山がない",
        );
    vec![game]
}

refusals! {
    moore_nim::wins(&[], 0) => panics "k must be positive";
    moore_nim::wins(&[u64::MAX; 3], u64::MAX) => answers "true";
    moore_nim::winning_move(&[], 0) => panics "k must be positive";
    moore_nim::winning_move(&[], u64::MAX) => answers "None";
    moore_nim::misere_wins(&[], 0) => panics "k must be positive";
    moore_nim::misere_wins(&[], u64::MAX) => answers "true";
    moore_nim::misere_winning_move(&[], 0) => panics "k must be positive";
    moore_nim::misere_winning_move(&[5, 5], 0) => panics "k must be positive";
    moore_nim::misere_winning_move(&[], 1) => answers "None";
    moore_nim::wins(&[5, 5], 0) => panics "k must be positive";
    moore_nim::winning_move(&[1], 0) => panics "k must be positive";
    moore_nim::misere_wins(&[1], 0) => panics "k must be positive";
    moore_nim::counts_wins(&[], 0) => panics "k must be positive";
    moore_nim::counts_wins(&[(1, u64::MAX), (1, 1)], u64::MAX) => answers "false";
    moore_nim::counts_misere_wins(&[], 0) => panics "k must be positive";
    moore_nim::counts_misere_wins(&[], 1) => answers "true";
    moore_nim::counts_misere_wins(&[(1, u64::MAX), (1, 2)], u64::MAX) => answers "false";
}

use entries::*;
use nim_snippets::exact_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let k = rule.number("k");
        play(heaps): exact_nim::wins(heaps, k), exact_nim::winning_move(heaps, k);
        misere(heaps): exact_nim::misere_wins(heaps, k), exact_nim::misere_winning_move(heaps, k);
        moves(heaps): moves::exact_nim::moves(heaps, k), at_most choices(heaps, k);
    };
    let game = Game::new("exact_nim", Shape::Row("heaps"), answers)
        .with(K)
        .gives_one_move()
        .tried(&["k=2", "k=3"])
        .sizes(&[(2, 9), (3, 5), (4, 4)])
        .plain(
            "fewer than k heaps have stones, or of 2k more than k are the least, \
            or k is 1 and the xor 0",
            "石のある山が k 個未満、または 2k 個のうち k 個より多くが最小の山、\
             または k = 1 で xor が 0",
        )
        .misere_lost(
            "one move can be made but not two, or of 2k heaps more than k are the least, \
            which are above 1",
            "一手だけ指せて二手は指せない、または 2k 個のうち k 個より多くが最小の山で、\
             それが 1 より大きい",
        );
    vec![game]
}

refusals! {
    exact_nim::grundy(&[], 0) => panics "k must be positive";
    exact_nim::grundy(&[], u64::MAX) => answers "0";
    exact_nim::grundy(&[1; 5], 2) => panics "nothing is known of 5 heaps, 2 a move";
    exact_nim::grundy(&[u64::MAX; 3], 2)
        => panics "the Grundy value 27670116110564327422 is above u64::MAX";
    exact_nim::grundy(&[u64::MAX, u64::MAX, 3], 2)
        => panics "the Grundy value 18446744073709551616 is above u64::MAX";
    exact_nim::wins(&[], 0) => panics "k must be positive";
    exact_nim::wins(&[1; 5], 2) => panics "nothing is known of 5 heaps, 2 a move";
    exact_nim::winning_move(&[], 0) => panics "k must be positive";
    exact_nim::winning_move(&[5], u64::MAX) => answers "None";
    exact_nim::misere_wins(&[], 0) => panics "k must be positive";
    exact_nim::misere_wins(&[1; 3], 1) => panics "misère play with 3 heaps, 1 a move, is open";
    exact_nim::misere_wins(&[u64::MAX], u64::MAX) => answers "true";
    exact_nim::misere_winning_move(&[], 0) => panics "k must be positive";
    exact_nim::misere_winning_move(&[], u64::MAX) => answers "None";
    exact_nim::misere_wins(&[1; 5], 2) => panics "misère play with 5 heaps, 2 a move, is open";
}

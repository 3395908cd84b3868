use entries::*;
use nim_snippets::ordered_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(heaps): ordered_nim::wins(heaps), ordered_nim::winning_moves(heaps);
        misere(heaps): ordered_nim::misere_wins(heaps), ordered_nim::misere_winning_moves(heaps);
        moves(heaps): moves::ordered_nim::moves(heaps);
    };
    let game = Game::new("ordered_nim", Shape::Row("heaps"), answers)
        .sizes(&[(0, 0), (1, 12), (2, 9), (3, 6), (4, 3), (5, 3), (7, 2)])
        .plain(
            "the value is 0: from the last heap on it is the heap, \
            less one unless the heap is above the value so far",
            "値が 0。値は最後の山から順に、その山がそれまでの値より大きければその山、\
             でなければその山から 1 引いた数",
        )
        .misere_lost(
            "it would be lost in normal play and a heap is above 1, or won and none is",
            "1 より大きい山があれば正規形での負け、なければ正規形での勝ち",
        );
    vec![game]
}

refusals! {
    ordered_nim::grundy(&[]) => answers "0";
    ordered_nim::grundy(&[u64::MAX, u64::MAX]) => answers "18446744073709551614";
    ordered_nim::wins(&[]) => answers "false";
    ordered_nim::winning_moves(&[]).next() => answers "None";
    ordered_nim::misere_wins(&[]) => answers "true";
    ordered_nim::misere_winning_moves(&[]).next() => answers "None";
}

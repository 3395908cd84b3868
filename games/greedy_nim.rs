//! Greedy Nim.

use crate::entry::*;
use nim_snippets::greedy_nim;

pub fn games() -> Vec<Game> {
    vec![greedy_nim(), smallest()]
}

fn greedy_nim() -> Game {
    let answers = answers! {
        |rule, n_max|
        play(heaps): greedy_nim::wins(heaps), greedy_nim::winning_moves(heaps);
        misere(heaps): greedy_nim::misere_wins(heaps), greedy_nim::misere_winning_moves(heaps);
        cuts(heaps, i, _left): heaps.iter().all(|&heap| heap <= heaps[i]);
    };
    Game::new("greedy_nim", Shape::Row("heaps"), answers)
        .sizes(&[(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3)])
        .large(&[""])
        .plain(
            "the number of largest heaps is even, or no stone is left",
            "最大の山の個数が偶数、または石が残っていない",
        )
        .misere_lost(
            "the number of largest heaps is even and they are above 1, \
             or odd and they are single stones",
            "最大の山の個数が、1 個より大きい山なら偶数、1 個の山なら奇数",
        )
}

fn smallest() -> Game {
    let answers = answers! {
        |rule, n_max|
        play(heaps): greedy_nim::smallest_wins(heaps), greedy_nim::smallest_winning_moves(heaps);
        misere(heaps):
            greedy_nim::smallest_misere_wins(heaps),
            greedy_nim::smallest_misere_winning_moves(heaps);
        cuts(heaps, i, _left): heaps.iter().all(|&heap| heap == 0 || heap >= heaps[i]);
    };
    Game::new("greedy_nim", Shape::Row("heaps"), answers)
        .sizes(&[(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3)])
        .large(&[""])
        .variant("smallest")
        .rules(
            "Greedy Nim: take any number of stones from a smallest heap that has some; taking the \
             last stone wins.",
            "貪欲ニム: 石のある最小の山からだけ好きな個数の石を取る。最後の石を取れば勝ち。",
        )
        .plain(
            "the number of single stones is odd, or even if nothing else is left",
            "1 個の山の個数が奇数、ただし他の山がなければ偶数",
        )
        .misere_lost("the number of single stones is odd", "1 個の山の個数が奇数")
}

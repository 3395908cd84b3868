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
        why(heaps, misere): Some(largest(heaps, misere));
        cuts(heaps, i, _left): heaps.iter().all(|&heap| heap <= heaps[i]);
    };
    Game::new("greedy_nim", Shape::Row("heaps"), answers)
        .sizes(&[(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3)])
        .large(&[""])
}

fn smallest() -> Game {
    let answers = answers! {
        |rule, n_max|
        play(heaps): greedy_nim::smallest_wins(heaps), greedy_nim::smallest_winning_moves(heaps);
        misere(heaps):
            greedy_nim::smallest_misere_wins(heaps),
            greedy_nim::smallest_misere_winning_moves(heaps);
        why(heaps, misere): Some(ones(heaps, misere));
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
}

/// Counts the largest heaps.
fn largest(heaps: &[u64], misere: bool) -> Why {
    let most = heaps.iter().copied().max().unwrap_or(0);
    if most == 0 {
        return (!misere, told("no stone is left", "石が残っていない"));
    }
    let count = heaps.iter().filter(|&&heap| heap == most).count();
    let [is, ja] = parity(count);
    let stones = if most == 1 { "stone" } else { "stones" };
    let english = format!("the number of largest heaps, of {most} {stones}, is {is}: {count}");
    let losing = (count % 2 == 0) != (misere && most == 1);
    (losing, told(english, format!("最大の山 ({most} 個) の数は{ja}の {count}")))
}

/// Counts the single stones.
fn ones(heaps: &[u64], misere: bool) -> Why {
    let count = heaps.iter().filter(|&&heap| heap == 1).count();
    let alone = heaps.iter().all(|&heap| heap <= 1);
    let [is, ja] = parity(count);
    let [also, also_ja] =
        if alone { [", and nothing else is left", "で、他の山はない"] } else { [""; 2] };
    let english = format!("the number of single stones is {is}: {count}{also}");
    let losing = (count % 2 == 1) != (alone && !misere);
    (losing, told(english, format!("1 個の山の個数は{ja}の {count}{also_ja}")))
}

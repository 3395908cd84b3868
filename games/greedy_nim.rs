//! Greedy Nim.

use crate::entry::*;
use nim_snippets::greedy_nim;

pub const GAMES: &[Game] = &[
    Game {
        play: play!(greedy_nim::wins(heaps), winning_moves => Move::cut),
        misere: play!(greedy_nim::misere_wins(heaps), misere_winning_moves => Move::cut),
        rules: Some(Rules::may_cut(|heaps, (i, _left), _| {
            heaps.iter().all(|&heap| heap <= heaps[i])
        })),
        why: |heaps, misere, _rule| Some(largest(heaps, misere)),
        tried: Tried {
            sizes: &[(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3)],
            large: &[""],
            ..TRIED
        },
        ..Game::new("greedy_nim", Shape::Row(Parts::Heaps))
    },
    Game {
        variant: "smallest",
        sentence: Some(words(
            "Greedy Nim: take any number of stones from a smallest heap that has some; taking the \
             last stone wins.",
            "貪欲ニム: 石のある最小の山からだけ好きな個数の石を取る。最後の石を取れば勝ち。",
        )),
        play: play!(greedy_nim::smallest_wins(heaps), smallest_winning_moves => Move::cut),
        misere: play!(
            greedy_nim::smallest_misere_wins(heaps),
            smallest_misere_winning_moves => Move::cut
        ),
        rules: Some(Rules::may_cut(|heaps, (i, _left), _| {
            heaps.iter().all(|&heap| heap == 0 || heap >= heaps[i])
        })),
        why: |heaps, misere, _rule| Some(ones(heaps, misere)),
        tried: Tried {
            sizes: &[(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3)],
            large: &[""],
            ..TRIED
        },
        ..Game::new("greedy_nim", Shape::Row(Parts::Heaps))
    },
];

/// The reason: counts the largest heaps.
fn largest(heaps: &[u64], misere: bool) -> Why {
    let most = heaps.iter().copied().max().unwrap_or(0);
    if most == 0 {
        return (!misere, told!("no stone is left", "石が残っていない"));
    }
    let count = heaps.iter().filter(|&&heap| heap == most).count();
    let is = parity(count);
    let stones = if most == 1 { "stone" } else { "stones" };
    let losing = (count % 2 == 0) != (misere && most == 1);
    let why = told!(
        "the number of largest heaps, of {most} {stones}, is {is}: {count}",
        "最大の山 ({most} 個) の数は{is}の {count}",
        is
    );
    (losing, why)
}

/// The reason: counts the heaps of one stone.
fn ones(heaps: &[u64], misere: bool) -> Why {
    let count = heaps.iter().filter(|&&heap| heap == 1).count();
    let alone = heaps.iter().all(|&heap| heap <= 1);
    let is = parity(count);
    let also = if alone {
        words(", and nothing else is left", "で、他の山はない")
    } else {
        words("", "")
    };
    let losing = (count % 2 == 1) != (alone && !misere);
    let why = told!(
        "the number of single stones is {is}: {count}{also}",
        "1 個の山の個数は{is}の {count}{also}",
        is,
        also
    );
    (losing, why)
}

//! Greedy Nim.

use crate::entry::*;
use nim_snippets::greedy_nim;

pub const GAMES: &[&dyn Game] = &[&GreedyNim, &GreedyNimSmallest];

pub struct GreedyNim;

impl Game for GreedyNim {
    fn module(&self) -> &'static str {
        "greedy_nim"
    }
    fn shape(&self) -> Shape {
        Shape::Row(Parts::Heaps)
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "greedy_nim::wins({heaps})",
            |heaps, _| greedy_nim::wins(heaps),
            |heaps, _| Box::new(greedy_nim::winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn misere(&self) -> Option<Play> {
        Some(Play::new(
            "greedy_nim::misere_wins({heaps})",
            |heaps, _| greedy_nim::misere_wins(heaps),
            |heaps, _| Box::new(greedy_nim::misere_winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::may_cut(|heaps, (i, _left), _| heaps.iter().all(|&heap| heap <= heaps[i])))
    }
    fn why(&self, heaps: &[u64], misere: bool, _rule: &Under) -> Option<Why> {
        Some(largest(heaps, misere))
    }
    fn tried(&self) -> Tried {
        Tried {
            sizes: &[(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3)],
            large: &[""],
            ..Tried::default()
        }
    }
}

pub struct GreedyNimSmallest;

impl Game for GreedyNimSmallest {
    fn module(&self) -> &'static str {
        "greedy_nim"
    }
    fn variant(&self) -> &'static str {
        "smallest"
    }
    fn sentence(&self) -> Option<Words> {
        Some(words(
            "Greedy Nim: take any number of stones from a smallest heap that has some; taking the \
             last stone wins.",
            "貪欲ニム: 石のある最小の山からだけ好きな個数の石を取る。最後の石を取れば勝ち。",
        ))
    }
    fn shape(&self) -> Shape {
        Shape::Row(Parts::Heaps)
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "greedy_nim::smallest_wins({heaps})",
            |heaps, _| greedy_nim::smallest_wins(heaps),
            |heaps, _| Box::new(greedy_nim::smallest_winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn misere(&self) -> Option<Play> {
        Some(Play::new(
            "greedy_nim::smallest_misere_wins({heaps})",
            |heaps, _| greedy_nim::smallest_misere_wins(heaps),
            |heaps, _| Box::new(greedy_nim::smallest_misere_winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::may_cut(|heaps, (i, _left), _| {
            heaps.iter().all(|&heap| heap == 0 || heap >= heaps[i])
        }))
    }
    fn why(&self, heaps: &[u64], misere: bool, _rule: &Under) -> Option<Why> {
        Some(ones(heaps, misere))
    }
    fn tried(&self) -> Tried {
        Tried {
            sizes: &[(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3)],
            large: &[""],
            ..Tried::default()
        }
    }
}

/// The reason: counts the largest heaps.
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

/// The reason: counts the heaps of one stone.
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

//! All-but game.

use crate::entry::*;
use nim_snippets::all_but_game;

pub const GAMES: &[&dyn Game] = &[&AllButGame];

pub struct AllButGame;

impl Game for AllButGame {
    fn module(&self) -> &'static str {
        "all_but_game"
    }
    fn parameters(&self) -> &'static [Parameter] {
        SET
    }
    fn shape(&self) -> Shape {
        Shape::Sum(Parts::Heaps)
    }
    fn once(&self) -> Option<Once> {
        Some(Once::game("AllButGame::new({n_max}, {set})"))
    }
    fn value(&self) -> Option<Value> {
        Some(Value::of_position("{game}.grundy({heaps})", |heaps, rule| game(rule).grundy(heaps)))
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "{game}.wins({heaps})",
            |heaps, rule| game(rule).wins(heaps),
            |heaps, rule| Box::new(game(rule).winning_moves(heaps).map(Move::cut)),
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::may_cut(|heaps, (i, left), rule| !rule.set("set").contains(&(heaps[i] - left))))
    }
    fn proof(&self) -> Proof {
        Proof::Module(
            words(
                "a window as long as twice the largest number of the set repeats",
                "集合の最大の数の 2 倍の長さの窓が繰り返す",
            ),
            |rule, n| {
                let period = all_but_game::AllButGame::new(n, rule.set("set")).period()?;
                Some(Repetition::new(period.start, period.length, period.saltus))
            },
        )
    }
    fn tried(&self) -> Tried {
        Tried {
            rules: &[
                "set=",
                "set=1",
                "set=2",
                "set=1,2",
                "set=2,3",
                "set=1,2,4",
                "set=2,3,5",
                "set=6",
                "set=3,4,11",
                "set=1,5,9,14",
            ],
            sizes: &[(0, 0), (1, 60), (2, 9), (3, 6), (4, 3)],
            by_options: &[(1, 300)],
            large: &["set=", "set=1", "set=2,3,5", "set=1,2,4,11"],
            ..Tried::default()
        }
    }
}

fn game(rule: &Under) -> &all_but_game::AllButGame {
    rule.made(|| all_but_game::AllButGame::new(rule.n_max, rule.set("set")))
}

#[cfg(test)]
mod tests {

    use nim_snippets::all_but_game::{AllButGame, Period};

    #[test]
    fn periods() {
        let period = AllButGame::new(u64::MAX, &[]).period();
        assert_eq!(period, Some(Period { start: 0, length: 1, saltus: 1 }));
        let many: Vec<u64> = (0..200).map(|i| 1000 * i * i + 1).collect();
        assert!(AllButGame::new(10_000, &many).wins(&[10_000]));
    }
}

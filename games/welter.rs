//! Welter's game.

use crate::entry::*;
use nim_snippets::welter;

/// Moves one coin to any free cell on its left.
pub fn moves(coins: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    let options = cuts(coins, |_, _| true).into_iter();
    options.filter(|((_, cell), _)| !coins.contains(cell)).collect()
}

pub const GAMES: &[&dyn Game] = &[&Welter];

pub struct Welter;

impl Game for Welter {
    fn module(&self) -> &'static str {
        "welter"
    }
    fn shape(&self) -> Shape {
        Shape::Row(Parts::Coins)
    }
    fn value(&self) -> Option<Value> {
        Some(Value::of_position("welter::grundy({coins})", |coins, _| welter::grundy(coins)))
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "welter::wins({coins})",
            |coins, _| welter::wins(coins),
            |coins, _| Box::new(welter::winning_moves(coins).map(Move::cut)),
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::options(|coins, _| as_moves(moves(coins), Move::cut)))
    }
    fn tried(&self) -> Tried {
        Tried {
            sizes: &[(0, 0), (1, 20), (2, 16), (3, 11), (4, 7), (5, 6)],
            is_position: are_distinct,
            ..Tried::default()
        }
    }
}

#[cfg(test)]
mod tests {

    use crate::support::brute_force::Convention::Normal;
    use crate::support::large::Large;
    use crate::support::strip::distinct_large_coins;
    use crate::support::strip::moved;
    use nim_snippets::welter;
    use proptest::prelude::*;

    #[test]
    fn large() {
        let games = Large::new((distinct_large_coins(0..12), Just(())), |coins, (), &(i, cell)| {
            assert!(!coins.contains(&cell));
            moved(coins, (i, cell))
        });
        games.check(
            Normal,
            |coins, ()| welter::wins(coins),
            |coins, ()| welter::winning_moves(coins).collect(),
        );
        let coins: Vec<u64> = (0..3000).map(|i| 3 * i + 1).collect();
        let last = welter::winning_moves(&coins).last().expect("a winning position");
        assert!(!coins.contains(&last.1) && !welter::wins(&moved(&coins, last)));
    }
}

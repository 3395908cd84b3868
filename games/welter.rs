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
            large: &[""],
            is_legal: Some(|_, p, q| {
                let moved: Vec<usize> = (0..p.len()).filter(|&i| p[i] != q[i]).collect();
                moved.len() == 1 && q[moved[0]] < p[moved[0]] && are_distinct(q)
            }),
            is_position: are_distinct,
            ..Tried::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::entry::cut;
    use nim_snippets::welter;

    #[test]
    fn many_coins() {
        let coins: Vec<u64> = (0..3000).map(|i| 3 * i + 1).collect();
        let last = welter::winning_moves(&coins).last().expect("a winning position");
        assert!(!coins.contains(&last.1) && !welter::wins(&cut(&coins, last)));
    }
}

//! Nimble.

use crate::entry::*;
use nim_snippets::nimble;

pub const GAMES: &[&dyn Game] = &[&Nimble];

pub struct Nimble;

impl Game for Nimble {
    fn module(&self) -> &'static str {
        "nimble"
    }
    fn shape(&self) -> Shape {
        Shape::Sum(Parts::Coins)
    }
    fn value(&self) -> Option<Value> {
        Some(Value::of_position("nimble::grundy({coins})", |coins, _| nimble::grundy(coins)))
    }
    fn play(&self) -> Option<Play> {
        Some(Play::new(
            "nimble::wins({coins})",
            |coins, _| nimble::wins(coins),
            |coins, _| Box::new(nimble::winning_moves(coins).map(Move::cut)),
        ))
    }
    fn misere(&self) -> Option<Play> {
        Some(Play::new(
            "nimble::misere_wins({coins})",
            |coins, _| nimble::misere_wins(coins),
            |coins, _| Box::new(nimble::misere_winning_moves(coins).map(Move::cut)),
        ))
    }
    fn rules(&self) -> Option<Rules> {
        Some(Rules::may_cut(|_, (_i, _left), _| true))
    }
    fn proof(&self) -> Proof {
        Proof::Formula(
            words("the value of a coin is its cell", "コインの値はマスの番号"),
            |_| Repetition::new(0, 1, 1),
        )
    }
    fn tried(&self) -> Tried {
        Tried { large: &[""], ..Tried::default() }
    }
}

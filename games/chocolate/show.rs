use crate::games::moves::{Move, offer};
use crate::games::parameters::BITTER;
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::chocolate;

pub fn games() -> Vec<Game> {
    vec![chocolate()]
}

fn chocolate() -> Game {
    /// The squares that nobody wants to eat.
    fn bitter(rule: &Rule) -> Vec<[u64; 2]> {
        rule.pairs("bitter").iter().map(|&(x, y)| [x, y]).collect()
    }
    Game::new("chocolate", Shape::Exactly(&["width", "height"]))
        .with(BITTER)
        .values(
            "chocolate::grundy([a, b], &{bitter}.iter().map(|&(x, y)| [x, y]).collect::<Vec<_>>())",
            |r, p| chocolate::heaps([p[0], p[1]], &bitter(r)),
        )
        .play(
            |r, p| chocolate::wins([p[0], p[1]], &bitter(r)),
            |r, p, visit| {
                let bitter = bitter(r);
                let moves = chocolate::winning_moves([p[0], p[1]], &bitter).map(|(i, left)| {
                    let side = ["left of", "right of", "above", "below"][i];
                    Move::Say(format!("leave {left} lines {side} the bitter squares"))
                });
                offer(moves, visit);
            },
        )
}

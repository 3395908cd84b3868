use crate::games::moves::offer;
use crate::games::parameters::RANGE;
use crate::games::position::each;
use crate::games::{Game, Picture, Proof, Repetition, Shape};
use crate::rule::Rule;
use nim_snippets::range_nim;

pub fn games() -> Vec<Game> {
    vec![range_nim()]
}

fn range_nim() -> Game {
    fn range(rule: &Rule) -> (u64, u64) {
        (rule.number("min"), rule.number("max"))
    }
    Game::new("range_nim", Shape::Sum("heaps"))
        .with(RANGE)
        .popular()
        .picture(Picture::Quotients("min", "max"))
        .values("range_nim::grundy(n, {min}, {max})", |r, p| {
            let (min, max) = range(r);
            each(p, |n| range_nim::grundy(n, min, max))
        })
        .play(
            |r, p| range_nim::wins(p, range(r).0, range(r).1),
            |r, p, visit| offer(range_nim::winning_moves(p, range(r).0, range(r).1), visit),
        )
        .misere(
            |r, p| range_nim::misere_wins(p, range(r).0, range(r).1),
            |r, p, visit| offer(range_nim::misere_winning_moves(p, range(r).0, range(r).1), visit),
        )
        .proof(Proof::Formula(
            "the value of a heap is its residue modulo min + max, divided by min",
            |r| Repetition::new(0, range(r).0.saturating_add(range(r).1), 0),
        ))
}

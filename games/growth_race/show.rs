use crate::games::moves::{Move, offer};
use crate::games::parameters::GROWTH;
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::growth_race::{self, Line};

pub fn games() -> Vec<Game> {
    vec![growth_race()]
}

fn growth_race() -> Game {
    fn lines(rule: &Rule) -> (u64, Line, Line) {
        let [n, c, d, e, f] = ["n", "c", "d", "e", "f"].map(|name| rule.number(name));
        (n, (c, d), (e, f))
    }
    /// What a number becomes, unless it is too large to be typed.
    fn becomes(option: u128) -> Move {
        u64::try_from(option).map_or_else(
            |_| Move::Say(format!("make it {option}")),
            |option| Move::Set(vec![(0, option)]),
        )
    }
    Game::new("growth_race", Shape::Exactly(&["x"]))
        .with(GROWTH)
        .first(1)
        .play(
            |r, p| {
                let (n, min, max) = lines(r);
                growth_race::wins(p[0], n, min, max)
            },
            |r, p, visit| {
                let (n, min, max) = lines(r);
                offer(growth_race::winning_moves(p[0], n, min, max).map(becomes), visit);
            },
        )
        .misere(
            |r, p| {
                let (n, min, max) = lines(r);
                growth_race::misere_wins(p[0], n, min, max)
            },
            |r, p, visit| {
                let (n, min, max) = lines(r);
                offer(growth_race::misere_winning_moves(p[0], n, min, max).map(becomes), visit);
            },
        )
}

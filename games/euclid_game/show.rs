use crate::games::moves::offer;
use crate::games::{Game, Shape};
use nim_snippets::euclid_game;

pub fn games() -> Vec<Game> {
    vec![euclid_game(), equal_euclid_game()]
}

fn euclid_game() -> Game {
    Game::new("euclid_game", Shape::Exactly(&["a", "b"]))
        .first(1)
        .values("euclid_game::grundy(a, b)", |_, p| vec![euclid_game::grundy(p[0], p[1])])
        .play(
            |_, p| euclid_game::wins(p[0], p[1]),
            |_, p, visit| offer(euclid_game::winning_moves(p[0], p[1]), visit),
        )
        .misere(
            |_, p| euclid_game::misere_wins(p[0], p[1]),
            |_, p, visit| offer(euclid_game::misere_winning_moves(p[0], p[1]), visit),
        )
        .plain(
            "the larger number is less than φ times the smaller one but not equal to it, \
             or one is 0",
            |_, p| p.contains(&0) || is_below_golden(p) && p[0] != p[1],
        )
        .misere_lost(
            "neither number is 0 and the larger one is less than φ times the smaller one",
            |_, p| is_below_golden(p),
        )
}

fn equal_euclid_game() -> Game {
    /// Are they multiples, by the same number, of two neighbouring Fibonacci numbers?
    fn are_fibonacci(p: &[u64]) -> bool {
        let [small, large] = [p[0].min(p[1]), p[0].max(p[1])].map(u128::from);
        let pairs = std::iter::successors(Some((1, 1)), |&(f, g): &(u128, u128)| Some((g, f + g)));
        pairs.take_while(|&(_, g)| g <= large).any(|(f, g)| small * g == large * f)
    }
    Game::new("euclid_game", Shape::Exactly(&["a", "b"]))
        .variant("equal")
        .first(1)
        .values("euclid_game::equal_grundy(a, b)", |_, p| {
            vec![euclid_game::equal_grundy(p[0], p[1])]
        })
        .play(
            |_, p| euclid_game::equal_wins(p[0], p[1]),
            |_, p, visit| offer(euclid_game::equal_winning_moves(p[0], p[1]), visit),
        )
        .misere(
            |_, p| euclid_game::equal_misere_wins(p[0], p[1]),
            |_, p, visit| offer(euclid_game::equal_misere_winning_moves(p[0], p[1]), visit),
        )
        .plain("the larger number is less than φ times the smaller one, or one is 0", |_, p| {
            p.contains(&0) || is_below_golden(p)
        })
        .misere_lost(
            "neither number is 0 and the value of normal play is 0, or 1 for multiples of two \
             neighbouring Fibonacci numbers",
            |_, p| {
                let lost = u64::from(!p.contains(&0) && are_fibonacci(p));
                !p.contains(&0) && euclid_game::equal_grundy(p[0], p[1]) == lost
            },
        )
}

/// Is the larger number less than φ times the smaller one, which is not 0?
fn is_below_golden(p: &[u64]) -> bool {
    let [small, large] = [p[0].min(p[1]), p[0].max(p[1])].map(u128::from);
    small > 0 && large * (large - small) < small * small
}

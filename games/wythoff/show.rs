use crate::games::moves::offer;
use crate::games::position::up_to;
use crate::games::{Game, Shape};
use nim_snippets::wythoff;

pub fn games() -> Vec<Game> {
    vec![wythoff()]
}

fn wythoff() -> Game {
    /// The smaller heap and the difference, if they are `⌊dφ⌋` and `d`.
    fn golden(p: &[u64]) -> Option<(u64, u64)> {
        let (a, d) = (p[0].min(p[1]), p[0].abs_diff(p[1]));
        // dφ is the root of x(x - d) = d² that is not negative.
        let [x, y] = [a, d].map(u128::from);
        (d <= a && x * (x - y) <= y * y && (x + 1) * (x + 1 - y) > y * y).then_some((a, d))
    }
    Game::new("wythoff", Shape::Exactly(&["a", "b"]))
        .popular()
        .values("wythoff::grundy_values(a, b)[a][b]", |_, p| {
            up_to(2000, "heap", p);
            let (a, b) = (p[0] as usize, p[1] as usize);
            vec![wythoff::grundy_values(a, b)[a][b]]
        })
        .square(|_, n| wythoff::grundy_values(n, n))
        .play(
            |_, p| wythoff::wins(p[0], p[1]),
            |_, p, visit| offer(wythoff::winning_moves(p[0], p[1]), visit),
        )
        .misere(
            |_, p| wythoff::misere_wins(p[0], p[1]),
            |_, p, visit| offer(wythoff::misere_winning_moves(p[0], p[1]), visit),
        )
        .plain("the heaps are ⌊dφ⌋ and ⌊dφ⌋ + d, where d is their difference", |_, p| {
            golden(p).is_some()
        })
        .misere_lost(
            "the heaps are 0 and 1, or 2 and 2, or ⌊dφ⌋ and ⌊dφ⌋ + d with a difference d > 1",
            |_, p| match (p[0].min(p[1]), p[0].max(p[1])) {
                (0, 1) | (2, 2) => true,
                _ => golden(p).is_some_and(|(_, d)| d > 1),
            },
        )
}

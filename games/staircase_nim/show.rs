use crate::games::moves::offer;
use crate::games::{Game, Picture, Shape};
use nim_snippets::staircase_nim;

pub fn games() -> Vec<Game> {
    vec![staircase_nim()]
}

fn staircase_nim() -> Game {
    /// All but `left` stones go one stair down, from the first one off the stairs.
    fn down(p: &[u64], (i, left): (usize, u64)) -> Vec<(usize, u64)> {
        let below = i.checked_sub(1).map(|below| (below, p[below] + p[i] - left));
        [(i, left)].into_iter().chain(below).collect()
    }
    Game::new("staircase_nim", Shape::Row("stairs"))
        .picture(Picture::Stairs)
        .values("staircase_nim::grundy(&[a, b])", |_, p| p.iter().step_by(2).copied().collect())
        .play(
            |_, p| staircase_nim::wins(p),
            |_, p, visit| {
                offer(staircase_nim::winning_moves(p).map(|cut| down(p, cut)), visit);
            },
        )
        .misere(
            |_, p| staircase_nim::misere_wins(p),
            |_, p, visit| {
                offer(staircase_nim::misere_winning_moves(p).map(|cut| down(p, cut)), visit);
            },
        )
}

use crate::games::moves::{Move, offer};
use crate::games::position::sizes;
use crate::games::{Game, Shape};
use nim_snippets::chomp;

pub fn games() -> Vec<Game> {
    vec![chomp()]
}

fn chomp() -> Game {
    fn bitten(p: &[u64], (row, column): (usize, usize)) -> Move {
        let left = |(i, &len): (usize, &u64)| if i < row { len } else { len.min(column as u64) };
        let left = p.iter().enumerate().map(left).filter(|&len| len > 0);
        Move::Become(format!("bite at ({row}, {column})"), left.collect())
    }
    Game::new("chomp", Shape::Row("rows"))
        .play(
            |_, p| chomp::wins(&sizes(p)),
            |_, p, visit| {
                offer(chomp::winning_moves(&sizes(p)).map(|square| bitten(p, square)), visit);
            },
        )
        .plain("a square is left and no bite leaves such a bar; there is no formula", |_, p| {
            p.iter().any(|&len| len > 0) && chomp::winning_moves(&sizes(p)).next().is_none()
        })
}

use crate::games::entry::*;
use nim_snippets::chomp;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(p): chomp::wins(&sizes(p)), chomp::winning_moves(&sizes(p)).map(bitten(p));
        rules(p): labels(rules::chomp::moves(&sizes(p))).map(bitten(p));
    };
    let game = Game::new("chomp", Shape::Row("rows"), answers)
        .plain("a square is left and no bite leaves such a bar; there is no formula");
    vec![game]
}

fn bitten(rows: &[u64]) -> impl Fn((usize, usize)) -> Move {
    move |(row, column)| {
        let left = |(i, &len): (usize, &u64)| if i < row { len } else { len.min(column as u64) };
        let left = rows.iter().enumerate().map(left).filter(|&len| len > 0);
        Move::Become(format!("bite at ({row}, {column})"), left.collect())
    }
}

use entries::*;
use nim_snippets::chomp;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(rows): chomp::wins(&sizes(rows)), chomp::winning_moves(&sizes(rows)).map(bitten(rows));
        moves(rows): as_moves(moves::chomp::moves(&sizes(rows)), bitten(rows));
    };
    // Whoever eats the last square, the poison, loses.
    let game = Game::new("chomp", Shape::Row("rows"), answers)
        .is_misere()
        .only(|rows| rows.is_sorted_by(|above, below| above >= below))
        .sizes(&[(0, 0), (1, 12), (2, 12), (3, 7), (4, 6), (5, 5), (7, 3)])
        .plain(
            "a square is left and no bite leaves such a bar (there is no formula)",
            "マスが残っていて、どの一口の後も負けの形にならない (公式はない)",
        );
    vec![game]
}

fn bitten(rows: &[u64]) -> impl Fn((usize, usize)) -> Move + '_ {
    move |(row, column)| {
        let left = |(i, &len): (usize, &u64)| if i < row { len } else { len.min(column as u64) };
        let left = rows.iter().enumerate().map(left).filter(|&len| len > 0);
        let says = told(
            format!("bite at row {}, square {}", row + 1, column + 1),
            format!("{} 行目の {} 列目から食べる", row + 1, column + 1),
        );
        Move::Become(says, left.collect())
    }
}

refusals! {
    chomp::wins(&[]) => answers "true";
    chomp::wins(&[1, 2]) => panics "a row is longer than the one above: [1, 2]";
    chomp::wins(&[usize::MAX; 3]) => answers "true";
    chomp::wins(&[usize::MAX, 4, 3]) => panics "18446744073709551615 bars or more are too many";
    chomp::winning_moves(&[1 << 20; 3]) => panics "268436035 bars or more are too many";
    chomp::winning_moves(&[]).next() => answers "None";
    chomp::winning_moves(&[0, 1]) => panics "a row is longer than the one above: [0, 1]";
}

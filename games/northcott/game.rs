use entries::*;
use nim_snippets::northcott;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        value(a, b): northcott::grundy(&rows(&[a, b])), as "northcott::grundy(&[(a, b)])";
        play(p): northcott::wins(&rows(p)), northcott::winning_moves(&rows(p)).map(moved);
    };
    let game = Game::new("northcott", Shape::Pairs("rows"), answers).has_own_laws();
    vec![game]
}

/// Rows with two pawns.
fn rows(cells: &[u64]) -> Vec<(i64, i64)> {
    let cell = |cell: u64| i64::try_from(cell).unwrap_or_else(|_| panic!("cell {cell} is too far"));
    pairs(cells).into_iter().map(|(mine, other)| (cell(mine), cell(other))).collect()
}

fn moved((row, cell): (usize, i64)) -> (usize, u64) {
    (2 * row, cell as u64)
}

refusals! {
    northcott::grundy(&[]) => answers "0";
    northcott::grundy(&[(3, 3)]) => panics "two pawns on cell 3";
    northcott::grundy(&[(i64::MIN, i64::MAX)]) => answers "18446744073709551614";
    northcott::wins(&[(0, 0)]) => panics "two pawns on cell 0";
    northcott::winning_moves(&[]).next() => answers "None";
    northcott::winning_moves(&[(1, 1)]) => panics "two pawns on cell 1";
    northcott::winning_moves(&[(i64::MIN, i64::MAX)]).next()
        => answers "Some((0, 9223372036854775806))";
}

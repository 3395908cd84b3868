use crate::games::entry::*;
use nim_snippets::treblecross;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        make[TABLE] values = treblecross::grundy_values(n_max);
        value[n]: values[n];
        play(p): treblecross::wins(&row(p)), treblecross::winning_moves(&row(p)).map(written);
    };
    let game = Game::new("treblecross", Shape::Exactly(&["cells"]), answers).first(3);
    vec![game]
}

fn row(p: &[u64]) -> Vec<bool> {
    assert!(p[0] > 2, "a row of {} cells has no line of three", p[0]);
    vec![false; up_to(TABLE, p[0])]
}

fn written(cell: usize) -> Move {
    Move::Say(format!("write into cell {cell}"))
}

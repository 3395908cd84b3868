use entries::*;
use nim_snippets::treblecross;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        make[TABLE] values = treblecross::grundy_values(n_max);
        value[n]: values[n];
        play(p): treblecross::wins(&row(p)), treblecross::winning_moves(&row(p)).map(written);
    };
    let game = Game::new("treblecross", Shape::Exactly(&["cells"]), answers).first(3);
    vec![game, strip()]
}

/// A row in which some cells are written.
fn strip() -> Game {
    let answers = answers! {
        |rule, n_max|
        play(p): treblecross::wins(&cells(p)), treblecross::winning_moves(&cells(p)).map(filled(p));
        moves(p):
            as_moves(moves::treblecross::moves(&cells(p)), filled(p)),
            at_most p.len() as u128;
    };
    Game::new("treblecross", Shape::Written(Writing::Strip(".X")), answers)
        .variant("strip")
        .sizes(&[(0, 0), (3, 1), (6, 1), (9, 1), (10, 1), (11, 1), (12, 1), (13, 1)])
        .example("..X.......")
        .plain(
            "three written cells stand in a row, or all are at least three cells apart and the \
             xor of the values of the gaps is 0",
            "書かれたマスが三つ並んでいる、またはどれも三マス以上離れていて、すき間の値の xor が 0",
        )
}

fn cells(p: &[u64]) -> Vec<bool> {
    p.iter().map(|&cell| cell == 1).collect()
}

fn filled(p: &[u64]) -> impl Fn(usize) -> Move + '_ {
    move |cell| {
        let mut after = p.to_vec();
        after[cell] = 1;
        Move::Become(mark(cell), after)
    }
}

fn row(p: &[u64]) -> Vec<bool> {
    assert!(p[0] > 2, "a row of {} cells has no line of three", p[0]);
    vec![false; up_to(TABLE, p[0])]
}

fn written(cell: usize) -> Move {
    Move::Say(mark(cell))
}

fn mark(cell: usize) -> Told {
    told(format!("write into cell {cell}"), format!("マス {cell} に書く")).on(cell)
}

refusals! {
    treblecross::grundy_values(0) => answers "[0]";
    treblecross::grundy_values(usize::MAX)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    treblecross::wins(&[]) => answers "false";
    treblecross::wins(&[true; 3]) => answers "false";
    treblecross::winning_moves(&[]).next() => answers "None";
    treblecross::winning_moves(&[true; 4]).next() => answers "None";
}

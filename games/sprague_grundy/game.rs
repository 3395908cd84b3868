use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    sprague_grundy::mex(&[]) => answers "0";
    sprague_grundy::mex(&[u64::MAX, 0]) => answers "1";
    sprague_grundy::grundy_values(0, |_| vec![]) => answers "[0]";
    sprague_grundy::grundy_values(usize::MAX, |_| vec![])
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    sprague_grundy::grundy_values(1, |heap| vec![vec![heap]])
        => panics "[0] is no option of a heap of 0";
    sprague_grundy::SpragueGrundy::new(|_: &u8| Vec::<Vec<u8>>::new()).grundy(&0) => answers "0";
    sprague_grundy::SpragueGrundy::new(|p: &u8| vec![vec![*p]]).grundy(&0)
        => panics "the game can return to a position";
    sprague_grundy::SpragueGrundy::new(|_: &u8| Vec::<Vec<u8>>::new()).wins(&[]) => answers "false";
    sprague_grundy::SpragueGrundy::new(|_: &u8| Vec::<Vec<u8>>::new()).winning_moves(&[]).count()
        => answers "0";
    sprague_grundy::grundy_values_by(0, |_| [[0; 0]; 0]) => answers "[0]";
    sprague_grundy::grundy_values_by(usize::MAX, |_| [[0; 0]; 0])
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
}

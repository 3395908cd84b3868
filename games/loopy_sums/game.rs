use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    loopy_sums::LoopySums::new(0, &[]).vertex_values() => answers "[]";
    loopy_sums::LoopySums::new(usize::MAX, &[]) => panics "2^30 vertices or arcs are too many";
    loopy_sums::LoopySums::new(1, &[(1, 0)]) => panics "vertex 1 in a graph of 1 vertices";
    loopy_sums::LoopySums::new(0, &[]).outcome(&[]) => answers "Loss";
    loopy_sums::LoopySums::new(0, &[]).outcome(&[0]) => panics "vertex 0 in a graph of 0 vertices";
    loopy_sums::LoopySums::new(0, &[]).winning_moves(&[]).next() => answers "None";
    loopy_sums::LoopySums::new(0, &[]).winning_moves(&[usize::MAX])
        => panics "vertex 18446744073709551615 in a graph of 0 vertices";
}

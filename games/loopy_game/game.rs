use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    loopy_game::LoopyGame::new(0, &[]).remoteness() => answers "[]";
    loopy_game::LoopyGame::new(usize::MAX, &[]) => panics "2^30 vertices or arcs are too many";
    loopy_game::LoopyGame::new(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
    loopy_game::LoopyGame::new(0, &[]).best_moves() => answers "[]";
    loopy_game::LoopyGame::new(0, &[]).winning_moves(0) => panics "vertex 0 in a graph of 0 vertices";
    loopy_game::LoopyGame::new(1, &[]).winning_moves(0).next() => answers "None";
}

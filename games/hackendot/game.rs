use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    hackendot::Hackendot::new(1, &[(0, 1)], &[0], &[true])
        => panics "vertex 1 in a graph of 1 vertices";
    hackendot::Hackendot::new(1, &[], &[1], &[true])
        => panics "vertex 1 in a graph of 1 vertices";
    hackendot::Hackendot::new(2, &[(0, 1)], &[], &[true; 2])
        => panics "the edges are no tree on each root";
    hackendot::Hackendot::new(2, &[(0, 1)], &[0], &[]) => panics "marks on 0 of 2 vertices";
    hackendot::Hackendot::new(0, &[], &[], &[]).vertex_values() => answers "[]";
    hackendot::Hackendot::new(0, &[], &[], &[]).grundy() => answers "0";
    hackendot::Hackendot::new(1, &[], &[0], &[true]).wins() => answers "true";
    hackendot::Hackendot::new(1, &[], &[0], &[false]).winning_moves().next() => answers "None";
}

use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    game_graph::GameGraph::new([], |_: &u8| vec![]).arcs => answers "[]";
    game_graph::GameGraph::new([], |_: &u8| vec![]).number(&0) => answers "None";
}

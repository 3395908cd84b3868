use crate::games::entry::*;
use nim_snippets::staircase_graph::Staircase;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let edges = edges(rule, "edges");
        play(p): stairs(p, &edges).wins(p), stairs(p, &edges).winning_moves(p).map(carried(p));
        misere(p):
            stairs(p, &edges).misere_wins(p),
            stairs(p, &edges).misere_winning_moves(p).map(carried(p));
        rules(p): labels(rules::staircase_graph::moves(p, &edges)).map(carried(p)), at_most sum(p) * edges.len() as u128;
    };
    let game = Game::new("staircase_graph", Shape::Row("stones"), answers)
        .with(EDGES)
        .plain("the xor of the stones that are an odd number of edges from the end is 0")
        .misere_lost(
            "the stones that are an odd number of edges from the end are lost in misère Nim",
        );
    vec![game]
}

fn stairs(stones: &[u64], edges: &[(usize, usize)]) -> Staircase {
    Staircase::new(stones.len(), edges)
}

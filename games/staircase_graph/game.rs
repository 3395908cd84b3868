use entries::*;
use nim_snippets::staircase_graph::StaircaseGraph;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let edges = edges(rule, "edges");
        play(stones):
            stairs(stones, &edges).wins(stones),
            stairs(stones, &edges).winning_moves(stones).map(carried(stones));
        misere(stones):
            stairs(stones, &edges).misere_wins(stones),
            stairs(stones, &edges).misere_winning_moves(stones).map(carried(stones));
        moves(stones):
            as_moves(moves::staircase_graph::moves(stones, &edges), carried(stones)),
            at_most sum(stones) * edges.len() as u128;
    };
    let game = Game::new("staircase_graph", Shape::Row("stones"), answers)
        .with(EDGES)
        .tried(&["edges=1-0,2-1", "edges=0-2,0-2,1-2", "edges="])
        .sizes(&[(3, 4)])
        .plain(
            "the xor of the stones that are an odd number of edges from the end is 0",
            "終点まで辺が奇数本の頂点の石の xor が 0",
        )
        .misere_lost(
            "the stones that are an odd number of edges from the end are lost in misère Nim",
            "終点まで辺が奇数本の頂点の石が、逆形ニムで負け",
        );
    vec![game]
}

fn stairs(stones: &[u64], edges: &[(usize, usize)]) -> StaircaseGraph {
    StaircaseGraph::new(stones.len(), edges)
}

refusals! {
    staircase_graph::StaircaseGraph::new(0, &[]).wins(&[]) => answers "false";
    staircase_graph::StaircaseGraph::new(usize::MAX, &[])
        => panics "2^30 vertices or arcs are too many";
    staircase_graph::StaircaseGraph::new(1, &[(0, 1)]) => panics "vertex 1 in a graph of 1 vertices";
    staircase_graph::StaircaseGraph::new(2, &[(0, 1), (1, 0)])
        => panics "the graph has the cycle [1, 0]";
    staircase_graph::StaircaseGraph::new(3, &[(2, 1), (2, 0), (1, 0)])
        => panics "vertex 2 has both odd and even paths to sinks";
    staircase_graph::StaircaseGraph::new(2, &[(1, 0)]).grundy(&[1])
        => panics "stones on 1 of 2 vertices";
    staircase_graph::StaircaseGraph::new(2, &[(1, 0)]).wins(&[1, 2, 3])
        => panics "stones on 3 of 2 vertices";
    staircase_graph::StaircaseGraph::new(2, &[(1, 0)]).winning_moves(&[]).next()
        => panics "stones on 0 of 2 vertices";
    staircase_graph::StaircaseGraph::new(2, &[(1, 0)]).winning_moves(&[u64::MAX, u64::MAX]).next()
        => answers "Some((1, 0, 0))";
    staircase_graph::StaircaseGraph::new(2, &[(1, 0)]).misere_wins(&[])
        => panics "stones on 0 of 2 vertices";
    staircase_graph::StaircaseGraph::new(0, &[]).misere_wins(&[]) => answers "true";
    staircase_graph::StaircaseGraph::new(2, &[(1, 0)]).misere_winning_moves(&[1])
        => panics "stones on 1 of 2 vertices";
    staircase_graph::StaircaseGraph::new(0, &[]).misere_winning_moves(&[]).next() => answers "None";
    staircase_graph::StaircaseGraph::new(2, &[(1, 0)]).counts(1) => answers "true";
    staircase_graph::StaircaseGraph::new(0, &[]).counts(0)
        => panics "vertex 0 in a graph of 0 vertices";
    staircase_graph::jumps(&[], 1) => answers "[]";
    staircase_graph::jumps(&[], 0) => panics "k must be positive";
    staircase_graph::jumps(&[0, 2], 1) => panics "vertex 2 in a graph of 2 vertices";
    staircase_graph::jumps(&[0, 0], usize::MAX) => answers "[]";
}

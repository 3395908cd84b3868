use entries::*;
use nim_snippets::dag_game::DagGame;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let edges = edges(rule, "edges");
        let n = vertices(&edges, n_max);
        make game = DagGame::new(n, &edges);
        value[n]: game.vertex_values()[n];
        play(tokens): game.wins(&sizes(tokens)), game.winning_moves(&sizes(tokens));
        moves(tokens):
            moves::dag_game::moves(&sizes(tokens), &edges),
            at_most squares(&[edges.len() as u64, tokens.len() as u64]);
    };
    let game = Game::new("dag_game", Shape::Sum("tokens"), answers).with(DAG).example("3 2");
    vec![game]
}

refusals! {
    dag_game::DagGame::new(0, &[]).vertex_values() => answers "[]";
    dag_game::DagGame::new(usize::MAX, &[]) => panics "2^30 vertices or arcs are too many";
    dag_game::DagGame::new(2, &[(0, 2)]) => panics "vertex 2 in a graph of 2 vertices";
    dag_game::DagGame::new(0, &[(0, 0)]) => panics "vertex 0 in a graph of 0 vertices";
    dag_game::DagGame::new(2, &[(0, 1), (1, 0)]) => panics "the graph has the cycle [0, 1]";
    dag_game::DagGame::new(0, &[]).grundy(&[]) => answers "0";
    dag_game::DagGame::new(1, &[]).grundy(&[0, 1]) => panics "vertex 1 in a graph of 1 vertices";
    dag_game::DagGame::new(0, &[]).wins(&[]) => answers "false";
    dag_game::DagGame::new(0, &[]).wins(&[0]) => panics "vertex 0 in a graph of 0 vertices";
    dag_game::DagGame::new(0, &[]).winning_moves(&[]).next() => answers "None";
    dag_game::DagGame::new(1, &[]).winning_moves(&[usize::MAX])
        => panics "vertex 18446744073709551615 in a graph of 1 vertices";
}

use entries::*;
use nim_snippets::green_hackenbush;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let ground = rule.set("ground");
        value{p}: standing(p, ground, green_hackenbush::grundy);
        play(p):
            standing(p, ground, green_hackenbush::wins),
            winning(p, ground).map(cut(p, ground));
        moves(p):
            becoming(cuts(p, ground).into_iter().map(cut(p, ground))),
            at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("green_hackenbush", Shape::Written(Writing::Graph), answers)
        .has_own_laws()
        .with(GROUND)
        .example("0-1 1-2 1-3 3-6 0-4 4-5 5-0");
    vec![game]
}

/// What is said of the graph on its ground.
fn standing<T>(
    numbers: &[u64],
    ground: &[u64],
    say: impl FnOnce(usize, &[(usize, usize)], &[usize]) -> T,
) -> T {
    let graph = Graph::new(numbers, ground);
    say(graph.names.len(), &graph.edges, &graph.places(ground))
}

fn cuts(numbers: &[u64], ground: &[u64]) -> Vec<usize> {
    standing(numbers, ground, |_, edges, ground| {
        labels(moves::green_hackenbush::moves(edges, ground)).collect()
    })
}

fn winning(numbers: &[u64], ground: &[u64]) -> std::vec::IntoIter<usize> {
    let moves = standing(numbers, ground, |n, edges, ground| {
        green_hackenbush::winning_moves(n, edges, ground).collect::<Vec<_>>()
    });
    moves.into_iter()
}

fn cut(numbers: &[u64], ground: &[u64]) -> impl Fn(usize) -> Move {
    let graph = Graph::new(numbers, ground);
    let ground = graph.places(ground);
    move |e| {
        let left = moves::green_hackenbush::cut(&graph.edges, &ground, e);
        let name = |v: usize| graph.names[v];
        let (u, v) = graph.edges[e];
        let after = left.iter().flat_map(|&(u, v)| [name(u), name(v)]).collect();
        let edge = format!("{}-{}", name(u), name(v));
        let says = told(format!("cut the edge {edge}"), format!("辺 {edge} を切る")).on(edge);
        Move::Become(says, after)
    }
}

refusals! {
    green_hackenbush::grundy(0, &[], &[]) => answers "0";
    green_hackenbush::grundy(usize::MAX, &[], &[])
        => panics "2^30 vertices or edges are too many";
    green_hackenbush::grundy(1, &[(0, 1)], &[0]) => panics "vertex 1 in a graph of 1 vertices";
    green_hackenbush::grundy(1, &[], &[1]) => panics "vertex 1 in a graph of 1 vertices";
    green_hackenbush::wins(0, &[], &[0]) => panics "vertex 0 in a graph of 0 vertices";
    green_hackenbush::winning_moves(0, &[], &[]).next() => answers "None";
    green_hackenbush::winning_moves(1, &[(usize::MAX, 0)], &[0])
        => panics "vertex 18446744073709551615 in a graph of 1 vertices";
}

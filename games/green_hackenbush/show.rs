use crate::games::entry::*;
use nim_snippets::green_hackenbush;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let ground = rule.set("ground");
        value{p}: standing(p, ground, green_hackenbush::grundy);
        play(p): standing(p, ground, green_hackenbush::wins), winning(p, ground).map(cut(p, ground));
        rules(p):
            standing(p, ground, |_, edges, ground| labels(rules::green_hackenbush::moves(edges, ground)))
                .map(cut(p, ground)),
            at_most squares(&[p.len() as u64]);
    };
    let game = Game::new("green_hackenbush", Shape::Written(Writing::Graph), answers)
        .with(GROUND)
        .example("0-1 1-2 1-3 0-4 4-5 5-0");
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

fn winning(numbers: &[u64], ground: &[u64]) -> impl Iterator<Item = usize> + use<> {
    let moves = standing(numbers, ground, |n, edges, ground| {
        green_hackenbush::winning_moves(n, edges, ground).collect::<Vec<_>>()
    });
    moves.into_iter()
}

fn cut(numbers: &[u64], ground: &[u64]) -> impl Fn(usize) -> Move {
    let graph = Graph::new(numbers, ground);
    let ground = graph.places(ground);
    move |e| {
        let left = rules::green_hackenbush::cut(&graph.edges, &ground, e);
        let name = |v: usize| graph.names[v];
        let (u, v) = graph.edges[e];
        let after = left.iter().flat_map(|&(u, v)| [name(u), name(v)]).collect();
        Move::Become(format!("cut {}-{}", name(u), name(v)), after)
    }
}

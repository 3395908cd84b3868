use crate::games::moves::{carried, offer};
use crate::games::parameters::TREE;
use crate::games::position::{counted, edges, xor};
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::{staircase_graph, staircase_tree};

pub fn games() -> Vec<Game> {
    vec![staircase_tree()]
}

fn staircase_tree() -> Game {
    /// The stairs of a tree with its root.
    fn rooted(rule: &Rule, stones: &[u64]) -> staircase_graph::Staircase {
        let (n, root) = (stones.len(), rule.size("root"));
        assert!(root < n, "vertex {root} in a graph of {n} vertices");
        let parents = staircase_tree::parents(n, &edges(rule, "tree"), root);
        staircase_graph::Staircase::new(n, &staircase_graph::jumps(&parents, rule.size("k")))
    }
    Game::new("staircase_tree", Shape::Row("stones"))
        .with(TREE)
        .play(
            |r, p| {
                let values = staircase_tree::grundy_values(p, &edges(r, "tree"), r.size("k"));
                let (n, root) = (p.len(), r.size("root"));
                *values
                    .get(root)
                    .unwrap_or_else(|| panic!("vertex {root} in a graph of {n} vertices"))
                    != 0
            },
            |r, p, visit| {
                offer(rooted(r, p).winning_moves(p).map(|stones| carried(p, stones)), visit);
            },
        )
        .plain("the xor of the stones that are an odd number of jumps from the end is 0", |r, p| {
            xor(counted(&rooted(r, p), p)) == 0
        })
}

use crate::games::moves::{carried, offer};
use crate::games::parameters::EDGES;
use crate::games::position::{counted, edges, loses_misere_nim, xor};
use crate::games::{Game, Shape};
use crate::rule::Rule;
use nim_snippets::staircase_graph;

pub fn games() -> Vec<Game> {
    vec![staircase_graph()]
}

fn staircase_graph() -> Game {
    fn stairs(rule: &Rule, stones: &[u64]) -> staircase_graph::Staircase {
        staircase_graph::Staircase::new(stones.len(), &edges(rule, "edges"))
    }
    Game::new("staircase_graph", Shape::Row("stones"))
        .with(EDGES)
        .play(
            |r, p| stairs(r, p).wins(p),
            |r, p, visit| {
                offer(stairs(r, p).winning_moves(p).map(|stones| carried(p, stones)), visit);
            },
        )
        .misere(
            |r, p| stairs(r, p).misere_wins(p),
            |r, p, visit| {
                let stairs = stairs(r, p);
                let moves = stairs.misere_winning_moves(p);
                offer(moves.map(|stones| carried(p, stones)), visit);
            },
        )
        .plain("the xor of the stones that are an odd number of edges from the end is 0", |r, p| {
            xor(counted(&stairs(r, p), p)) == 0
        })
        .misere_lost(
            "the stones that are an odd number of edges from the end are lost in misère Nim",
            |r, p| loses_misere_nim(&counted(&stairs(r, p), p)),
        )
}

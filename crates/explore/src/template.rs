//! The template of `solve` for rules that are like those of a module.

use games::entry::rule::Kind;
use games::entry::{Game, Parts, Shape, Writing};

/// The template whose positions are most like those of a module.
pub fn of(module: &str) -> &'static str {
    match games::of(module).first() {
        Some(game) => of_game(game),
        // These have no positions to type.
        None => match module {
            "hackendot" => "brute_tree",
            "loopy_game" | "loopy_sums" => "brute_loopy",
            "mask_solver" | "xor_basis" => "brute_mask",
            "outcome_search" | "rectangle_game" | "euclid_counting" => "brute_tuple",
            _ => "brute_heaps",
        },
    }
}

fn of_game(game: &Game) -> &'static str {
    let has = |is_it: &dyn Fn(Kind) -> bool| game.parameters.iter().any(|it| is_it(it.kind));
    let has_root = game.parameters.iter().any(|parameter| parameter.name == "root");
    match game.shape {
        _ if has_root => "brute_weighted_tree",
        _ if has(&|kind| kind == Kind::Board) => "brute_board",
        Shape::Written(Writing::Graph) => "brute_graph",
        _ if has(&|kind| kind == Kind::Edges) => "brute_graph",
        Shape::Written(Writing::Strip(_)) => "brute_string",
        Shape::Written(Writing::Set(_)) => "brute_mask",
        Shape::Sum(Parts::Heads | Parts::White) | Shape::Row(Parts::Heads | Parts::White) => {
            "brute_mask"
        }
        Shape::Exactly(_) | Shape::Limited | Shape::Pairs(_) => "brute_tuple",
        _ => "brute_heaps",
    }
}

/// The two commands that solve a game by its rules, in English or Japanese.
pub fn commands(template: &str, japanese: bool) -> String {
    let then = if japanese { "、次に" } else { ", then" };
    format!("`./bundle.sh {template} > rules.rs`{then} `./bundle.sh solve rules.rs`")
}

use crate::games::entry::*;
use nim_snippets::strip_colouring::{Neighbours, Strip};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let colours = rule.number("colours");
        let neighbours = neighbours(rule);
        make strip = Strip::new(colours, neighbours);
        value{p}: strip.grundy(p.len() as u64, &coloured(p));
        play(p):
            strip.wins(p.len() as u64, &coloured(p)),
            strip.winning_moves(p.len() as u64, &coloured(p)).map(painted(p));
        rules(p):
            labels(rules::strip_colouring::moves(&cells(p), colours, |a, b| {
                (a == b) == (neighbours == Neighbours::Agree)
            }))
            .map(painted(p)),
            at_most squares(&[p.len() as u64, colours]);
    };
    let game = Game::new("strip_colouring", Shape::Written(Writing::Strip(".0123456789")), answers)
        .with(COLOURS)
        .example("..0...1");
    vec![game]
}

fn neighbours(rule: &Rule) -> Neighbours {
    if rule.text("neighbours") == "agree" { Neighbours::Agree } else { Neighbours::Differ }
}

/// The cells, 0 for an empty one, with their colours.
fn cells(p: &[u64]) -> Vec<Option<u64>> {
    p.iter().map(|place| place.checked_sub(1)).collect()
}

fn coloured(p: &[u64]) -> Vec<(u64, u64)> {
    (0..).zip(cells(p)).filter_map(|(cell, colour)| Some((cell, colour?))).collect()
}

fn painted(p: &[u64]) -> impl Fn((u64, u64)) -> Move {
    move |(cell, colour)| {
        let mut after = p.to_vec();
        after[cell as usize] = colour + 1;
        Move::Become(format!("colour cell {cell} with {colour}"), after)
    }
}

use entries::*;
use nim_snippets::strip_colouring::{Neighbours, StripColouring};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let colours = rule.number("colours");
        let neighbours = neighbours(rule);
        make strip = StripColouring::new(colours, neighbours);
        value{p}: strip.grundy(p.len() as u64, &coloured(p));
        play(p):
            strip.wins(p.len() as u64, &coloured(p)),
            strip.winning_moves(p.len() as u64, &coloured(p)).map(painted(p));
        moves(p): as_moves(moves::strip_colouring::moves(&cells(p), colours, |a, b| {
                (a == b) == (neighbours == Neighbours::Agree)
            }), painted(p)), at_most squares(&[p.len() as u64, colours]);
    };
    let game = Game::new("strip_colouring", Shape::Written(Writing::Strip(".0123456789")), answers)
        .has_own_laws()
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

fn painted(p: &[u64]) -> impl Fn((u64, u64)) -> Move + '_ {
    move |(cell, colour)| {
        let mut after = p.to_vec();
        after[cell as usize] = colour + 1;
        let says = told(
            format!("colour cell {cell} with {colour}"),
            format!("マス {cell} を色 {colour} で塗る"),
        );
        Move::Become(says, after)
    }
}

refusals! {
    strip_colouring::StripColouring::new(0, strip_colouring::Neighbours::Differ).wins(0, &[])
        => panics "colours must be positive";
    strip_colouring::StripColouring::new(u64::MAX, strip_colouring::Neighbours::Differ).grundy(0, &[])
        => answers "0";
    strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Agree).gap_grundy(u64::MAX, None, None)
        => answers "1";
    strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ).gap_grundy(0, Some(7), None)
        => panics "colour 7 of 2 colours";
    strip_colouring::StripColouring::new(1, strip_colouring::Neighbours::Differ)
        .gap_grundy(5, Some(0), Some(1))
        => panics "colour 1 of 1 colours";
    strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ)
        .gap_grundy(0, Some(1), Some(1))
        => panics "colours 1 and 1 cannot be neighbours";
    strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Agree)
        .gap_grundy(0, Some(0), Some(1))
        => panics "colours 0 and 1 cannot be neighbours";
    strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ).grundy(0, &[(0, 0)])
        => panics "cell 0 in a strip of 0 cells";
    strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ).grundy(3, &[(0, 2)])
        => panics "colour 2 of 2 colours";
    strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ).grundy(3, &[(1, 0), (1, 1)])
        => panics "two colours on cell 1";
    strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ).wins(3, &[(0, 1), (1, 1)])
        => panics "cell 1 goes against its neighbour";
    strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ).wins(u64::MAX, &[])
        => answers "true";
    strip_colouring::StripColouring::new(2, strip_colouring::Neighbours::Differ).winning_moves(0, &[]).next()
        => answers "None";
    strip_colouring::StripColouring::new(3, strip_colouring::Neighbours::Differ).winning_moves(1 << 63, &[]).next()
        => answers "None";
    strip_colouring::StripColouring::new(u64::MAX, strip_colouring::Neighbours::Differ)
        .winning_moves(u64::MAX, &[]).next()
        => answers "Some((0, 0))";
}

use crate::games::entry::*;
use nim_snippets::chocolate;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let bitter = bitter(rule);
        values{p}: chocolate::heaps([p[0], p[1]], &bitter),
            as "chocolate::grundy([a, b], &bitter.iter().map(|&(x, y)| [x, y]).collect::<Vec<_>>())";
        play(p):
            chocolate::wins([p[0], p[1]], &bitter),
            chocolate::winning_moves([p[0], p[1]], &bitter).map(broken);
    };
    let game = Game::new("chocolate", Shape::Exactly(&["width", "height"]), answers).with(BITTER);
    vec![game]
}

/// The squares that nobody wants to eat.
fn bitter(rule: &Rule) -> Vec<[u64; 2]> {
    rule.pairs("bitter").iter().map(|&(x, y)| [x, y]).collect()
}

fn broken((i, left): (usize, u64)) -> Move {
    let side = ["left of", "right of", "above", "below"][i];
    Move::Say(format!("leave {left} lines {side} the bitter squares"))
}

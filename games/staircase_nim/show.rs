use crate::games::entry::*;
use nim_snippets::staircase_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        values{p}: p.iter().step_by(2).copied().collect(), as "staircase_nim::grundy(p)";
        play(p): staircase_nim::wins(p), staircase_nim::winning_moves(p).map(down(p));
        misere(p):
            staircase_nim::misere_wins(p),
            staircase_nim::misere_winning_moves(p).map(down(p));
        rules(p): labels(rules::staircase_nim::moves(p)).map(down(p));
    };
    let game = Game::new("staircase_nim", Shape::Row("stairs"), answers).picture(Picture::Stairs);
    vec![game]
}

/// All but `left` stones go one stair down, from the first one off the stairs.
fn down(stairs: &[u64]) -> impl Fn((usize, u64)) -> Move {
    move |(i, left)| match i {
        0 => Move::Set(vec![(0, left)]),
        _ => carried(stairs)((i, left, i - 1)),
    }
}

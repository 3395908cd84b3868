use entries::*;
use nim_snippets::staircase_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        values{stairs}: stairs.iter().step_by(2).copied().collect(),
            as "staircase_nim::grundy(stairs)";
        play(stairs):
            staircase_nim::wins(stairs),
            staircase_nim::winning_moves(stairs).map(down(stairs));
        misere(stairs):
            staircase_nim::misere_wins(stairs),
            staircase_nim::misere_winning_moves(stairs).map(down(stairs));
        moves(stairs): as_moves(moves::staircase_nim::moves(stairs), down(stairs));
    };
    let game = Game::new("staircase_nim", Shape::Row("stairs"), answers)
        .sizes(&[(0, 0), (1, 9), (2, 7), (3, 5), (4, 3), (5, 2), (6, 1)])
        .picture(Picture::Stairs);
    vec![game]
}

/// All but `left` stones go one stair down, from the first one off the stairs.
fn down(stairs: &[u64]) -> impl Fn((usize, u64)) -> Move + '_ {
    move |(i, left)| match i {
        0 => Move::Set(vec![(0, left)]),
        _ => carried(stairs)((i, left, i - 1)),
    }
}

refusals! {
    staircase_nim::grundy(&[]) => answers "0";
    staircase_nim::wins(&[]) => answers "false";
    staircase_nim::winning_moves(&[]).next() => answers "None";
    staircase_nim::winning_moves(&[u64::MAX, u64::MAX]).next() => answers "Some((0, 0))";
    staircase_nim::misere_wins(&[]) => answers "true";
    staircase_nim::misere_winning_moves(&[]).next() => answers "None";
    staircase_nim::georgia_and_bob(&[]) => answers "[]";
    staircase_nim::georgia_and_bob(&[0]) => panics "chips need cells of their own";
    staircase_nim::georgia_and_bob(&[3, 3]) => panics "chips need cells of their own";
    staircase_nim::ordered_heaps(&[]) => answers "[]";
    staircase_nim::ordered_heaps(&[2, 1]) => panics "the heaps must not decrease";
}

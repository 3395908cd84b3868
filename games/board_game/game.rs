use entries::*;
use nim_snippets::board_game::{BoardGame, Cell};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let open = rule.board("board");
        let piece = piece(rule.text("piece"));
        let game = BoardGame::new(open, piece.0, piece.1);
        value[a, b]: game.grundy((a, b));
        play(p): game.wins(&cells(p)), game.winning_moves(&cells(p)).map(moved(p));
        moves(p):
            as_moves(moves::board_game::moves(&cells(p), open, piece.0, piece.1), moved(p)),
            at_most squares(&[p.len() as u64, open.len() as u64]);
    };
    let game = Game::new("board_game", Shape::Pairs("tokens"), answers)
        .has_own_laws()
        .with(BOARD)
        .example("2 3 2 1");
    vec![game]
}

type Jumps = &'static [(i64, i64)];

/// The steps and rides of a piece, all of them up or to the left.
fn piece(name: &str) -> (Jumps, Jumps) {
    match name {
        "rook" => (&[], &[(-1, 0), (0, -1)]),
        "queen" => (&[], &[(-1, 0), (0, -1), (-1, -1)]),
        "king" => (&[(-1, 0), (0, -1), (-1, -1)], &[]),
        "knight" => (&[(-2, 1), (-2, -1), (1, -2), (-1, -2)], &[]),
        _ => (&[(-1, 0), (0, -1)], &[]),
    }
}

fn cells(p: &[u64]) -> Vec<Cell> {
    sizes(p).chunks_exact(2).map(|cell| (cell[0], cell[1])).collect()
}

fn moved(p: &[u64]) -> impl Fn((usize, Cell)) -> Move + '_ {
    move |(i, (row, column))| {
        let mut after = p.to_vec();
        after[2 * i] = row as u64;
        after[2 * i + 1] = column as u64;
        let from = (p[2 * i], p[2 * i + 1]);
        let to = (row, column);
        let says = told(
            format!("move the token from {from:?} to {to:?}"),
            format!("{from:?} の駒を {to:?} へ動かす"),
        );
        Move::Become(says.on(format!("{to:?}")), after)
    }
}

refusals! {
    board_game::BoardGame::new(&[], &[], &[]).wins(&[]) => answers "false";
    board_game::BoardGame::new(&[], &[], &[]).grundy((0, 0))
        => panics "a token on the wall (0, 0)";
    board_game::BoardGame::new(&[vec![true]], &[(0, 0)], &[])
        => panics "the moves [(0, 0)] lead back";
    board_game::BoardGame::new(&[vec![true], vec![]], &[], &[])
        => panics "rows of unequal length";
    board_game::BoardGame::new(&[vec![true]], &[], &[]).wins(&[(usize::MAX, 0)])
        => panics "a token on the wall (18446744073709551615, 0)";
    board_game::BoardGame::new(&[vec![true]], &[], &[]).winning_moves(&[(0, usize::MAX)]).next()
        => panics "a token on the wall (0, 18446744073709551615)";
    board_game::BoardGame::new(&[vec![true; 2]], &[(0, 1), (0, -1)], &[])
        => panics "the moves [(0, 1), (0, -1)] lead back";
    board_game::BoardGame::new(&[vec![true; 2]], &[], &[(0, 1), (0, -1)])
        => panics "the moves [(0, 1), (0, -1)] lead back";
    board_game::BoardGame::new(&[vec![false]], &[], &[]).grundy((0, 0))
        => panics "a token on the wall (0, 0)";
    board_game::cell_values(&[], &[], &[]) => answers "[]";
    board_game::cell_values(&[vec![true]], &[], &[(0, 0)])
        => panics "the moves [(0, 0)] lead back";
    board_game::outcomes(&[], &[], &[]) => answers "[]";
    board_game::outcomes(&[vec![], vec![true]], &[], &[]) => panics "rows of unequal length";
    board_game::misere_outcomes(&[], &[], &[]) => answers "[]";
    board_game::misere_outcomes(&[vec![true]], &[(0, 0)], &[])
        => panics "the moves [(0, 0)] lead back";
}

use crate::games::entry::*;
use nim_snippets::board_game::{BoardGame, Cell, Move as Jump};

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let open = rule.board("board");
        let piece = piece(rule.text("piece"));
        let game = BoardGame::new(open, piece.0, piece.1);
        value[a, b]: game.grundy((a, b));
        play(p): game.wins(&cells(p)), game.winning_moves(&cells(p)).map(moved(p));
        rules(p):
            labels(rules::board_game::moves(&cells(p), open, piece.0, piece.1)).map(moved(p)),
            at_most squares(&[p.len() as u64, open.len() as u64]);
    };
    let game =
        Game::new("board_game", Shape::Pairs("tokens"), answers).with(BOARD).example("2 3 2 1");
    vec![game]
}

type Jumps = &'static [Jump];

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

fn moved(p: &[u64]) -> impl Fn((usize, Cell)) -> Move {
    move |(i, (row, column))| {
        let mut after = p.to_vec();
        after[2 * i] = row as u64;
        after[2 * i + 1] = column as u64;
        let from = (p[2 * i], p[2 * i + 1]);
        Move::Become(format!("tokens[{i}]: {from:?} -> ({row}, {column})"), after)
    }
}

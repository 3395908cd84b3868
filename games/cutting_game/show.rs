use crate::games::moves::{Move, offer};
use crate::games::position::{each_pair, sizes, up_to};
use crate::games::{Game, Shape};
use nim_snippets::cutting_game;

pub fn games() -> Vec<Game> {
    vec![cutting_game(), plain_cutting_game()]
}

fn cutting_game() -> Game {
    /// Whoever makes a sheet of one square wins at once.
    const SQUARE: (usize, usize) = (1, 1);
    fn cut(p: &[u64], i: usize, parts: &[(usize, usize)]) -> Move {
        let parts_named: Vec<String> = parts.iter().map(|(w, h)| format!("{w}x{h}")).collect();
        let text = format!("cut sheet {i} into {}", parts_named.join(" and "));
        if parts.contains(&SQUARE) {
            return Move::Say(text);
        }
        let mut after = p.to_vec();
        after.splice(2 * i..2 * i + 2, parts.iter().flat_map(|&(w, h)| [w as u64, h as u64]));
        Move::Become(text, after)
    }
    Game::new("cutting_game", Shape::Pairs("sheets"))
        .first(2)
        .values("cutting_game::grundy_values(a, b)[a][b]", |_, p| {
            let max = up_to(300, "side", p);
            let values = cutting_game::grundy_values(max, max);
            sheets(p).iter().map(|&(w, h)| values[w][h]).collect()
        })
        .square(|_, n| cutting_game::grundy_values(n, n))
        .play(
            |_, p| {
                let sheets = sheets(p);
                assert!(!sheets.contains(&SQUARE), "a sheet of one square ends the game");
                cutting_game::wins(&sheets)
            },
            |_, p, visit| {
                let sheets = sheets(p);
                let moves = cutting_game::winning_moves(&sheets);
                offer(moves.map(|(i, parts)| cut(p, i, &parts)), visit);
            },
        )
}

fn plain_cutting_game() -> Game {
    Game::new("cutting_game", Shape::Pairs("sheets"))
        .variant("plain")
        .first(1)
        .values("cutting_game::plain_grundy(a, b)", |_, p| each_pair(p, cutting_game::plain_grundy))
}

fn sheets(numbers: &[u64]) -> Vec<(usize, usize)> {
    sizes(numbers).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

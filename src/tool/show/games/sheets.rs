//! Bars and sheets that are bitten, broken or cut.

use crate::tool::show::games::moves::{Move, offer};
use crate::tool::show::games::parameters::BITTER;
use crate::tool::show::games::position::{each_pair, sizes, up_to};
use crate::tool::show::games::{Game, Shape};
use crate::tool::show::rule::Rule;
use crate::{chocolate, chomp, cutting_game};

pub fn games() -> Vec<Game> {
    vec![chomp(), chocolate(), cutting_game(), plain_cutting_game()]
}

fn chomp() -> Game {
    fn bitten(p: &[u64], (row, column): (usize, usize)) -> Move {
        let left = |(i, &len): (usize, &u64)| if i < row { len } else { len.min(column as u64) };
        let left = p.iter().enumerate().map(left).filter(|&len| len > 0);
        Move::Become(format!("bite at ({row}, {column})"), left.collect())
    }
    Game::new("chomp", Shape::Row("rows"))
        .play(
            |_, p| chomp::wins(&sizes(p)),
            |_, p, visit| {
                offer(chomp::winning_moves(&sizes(p)).map(|square| bitten(p, square)), visit);
            },
        )
        .plain("a square is left and no bite leaves such a bar; there is no formula", |_, p| {
            p.iter().any(|&len| len > 0) && chomp::winning_moves(&sizes(p)).next().is_none()
        })
}

fn chocolate() -> Game {
    /// The squares that nobody wants to eat.
    fn bitter(rule: &Rule) -> Vec<[u64; 2]> {
        rule.pairs("bitter").iter().map(|&(x, y)| [x, y]).collect()
    }
    Game::new("chocolate", Shape::Exactly(&["width", "height"]))
        .with(BITTER)
        .values(
            "chocolate::grundy([a, b], &{bitter}.iter().map(|&(x, y)| [x, y]).collect::<Vec<_>>())",
            |r, p| chocolate::heaps([p[0], p[1]], &bitter(r)),
        )
        .play(
            |r, p| chocolate::wins([p[0], p[1]], &bitter(r)),
            |r, p, visit| {
                let bitter = bitter(r);
                let moves = chocolate::winning_moves([p[0], p[1]], &bitter).map(|(i, left)| {
                    let side = ["left of", "right of", "above", "below"][i];
                    Move::Say(format!("leave {left} lines {side} the bitter squares"))
                });
                offer(moves, visit);
            },
        )
}

fn sheets(numbers: &[u64]) -> Vec<(usize, usize)> {
    sizes(numbers).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
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

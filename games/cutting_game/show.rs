use crate::games::entry::*;
use nim_snippets::cutting_game;

pub fn games() -> Vec<Game> {
    vec![cutting_game(), plain()]
}

fn cutting_game() -> Game {
    let answers = answers! {
        |rule, n_max|
        let n_max = up_to::<usize>(SIDE, n_max);
        make values = cutting_game::grundy_values(n_max, n_max);
        value[a, b]: values[a][b];
        play(p):
            cutting_game::wins(&sheets(p)),
            cutting_game::winning_moves(&sheets(p)).map(pieces(p));
        rules(p): labels(rules::cutting_game::moves(&sheets(p))).map(pieces(p));
    };
    Game::new("cutting_game", Shape::Pairs("sheets"), answers)
        .first(2)
        .won_at_once("a square can be cut off a sheet of width 1", |p| p.contains(&1))
        .lost_at_once("a square is there already", |p| sheets(p).contains(&SQUARE))
}

fn plain() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): cutting_game::plain_grundy(a, b);
        rules(p): labels(rules::cutting_game::plain_moves(&sheets(p))).map(pieces(p));
    };
    Game::new("cutting_game", Shape::Pairs("sheets"), answers).variant("plain").first(1)
}

/// Whoever makes such a sheet wins at once.
const SQUARE: (usize, usize) = (1, 1);

fn sheets(sides: &[u64]) -> Vec<(usize, usize)> {
    sizes(sides).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

fn pieces(sides: &[u64]) -> impl Fn((usize, Vec<(usize, usize)>)) -> Move {
    move |(i, parts)| {
        let names: Vec<String> = parts.iter().map(|(w, h)| format!("{w}x{h}")).collect();
        let mut after = sides.to_vec();
        after.splice(2 * i..2 * i + 2, parts.iter().flat_map(|&(w, h)| [w as u64, h as u64]));
        Move::Become(format!("cut sheet {i} into {}", names.join(" and ")), after)
    }
}

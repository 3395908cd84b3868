use entries::*;
use nim_snippets::cutting_game;

pub fn games() -> Vec<Game> {
    vec![cutting_game(), plain()]
}

fn cutting_game() -> Game {
    let answers = answers! {
        |rule, n_max|
        let n_max = up_to::<usize>(SIDE, n_max);
        make values = cutting_game::sheet_values(n_max, n_max);
        value[a, b]: values[a][b];
        play(p):
            cutting_game::wins(&sheets(p)),
            cutting_game::winning_moves(&sheets(p)).map(pieces(p));
        moves(p): as_moves(moves::cutting_game::moves(&sheets(p)), pieces(p));
    };
    Game::new("cutting_game", Shape::Pairs("sheets"), answers)
        .has_own_laws() // Its values leave out the cuts after which the other one wins at once.
        .first(2)
        .won_at_once(
            "a square can be cut off a sheet of width 1",
            "幅 1 の紙から正方形を一つ切り離せる",
            |p| p.contains(&1),
        )
        .lost_at_once("a square is there already", "もう正方形がある", |p| {
            sheets(p).contains(&SQUARE)
        })
}

fn plain() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): cutting_game::plain_grundy(a, b);
        moves(p): as_moves(moves::cutting_game::plain_moves(&sheets(p)), pieces(p));
    };
    Game::new("cutting_game", Shape::Pairs("sheets"), answers)
        .rules(
            "Plain cutting game: cut one sheet of paper along a grid line into two; \
            whoever cannot move loses.",
            "紙切りゲーム (基本形): 紙を一枚選んで格子線で二つに切る。動けなければ負け。",
        )
        .only(|p| p.chunks_exact(2).map(|sides| sides[0] * sides[1]).sum::<u64>() <= 12)
        .sizes(&[(2, 12), (4, 6)])
        .variant("plain")
        .first(1)
}

/// Whoever makes such a sheet wins at once.
const SQUARE: (usize, usize) = (1, 1);

fn sheets(sides: &[u64]) -> Vec<(usize, usize)> {
    sizes(sides).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

fn pieces(sides: &[u64]) -> impl Fn((usize, Vec<(usize, usize)>)) -> Move + '_ {
    move |(i, parts)| {
        let names: Vec<String> = parts.iter().map(|(w, h)| format!("{w}x{h}")).collect();
        let (width, height) = (sides[2 * i], sides[2 * i + 1]);
        let mut after = sides.to_vec();
        after.splice(2 * i..2 * i + 2, parts.iter().flat_map(|&(w, h)| [w as u64, h as u64]));
        let says = told(
            format!("cut the sheet {width}x{height} into {}", names.join(" and ")),
            format!("{width}x{height} の紙を {} に切る", names.join(" と ")),
        );
        Move::Become(says, after)
    }
}

refusals! {
    cutting_game::sheet_values(0, 0) => answers "[[18446744073709551615]]";
    cutting_game::sheet_values(usize::MAX, 2)
        => panics "a sheet of 18446744073709551615 x 2 is too large";
    cutting_game::wins(&[]) => answers "false";
    cutting_game::wins(&[(0, 3)]) => panics "sides must be positive";
    cutting_game::wins(&[(usize::MAX, 1)]) => answers "true";
    cutting_game::wins(&[(usize::MAX, 2)])
        => panics "a sheet of 18446744073709551615 x 2 is too large";
    cutting_game::winning_moves(&[]).next() => answers "None";
    cutting_game::winning_moves(&[(3, 0)]) => panics "sides must be positive";
    cutting_game::plain_grundy(0, 1) => panics "sides must be positive";
    cutting_game::plain_grundy(u64::MAX, u64::MAX) => answers "0";
}

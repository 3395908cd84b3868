//! Cutting game.

use crate::entry::*;
use nim_snippets::cutting_game;

/// The sides of a sheet.
pub type Sheet = (usize, usize);

/// The sheet that is cut, and its pieces.
pub type Cutting = (usize, Vec<Sheet>);

/// Cuts one sheet in two along its lines. A sheet of one cell ends the game.
pub fn moves(sheets: &[Sheet]) -> Vec<(Cutting, Vec<Sheet>)> {
    if sheets.contains(&(1, 1)) { Vec::new() } else { plain_moves(sheets) }
}

/// Cuts one sheet in two along its lines, as long as a sheet can be cut.
pub fn plain_moves(sheets: &[Sheet]) -> Vec<(Cutting, Vec<Sheet>)> {
    let mut options = Vec::new();
    for (i, &(w, h)) in sheets.iter().enumerate() {
        let across = (1..w).map(|x| [(x, h), (w - x, h)]);
        let along = (1..h).map(|y| [(w, y), (w, h - y)]);
        for pieces in across.chain(along).filter(|pieces| pieces[0] <= pieces[1]) {
            let mut after = sheets.to_vec();
            after.splice(i..=i, pieces);
            after.sort_unstable();
            options.push(((i, pieces.to_vec()), after));
        }
    }
    options
}

pub const GAMES: &[Game] = &[
    Game {
        integer: Integer::Usize,
        once: Some(Once::values("cutting_game::sheet_values({n_max}, {n_max})")),
        value: Some(Value::of_pair("{values}[{a}][{b}]", |a, b, rule| {
            values(rule)[a as usize][b as usize]
        })),
        play: play!(cutting_game::wins(of_sides(sheets)), winning_moves => pieces(sheets), listed),
        rules: rules!(moves(of_sides(p)) => pieces(p)),
        first: 2,
        wins_at_once: Some(AtOnce {
            why: words(
                "a square can be cut off a sheet of width 1",
                "幅 1 の紙から正方形を一つ切り離せる",
            ),
            holds: |p| p.contains(&1),
        }),
        why: |p, _misere, _rule| {
            let is_over = of_sides(p).contains(&SQUARE);
            is_over.then(|| (true, told!("a square exists already", "もう正方形がある")))
        },
        // The values leave out the cuts after which the opponent wins at once.
        tried: Tried::in_its_own_file(),
        ..Game::new("cutting_game", Shape::Pairs(Parts::Sheets))
    },
    Game {
        variant: "plain",
        sentence: Some(words(
            "Plain cutting game: cut one sheet of paper along a grid line into two; \
             whoever cannot move loses.",
            "紙切りゲーム (基本形): 紙を一枚選んで格子線で二つに切る。動けなければ負け。",
        )),
        value: Some(Value::of_pair("cutting_game::plain_grundy({a}, {b})", |a, b, _| {
            cutting_game::plain_grundy(a, b)
        })),
        rules: rules!(plain_moves(of_sides(p)) => pieces(p)),
        first: 1,
        tried: Tried {
            sizes: &[(2, 12), (4, 6)],
            is_position: |p| p.chunks_exact(2).map(|sides| sides[0] * sides[1]).sum::<u64>() <= 12,
            ..TRIED
        },
        ..Game::new("cutting_game", Shape::Pairs(Parts::Sheets))
    },
];

fn values(rule: &Under) -> &Vec<Vec<u64>> {
    rule.made(|| {
        let side = up_to(SIDE, rule.n_max);
        cutting_game::sheet_values(side, side)
    })
}

/// Whoever makes such a sheet wins at once.
const SQUARE: (usize, usize) = (1, 1);

fn of_sides(sides: &[u64]) -> Vec<(usize, usize)> {
    in_pairs(&sizes(sides))
}

fn pieces(sides: &[u64]) -> impl Fn((usize, Vec<(usize, usize)>)) -> Move + '_ {
    move |(i, parts)| {
        let names: Vec<String> = parts.iter().map(|(w, h)| format!("{w}x{h}")).collect();
        let (width, height) = (sides[2 * i], sides[2 * i + 1]);
        let mut after = sides.to_vec();
        after.splice(2 * i..2 * i + 2, numbers(parts));
        let and = words(" and ", " と ");
        let names = Told::new(move |japanese| names.join(and.get(japanese)));
        let says = told!(
            "cut the sheet {width}x{height} into {names}",
            "{width}x{height} の紙を {names} に切る",
            names
        );
        Move::Become(says, after)
    }
}

#[cfg(test)]
mod tests {
    use super::moves;
    use crate::support::assert_panics;

    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::random::Random;
    use nim_snippets::cutting_game;
    use nim_snippets::cutting_game::Sheet;

    #[test]
    fn laws() {
        let mut rules = Rules::new(|sheets: &Vec<Sheet>| moves(sheets));
        let sheets: Vec<Sheet> = (1..=6).flat_map(|w| (1..=5).map(move |h| (w, h))).collect();
        rules.check_outcome(
            Normal,
            &vec![],
            cutting_game::wins(&[]),
            cutting_game::winning_moves(&[]),
        );
        for &sheet in sheets.iter().filter(|sheet| sheet.0 * sheet.1 <= 24) {
            let alone = vec![sheet];
            let moves = cutting_game::winning_moves(&alone);
            rules.check_outcome(Normal, &alone, cutting_game::wins(&alone), moves);
            for &other in sheets.iter().filter(|other| sheet.0 * sheet.1 + other.0 * other.1 <= 24)
            {
                let both = vec![sheet, other];
                let moves = cutting_game::winning_moves(&both);
                rules.check_outcome(Normal, &both, cutting_game::wins(&both), moves);
            }
        }
    }

    #[test]
    fn values() {
        let mex = |reached: &[u64]| (0..).find(|value| !reached.contains(value)).unwrap();
        let values = cutting_game::sheet_values(40, 23);
        for (w, h) in (2..=40).flat_map(|w| (2..=23).map(move |h| (w, h))) {
            let across = (2..=w - 2).map(|x| values[x][h] ^ values[w - x][h]);
            let along = (2..=h - 2).map(|y| values[w][y] ^ values[w][h - y]);
            assert_eq!(values[w][h], mex(&across.chain(along).collect::<Vec<u64>>()), "{w} x {h}");
        }
        assert!((0..=40).all(|w| values[w][..2] == [u64::MAX; 2]));
    }

    #[test]
    fn values_of_several_sheets_add_by_xor() {
        let values = cutting_game::sheet_values(60, 60);
        let mut random = Random(1);
        for n in 0..300 {
            let mut side = || 2 + random.below(59) as usize;
            let sheets: Vec<Sheet> = (0..n % 5).map(|_| (side(), side())).collect();
            let xor = sheets.iter().fold(0, |xor, &(w, h)| xor ^ values[w][h]);
            assert_eq!(cutting_game::wins(&sheets), xor != 0, "{sheets:?}");
            for (i, parts) in cutting_game::winning_moves(&sheets) {
                let after = [&sheets[..i], &parts, &sheets[i + 1..]].concat();
                assert!(!cutting_game::wins(&after), "{sheets:?}: {i} {parts:?}");
            }
        }
    }

    #[test]
    fn panics() {
        assert_panics("a sheet of 18446744073709551615 x 2 is too large", || {
            _ = cutting_game::sheet_values(usize::MAX, 2);
        });
        assert_panics("sides must be positive", || _ = cutting_game::wins(&[(0, 3)]));
    }
}

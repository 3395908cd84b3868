use crate::brute_force::Convention::Normal;
use crate::brute_force::Rules;
use crate::large::Large;
use moves::cutting_game::moves;
use nim_snippets::cutting_game;
use nim_snippets::cutting_game::Sheet;
use proptest::collection::vec;
use proptest::prelude::*;

#[test]
fn laws() {
    let mut rules = Rules::new(|sheets: &Vec<Sheet>| moves(sheets));
    let sheets: Vec<Sheet> = (1..=6).flat_map(|w| (1..=5).map(move |h| (w, h))).collect();
    rules.check_outcome(Normal, &vec![], cutting_game::wins(&[]), cutting_game::winning_moves(&[]));
    for &sheet in sheets.iter().filter(|sheet| sheet.0 * sheet.1 <= 24) {
        let alone = vec![sheet];
        let moves = cutting_game::winning_moves(&alone);
        rules.check_outcome(Normal, &alone, cutting_game::wins(&alone), moves);
        for &other in sheets.iter().filter(|other| sheet.0 * sheet.1 + other.0 * other.1 <= 24) {
            let both = vec![sheet, other];
            let moves = cutting_game::winning_moves(&both);
            rules.check_outcome(Normal, &both, cutting_game::wins(&both), moves);
        }
    }
}

#[test]
fn extremes() {
    let first = |sheets: &[Sheet]| cutting_game::winning_moves(sheets).next();
    assert!(!cutting_game::wins(&[]) && first(&[]).is_none());
    assert!(!cutting_game::wins(&[(1, 1), (5, 1)]) && first(&[(1, 1), (5, 1)]).is_none());
    assert!(cutting_game::wins(&[(1, usize::MAX), (7, usize::MAX)]));
    let moves = cutting_game::winning_moves(&[(1, usize::MAX), (7, usize::MAX)]);
    assert!(moves.eq([(0, vec![(1, 1), (1, usize::MAX - 1)])]));
    assert_eq!(cutting_game::sheet_values(0, 0), [[u64::MAX]]);
    assert_eq!(cutting_game::sheet_values(1, 2), [[u64::MAX; 3]; 2]);
    assert_eq!(cutting_game::plain_grundy(u64::MAX, u64::MAX), 0);
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
fn large() {
    let values = cutting_game::sheet_values(60, 60);
    let games = Large::new(
        (vec((2..61_usize, 2..61_usize), 0..5), Just(())),
        |sheets: &Vec<Sheet>, (), (i, parts): &(usize, Vec<Sheet>)| {
            let (i, a, b) = (*i, parts[0], parts[1]);
            let (width, height) = sheets[i];
            let across = a.1 == height && b.1 == height && a.0 + b.0 == width;
            let along = a.0 == width && b.0 == width && a.1 + b.1 == height;
            assert!(parts.len() == 2 && a <= b && (across || along));
            [&sheets[..i], parts, &sheets[i + 1..]].concat()
        },
    );
    games.check(
        Normal,
        |sheets, ()| cutting_game::wins(sheets),
        |sheets, ()| cutting_game::winning_moves(sheets).collect(),
    );
    games.for_all(&|sheets, ()| {
        let xor = sheets.iter().fold(0, |xor, &(w, h)| xor ^ values[w][h]);
        prop_assert_eq!(cutting_game::wins(sheets), xor != 0);
        Ok(())
    });
}

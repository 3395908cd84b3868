use std::cmp::Reverse;

use crate::brute_force::Convention::Normal;
use crate::brute_force::{assert_panics, heaps};
use crate::large::{Large, stones};
use crate::splitting::octal_values;
use moves::octal_game::digits;
use moves::splitting::{Split, split};
use nim_snippets::octal_game::{self, OctalGame};
use proptest::collection::vec;

const CODES: [&str; 12] =
    ["0.77", "0.07", "0.137", "0.007", "0.6", "4.7", "0.3", "0.8", "0.F8", "8.3", "0.156", "0."];

#[test]
fn periods() {
    // (last exception, period) in the literature.
    let known = [
        ("0.77", Some((70, 12))),
        ("0.07", Some((52, 34))),
        ("0.137", Some((51, 34))),
        ("0.7777", Some((141, 24))),
        ("0.1377", Some((140, 24))),
        ("0.177", Some((496, 20))),
        ("0.117", Some((46, 48))),
        ("0.115", Some((0, 14))),
        ("0.11377", Some((186, 32))),
        ("0.007", None),
        ("0.6", None),
    ];
    for (code, expected) in known {
        let values = octal_values(1500, code);
        let game = OctalGame::new(1500, code);
        let period = game.period.map(|found| (found.start - 1, found.length));
        assert_eq!(period, expected, "{code}");
        assert_eq!(octal_game::grundy_values(1500, code), values, "{code}");
        assert_eq!(octal_game::grundy_values(67, code), values[..68], "{code}");
        let larger = OctalGame::new(3000, code);
        assert_eq!(larger.period, game.period, "{code}");
    }
}

#[test]
fn large() {
    let codes = ["0.77", "0.07", "4.7", "0.117"];
    let games = codes.map(|code| OctalGame::new(2000, code));
    let digits = codes.map(digits);
    let large = Large::new(
        (vec(stones(), 0..5), 0..codes.len()),
        move |heaps: &Vec<u64>, code, winning: &Split| {
            let (i, parts) = winning;
            let taken = heaps[*i] - parts.iter().sum::<u64>();
            assert!(!parts.contains(&0) && digits[code][taken as usize] >> parts.len() & 1 == 1);
            split(heaps, winning)
        },
    )
    .in_order_of(|(i, parts)| (*i, Reverse(parts.iter().sum::<u64>()), parts.len(), parts.clone()));
    let moves = |heaps: &Vec<u64>, code: usize| games[code].winning_moves(heaps).take(5).collect();
    large.check(Normal, |heaps, code| games[code].wins(heaps), moves);
}

#[test]
fn extremes() {
    assert!(!OctalGame::new(0, "0.7").wins(&[0, 0]));
    for code in ["", "0", ".77", "7", "10.7", "0,77", "é.7"] {
        let message = format!("`{code}` is no octal code: one digit before the point");
        assert_panics(&message, || OctalGame::new(0, code));
    }
    for (code, place) in [
        ("1.7", "`1` at place 1"),
        ("2.7", "`2` at place 1"),
        ("0.7.7", "`.` at place 4"),
        ("0.77g7", "`g` at place 5"),
        ("0.é", "`é` at place 3"),
    ] {
        let message = format!("`{code}` is no octal code: {place}");
        assert_panics(&message, || OctalGame::new(0, code));
        assert_panics(&message, || octal_game::wins(&[], code));
    }
    let game = OctalGame::new(100, "0.11337");
    assert_panics("a heap of 101 is above the 100 of the table", || game.wins(&[101]));
    assert!(OctalGame::new(3000, "0.007").period.is_none());
}

#[test]
fn by_name() {
    for code in ["0.77", "0.07", "0.137"] {
        let (values, game) = (octal_values(1000, code), OctalGame::new(u64::MAX, code));
        assert!(values.iter().zip(0..).all(|(&value, heap)| game.grundy(heap) == value), "{code}");
    }
    let cells = nim_snippets::treblecross::grundy_values(1000);
    let game = OctalGame::new(1000, "0.11337");
    assert!((0..).zip(cells).all(|(n, value)| game.grundy(n) == value));
}

/// The functions answer as the game does, and as lazily.
#[test]
fn without_a_game() {
    for code in CODES {
        for heaps in heaps(2, 12).into_iter().chain([vec![40, 33, 8]]) {
            let game = OctalGame::new(40, code);
            assert_eq!(octal_game::wins(&heaps, code), game.wins(&heaps), "{code} {heaps:?}");
            let moves = octal_game::winning_moves(&heaps, code);
            assert!(moves.eq(game.winning_moves(&heaps)), "{code} {heaps:?}");
        }
    }
    assert!(octal_game::wins(&[u64::MAX, 1], "0.77"));
    let heaps = [u64::MAX - 3];
    let game = OctalGame::new(u64::MAX, "0.77");
    let moves: Vec<Split> = octal_game::winning_moves(&heaps, "0.77").take(1000).collect();
    assert_eq!(moves.len(), 1000);
    assert!(game.winning_moves(&heaps).take(1000).eq(moves));
}

use crate::brute_force::Convention::Normal;
use crate::brute_force::{Rules, assert_panics};
use nim_snippets::multiples_game::MultiplesGame;
use nim_snippets::sprague_grundy::SpragueGrundy;

#[test]
fn laws() {
    for n in 0..=11 {
        let game = MultiplesGame::new(n);
        let mut rules = Rules::new(|white: &Vec<u64>| moves::multiples_game::moves(white, n));
        for set in 0..1 << n {
            let white: Vec<u64> = (1..=n).filter(|x| set >> (x - 1) & 1 == 1).collect();
            let twice: Vec<u64> = white.iter().rev().chain(&white).copied().collect();
            rules.check_outcome(Normal, &white, game.wins(&twice), game.winning_moves(&twice));
            if let [x] = white[..] {
                rules.check_grundy(&white, game.grundy(x));
            }
        }
    }
}

/// Against the engine for sets of one's own, which knows nothing of quotients.
#[test]
fn large() {
    for n in (12..400).step_by(7) {
        let game = MultiplesGame::new(n);
        let sets = |&x: &u64| (1..=n / x).map(|k| (2..=k).map(|i| i * x).collect()).collect();
        let mut engine = SpragueGrundy::new(|x: &u64| -> Vec<Vec<u64>> { sets(x) });
        for x in 1..=n {
            assert_eq!(game.grundy(x), engine.grundy(&x), "{n} {x}");
        }
        let white: Vec<u64> = (1..=n).filter(|x| x * x % 7 == 1).collect();
        assert_eq!(game.wins(&white), engine.wins(&white));
        let moves = engine.winning_moves(&white);
        let moves = moves.map(|(i, set)| (white[i], set.len() as u64 + 1));
        assert!(game.winning_moves(&white).eq(moves), "{n}");
    }
}

#[test]
fn extremes() {
    let game = MultiplesGame::new(10_000_000);
    assert!(!game.wins(&[]) && !game.wins(&[9_999_999, 10_000_000]));
    let white = [1, 2, 3, 7, 5_000_000, 10_000_000];
    for (x, k) in game.winning_moves(&white).take(1000) {
        let turned = (1..=k).fold(game.grundy(x), |xor, i| xor ^ game.grundy(i * x));
        let all = white.iter().fold(0, |xor, &x| xor ^ game.grundy(x));
        assert_eq!(all ^ turned ^ game.grundy(x), 0, "{x} {k}");
    }
    assert_panics("0 is not in 1..=10000000", || game.wins(&[0]));
    assert_panics("10000001 is not in 1..=10000000", || game.grundy(10_000_001));
    assert_panics("1 is not in 1..=0", || MultiplesGame::new(0).winning_moves(&[1]).count());
}

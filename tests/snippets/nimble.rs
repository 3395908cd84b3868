use crate::brute_force::{Rules, cuts, small_heaps};
use crate::random::Random;
use crate::strip::moved;
use nim_snippets::nimble;

#[test]
fn laws() {
    let mut rules = Rules::new(|coins: &Vec<u64>| cuts(coins, |_, _| true));
    for coins in small_heaps() {
        rules.check(&coins, nimble::wins(&coins), nimble::winning_moves(&coins));
        rules.check_grundy(&coins, nimble::grundy(&coins));
        let moves = nimble::misere_winning_moves(&coins);
        rules.check_misere(&coins, nimble::misere_wins(&coins), moves);
    }
}

#[test]
fn extremes() {
    const MAX: u64 = u64::MAX;
    assert!(!nimble::wins(&[]) && nimble::misere_wins(&[]));
    assert_eq!(nimble::misere_winning_moves(&[0, 0]).next(), None);
    assert!(!nimble::wins(&[MAX, MAX]) && !nimble::misere_wins(&[MAX, MAX]));
    assert!(nimble::winning_moves(&[MAX, 1]).eq([(0, 1)]));
    assert!(nimble::misere_winning_moves(&[MAX, 1]).eq([(0, 0)]));
}

#[test]
fn large() {
    let mut random = Random(1);
    for n in 0..200 {
        let coins: Vec<u64> = (0..n % 20).map(|_| random.stones()).collect();
        let mut moves = nimble::winning_moves(&coins);
        assert_eq!(nimble::wins(&coins), moves.next().is_some());
        assert!(nimble::winning_moves(&coins).all(|m| !nimble::wins(&moved(&coins, m))));
        let mut misere_moves = nimble::misere_winning_moves(&coins);
        assert!(misere_moves.all(|m| !nimble::misere_wins(&moved(&coins, m))));
    }
}

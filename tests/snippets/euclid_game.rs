use crate::brute_force::Rules;
use crate::number::{Pair, check_large};
use crate::random::Random;
use nim_snippets::euclid_game;

/// Subtract a positive multiple of the smaller number from the larger, down to `least` or more.
fn euclid_options(&(a, b): &Pair, least: u64) -> Vec<(Pair, Pair)> {
    let left = |large: u64, small: u64| {
        let multiples = (1..).map(move |k| k * small);
        multiples.take_while(move |m| small > 0 && m + least <= large).map(move |m| large - m)
    };
    let first = left(a, b).filter(|_| a >= b).map(|left| (left, b));
    let second = left(b, a).filter(|_| b >= a).map(|left| (a, left));
    let mut options: Vec<Pair> = first.chain(second).collect();
    options.sort_unstable();
    options.into_iter().map(|option| (option, option)).collect()
}

#[test]
fn laws() {
    let mut rules = Rules::new(|pair: &Pair| euclid_options(pair, 0));
    let mut equal_rules = Rules::new(|pair: &Pair| euclid_options(pair, 1));
    for (a, b) in (0..=70).flat_map(|a| (0..=70).map(move |b| (a, b))) {
        let pair = (a, b);
        rules.check(&pair, euclid_game::wins(a, b), euclid_game::winning_moves(a, b));
        rules.check_grundy(&pair, euclid_game::grundy(a, b));
        let moves = euclid_game::misere_winning_moves(a, b);
        rules.check_misere(&pair, euclid_game::misere_wins(a, b), moves);

        let moves = euclid_game::equal_winning_moves(a, b);
        equal_rules.check(&pair, euclid_game::equal_wins(a, b), moves);
        equal_rules.check_grundy(&pair, euclid_game::equal_grundy(a, b));
        let moves = euclid_game::equal_misere_winning_moves(a, b);
        equal_rules.check_misere(&pair, euclid_game::equal_misere_wins(a, b), moves);
    }
}

#[test]
fn large() {
    use euclid_game::*;
    let mut random = Random(1);
    let (mut pairs, mut pair) = (vec![(u64::MAX, u64::MAX), (u64::MAX, 1)], (1_u64, 1_u64));
    while let Some(next) = pair.0.checked_add(pair.1) {
        pairs.push(pair);
        pair = (pair.1, next);
    }
    pairs.extend((0..2000).map(|_| (random.stones(), random.stones())));
    for (a, b) in pairs
        .iter()
        .flat_map(|&(a, b)| [(a, b), (b, a), (a, b.saturating_add(1)), (a, b - b.min(1))])
    {
        let over = (a, b).min((b, a)).0 == 0;
        check_large(wins(a, b), winning_moves(a, b), |&(a, b)| !wins(a, b), (a, b));
        check_large(
            misere_wins(a, b) && !over,
            misere_winning_moves(a, b),
            |&(a, b)| !misere_wins(a, b),
            (a, b),
        );
        check_large(
            equal_wins(a, b),
            equal_winning_moves(a, b),
            |&(a, b)| !equal_wins(a, b),
            (a, b),
        );
        let over = over || a == b;
        let moves = equal_misere_winning_moves(a, b);
        check_large(
            equal_misere_wins(a, b) && !over,
            moves,
            |&(a, b)| !equal_misere_wins(a, b),
            (a, b),
        );
        assert_eq!((grundy(a, b) > 0, equal_grundy(a, b) > 0), (wins(a, b), equal_wins(a, b)));
    }
}

use crate::brute_force::Convention::Normal;
use crate::brute_force::Rules;
use crate::large::Large;
use moves::divisor_games::*;
use moves::heaps::cut;
use nim_snippets::divisor_games;
use nim_snippets::divisor_games::Rule;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// May a move change `n` into `left < n`?
fn divisor_rule_allows(rule: Rule, n: u64, left: u64) -> bool {
    match rule {
        Rule::SubtractDivisor => subtract_divisor(n, left),
        Rule::SubtractProperDivisor => subtract_proper_divisor(n, left),
        Rule::ProperDivisor => proper_divisor(n, left),
        Rule::Divide => divide(n, left),
    }
}

#[test]
fn inner_divisor() {
    let mut rules = Rules::new(|&n: &u64| inner_divisor_moves(n));
    for n in 0..=300 {
        let moves = divisor_games::inner_divisor_winning_moves(n);
        rules.check_outcome(Normal, &n, divisor_games::inner_divisor_wins(n), moves);
    }
}

#[test]
fn squares() {
    let mut rules = Rules::new(|numbers: &Vec<u64>| subtract_square_moves(numbers));
    for (n, value) in (0..).zip(divisor_games::subtract_square_grundy_values(2000)) {
        rules.check_grundy(&vec![n], value);
    }
    assert_eq!(divisor_games::subtract_square_grundy_values(0), [0]);
}

/// Values are found 32 at a time: from 8654 stones on there are more.
#[test]
fn squares_with_large_values() {
    let values = divisor_games::subtract_square_grundy_values(20_000);
    let mut last = [usize::MAX; 100]; // heap that reached a value
    for (n, &value) in values.iter().enumerate() {
        for square in (1..).map(|root| root * root).take_while(|&square| square <= n) {
            last[values[n - square] as usize] = n;
        }
        assert_eq!(last.iter().position(|&heap| heap != n), Some(value as usize), "{n}");
    }
    assert_eq!(values.iter().position(|&value| value >= 32), Some(8654));
}

#[test]
fn extremes() {
    use divisor_games::*;
    assert_eq!(grundy(1 << 63, Rule::ProperDivisor), 63);
    let (prime, root) = (u64::MAX - 58, 4_294_967_291);
    assert_eq!([prime, root * root].map(|n| grundy(n, Rule::ProperDivisor)), [1, 2]);
    assert!(winning_moves(&[root * root, prime], Rule::ProperDivisor).eq([(0, root)]));
    assert!(winning_moves(&[0, prime], Rule::SubtractDivisor).eq([(1, 0)]));
    assert_eq!(inner_divisor_winning_moves(prime).count(), 0);
    assert_eq!([1 << 63, u64::MAX].map(|n| grundy(n, Rule::Divide)), [64, 64]);
    assert_eq!([1 << 63, u64::MAX].map(|n| grundy(n, Rule::SubtractDivisor)), [64, 1]);
    let moves = winning_moves(&[1 << 20, (1 << 20) - 1], Rule::Divide);
    assert!(moves.eq([(0, 1 << 19)]));
    assert!(
        inner_divisor_wins(1 << 62)
            && !inner_divisor_wins(1 << 63)
            && !inner_divisor_wins(u64::MAX)
    );
}

/// Numbers with few divisors and with many.
#[test]
fn large() {
    use Rule::*;
    let number = prop_oneof![0..1_000_000_u64, select(vec![720_720, 6_983_776_800, 1 << 40])];
    let rule = select(vec![SubtractDivisor, SubtractProperDivisor, ProperDivisor, Divide]);
    let games = Large::new((vec(number, 0..4), rule), |numbers, rule, &(i, left)| {
        let n: u64 = numbers[i];
        assert!(match rule {
            Divide => left == 0 || n / (n / left) == left || n / (n / left + 1) == left,
            _ => divisor_rule_allows(rule, n, left),
        });
        cut(numbers, (i, left))
    });
    games.check(
        Normal,
        |numbers, rule| divisor_games::wins(numbers, rule),
        |numbers, rule| divisor_games::winning_moves(numbers, rule).take(20).collect(),
    );
}

/// The words that are shown: lost is 0, an odd number, or an odd power of 2.
#[test]
fn inner_divisor_in_words() {
    for n in 0..3000_u64 {
        let is_odd_power = n.is_power_of_two() && n.trailing_zeros() % 2 == 1;
        let lost = n == 0 || n % 2 == 1 || is_odd_power;
        assert_eq!(divisor_games::inner_divisor_wins(n), !lost, "{n}");
    }
}

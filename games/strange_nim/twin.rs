use super::{grundy, last_quotient, option_worth, rest_at};
use crate::random::Random;

#[test]
fn last_quotient_divides_each_time() {
    let mut random = Random(1);
    for n in 0..20_000 {
        let quotient = 1 + random.below(1 << (n % 14));
        let divisor = quotient + random.below(1 << (n % 40));
        let rest = random.below(quotient + 1);
        let (mut plain, mut plain_rest) = (quotient, rest);
        while plain_rest > 0 {
            plain_rest = (plain_rest + divisor) % plain;
            plain -= 1;
        }
        assert_eq!(last_quotient(quotient, rest, divisor), plain, "{quotient} {rest} {divisor}");
    }
}

#[test]
fn rest_at_divides_each_time() {
    let mut random = Random(2);
    for n in 0..5_000 {
        let from = random.below(1 << (n % 12));
        let to = from + 1 + random.below(1 << (n % 10));
        let divisor = to + random.below(1 << (n % 40));
        let rest = random.below(divisor);
        let plain = (from + 1..=to).fold(rest, |rest, q| (rest + q - divisor % q) % q);
        assert_eq!(rest_at(to, from, rest, divisor), plain, "{from} {to} {rest} {divisor}");
    }
}

#[test]
fn option_is_that_of_a_search() {
    for (stones, k) in (0..200).flat_map(|stones| (1..20).map(move |k| (stones, k))) {
        for value in 0..stones / k + 2 {
            let mut options = stones - stones / k..stones;
            let plain = options.find(|&left| grundy(left, k) == value);
            assert_eq!(option_worth(value, stones, k), plain, "{stones} {k} {value}");
        }
    }
}

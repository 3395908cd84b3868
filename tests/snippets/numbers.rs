//! Numbers.

use crate::brute_force::{Rules, assert_panics, cut, cuts, heaps};
use crate::random::Random;
use nim_snippets::{
    delete_nim, divisor_games, divisor_games::Rule, euclid_game, fibonacci_nim, power_game, wythoff,
};

type Pair = (u64, u64);

/// Checks the laws on a large position: a winning move leads to a lost position, and there is one
/// iff the position is won.
fn check_large<P, M>(wins: bool, moves: impl Iterator<Item = M>, lost: impl Fn(&M) -> bool, p: P)
where
    P: std::fmt::Debug,
    M: std::fmt::Debug,
{
    let mut count = 0;
    for winning in moves {
        assert!(lost(&winning), "{winning:?} does not win from {p:?}");
        count += 1;
    }
    assert_eq!(wins, count > 0, "{p:?}");
}

/// 1, 2, 3, 5, … as far as they fit.
fn fibonacci_numbers() -> Vec<u64> {
    let next = |&(a, b): &Pair| Some((b, a.checked_add(b)?));
    let pairs = std::iter::successors(Some((1, 2)), next);
    std::iter::once(1).chain(pairs.map(|(_, b)| b)).collect()
}

fn wythoff_options(&(a, b): &Pair) -> Vec<(Pair, Pair)> {
    let from_both = (1..=a.min(b)).map(|taken| (a - taken, b - taken));
    let from_first = (0..a).map(|left| (left, b));
    let from_second = (0..b).map(|left| (a, left));
    let mut options: Vec<Pair> = from_both.chain(from_first).chain(from_second).collect();
    options.sort_unstable();
    options.into_iter().map(|option| (option, option)).collect()
}

#[test]
fn wythoff_laws() {
    let mut rules = Rules::new(wythoff_options);
    for (a, b) in (0..=60).flat_map(|a| (0..=60).map(move |b| (a, b))) {
        let moves = wythoff::winning_moves(a, b);
        rules.check(&(a, b), wythoff::wins(a, b), moves);
        let moves = wythoff::misere_winning_moves(a, b);
        rules.check_misere(&(a, b), wythoff::misere_wins(a, b), moves);
    }
}

#[test]
fn wythoff_grundy() {
    let mut rules = Rules::new(wythoff_options);
    for (a, b) in [(0, 0), (0, 9), (9, 0), (40, 35)] {
        let values = wythoff::grundy_values(a, b);
        assert_eq!((values.len(), values[0].len()), (a + 1, b + 1));
        for (i, row) in values.iter().enumerate() {
            for (j, &value) in row.iter().enumerate() {
                rules.check_grundy(&(i as u64, j as u64), value);
            }
        }
    }
}

/// Lost by the exact condition on `m = ⌊dφ⌋`, where `x <= dφ` iff `x² - xd - d² <= 0`.
fn wythoff_is_lost(a: u64, b: u64) -> bool {
    let (m, d) = (u128::from(a.min(b)), u128::from(a.abs_diff(b)));
    let at_most_dphi = |x: u128| x <= d || (x < 2 * d && x * (x - d) <= d * d);
    at_most_dphi(m) && !at_most_dphi(m + 1)
}

#[test]
fn wythoff_large() {
    let mut random = Random(1);
    let mut fibonacci = vec![1, 2];
    while let Some(next) =
        u64::checked_add(fibonacci[fibonacci.len() - 1], fibonacci[fibonacci.len() - 2])
    {
        fibonacci.push(next);
    }
    let fibonacci = fibonacci_numbers();
    let near_fibonacci = fibonacci.iter().flat_map(|&f| f - 1..=f.saturating_add(2));
    let mut numbers: Vec<u64> = near_fibonacci.collect();
    numbers.extend((0..2000).map(|_| random.stones()));
    numbers.push(u64::MAX);
    for i in 0..numbers.len() {
        let (a, other) = (numbers[i], numbers[random.below(numbers.len() as u64) as usize]);
        let (larger, smaller) = (a.max(other), a.min(other));
        for b in [other, larger - smaller, a, a.saturating_add(smaller)] {
            assert_eq!(wythoff::wins(a, b), !wythoff_is_lost(a, b), "{:?}", (a, b));
            let lost = |&(a, b): &Pair| wythoff_is_lost(a, b);
            check_large(wythoff::wins(a, b), wythoff::winning_moves(a, b), lost, (a, b));
            let lost = |&(a, b): &Pair| !wythoff::misere_wins(a, b);
            let moves = wythoff::misere_winning_moves(a, b);
            check_large(wythoff::misere_wins(a, b) && (a, b) != (0, 0), moves, lost, (a, b));
        }
    }
}

type TakeAway = (u64, u64);

/// Take up to the limit from a heap; the next limit is `m` times that. Labelled by what is taken.
fn take_away_options(&(heap, limit): &TakeAway, m: u64) -> Vec<(u64, TakeAway)> {
    let option = |taken| (taken, (heap - taken, m * taken));
    (1..=heap.min(limit)).map(option).collect()
}

#[test]
fn fibonacci_nim_laws() {
    let mut rules = Rules::new(|position: &TakeAway| take_away_options(position, 2));
    for (heap, limit) in (0..=100).flat_map(|heap| (0..=heap + 1).map(move |q| (heap, q))) {
        let moves = fibonacci_nim::winning_moves(heap, limit);
        rules.check(&(heap, limit), fibonacci_nim::wins(heap, limit), moves);
        let moves = fibonacci_nim::misere_winning_moves(heap, limit);
        let wins = fibonacci_nim::misere_wins(heap, limit);
        rules.check_misere(&(heap, limit), wins, moves);
    }
}

#[test]
fn fibonacci_nim_schwenk() {
    for m in 1..=7 {
        let mut rules = Rules::new(|position: &TakeAway| take_away_options(position, m));
        for (heap, limit) in (0..=50).flat_map(|heap| (0..=heap + 1).map(move |q| (heap, q))) {
            let moves = fibonacci_nim::schwenk_winning_moves(heap, limit, m);
            let wins = fibonacci_nim::schwenk_wins(heap, limit, m);
            rules.check(&(heap, limit), wins, moves);
        }
    }
    let mut random = Random(1);
    for _ in 0..2000 {
        let (heap, limit) = (random.stones(), random.stones());
        let moves = fibonacci_nim::schwenk_winning_moves(heap, limit, 2);
        assert!(moves.eq(fibonacci_nim::winning_moves(heap, limit)));
    }
    let mut powers = fibonacci_nim::schwenk_winning_moves(u64::MAX, u64::MAX, 1);
    assert_eq!(powers.next(), Some(1)); // the lowest set bit
    let all_or_nothing = |limit| fibonacci_nim::schwenk_winning_moves(u64::MAX, limit, u64::MAX);
    assert!(all_or_nothing(u64::MAX).eq([u64::MAX]));
    assert_eq!(all_or_nothing(u64::MAX - 1).next(), None);
    assert_panics("m must be positive", || fibonacci_nim::schwenk_wins(0, 0, 0));
    assert_panics("m must be positive", || fibonacci_nim::schwenk_winning_moves(0, 0, 0));
}

/// All sums of the smallest Zeckendorf parts, by greedy subtraction.
fn zeckendorf_tails(number: u64) -> Vec<u64> {
    let fibonacci = fibonacci_numbers();
    let (mut rest, mut parts) = (number, Vec::new());
    for &part in fibonacci.iter().rev() {
        if part <= rest {
            rest -= part;
            parts.push(part);
        }
    }
    let sum = |sum: &mut u64, part: u64| {
        *sum += part;
        Some(*sum)
    };
    parts.into_iter().rev().scan(0, sum).collect()
}

#[test]
fn fibonacci_nim_large() {
    let mut random = Random(1);
    let mut numbers: Vec<u64> = (1..2000).chain(u64::MAX - 2000..=u64::MAX).collect();
    numbers.extend((0..20_000).map(|_| random.stones()));
    // Sums of a few Fibonacci numbers, whose distances from an integer are the extreme ones.
    let fibonacci = fibonacci_numbers();
    let sums = (0..3).fold(vec![0_u64], |sums, _| {
        let more =
            sums.iter().flat_map(|&sum| fibonacci.iter().filter_map(move |f| sum.checked_add(*f)));
        let mut more: Vec<u64> = more.chain(sums.iter().copied()).collect();
        more.sort_unstable();
        more.dedup();
        more
    });
    numbers.extend(sums);
    for parity in 0..2 {
        let every_second = fibonacci.iter().skip(parity).step_by(2);
        let alternating = every_second.scan(0_u64, |sum, &f| {
            *sum = sum.checked_add(f)?;
            Some(*sum)
        });
        numbers.extend(alternating);
    }
    for number in numbers.into_iter().filter(|&number| number > 0) {
        let tails = zeckendorf_tails(number);
        assert!(fibonacci_nim::wins(number, tails[0]));
        assert!(!fibonacci_nim::wins(number, tails[0] - 1), "{number}");
        let wins = |(i, &tail): (usize, &u64)| {
            let next = tails.get(i + 1).map_or(u64::MAX, |sum| sum - tail);
            (i + 1 == tails.len() || next / 2 > tail || (next / 2 == tail && next % 2 == 1))
                .then_some(tail)
        };
        let expected = tails.iter().enumerate().filter_map(wins);
        assert!(fibonacci_nim::winning_moves(number, u64::MAX).eq(expected), "{number}");
    }
}

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
fn euclid_game_laws() {
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
fn euclid_game_large() {
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

/// Choose an allowed number, which forbids its powers. The set of allowed numbers is in bits.
fn power_options(allowed: u32) -> Vec<(u64, u32)> {
    let powers = |x: u64| match x {
        1 => 1 << 1,
        _ => std::iter::successors(Some(x), |power| Some(power * x))
            .take_while(|&power| power < 32)
            .fold(0, |set, power| set | 1 << power),
    };
    let choices = (1..32).filter(|x| allowed >> x & 1 == 1);
    choices.map(|x| (x, allowed & !powers(x))).collect()
}

#[test]
fn power_game_laws() {
    let mut rules = Rules::new(|&allowed: &u32| power_options(allowed));
    for n in 0..=17 {
        let all: u32 = (1..=n).fold(0, |set, x| set | 1 << x);
        rules.check_grundy(&all, power_game::grundy(n));
        assert_eq!(power_game::wins(n), rules.wins(&all));
        assert_eq!(power_game::winning_move(n).is_some(), rules.wins(&all));
        if let Some(winning) = power_game::winning_move(n) {
            let options = power_options(all);
            let (_, after) =
                options.iter().find(|option| option.0 == winning).expect("a legal move");
            assert!(!rules.wins(after), "{winning} of {n}");
        }
    }
}

/// Many more numbers, as the sum of explicit chains: choose an exponent, which forbids its multiples.
#[test]
fn power_game_large() {
    let mut rules = Rules::new(|&allowed: &u32| {
        let choices = (1..32_u32).filter(|x| allowed >> x & 1 == 1);
        let after = |x: u32| (x..32).step_by(x as usize).fold(allowed, |set, y| set & !(1 << y));
        choices.map(|x| (x, after(x))).collect()
    });
    let full = |e: u32| (1..=e).fold(0_u32, |set, x| set | 1 << x);
    let mut random = Random(1);
    let mut ns: Vec<u64> = (0..60).map(|i| random.below(1 << (i % 19))).collect();
    ns.extend([1 << 17, (1 << 17) - 1, (1 << 18) - 1]);
    for n in ns {
        let mut is_power = vec![false; n as usize + 1];
        let (mut xor, mut after) = (u64::from(n > 0), u64::from(n > 0));
        let winning = power_game::winning_move(n);
        if winning == Some(1) {
            after = 0;
        }
        for base in 2..=n {
            if is_power[base as usize] {
                continue;
            }
            let powers: Vec<u64> = std::iter::successors(Some(base), |power| Some(power * base))
                .take_while(|&power| power <= n)
                .collect();
            powers.iter().for_each(|&power| is_power[power as usize] = true);
            let e = powers.len() as u32;
            let chosen = powers.iter().position(|&power| Some(power) == winning);
            xor ^= rules.grundy(&full(e));
            after ^= match chosen {
                Some(j) => rules.grundy(
                    &(1..=e).filter(|x| x % (j as u32 + 1) != 0).fold(0, |set, x| set | 1 << x),
                ),
                None => rules.grundy(&full(e)),
            };
        }
        assert_eq!(power_game::grundy(n), xor, "{n}");
        assert_eq!(winning.is_some(), xor != 0);
        assert!(winning.is_none() || after == 0, "{winning:?} of {n}");
    }
}

type Split = (usize, u64, u64);

/// Delete a heap of a pair and split the other, less `taken` stones, into parts of at least `least`.
fn delete_options(pairs: &[Pair], taken: u64, least: u64) -> Vec<(Split, Vec<Pair>)> {
    let mut options = Vec::new();
    for (i, &(a, b)) in pairs.iter().enumerate() {
        let larger = Some(a.max(b)).filter(|_| a != b);
        for kept in [a.min(b)].into_iter().chain(larger) {
            for p in (least..=kept).take_while(|p| 2 * p + taken <= kept) {
                let q = kept - taken - p;
                let mut pairs = pairs.to_vec();
                pairs[i] = (p, q);
                options.push(((i, p, q), pairs));
            }
        }
    }
    options
}

#[test]
fn delete_nim_laws() {
    let mut rules = Rules::new(|pairs: &Vec<Pair>| delete_options(pairs, 1, 0));
    let mut split = Rules::new(|pairs: &Vec<Pair>| delete_options(pairs, 0, 1));
    let one = heaps(2, 40).into_iter().map(|heaps| vec![(heaps[0], heaps[1])]);
    let two = heaps(4, 4).into_iter().map(|heaps| vec![(heaps[0], heaps[1]), (heaps[2], heaps[3])]);
    for pairs in one.chain(two).chain([vec![], vec![(7, 3), (9, 12)]]) {
        rules.check(&pairs, delete_nim::wins(&pairs), delete_nim::winning_moves(&pairs));
        let more: Vec<Pair> = pairs.iter().map(|&(a, b)| (a + 1, b + 1)).collect();
        split.check(&more, delete_nim::split_wins(&more), delete_nim::split_winning_moves(&more));
        if let [(a, b)] = pairs[..] {
            rules.check_grundy(&pairs, delete_nim::grundy(a, b));
            split.check_grundy(&more, delete_nim::split_grundy(a + 1, b + 1));
        }
    }
}

#[test]
fn delete_nim_large() {
    let mut random = Random(1);
    for n in 0..300 {
        let pairs: Vec<Pair> =
            (0..1 + n % 4).map(|_| (random.stones(), random.stones().max(1))).collect();
        let mut previous = None;
        let moves = delete_nim::winning_moves(&pairs).take(1000);
        let check = |&(i, p, q): &Split| {
            let (a, b) = pairs[i];
            let mut pairs = pairs.clone();
            pairs[i] = (p, q);
            assert!(previous < Some((i, p + q, p)), "ascending");
            previous = Some((i, p + q, p));
            p <= q
                && (p + q == a.wrapping_sub(1) || p + q == b.wrapping_sub(1))
                && !delete_nim::wins(&pairs)
        };
        let check = std::cell::RefCell::new(check);
        check_large(delete_nim::wins(&pairs), moves, |m| (check.borrow_mut())(m), &pairs);
    }
    assert!(delete_nim::winning_moves(&[(u64::MAX, 0), (63, 0)]).next().is_some());
    assert_eq!(
        delete_nim::winning_moves(&[(u64::MAX, 0), (0, 0)]).next(),
        Some((0, 0, u64::MAX - 1))
    );
    assert_panics("a heap is empty", || delete_nim::split_wins(&[(1, 1), (0, 1)]));
    assert_panics("a heap is empty", || delete_nim::split_grundy(1, 0));
    assert_panics("a heap is empty", || delete_nim::split_winning_moves(&[(1, 0)]));
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// May a move change `n` into `left < n`?
fn divisor_rule_allows(rule: Rule, n: u64, left: u64) -> bool {
    match rule {
        Rule::SubtractDivisor => n.is_multiple_of(n - left),
        Rule::SubtractProperDivisor => n.is_multiple_of(n - left) && left > 0,
        Rule::ProperDivisor => left > 0 && n.is_multiple_of(left),
        Rule::SubtractCoprime => gcd(n, n - left) == 1,
        Rule::Divide => (2..=n + 1).any(|k| n / k == left),
    }
}

#[test]
fn divisor_games_laws() {
    use Rule::*;
    for rule in [SubtractDivisor, SubtractProperDivisor, ProperDivisor, SubtractCoprime, Divide] {
        let legal = |n: u64, left: u64| divisor_rule_allows(rule, n, left);
        let mut rules = Rules::new(|numbers: &Vec<u64>| cuts(numbers, legal));
        for n in 0..=130 {
            rules.check_grundy(&vec![n], divisor_games::grundy(n, rule));
        }
        for numbers in
            heaps(1, 60).into_iter().chain(heaps(2, 16)).chain(heaps(3, 6)).chain([vec![]])
        {
            let moves = divisor_games::winning_moves(&numbers, rule);
            rules.check(&numbers, divisor_games::wins(&numbers, rule), moves);
        }
    }
}

#[test]
fn divisor_games_inner_divisor() {
    let inner = |n: u64, left: u64| left > 0 && left < n - 1 && n.is_multiple_of(n - left);
    let mut rules = Rules::new(|&n: &u64| {
        let left = (0..n).filter(|&left| inner(n, left));
        left.map(|left| (left, left)).collect()
    });
    for n in 0..=300 {
        let moves = divisor_games::inner_divisor_winning_moves(n);
        rules.check(&n, divisor_games::inner_divisor_wins(n), moves);
    }
}

#[test]
fn divisor_games_squares() {
    let mut rules = Rules::new(|&n: &u64| {
        let left = (1..).take_while(|root| root * root <= n).map(|root| n - root * root);
        left.map(|left| (left, left)).collect()
    });
    for (n, value) in (0..).zip(divisor_games::subtract_square_values(2000)) {
        rules.check_grundy(&n, value);
    }
    assert_eq!(divisor_games::subtract_square_values(0), [0]);
}

#[test]
fn divisor_games_large() {
    use divisor_games::*;
    let odd_prime_index =
        [(3, 2), (5, 3), (7, 4), (9, 2), (25, 3), (1_000_003, 78_499), (999_983 * 999_983, 78_498)];
    for (n, index) in odd_prime_index {
        assert_eq!(grundy(n, Rule::SubtractCoprime), index, "{n}");
    }
    assert_eq!(grundy(u64::MAX, Rule::SubtractCoprime), 2);
    assert_eq!(grundy(1 << 63, Rule::ProperDivisor), 63);
    assert_eq!([1 << 63, u64::MAX].map(|n| grundy(n, Rule::Divide)), [64, 64]);
    assert_eq!([1 << 63, u64::MAX].map(|n| grundy(n, Rule::SubtractDivisor)), [64, 1]);
    let moves = winning_moves(&[1 << 20, (1 << 20) - 1], Rule::Divide);
    assert!(moves.eq([(0, 1 << 19)]));
    assert_eq!(winning_moves(&[1 << 62, 1 << 61], Rule::SubtractCoprime).next(), None);
    assert!(
        inner_divisor_wins(1 << 62)
            && !inner_divisor_wins(1 << 63)
            && !inner_divisor_wins(u64::MAX)
    );
    let numbers = [720_720, 963_761_198_400, 30];
    for rule in [Rule::SubtractDivisor, Rule::SubtractProperDivisor, Rule::ProperDivisor] {
        let lost = |&(i, left): &(usize, u64)| !wins(&cut(&numbers, (i, left)), rule);
        check_large(wins(&numbers, rule), winning_moves(&numbers, rule), lost, rule);
    }
}

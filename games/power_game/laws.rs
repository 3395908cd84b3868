use crate::brute_force::Convention::Normal;
use crate::brute_force::Rules;
use crate::random::Random;
use nim_snippets::power_game;

#[test]
fn laws() {
    let mut rules = Rules::new(|&allowed: &u32| moves::power_game::moves(allowed));
    for n in 0..=17 {
        let all: u32 = (1..=n).fold(0, |set, x| set | 1 << x);
        rules.check_grundy(&all, power_game::grundy(n));
        rules.check_move(Normal, &all, power_game::wins(n), power_game::winning_move(n));
    }
}

/// Many more numbers, as the sum of explicit chains: choose an exponent, which forbids its multiples.
#[test]
fn large() {
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

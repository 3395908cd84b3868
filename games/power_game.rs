//! Power game.

use crate::entry::*;
use nim_snippets::power_game;
use nim_snippets::sprague_grundy::SpragueGrundy;

/// Chooses an allowed number below 32, which forbids its powers. The allowed numbers are bits.
pub fn moves(allowed: u32) -> Vec<(u64, u32)> {
    let powers = |x: u64| match x {
        1 => 1 << 1,
        _ => std::iter::successors(Some(x), |power| Some(power * x))
            .take_while(|&power| power < 32)
            .fold(0, |set, power| set | 1 << power),
    };
    let choices = (1..32).filter(|x| allowed >> x & 1 == 1);
    choices.map(|x| (x, allowed & !powers(x))).collect()
}

pub const GAMES: &[Game] = &[
    Game {
        value: value!(power_game::grundy([n])),
        play: play!(power_game::wins([n]), winning_move => |n| Move::Say(choice(n))),
        gives_one_move: true,
        tried: Tried::in_its_own_file(),
        ..Game::new("power_game", Shape::Exactly(&["n"]))
    },
    // The numbers that may still be chosen.
    Game {
        variant: "allowed",
        play: Some(Play::without_call(
            |p, _| value(bits(p)) != 0,
            |p, _| Box::new(winning(bits(p)).map(forbidden(p))),
        )),
        rules: Some(Rules::options(|p, _| becoming(moves(bits(p)).into_iter().map(forbidden(p))))),
        first: 1,
        example: "1 2 3 4 5 6 8 9",
        losing: Some(Losing::IfZero(words(
            "the xor of the values of the chains of powers",
            "累乗の鎖の値の xor",
        ))),
        picture: Picture::Plain,
        tried: Tried::in_its_own_file(),
        ..Game::new("power_game", Shape::Written(Writing::Set("allowed")))
    },
];

/// The largest number of numbers that a search takes, as bits.
const NUMBERS: u32 = u32::MAX - 1;

fn bits(numbers: &[u64]) -> u32 {
    named_once(numbers).iter().fold(0, |set, number| {
        assert!(
            (1..32).contains(number),
            "{number} is not from 1 to 31, as numbers of a search are"
        );
        set | 1 << number
    })
}

/// The allowed exponents of each number that is not a power itself, as bits.
fn chains(allowed: u32) -> Vec<u32> {
    let mut left = NUMBERS;
    let mut chains = Vec::new();
    for (base, others) in moves(NUMBERS) {
        if left >> base & 1 == 1 {
            chains.push(allowed & left & !others);
            left &= others;
        }
    }
    chains
}

fn value(allowed: u32) -> u64 {
    let moves = |&chain: &u32| moves(chain).into_iter();
    let mut solver = SpragueGrundy::new(|chain| moves(chain).map(|(_, after)| after).collect());
    solver.grundy(&chains(allowed))
}

fn winning(allowed: u32) -> impl Iterator<Item = (u64, u32)> {
    moves(allowed).into_iter().filter(|&(_, after)| value(after) == 0)
}

fn forbidden(numbers: &[u64]) -> impl Fn((u64, u32)) -> Move + '_ {
    move |(number, allowed)| {
        let after = numbers.iter().copied().filter(|n| allowed >> n & 1 == 1);
        Move::Become(choice(number), after.collect())
    }
}

fn choice(n: u64) -> Told {
    told!("choose {n}", "{n} を選ぶ").on(n)
}

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::Normal;
    use crate::support::brute_force::Rules;
    use crate::support::random::Random;
    use nim_snippets::power_game;

    #[test]
    fn laws() {
        let mut rules = Rules::new(|&allowed: &u32| super::moves(allowed));
        for n in 0..=17 {
            let all: u32 = (1..=n).fold(0, |set, x| set | 1 << x);
            rules.check_grundy(&all, power_game::grundy(n));
            rules.check_move(Normal, &all, power_game::wins(n), power_game::winning_move(n));
        }
    }

    /// Tests many more numbers as the sum of explicit chains: choose an exponent, which forbids its
    /// multiples.
    #[test]
    fn large() {
        let mut rules = Rules::new(|&allowed: &u32| {
            let choices = (1..32_u32).filter(|x| allowed >> x & 1 == 1);
            let after =
                |x: u32| (x..32).step_by(x as usize).fold(allowed, |set, y| set & !(1 << y));
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
                let powers: Vec<u64> =
                    std::iter::successors(Some(base), |power| Some(power * base))
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

    #[test]
    fn panics() {
        assert_panics("n must be below 2^40", || power_game::grundy(1 << 40));
    }
}

use std::collections::HashMap;

use nim_snippets::power_game;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    // A set of exponents is worth the mex of what is left without one and its multiples.
    fn value(set: u64, memo: &mut HashMap<u64, u64>) -> u64 {
        if let Some(&value) = memo.get(&set) {
            return value;
        }
        let mut reached = 0_u64;
        for e in (1..64).filter(|e| set >> e & 1 == 1) {
            let multiples = (e..64).step_by(e).fold(0, |set, e| set | 1 << e);
            reached |= 1 << value(set & !multiples, memo);
        }
        memo.insert(set, reached.trailing_ones().into());
        reached.trailing_ones().into()
    }
    // A contestant has these in a table.
    let mut memo = HashMap::new();
    let values: Vec<u64> = (0..27).map(|length| value((2 << length) - 2, &mut memo)).collect();
    let n: u64 = 100_000_000;
    let plain = || {
        // Numbers up to the root that are no powers themselves, each with the length of its chain.
        let root = n.isqrt();
        let (mut is_power, mut chains, mut long) = (vec![false; root as usize + 1], [0; 64], 1);
        for base in 2..=root {
            if is_power[base as usize] {
                continue;
            }
            let (mut length, mut power) = (0, base);
            while power <= n {
                if power <= root {
                    is_power[power as usize] = true;
                }
                power *= base;
                length += 1;
            }
            chains[length] += 1;
            long += length as u64;
        }
        let of_chains = values.iter().zip(&chains).filter(|(_, count)| **count % 2 == 1);
        let xor = of_chains.fold(0, |xor, (value, _)| xor ^ value);
        xor ^ ((n - long) % 2) ^ 1
    };
    bench.row("n = 10^8", || power_game::grundy(n)).plain(plain).time();
}

pub fn growth(growth: &mut Growth) {
    growth.takes("{} with `n` up to 10^9", || power_game::grundy(1_000_000_000));
    growth.takes("no more than {}", || power_game::grundy((1 << 46) - 1));
    growth.takes("a move some {}", || power_game::winning_move(81_500_000));
}

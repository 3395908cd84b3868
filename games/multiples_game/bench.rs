use nim_snippets::multiples_game;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    const N: usize = 20_000;
    let plain = || {
        let mut values = vec![0_u64; N + 1];
        let mut stamps = vec![0; N + 2];
        for x in (1..=N).rev() {
            let (mut xor, mut multiple) = (0, 2 * x);
            stamps[0] = x;
            while multiple <= N {
                xor ^= values[multiple];
                stamps[xor as usize] = x;
                multiple += x;
            }
            values[x] = (0..).find(|&value| stamps[value as usize] != x).expect("a mex");
        }
        values.split_off(1)
    };
    bench
        .row("values to 2·10^4", || {
            let game = multiples_game::MultiplesGame::new(N as u64);
            (1..=N as u64).map(|x| game.grundy(x)).collect::<Vec<_>>()
        })
        .plain(plain)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth
        .power("`new` takes {}", 1 << 20, |n| move || multiples_game::MultiplesGame::new(n as u64));
    growth.takes("{} for 10^9", || multiples_game::MultiplesGame::new(1_000_000_000));
}

use nim_snippets::cutting_game;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    let plain = || {
        let mut values = vec![vec![u64::MAX; 101]; 101];
        for w in 2..=100 {
            for h in 2..=100 {
                let mut reached = vec![false; 256];
                for cut in 2..w - 1 {
                    reached[(values[cut][h] ^ values[w - cut][h]) as usize] = true;
                }
                for cut in 2..h - 1 {
                    reached[(values[w][cut] ^ values[w][h - cut]) as usize] = true;
                }
                let mex = reached.iter().take_while(|&&reached| reached).count();
                values[w][h] = mex as u64;
            }
        }
        values
    };
    bench.row("values to 100 × 100", || cutting_game::sheet_values(100, 100)).plain(plain).time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for the values", 100, |n| move || cutting_game::sheet_values(n, n));
    growth.takes("1000 × 1000 takes {}, and so does 10 × 10^4", || {
        cutting_game::sheet_values(1000, 1000)
    });
    growth.takes("1000 × 1000 takes {}, and so does 10 × 10^4", || {
        cutting_game::sheet_values(10, 10_000)
    });
}

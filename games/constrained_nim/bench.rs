use nim_snippets::constrained_nim::ConstrainedNim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers_below;
use crate::random::Random;

pub fn speed(bench: &mut Bench) {
    let mut random = Random(1);
    let mut bans = Vec::new();
    for _ in 0..1000 {
        let heap = 1 + random.below(2000);
        bans.push((heap, 1 + random.below(heap)));
    }
    bench
        .row("values of 2000 heaps, 10^3 bans", || {
            let game = ConstrainedNim::new(&bans);
            (0..=2000).map(|heap| game.grundy(heap)).collect::<Vec<_>>()
        })
        .plain(|| {
            // How many smaller heaps have each value, less those that a ban forbids.
            let mut banned = vec![Vec::new(); 2001];
            bans.iter().for_each(|&(heap, taken)| banned[heap as usize].push(heap - taken));
            let (mut values, mut counts): (Vec<u64>, Vec<u32>) = (Vec::new(), Vec::new());
            for banned in &mut banned {
                banned.sort_unstable();
                banned.dedup();
                let mut mex = counts.len();
                for &left in &*banned {
                    let value = values[left as usize] as usize;
                    counts[value] -= 1;
                    if counts[value] == 0 {
                        mex = mex.min(value);
                    }
                }
                banned.iter().for_each(|&left| counts[values[left as usize] as usize] += 1);
                counts.resize(counts.len().max(mex + 1), 0);
                counts[mex] += 1;
                values.push(mex as u64);
            }
            values
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 10_000, |n| {
        let heaps = numbers_below(n as u64, n);
        let bans: Vec<(u64, u64)> = heaps.iter().map(|&x| (x + 9, x % 9 + 1)).collect();
        move || ConstrainedNim::new(&bans).grundy(1 << 60)
    });
}

use nim_snippets::three_heap_wythoff::ThreeHeapWythoff;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    const N: usize = 101;
    // Marks all that a lost triple makes won.
    let by_marks = || {
        let mut won = vec![vec![vec![false; N]; N]; N];
        let mut sum = 0;
        for x in 0..N {
            for y in x..N {
                for z in y..N {
                    if won[x][y][z] {
                        continue;
                    }
                    sum += (x + y + z) as u64;
                    for t in 1..N {
                        for from in 1..8 {
                            let heap = |i: usize, heap: usize| heap + (from >> i & 1) * t;
                            let mut after = [heap(0, x), heap(1, y), heap(2, z)];
                            after.sort_unstable();
                            if after[2] < N {
                                won[after[0]][after[1]][after[2]] = true;
                            }
                        }
                    }
                }
            }
        }
        sum
    };
    bench
        .row("lost triples to 100", || {
            ThreeHeapWythoff::new(N as u64 - 1).lost_triples().flatten().sum::<u64>()
        })
        .plain(by_marks)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 500, |n| move || ThreeHeapWythoff::new(n as u64));
    growth.takes("1000 take {}", || ThreeHeapWythoff::new(1000));
}

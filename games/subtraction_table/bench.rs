use nim_snippets::subtraction_table;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::distinct;
use crate::subtraction;

pub fn speed(bench: &mut Bench) {
    let long = distinct(10, 100_000);
    bench
        .row("10^6 heaps, 10 long moves", || subtraction_table::grundy_values(1_000_000, &long))
        .plain(|| subtraction::by_stamps(1_000_000, &long))
        .best("words", || subtraction::by_masks(1_000_000, &long))
        .time();
    let many = distinct(3000, 50_000);
    bench
        .row("5·10^4 heaps, 3000 moves", || subtraction_table::grundy_values(50_000, &many))
        .plain(|| subtraction::by_stamps(50_000, &many))
        .best("shifts", || subtraction::by_shifts(50_000, &many))
        .time();
    // As dense as primes and semiprimes.
    let dense = distinct(30_000, 60_000);
    bench
        .row("6·10^4 heaps, 24 000 moves", || subtraction_table::grundy_values(60_000, &dense))
        .best("shifts", || subtraction::by_shifts(60_000, &dense))
        .time();
}

pub fn growth(growth: &mut Growth) {
    let set = distinct(100, 100_000);
    let short = distinct(100, 1000);
    growth.power("{} steps for each value and move", 200_000, |n| {
        let set = &short;
        move || subtraction_table::grundy_values(n, set)
    });
    growth.takes("10^6 heaps with 100 moves take {}", || {
        subtraction_table::grundy_values(1_000_000, &set)
    });
    let set = primes_and_semiprimes(200_000);
    growth.takes("primes and semiprimes below {}", || {
        subtraction_table::grundy_values(200_000, &set)
    });
}

fn primes_and_semiprimes(n: usize) -> Vec<u64> {
    let mut factors = vec![0; n + 1];
    for p in 2..=n {
        if factors[p] == 0 {
            let powers = (1..64).map_while(|e| p.checked_pow(e));
            for power in powers.take_while(|&power| power <= n) {
                (power..=n).step_by(power).for_each(|multiple| factors[multiple] += 1);
            }
        }
    }
    (2..=n).filter(|&x| factors[x] <= 2).map(|x| x as u64).collect()
}

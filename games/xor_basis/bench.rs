use nim_snippets::xor_basis;
use nim_snippets::xor_basis::XorBasis;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

pub fn speed(bench: &mut Bench) {
    let numbers = numbers(10_000);
    bench
        .row("rank of 10^4 numbers", || numbers.iter().copied().collect::<XorBasis>().rank())
        .plain(|| {
            let (mut basis, mut rank) = ([0; 64], 0);
            for &number in &numbers {
                let mut rest = number;
                for digit in (0..64).rev() {
                    if rest >> digit & 1 == 0 {
                        continue;
                    }
                    if basis[digit] == 0 {
                        basis[digit] = rest;
                        rank += 1;
                        break;
                    }
                    rest ^= basis[digit];
                }
            }
            rank
        })
        .best("least of x and x ^ vector", || {
            let mut basis: Vec<u64> = Vec::new();
            for &number in &numbers {
                let rest = basis.iter().fold(number, |rest, vector| rest.min(rest ^ vector));
                if rest > 0 {
                    let place = basis.partition_point(|&vector| vector > rest);
                    basis.insert(place, rest);
                }
            }
            basis.len()
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for `independent`", 20_000, |n| {
        let heaps = numbers(n);
        move || xor_basis::independent(&heaps)
    });
}

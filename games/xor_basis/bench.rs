use nim_snippets::xor_basis::{self, XorBasis};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

pub fn speed(bench: &mut Bench) {
    // All sums of 20 numbers.
    let few = numbers(20);
    let bits = |mask: u64| (0..20).filter(move |i| mask >> i & 1 == 1);
    let sum = |mask: &u64| bits(*mask).fold(0, |sum, i| sum ^ few[i]);
    let sums: Vec<u64> = numbers(10_000).iter().map(sum).collect();
    for (task, numbers) in
        [("rank of 10^4 numbers", numbers(10_000)), ("rank 20 of 10^4 numbers", sums)]
    {
        bench
            .row(task, || numbers.iter().copied().collect::<XorBasis>().rank())
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
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} for `independent`", 20_000, |n| {
        let heaps = numbers(n);
        move || xor_basis::independent(&heaps)
    });
}

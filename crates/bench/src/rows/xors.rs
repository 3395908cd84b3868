//! Rows about bases of xor.

use nim_snippets::xor_basis::XorBasis;

use crate::harness::Bench;
use crate::input::numbers;

pub fn xor_basis(bench: &mut Bench) {
    let few = numbers(20);
    let bits = |mask: u64| (0..20).filter(move |i| mask >> i & 1 == 1);
    let sum = |mask: &u64| bits(*mask).fold(0, |sum, i| sum ^ few[i]);
    let sums: Vec<u64> = numbers(10_000).iter().map(sum).collect();
    for (task, numbers) in
        [("rank of 10^4 numbers", numbers(10_000)), ("rank 20 of 10^4 numbers", sums)]
    {
        bench
            .row(task, || {
                let mut basis = XorBasis::new();
                numbers.iter().filter(|&&number| basis.insert(number)).count()
            })
            .best("least of x and x ^ vector", || {
                let mut basis: Vec<u64> = Vec::new();
                for &number in &numbers {
                    let reduced = basis.iter().fold(number, |x, vector| x.min(x ^ vector));
                    if reduced > 0 {
                        let index = basis.partition_point(|&vector| vector > reduced);
                        basis.insert(index, reduced);
                    }
                }
                basis.len()
            })
            .time();
    }
}

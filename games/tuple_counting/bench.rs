use nim_snippets::tuple_counting;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers_below;
use crate::walsh_hadamard::MODULUS;

pub fn speed(bench: &mut Bench) {
    let tables: Vec<Vec<u64>> = (0..20).map(|_| numbers_below(MODULUS, 128)).collect();
    bench
        .row("20 tables of 128 weights", || tuple_counting::xor_product(&tables, MODULUS))
        .plain(|| {
            let mut product = vec![0; 128];
            product[0] = 1;
            for table in &tables {
                let mut next = vec![0; 128];
                for (xor, weight) in product.iter().enumerate() {
                    for (x, other) in table.iter().enumerate() {
                        next[xor ^ x] = (next[xor ^ x] + weight * other) % MODULUS;
                    }
                }
                product = next;
            }
            product
        })
        .time();
    let table = numbers_below(1000, 64);
    bench
        .row("multisets of 3 heaps", || tuple_counting::multiset_counts(&table, 3, MODULUS)[0])
        .plain(|| by_triples(&table) % MODULUS)
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("for tables of size `s`, {} a table or power", 1 << 10, |n| {
        let table = numbers_below(MODULUS, n);
        move || tuple_counting::xor_product(&[&table[..]], MODULUS)
    });
    let table = numbers_below(MODULUS, 1 << 20);
    growth
        .takes("a table of 2^20 takes {}", || tuple_counting::xor_product(&[&table[..]], MODULUS));
}

/// Three different values, two equal ones and a 0, or three zeros.
fn by_triples(table: &[u64]) -> u64 {
    let choose = |n: u64, k: u64| (0..k).fold(1, |ways, i| ways * (n + i) / (i + 1));
    let mut total = 0;
    for a in 0..table.len() {
        for b in a..table.len() {
            let c = a ^ b;
            total += match (a, b) {
                (0, 0) => choose(table[0], 3),
                (0, _) => table[0] * choose(table[b], 2),
                _ if b < c && c < table.len() => table[a] * table[b] * table[c],
                _ => 0,
            };
        }
    }
    total
}

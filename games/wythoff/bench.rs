use nim_snippets::wythoff;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::{count_pairs, numbers, pairs};

pub fn speed(bench: &mut Bench) {
    let numbers: Vec<u64> = numbers(10_000).iter().map(|x| x >> 2).collect();
    let by_square_root = |a: u64, b: u64| {
        let difference = u128::from(a.abs_diff(b));
        let smaller = (difference + (5 * difference * difference).isqrt()) / 2;
        smaller != u128::from(a.min(b))
    };
    let phi = (1.0 + 5_f64.sqrt()) / 2.0;
    let small: Vec<u64> = numbers.iter().map(|x| x >> 32).collect();
    bench
        .row("winner, 10^4 pairs below 2^62", || count_pairs(&numbers, wythoff::wins))
        .plain(|| count_pairs(&numbers, by_square_root))
        .time();
    bench
        .row("winner, 10^4 pairs below 2^30", || count_pairs(&small, wythoff::wins))
        .plain(|| count_pairs(&small, |a, b| (a.abs_diff(b) as f64 * phi) as u64 != a.min(b)))
        .time();
    // A bit for each value that a row, a column or a diagonal has had.
    bench
        .row("values to 200 × 200", || wythoff::grundy_values(200, 200))
        .plain(|| {
            let mut rows = vec![vec![false; 1024]; 201];
            let mut columns = vec![vec![false; 1024]; 201];
            let mut diagonals = vec![vec![false; 1024]; 401];
            let mut values = vec![vec![0; 201]; 201];
            for a in 0..201 {
                for b in 0..201 {
                    let d = 200 + a - b;
                    let is_free = |&v: &usize| !rows[a][v] && !columns[b][v] && !diagonals[d][v];
                    let value = (0..1024).find(is_free).expect("a mex");
                    rows[a][value] = true;
                    columns[b][value] = true;
                    diagonals[d][value] = true;
                    values[a][b] = value as u64;
                }
            }
            values
        })
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.power("{}, two multiplications", 1 << 50, |n| {
        let pairs = pairs(n);
        move || count_pairs(&pairs, wythoff::wins)
    });
    growth.takes("1000 × 1000 take {}", || wythoff::grundy_values(1000, 1000));
}

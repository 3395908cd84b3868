// [SDOI2011] 黑白棋
// https://www.luogu.com.cn/problem/P2490
//
// Pairs of a white and a black piece on a strip, and a turn moves 1 to d pieces towards their
// partners. How many ways to place k pieces on n cells does the first player win?

use proconio::input;

const P: u64 = 1_000_000_007;

fn main() {
    input! { n: usize, k: usize, d: usize }
    let (pairs, free) = (k / 2, n - k);
    let choose = binomials(n);

    // Lost gaps in Moore's Nim: each bit is set in a multiple of d + 1 of them. The ways by the
    // sum of the gaps:
    let mut lost = vec![0; free + 1];
    lost[0] = 1;
    for bit in (0..).map(|i| 1 << i).take_while(|&bit| bit <= free) {
        lost = (0..=free)
            .map(|sum| {
                let counts = (0..=pairs.min(sum / bit)).step_by(d + 1);
                counts
                    .map(|count| choose(pairs, count) * lost[sum - count * bit] % P)
                    .sum::<u64>()
                    % P
            })
            .collect();
    }
    // The cells outside the gaps go before, between and behind the pairs.
    let lost = (0..=free).map(|sum| lost[sum] * choose(free - sum + pairs, pairs) % P);
    let lost = lost.sum::<u64>() % P;
    println!("{}", (choose(n, k) + P - lost) % P);
}

/// Binomial coefficients `(m, k)` for `m <= n`.
fn binomials(n: usize) -> impl Fn(usize, usize) -> u64 {
    let mut factorials = vec![1];
    for i in 1..=n {
        factorials.push(factorials[i - 1] * i as u64 % P);
    }
    let inverse = |x| {
        (0..30).rev().fold(1, |power, i| {
            let square = power * power % P;
            if (P - 2) >> i & 1 == 1 {
                square * x % P
            } else {
                square
            }
        })
    };
    let inverses: Vec<u64> = factorials.iter().map(|&x| inverse(x)).collect();
    move |m, k| factorials[m] * inverses[k] % P * inverses[m - k] % P
}

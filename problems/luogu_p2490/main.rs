// [SDOI2011] 黑白棋
// https://www.luogu.com.cn/problem/P2490
//
// Pairs of a white and a black piece on a strip, and a turn moves 1 to d pieces towards their
// partners. How many ways to place k pieces on n cells does the first player win?

use proconio::input;

const P: u64 = 1_000_000_007;

fn main() {
    input! { n: usize, k: usize, d: usize }
    let mut choose = vec![[0; 101]; n + 1];
    for m in 0..=n {
        choose[m][0] = 1;
        for j in 1..=m.min(100) {
            choose[m][j] = (choose[m - 1][j - 1] + choose[m - 1][j]) % P;
        }
    }

    // Moore's Nim with the gaps inside the pairs loses iff each bit is set in a multiple of d + 1
    // of them. The number of such gaps by their sum:
    let (pairs, free) = (k / 2, n - k);
    let mut losing = vec![0; free + 1];
    losing[0] = 1;
    for bit in (0..).map(|i| 1 << i).take_while(|&bit| bit <= free) {
        let mut with_bit = vec![0; free + 1];
        for count in (0..=pairs).step_by(d + 1) {
            for sum in count * bit..=free {
                with_bit[sum] += choose[pairs][count] * losing[sum - count * bit] % P;
            }
        }
        losing = with_bit.iter().map(|ways| ways % P).collect();
    }
    // The other free cells lie before, between and behind the pairs.
    let losing = (0..=free).map(|sum| losing[sum] * choose[free - sum + pairs][pairs] % P);
    println!("{}", (choose[n][k] + P - losing.sum::<u64>() % P) % P);
}

// One Night At Freddy's
// https://codeforces.com/problemset/problem/2207/B
//
// Each second, the opponent raises one of m counters. At the given times, one counter is reset. How large is
// the largest counter at the end, which one player wants small and the other large?

use proconio::input;

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { resets: usize, m: usize, seconds: usize, times: [usize; resets] }
        let mut counters = vec![0; m]; // the largest first
        let mut done = 0;
        for second in 1..=seconds {
            // With `r` resets left, only the largest `r + 1` counters matter: the lowest one grows.
            counters.truncate(resets - done + 1);
            *counters.last_mut().expect("a counter") += 1;
            counters.sort_unstable_by_key(|&counter| std::cmp::Reverse(counter));
            if times.get(done) == Some(&second) {
                counters.rotate_left(1);
                *counters.last_mut().expect("a counter") = 0;
                done += 1;
            }
        }
        println!("{}", counters[0]);
    }
}

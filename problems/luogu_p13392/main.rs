// Number Game
// https://www.luogu.com.cn/problem/P13392
//
// A multiple of the smaller number is subtracted from the larger one, and whoever leaves no positive
// number loses. How many pairs with A in one range and B in another does the first player win?

use nim_snippets::euclid_game;
use proconio::input;

fn main() {
    input! { cases: usize }
    for case in 1..=cases {
        input! { a: (u64, u64), b: (u64, u64) }
        let wins = (a.0..=a.1).map(|a| {
            let losing = euclid_game::losing_interval(a);
            let (first, last) = (b.0.max(*losing.start()), b.1.min(*losing.end()));
            b.1 - b.0 + 1 - (last + 1).saturating_sub(first)
        });
        println!("Case #{case}: {}", wins.sum::<u64>());
    }
}

// 031 VS AtCoder
// https://atcoder.jp/contests/typical90/tasks/typical90_ae
//
// Heaps of w white and b blue stones: a move pays a white one for w blue ones or takes 1 to b / 2
// blue ones. Who wins?

use nim_snippets::sprague_grundy::mex;
use proconio::input;

fn main() {
    input! { n: usize, white: [usize; n], blue: [usize; n] }
    let mut values = vec![[0; 50 + 50 * 51 / 2 + 1]; 51];
    for w in 0..=50 {
        for b in 0..=50 + (w + 1..=50).sum::<usize>() {
            let mut options = values[w][b - b / 2..b].to_vec();
            if w > 0 {
                options.push(values[w - 1][b + w]);
            }
            values[w][b] = mex(&options);
        }
    }
    let heaps = white.into_iter().zip(blue);
    let xor = heaps.fold(0, |xor, (w, b)| xor ^ values[w][b]);
    println!("{}", if xor != 0 { "First" } else { "Second" });
}

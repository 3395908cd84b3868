use nim_snippets::{moore_nim, nim};
use proconio::{fastout, input, marker::Usize1};

#[fastout]
fn main() {
    input! { t: usize }
    for case in 1..=t {
        input! {
            n: usize, mut heaps: [u64; n],
            k: u64, gifts: [(Usize1, u64)],
        }
        for (i, stones) in gifts {
            heaps[i] += stones;
        }
        print!("{} ", case);
        match moore_nim::winning_move(&heaps, k) {
            Some(cuts) => println!("{:?}", cuts),
            None => println!("{}", nim::grundy(&heaps)),
        }
    }
}

// Intersection of F_2 Vector Spaces
// https://judge.yosupo.jp/problem/intersection_of_f2_vector_spaces
//
// A basis of the numbers that are the xor of some of one list, and of some of another one.

use nim_snippets::xor_basis::XorBasis;
use proconio::{fastout, input};

#[fastout]
fn main() {
    input! { lists: [([u64], [u64])] }
    for (of_one, of_other) in lists {
        // If the upper halves of some doubled numbers are the xor of some others, so are the lower
        // halves, which remain. This is H. Zassenhaus' method.
        let mut basis = XorBasis::new();
        of_other.iter().for_each(|number| _ = basis.insert(number << 30));
        let mut common = Vec::new();
        for number in of_one {
            let rest = basis.reduce(number << 30 | number);
            common.extend((rest > 0 && rest < 1 << 30).then_some(rest));
            basis.insert(rest);
        }
        let words: Vec<String> = common.iter().map(u64::to_string).collect();
        println!("{} {}", common.len(), words.join(" "));
    }
}

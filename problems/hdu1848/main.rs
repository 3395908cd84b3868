// Fibonacci again and again
// http://acm.hdu.edu.cn/showproblem.php?pid=1848
//
// Who wins with three heaps when a move takes a Fibonacci number of stones? The input ends with
// three empty heaps.

use itertools::iterate;
use nim_snippets::subtraction_game;
use proconio::input;

fn main() {
    let pairs = iterate((1, 2), |&(a, b)| (b, a + b));
    let fibonacci: Vec<u64> = pairs.map(|(a, _)| a).take_while(|&a| a <= 1000).collect();
    let values = subtraction_game::grundy_values(1000, &fibonacci);
    loop {
        input! { heaps: [usize; 3] }
        if heaps == [0; 3] {
            break;
        }
        let fibo = heaps.iter().fold(0, |xor, &heap| xor ^ values[heap]) != 0;
        println!("{}", if fibo { "Fibo" } else { "Nacci" });
    }
}

// John
// http://acm.hdu.edu.cn/showproblem.php?pid=1907
//
// Who wins each of these games of Nim when taking the last sweet loses?

use nim_snippets::misere_nim;
use proconio::input;

fn main() {
    input! { games: [[u64]] }
    for heaps in games {
        let john = misere_nim::wins(&heaps);
        println!("{}", if john { "John" } else { "Brother" });
    }
}

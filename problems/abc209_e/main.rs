// Shiritori
// https://atcoder.jp/contests/abc209/tasks/abc209_e
//
// For each word: who wins when it comes first, and a word must begin with the last three letters of
// the word before? Words may come again, and so the game may go on for ever.

use nim_snippets::loopy_game::LoopyGame;
use proconio::{input, marker::Bytes};

fn main() {
    input! { n: usize, words: [Bytes; n] }
    let code = |letters: &[u8]| letters.iter().fold(0, |code, &c| code << 6 | usize::from(c & 63));
    let ends = words.iter().map(|word| (code(&word[..3]), code(&word[word.len() - 3..])));
    let arcs: Vec<(usize, usize)> = ends.collect();
    let game = LoopyGame::new(1 << 18, &arcs);
    for (_, last) in arcs {
        let winner = game.remoteness()[last].map(|moves| ["Takahashi", "Aoki"][moves as usize % 2]);
        println!("{}", winner.unwrap_or("Draw"));
    }
}

// Strings. Fill in `moves`, then run `./bundle.sh solve rules.rs`.
#![allow(dead_code)] // some parts are only for `solve`

const ALPHABET: &[u8] = b"01";

/// The position after each move.
fn moves(string: &State) -> Vec<State> {
    // Example: delete a whole run.
    let borders = (1..string.len()).filter(|&i| string[i - 1] != string[i]);
    let ends: Vec<usize> = borders.chain([string.len()]).collect();
    let starts = std::iter::once(0).chain(ends.iter().copied());
    let runs = starts.zip(&ends).filter(|(start, end)| start < *end);
    runs.map(|(start, &end)| [&string[..start], &string[end..]].concat()).collect()
}
//# rarely

// ---- The input of this program, and of the solver that `solve -o` writes. ----
// template: brute_string
// stress: n=1..9 s*n=[LETTERS]

const ANSWERS: [&str; 3] = ["Second", "First", "Draw"];

/// The last word of the input; its length may come before it.
fn string(input: &str) -> &str {
    input.split_whitespace().last().unwrap_or("")
}

// ---- You need not read the rest: it explores the game. ----

type Position = Vec<u8>;

fn read(input: &str) -> Position {
    string(input).bytes().collect()
}

fn text(string: &Position) -> String {
    String::from_utf8_lossy(string).into_owned()
}
//# evaluate
//# main

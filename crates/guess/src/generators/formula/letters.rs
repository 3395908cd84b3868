//! Features of a string in terms of its letters.

use crate::engine::evidence::Position;
use crate::generators::formula::expression::Terminal;
use crate::generators::formula::features::{Feature, MARKED};

/// The features of lists, ignoring order, that strings share.
pub const GROUPS: [&str; 2] = ["the number of heaps", "the number of different ones"];

/// The count and the places of each letter, and features of the counts.
pub fn terminals(letters: &[char]) -> Vec<Terminal> {
    let counted = |letter: &char| format!("s.matches({letter:?}).count() as u64");
    let among = (letters.len() as f64).log2();
    let count = |(i, letter): (usize, &char)| {
        let name = format!("the number of {letter}");
        Terminal::new(name, counted(letter), 1.5 + among, move |p| Some(times(p, i)))
    };
    let mut terminals: Vec<Terminal> = letters.iter().enumerate().map(count).collect();
    let all = letters.len();
    let code = letters.iter().map(counted).collect::<Vec<_>>().join(" ^ ");
    let name = "the xor of the numbers of all letters";
    terminals.push(Terminal::new(name, format!("({code})"), 5.0, move |p| {
        Some((0..all).fold(0, |xor, i| xor ^ times(p, i)))
    }));
    for (i, letter) in letters.iter().enumerate() {
        terminals.extend(MARKED.iter().map(|it| marked(it, *letter, i as u64, among)));
    }
    terminals
}

/// Features of a letter among the others.
fn marked(it: &'static Feature, letter: char, place: u64, among: f64) -> Terminal {
    let sign = letter.to_string();
    let name = it.name.replace("ones", &sign).replace("both 1", &format!("both {sign}"));
    let name = name.replace("first that is not 0", &format!("first {sign}"));
    let name = name.replace("that are not 0", &format!("of {sign}")).replace("odd numbers", &sign);
    let code = format!(
        "{{ let marks: Vec<u64> = s.chars().map(|c| u64::from(c == {letter:?})).collect(); {} }}",
        it.code.replace("heaps", "marks")
    );
    Terminal::new(name, code, it.bits - 1.0 + among, move |p| {
        let marks: Position = p.iter().map(|&it| u64::from(it == place)).collect();
        (it.of)(&marks)
    })
}

fn times(string: &[u64], letter: usize) -> u64 {
    string.iter().filter(|&&it| it == letter as u64).count() as u64
}

/// The name of a list's feature in the words of strings.
pub fn in_letters(name: &str, letters: &[char]) -> String {
    if letters.is_empty() {
        return name.to_owned();
    }
    let alphabet: String = letters.iter().collect();
    match name {
        "the first" | "the last" => {
            format!("the place in {alphabet:?}, from 0 on, of {name} letter")
        }
        _ => name.replace("the number of heaps", "the length"),
    }
}

//! What a string has, in its own letters.

use crate::engine::evidence::Position;
use crate::engine::sheet::Sheet;
use crate::generators::formula::feature::Feature;
use crate::generators::formula::group::Group;
use crate::generators::formula::ordered::MARKED;

/// What strings have of that which lists of heaps have, whatever their order.
pub const GROUPS: [&str; 2] = ["the number of heaps", "the number of different ones"];

/// How often each letter occurs and where, and what these counts have together.
pub fn features(samples: &[Position], sheet: &Sheet) -> Vec<Feature> {
    let letters = &sheet.letters;
    let count = |i: usize| {
        let letter = letters[i];
        let code = format!("s.matches({letter:?}).count() as u64");
        let bits = 1.5 + (letters.len() as f64).log2();
        Feature::new((format!("the number of {letter}"), code), bits, samples, move |p| {
            Some(times(p, i))
        })
    };
    let mut features: Vec<Feature> = (0..letters.len()).filter_map(count).collect();
    if letters.len() > 1 {
        let all = letters.len();
        let counted = |letter: &char| format!("s.matches({letter:?}).count() as u64");
        let code = letters.iter().map(counted).collect::<Vec<_>>().join(" ^ ");
        let name = "the xor of the numbers of all letters".to_owned();
        features.extend(Feature::new((name, format!("({code})")), 5.0, samples, move |p| {
            Some((0..all).fold(0, |xor, i| xor ^ times(p, i)))
        }));
    }
    for letter in 0..letters.len() {
        features.extend(marked(samples, letters, letter));
    }
    features
}

/// What is said of a letter among the others.
fn marked(samples: &[Position], letters: &[char], letter: usize) -> Vec<Feature> {
    let sign = letters[letter].to_string();
    let among = (letters.len() as f64).log2();
    let feature = |it: &'static Group| {
        let name = it.name.replace("ones", &sign).replace("both 1", &format!("both {sign}"));
        let name = name.replace("first that is not 0", &format!("first {sign}"));
        let name = name.replace("that are not 0", &format!("of {sign}"));
        let code = format!(
            "{{ let marks: Vec<u64> = s.chars().map(|c| u64::from(c == {:?})).collect(); {} }}",
            letters[letter],
            it.code.replace("heaps", "marks")
        );
        let text = (name.replace("odd numbers", &sign), code);
        Feature::new(text, it.bits - 1.0 + among, samples, move |p| {
            let marks: Position = p.iter().map(|&it| u64::from(it == letter as u64)).collect();
            (it.of)(&marks)
        })
    };
    MARKED.iter().filter_map(feature).collect()
}

fn times(string: &[u64], letter: usize) -> u64 {
    string.iter().filter(|&&it| it == letter as u64).count() as u64
}

/// The name of what lists of heaps have, in the words of strings.
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

//! Strings over an alphabet.

use super::core::{ALL, Assumption, Batch, CHANCE, Direction, Kind, OTHER, Rules, direction};

pub struct Strings {
    pub alphabet: &'static [u8],
}

impl<R: Rules<Position = Vec<u8>>> Kind<R> for Strings {
    fn directions(&self, _: Assumption) -> Vec<Direction<R>> {
        let alphabet = self.alphabet;
        let count = (alphabet.len() as u64).max(2);
        let end = (0..64).take_while(|&size| count.saturating_pow(size) < 3_000_000).count() as u64;
        let mut all = vec![direction(
            ALL,
            24_000_000,
            end,
            "all strings of up to # letters",
            move |size, _| {
                let longer = |string: &Vec<u8>| -> Vec<Vec<u8>> {
                    alphabet.iter().map(|&letter| [&string[..], &[letter]].concat()).collect()
                };
                let one = vec![Vec::new()];
                let all =
                    (0..size).fold(one, |strings, _| strings.iter().flat_map(longer).collect());
                Batch::new(all, [size])
            },
        )];
        let words = "one or two runs, and two letters in turn: up to # letters";
        all.push(direction(OTHER, 8_000_000, 200, words, move |size, _| {
            // These strings have one or two runs, or repeat a pair of letters.
            let len = size as usize + 1;
            let mut inputs = Vec::new();
            for &a in alphabet {
                inputs.push(vec![a; len]);
                for &b in alphabet.iter().filter(|&&b| b != a) {
                    inputs.push((0..len).map(|i| if i % 2 == 0 { a } else { b }).collect());
                    for first in 1..len {
                        inputs.push((0..len).map(|i| if i < first { a } else { b }).collect());
                    }
                }
            }
            Batch::new(inputs, [size + 1])
        }));
        let words = "few runs by chance: up to # letters";
        all.push(direction(OTHER, 8_000_000, 69, words, move |size, search| {
            let len = 12 + size as usize;
            let mut inputs = Vec::new();
            for _ in 0..12 {
                // These strings have few runs.
                let mut string = Vec::new();
                while string.len() < len {
                    let letter = alphabet[search.chance.below(alphabet.len() as u64) as usize];
                    let run = 1 + search.chance.below(1 + len as u64 / 3) as usize;
                    string.extend(vec![letter; run.min(len - string.len())]);
                }
                inputs.push(string);
            }
            Batch::new(inputs, [len as u64])
        }));
        let words = "strings by chance of up to # letters";
        all.push(direction(CHANCE, 16_000_000, 55, words, move |size, search| {
            let len = 10 + size as usize;
            let mut inputs: Vec<Vec<u8>> = Vec::new();
            for i in 0..16 {
                let letter = |_| alphabet[search.chance.below(alphabet.len() as u64) as usize];
                let mut string: Vec<u8> = (0..len).map(letter).collect();
                if i % 4 == 0 {
                    // These strings are palindromes.
                    let half = string[..len / 2].to_vec();
                    string.truncate(len - len / 2);
                    string.extend(half.into_iter().rev());
                }
                inputs.push(string);
            }
            Batch::new(inputs, [len as u64])
        }));
        all
    }
}

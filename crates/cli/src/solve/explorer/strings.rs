//! Strings over an alphabet.

use super::core::{
    ALL, Assumption, Batch, CHANCE, Chance, Direction, Kind, LETTER, OTHER, Rules, Search,
    direction, known, words,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

pub struct Strings {
    pub alphabet: &'static [u8],
}

impl<R: Rules<Position = Vec<u8>>> Kind<R> for Strings {
    /// Inserts one or two letters, or changes one.
    fn changed(&self, string: &Vec<u8>, extent: &[u64], chance: &mut Chance) -> Option<Vec<u8>> {
        let mut other = string.clone();
        let place = chance.below(string.len() as u64 + 1) as usize;
        let (one, two) = (chance.pick(self.alphabet), chance.pick(self.alphabet));
        match chance.below(4) {
            0 => other.insert(place, one),
            1 => other.splice(place..place, [one, two]).for_each(drop),
            // A palindrome stays one.
            2 => {
                other.insert(place, one);
                other.insert(other.len() - place, one);
            }
            _ => other.iter_mut().skip(place).take(1).for_each(|it| *it = one),
        }
        if other.len() as u64 <= extent[0] { Some(other) } else { Some(string.clone()) }
    }

    fn directions(&self, _: Assumption) -> Vec<Direction<R>> {
        let alphabet = self.alphabet;
        let count = (alphabet.len() as u64).max(2);
        let end = (0..64).take_while(|&size| count.saturating_pow(size) < 3_000_000).count() as u64;
        let of_all = "all strings of up to # letters";
        let mut all = vec![direction(ALL, 24_000_000, end, of_all, move |size, _| {
            Batch::new(words(size as usize, alphabet), [size])
        })];
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
                    let letter = search.chance.pick(alphabet);
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
                let mut string: Vec<u8> = (0..len).map(|_| search.chance.pick(alphabet)).collect();
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
        if let Some(all_letters) = self.with_one_more() {
            let words =
                format!("strings with `{}`: up to # letters", all_letters[alphabet.len()] as char);
            all.push(direction(LETTER, 8_000_000, 9, words, move |size, search| {
                let kind = Strings { alphabet };
                let alike = || are_alike::<R>(&kind, all_letters, search);
                if size == 0 && !catch_unwind(AssertUnwindSafe(alike)).unwrap_or(false) {
                    search.has_letters = false;
                    search.recover();
                }
                let mut inputs = Vec::new();
                for _ in 0..if search.has_letters { 400 } else { 0 } {
                    inputs.push((0..size + 3).map(|_| search.chance.pick(all_letters)).collect());
                }
                Batch::new(inputs, [size + 3])
            }));
        }
        all
    }
}

impl Strings {
    /// The alphabet with the letter after its last one.
    fn with_one_more(&self) -> Option<&'static [u8]> {
        let next = *self.alphabet.iter().max()? + 1;
        let is_range = self.alphabet.iter().all(|&it| next - it <= self.alphabet.len() as u8);
        (is_range && next.is_ascii_alphanumeric())
            .then(|| &*[self.alphabet, &[next]].concat().leak())
    }
}

/// Do the rules treat these letters alike? Then a string and the string with two letters exchanged
/// have the same outcome.
fn are_alike<R: Rules<Position = Vec<u8>>>(
    kind: &Strings,
    letters: &[u8],
    search: &mut Search<R>,
) -> bool {
    let last = letters[letters.len() - 1];
    search.most = u64::MAX;
    for size in 1..=5 {
        for _ in 0..60 {
            let string: Vec<u8> = (0..size).map(|_| search.chance.pick(letters)).collect();
            let other = search.chance.pick(letters);
            let exchange = |&it: &u8| {
                if it == last {
                    other
                } else if it == other {
                    last
                } else {
                    it
                }
            };
            let exchanged: Vec<u8> = string.iter().map(exchange).collect();
            let mut outcome = |string: &Vec<u8>| {
                let state = R::start(string);
                known(kind, &state, search).ok().map(|known| known.outcome)
            };
            if R::is_input(&string) != R::is_input(&exchanged)
                || outcome(&string).is_none()
                || outcome(&string) != outcome(&exchanged)
            {
                return false;
            }
        }
    }
    true
}

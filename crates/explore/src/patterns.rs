//! Patterns of words: `from/of each .. heap`.

use crate::words::stem;

/// A gap `..` spans so many words, or characters of a script without spaces.
const GAP: usize = 7;

/// And a gap `...` so many.
const LONG_GAP: usize = 14;

/// What a `#` stands for besides figures and single letters.
const NUMERALS: [&str; 4] = ["two", "thre", "four", "fiv"];

/// Its elements in their order.
pub struct Pattern(Vec<Element>);

enum Element {
    Gap(usize),
    /// One of several.
    Choice(Vec<Word>),
}

enum Word {
    Number,
    /// A word, or a run of characters.
    These(Vec<String>),
}

impl Pattern {
    pub fn new(line: &str) -> Self {
        let word = |word: &str| if word == "#" { Word::Number } else { Word::These(words(word)) };
        let element = |element: &str| match element {
            ".." => Element::Gap(GAP),
            "..." => Element::Gap(LONG_GAP),
            choice => Element::Choice(choice.split('/').map(word).collect()),
        };
        Pattern(line.split(' ').map(element).collect())
    }

    /// Whether it stands somewhere in a sentence.
    pub fn is_in(&self, sentence: &[String]) -> bool {
        (0..sentence.len()).any(|start| begins(&self.0, &sentence[start..]))
    }
}

fn begins(elements: &[Element], sentence: &[String]) -> bool {
    let Some((first, further)) = elements.split_first() else { return true };
    match first {
        Element::Gap(most) => {
            (0..=sentence.len().min(*most)).any(|skipped| begins(further, &sentence[skipped..]))
        }
        Element::Choice(choice) => choice.iter().any(|word| {
            word.length(sentence).is_some_and(|length| begins(further, &sentence[length..]))
        }),
    }
}

impl Word {
    /// How many words of a sentence it takes, if the sentence begins with it.
    fn length(&self, sentence: &[String]) -> Option<usize> {
        match self {
            Word::Number => sentence.first().filter(|word| is_number(word)).map(|_| 1),
            Word::These(words) => sentence.starts_with(words).then_some(words.len()),
        }
    }
}

fn is_number(word: &str) -> bool {
    let is_letter = word.len() == 1 && word != "a";
    is_letter || NUMERALS.contains(&word) || word.starts_with(|c: char| c.is_ascii_digit())
}

/// The words of a text without their endings; each character of a script without spaces is one.
pub fn words(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace(['\'', '’'], "");
    let mut words = Vec::new();
    for run in text.split(|c: char| !c.is_alphanumeric() && c != '%') {
        let latin = |c: char| c < '\u{2e80}';
        let mut start = 0;
        for (at, c) in run.char_indices().filter(|&(_, c)| !latin(c)) {
            if start < at {
                words.push(stem(&run[start..at]).to_owned());
            }
            start = at + c.len_utf8();
            words.push(run[at..start].to_owned());
        }
        if start < run.len() {
            words.push(stem(&run[start..]).to_owned());
        }
    }
    words
}

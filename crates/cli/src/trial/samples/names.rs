//! Finds samples by the names of their files. An input and its output have the same name, except
//! for a word such as `input` or `in` where the other has `output`, `out`, `ans`, `answer`,
//! `expected` or `a`. The word may be anywhere in the name, its ending, or the name of its folder;
//! leading zeros of numbers do not count. An input without such a word is the rest of its output's
//! name: `01` and `01.a`.

use std::cmp::Ordering;

const INPUTS: &[&str] = &["in", "inp", "input", "inputs"];
/// The words for outputs. If there are several outputs, the first word wins, because a file `out`
/// beside an `ans` may be the contestant's own output.
const OUTPUTS: &[&str] = &["ans", "answer", "answers", "expected", "out", "output", "outputs"];
/// A word for an output that counts only as an ending, as in `01.a`.
const ANSWER: &str = "a";
/// Endings without meaning.
const PLAIN: &[&str] = &["txt", "text", "dat", "data"];
/// Words that the names of folders and inputs may contain.
const SAMPLES: &[&str] = &["sample", "samples", "test", "tests", "testcase", "case", "example"];

/// Stands for the word by which an input and its output differ.
const WORD: &str = "*";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Input,
    Output,
    /// A name without such a word, which is an input if there is an output.
    Unnamed,
}

#[derive(Debug)]
pub struct Name {
    pub role: Role,
    /// A key that is the same for an input and its outputs.
    key: String,
    /// A stricter key, with the endings and with all digits.
    exact: String,
    /// The word that gives the role.
    word: String,
    /// True if the ending gives the role.
    pub by_ending: bool,
    /// The name without its ending.
    pub stem: String,
}

impl Name {
    /// Reads the name of a file in a folder of samples, or in a folder there. Other files, such as
    /// programs, have no name of this kind.
    pub fn read(folder: Option<&str>, file: &str) -> Option<Self> {
        let folder = folder.map(Words::of);
        let is_named = folder.as_ref().is_some_and(|folder| folder.last.is_some());
        let stem = without_plain_ending(file, is_named)?;
        let mut words = Words::of(stem);
        let by_ending = words.key.ends_with(".*");
        if by_ending {
            words.key.truncate(words.key.len() - ".*".len());
        }
        let of_folder = folder.as_ref().and_then(|folder| folder.last.clone());
        let word = words.last.or(of_folder).unwrap_or_default();
        let is_answer = word == ANSWER;
        let role = if is_answer { Some(Role::Output) } else { role_of(&word) };
        let role = role.unwrap_or(Role::Unnamed);
        let may_be_input = has_number(stem) || words_of(stem).any(|word| is_in(SAMPLES, word));
        if role == Role::Unnamed && !may_be_input {
            return None;
        }
        if let Some(folder) = folder {
            words.key = format!("{}/{}", folder.key, words.key);
        }
        let exact = words.exact + if stem.len() < file.len() { " " } else { "" };
        let stem = stem.rsplit_once('.').filter(|_| by_ending).map_or(stem, |(start, _)| start);
        Some(Name { role, key: words.key, exact, word, by_ending, stem: stem.to_owned() })
    }

    pub fn is_of(&self, other: &Name) -> bool {
        self.key == other.key
    }

    /// Compares two outputs of this input; the better one comes first.
    pub fn order(&self, a: &Name, b: &Name) -> Ordering {
        let rank = |output: &Name| {
            let place = OUTPUTS.iter().position(|word| *word == output.word);
            (output.exact != self.exact, is_long(&output.word) != is_long(&self.word), place)
        };
        rank(a).cmp(&rank(b))
    }
}

/// Returns whether a folder with this name can hold samples of the folder above.
pub fn is_folder(name: &str) -> bool {
    let mut words = words_of(name);
    let mut has_role = false;
    let is_known = words.all(|word| {
        has_role |= role_of(&word).is_some();
        role_of(&word).is_some() || is_in(SAMPLES, word)
    });
    is_known && (has_role || has_number(name))
}

/// The name of an input with its last such word replaced by that of an output.
pub fn output_of(input: &str) -> Option<String> {
    replaced(input, Role::Input, ["out", "output"])
}

/// The name of an output with its last such word replaced by that of an input.
pub fn input_of(output: &str) -> Option<String> {
    replaced(output, Role::Output, ["in", "input"])
}

/// Replaces the last word of this role by the short or the long word for the other role.
fn replaced(name: &str, role: Role, [short, long]: [&str; 2]) -> Option<String> {
    let parts = parts(name);
    let at = parts.iter().rposition(|part| role_of(&part.to_lowercase()) == Some(role))?;
    let other = if is_long(parts[at]) { long } else { short };
    Some(parts[..at].concat() + other + &parts[at + 1..].concat())
}

/// Returns whether a word is long: `in` pairs with `out` or `ans`, and `input` with `output` or
/// `answer`.
fn is_long(word: &str) -> bool {
    word.len() > 3
}

/// Returns whether a folder has a name for inputs or outputs.
pub fn has_role(folder: &str) -> bool {
    words_of(folder).any(|word| role_of(&word).is_some())
}

fn role_of(word: &str) -> Option<Role> {
    if INPUTS.contains(&word) {
        Some(Role::Input)
    } else {
        OUTPUTS.contains(&word).then_some(Role::Output)
    }
}

fn is_in(words: &[&str], word: impl AsRef<str>) -> bool {
    words.contains(&word.as_ref())
}

fn has_number(text: &str) -> bool {
    text.contains(|c: char| c.is_ascii_digit())
}

/// The name of a file without an ending that has no meaning, if the file may be a sample. In a
/// folder of inputs or outputs it may have any ending.
fn without_plain_ending(file: &str, takes_any: bool) -> Option<&str> {
    let cut = |name| str::rsplit_once(name, '.').filter(|(stem, _)| !stem.is_empty());
    let is_plain = |ending: &str| is_in(PLAIN, ending.to_lowercase());
    let stem = cut(file).filter(|(_, ending)| is_plain(ending)).map_or(file, |(stem, _)| stem);
    // The ending is known in `1.in`, `01.a`, `task.in1`, `task.in.1a`, but not in the backup
    // `1.in~`.
    let is_known = |ending: &str| {
        let is_word = |word: String| word == ANSWER || role_of(&word).is_some();
        let has_words = || words_of(ending).all(is_word);
        (ending.starts_with(|c: char| c.is_ascii_digit()) || has_words())
            && ending.ends_with(char::is_alphanumeric)
    };
    match cut(stem) {
        Some((_, ending)) if is_known(ending) || stem.len() < file.len() => Some(stem),
        Some((start, _)) => takes_any.then_some(start),
        None => Some(stem),
    }
}

/// A name with [`WORD`] in place of its words of samples.
struct Words {
    key: String,
    exact: String,
    /// The last of the words.
    last: Option<String>,
}

impl Words {
    fn of(name: &str) -> Self {
        let (mut key, mut exact) = (String::new(), String::new());
        let mut last = None;
        let parts = parts(name);
        for (i, part) in parts.iter().enumerate() {
            let word = part.to_lowercase();
            let is_ending = i + 1 == parts.len() && key.ends_with('.');
            if role_of(&word).is_some() || word == ANSWER && is_ending {
                mark(&mut key);
                mark(&mut exact);
                last = Some(word);
            } else {
                let number = word.trim_start_matches('0');
                key += if has_number(&word) && number.is_empty() { "0" } else { number };
                exact += &word;
            }
        }
        Words { key, exact, last }
    }
}

/// Adds [`WORD`]; `expected_output` has it once.
fn mark(key: &mut String) {
    let end = key.trim_end_matches(['_', '-', '.', ' ']).len();
    if key[..end].ends_with(WORD) {
        key.truncate(end);
    } else {
        *key += WORD;
    }
}

/// The words of a name.
fn words_of(name: &str) -> impl Iterator<Item = String> {
    let parts = parts(name).into_iter().filter(|part| part.starts_with(char::is_alphabetic));
    parts.map(str::to_lowercase)
}

/// The runs of letters, of digits and of other characters; `sampleInput` has two words.
fn parts(name: &str) -> Vec<&str> {
    let kind = |c: char| (c.is_ascii_digit(), c.is_alphabetic());
    let mut parts = Vec::new();
    let mut start = 0;
    let mut before: Option<char> = None;
    for (at, c) in name.char_indices() {
        let goes_on = before.is_none_or(|before| {
            kind(before) == kind(c) && !(before.is_lowercase() && c.is_uppercase())
        });
        if !goes_on {
            parts.push(&name[start..at]);
            start = at;
        }
        before = Some(c);
    }
    parts.push(&name[start..]);
    parts.retain(|part| !part.is_empty());
    parts
}

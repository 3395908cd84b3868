//! What a text says, in the words of the field: `data/lexicon.txt` has them.

use crate::numbers;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

const LEXICON: &str = include_str!("../data/lexicon.txt");

/// A word or a notion, hashed.
pub type Token = u32;

/// The tokens of a sentence, each with what it weighs in a document.
pub type Tokens = Vec<(Token, f32)>;

/// What a notion weighs, and what the very word for it, two notions side by side, and two characters
/// of which no word is known.
const NOTION: f32 = 1.0;
const WORD: f32 = 0.3;
const PAIR: f32 = 0.45;
const CHARACTERS: f32 = 0.6;

/// No form in the lexicon has more atoms.
const LONGEST: usize = 12;

/// The lexicon's headings: things, what is done, which, the end.
pub const HEADINGS: usize = 4;

pub struct Lexicon {
    /// By the hash of their atoms: the notions of a form, and whether longer forms begin like this.
    forms: HashMap<u64, Form, Hashed>,
}

#[derive(Default)]
struct Form {
    notions: Vec<Token>,
    /// Of the first notion.
    heading: usize,
    empty: bool,
    goes_on: bool,
}

/// A Latin word, or one character of another script.
struct Atom {
    hash: u64,
    script: Script,
    /// Where it stands in the text.
    place: Range<usize>,
}

#[derive(Clone, Copy, PartialEq)]
enum Script {
    Latin,
    Kana,
    /// Kanji and what was katakana: these make words of their own.
    Solid,
}

pub fn is_japanese(text: &str) -> bool {
    text.chars().any(|c| ('ぁ'..='ヿ').contains(&c) || ('一'..='鿿').contains(&c))
}

/// Characters that statements in Chinese have, and no Japanese text.
const CHINESE: &str = "们从两这谁赢输轮给为个删选择边变树图换异时对没还后";

pub fn is_chinese(text: &str) -> bool {
    let is_kana = |c| ('ぁ'..='ヿ').contains(&c);
    !text.contains(is_kana) && text.contains(|c| CHINESE.contains(c))
}

/// The notion of this name in the lexicon.
pub fn notion(name: &str) -> Token {
    hash(&[b"notion ", name.as_bytes()].concat()) as Token
}

impl Lexicon {
    pub fn load() -> Self {
        let mut forms: HashMap<u64, Form, Hashed> = HashMap::default();
        let mut blocks = 0;
        for line in LEXICON.lines() {
            blocks += usize::from(line.is_empty());
            let Some((name, list)) = line.split_once(": ").filter(|_| blocks > 0) else { continue };
            let notion = notion(name);
            for form in list.split(", ") {
                let mut key = 0;
                let atoms = atoms(form);
                for (i, atom) in atoms.iter().enumerate() {
                    key = follow(key, atom.hash);
                    let form = forms.entry(key).or_default();
                    if i + 1 < atoms.len() {
                        form.goes_on = true;
                    } else if name == "-" {
                        form.empty = true;
                    } else {
                        if form.notions.is_empty() {
                            form.heading = blocks - 1;
                        }
                        form.notions.push(notion);
                    }
                }
            }
        }
        Lexicon { forms }
    }

    /// The longest form that begins the atoms, and its length.
    fn form(&self, atoms: &[Atom]) -> Option<(&Form, usize)> {
        let (mut key, mut found) = (0, None);
        for (i, atom) in atoms.iter().take(LONGEST).enumerate() {
            key = follow(key, atom.hash);
            let Some(form) = self.forms.get(&key) else { break };
            if form.empty || !form.notions.is_empty() {
                found = Some((form, i + 1));
            }
            if !form.goes_on {
                break;
            }
        }
        found
    }

    /// The notions of a sentence with its words for them, by the headings of the lexicon.
    pub fn read<'a>(&self, sentence: &'a str) -> [Vec<(Token, &'a str)>; HEADINGS] {
        let atoms = atoms(sentence);
        let mut read = [(); HEADINGS].map(|()| Vec::new());
        let mut i = 0;
        while i < atoms.len() {
            let known = self.form(&atoms[i..]);
            let length = known.map_or(1, |(_, length)| length);
            if let Some((form, notion)) =
                known.and_then(|(form, _)| Some((form, *form.notions.first()?)))
            {
                let words = atoms[i].place.start..atoms[i + length - 1].place.end;
                read[form.heading].push((notion, &sentence[words]));
            }
            i += length;
        }
        read
    }

    /// The notions of a sentence, its words, and which stand side by side; each once.
    pub fn tokens(&self, sentence: &str) -> Tokens {
        let mut tokens = self.occurrences(sentence);
        tokens.sort_unstable_by(|a, b| a.0.cmp(&b.0).then(b.1.total_cmp(&a.1)));
        tokens.dedup_by_key(|token| token.0);
        tokens
    }

    /// The same as they stand there, some more than once.
    pub fn occurrences(&self, sentence: &str) -> Tokens {
        let mut atoms = atoms(sentence);
        if let Some(list) = numbers::said(sentence) {
            atoms.extend(self::atoms(list));
        }
        let mut tokens = Tokens::with_capacity(3 * atoms.len());
        let mut last: [Token; 2] = [0; 2]; // the two notions before
        let mut i = 0;
        while i < atoms.len() {
            let known = self.form(&atoms[i..]);
            let length = known.map_or(1, |(_, length)| length);
            let word = atoms[i..i + length].iter().fold(0, |key, atom| follow(key, atom.hash));
            let notion = match known {
                Some((form, _)) => {
                    tokens.extend(form.notions.iter().map(|&notion| (notion, NOTION)));
                    if !form.notions.is_empty() && atoms[i].script == Script::Latin {
                        tokens.push((word as Token, WORD));
                    }
                    form.notions.first().copied()
                }
                None if atoms[i].script == Script::Latin => {
                    tokens.push((word as Token, NOTION));
                    Some(word as Token)
                }
                None => {
                    let next = atoms.get(i + 1).filter(|next| next.script != Script::Latin);
                    if let Some(next) = next.filter(|next| {
                        atoms[i].script == Script::Solid && next.script == Script::Solid
                    }) {
                        tokens.push((follow(word, next.hash) as Token, CHARACTERS));
                    }
                    None
                }
            };
            if let Some(notion) = notion {
                for before in last.into_iter().filter(|&before| before != 0 && before != notion) {
                    tokens.push((before.wrapping_mul(notion) ^ before.wrapping_add(notion), PAIR));
                }
                last = [notion, last[0]];
            }
            i += length;
        }
        tokens
    }
}

/// The words and characters of a text.
fn atoms(text: &str) -> Vec<Atom> {
    let (mut atoms, mut word) = (Vec::new(), String::new());
    let mut start = 0;
    for (at, c) in text.char_indices() {
        match fold(c) {
            '\'' | '’' => {}
            c if c.is_alphanumeric() && c < FIRST_CJK || matches!(c, '^' | '&') => {
                if word.is_empty() {
                    start = at;
                }
                word.push(c);
            }
            folded => {
                finish(&mut word, start..at, &mut atoms);
                let script =
                    if ('ぁ'..='ゖ').contains(&c) { Script::Kana } else { Script::Solid };
                if folded.is_alphanumeric() && folded != 'ー' {
                    let hash = hash(&(folded as u32).to_le_bytes());
                    atoms.push(Atom { hash, script, place: at..at + c.len_utf8() });
                }
            }
        }
    }
    finish(&mut word, start..text.len(), &mut atoms);
    atoms
}

fn finish(word: &mut String, place: Range<usize>, atoms: &mut Vec<Atom>) {
    if !word.is_empty() {
        atoms.push(Atom { hash: hash(stem(word).as_bytes()), script: Script::Latin, place });
        word.clear();
    }
}

const FIRST_CJK: char = '\u{2e80}';

/// One spelling for all that a searcher does not tell apart: capitals, accents, full-width
/// letters, katakana and hiragana.
fn fold(c: char) -> char {
    match c {
        'A'..='Z' => c.to_ascii_lowercase(),
        'À'..='Þ' => fold(shift(c, 0x20)),
        'é' | 'è' | 'ê' => 'e',
        'ä' | 'á' | 'à' => 'a',
        'ö' | 'ó' => 'o',
        'ü' | 'ú' => 'u',
        'ァ'..='ヶ' => shift(c, -0x60),
        '！'..='～' => fold(shift(c, -0xfee0)),
        c => c,
    }
}

fn shift(c: char, by: i32) -> char {
    char::from_u32((c as u32).wrapping_add_signed(by)).unwrap_or(c)
}

/// A word without its ending.
pub fn stem(word: &str) -> &str {
    let long = |rest: &&str| rest.len() > 2;
    let singular = match word.strip_suffix('s').filter(long) {
        Some(rest) if !rest.ends_with(['s', 'u', 'i']) => rest.strip_suffix('e').unwrap_or(rest),
        _ => word,
    };
    let verb = ["ing", "ed"].iter().find_map(|ending| singular.strip_suffix(ending).filter(long));
    let verb = verb.filter(|rest| rest.contains(['a', 'e', 'i', 'o', 'u', 'y']));
    let Some(rest) = verb else {
        return singular.strip_suffix('e').filter(long).unwrap_or(singular);
    };
    let mut ends = rest.bytes().rev();
    let last = ends.next();
    let doubled = last == ends.next() && !matches!(last, Some(b'l' | b's' | b'z'));
    if doubled { &rest[..rest.len() - 1] } else { rest }
}

/// For keys that are hashes themselves.
pub type Hashed = BuildHasherDefault<Itself>;

#[derive(Default)]
pub struct Itself(u64);

impl Hasher for Itself {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, key: &[u8]) {
        self.0 = hash(key);
    }

    fn write_u32(&mut self, key: u32) {
        self.write_u64(key.into());
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = follow(0, key);
    }
}

/// FNV-1a.
fn hash(bytes: &[u8]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for &byte in bytes {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    }
    hash
}

fn follow(key: u64, atom: u64) -> u64 {
    (key.rotate_left(5) ^ atom).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

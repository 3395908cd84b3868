//! Splits a text into notions. `data/lexicon.txt` lists the words for each notion.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;

const LEXICON: &str = include_str!("../data/lexicon.txt");

/// A word, a notion, or two notions side by side, hashed.
pub type Token = u64;

/// The weight of the notions of a word, of the word itself, of two notions side by side, and of two
/// characters outside the lexicon.
const NOTION: f32 = 1.0;
const WORD: f32 = 0.5;
const PAIR: f32 = 0.45;
const CHARACTERS: f32 = 0.6;

/// The largest number of atoms in a form of the lexicon.
const LONGEST: usize = 12;

pub struct Lexicon {
    /// The forms, by the hash of their atoms.
    forms: ByHash<Form>,
}

#[derive(Default)]
struct Form {
    notions: Vec<Token>,
    /// True if the form carries no meaning.
    is_empty: bool,
    /// True if longer forms begin with this one.
    goes_on: bool,
}

/// An atom: a Latin word, or one character of another script.
struct Atom {
    hash: u64,
    script: Script,
    /// The bytes of the text.
    range: Range<usize>,
}

/// A word or form of a sentence, without those that carry no meaning.
pub struct Piece<'a> {
    pub text: &'a str,
    /// Its notions and words, with their weights.
    pub tokens: Vec<(Token, f32)>,
    /// Its notion beside those before it.
    pairs: Vec<(Token, f32)>,
}

#[derive(Clone, Copy, PartialEq)]
enum Script {
    Latin,
    Kana,
    /// Kanji and katakana, which form words of their own.
    Solid,
}

pub fn is_japanese(text: &str) -> bool {
    text.chars().any(|c| ('ぁ'..='ヿ').contains(&c) || ('一'..='鿿').contains(&c))
}

/// Characters of statements in Chinese that Japanese texts lack.
const CHINESE: &str = "们从两这谁赢输轮给为个删选择边变树图换异时对没还后";

pub fn is_chinese(text: &str) -> bool {
    let is_kana = |c| ('ぁ'..='ヿ').contains(&c);
    !text.contains(is_kana) && text.contains(|c| CHINESE.contains(c))
}

impl Lexicon {
    pub fn load() -> Self {
        let mut lexicon = Lexicon { forms: ByHash::default() };
        let lines = LEXICON.lines().filter(|line| !line.starts_with('#'));
        for (name, forms) in lines.filter_map(|line| line.split_once(": ")) {
            let notion = hash(name.as_bytes());
            forms.split(", ").for_each(|form| lexicon.add(form, notion, name == "-"));
        }
        lexicon
    }

    fn add(&mut self, form: &str, notion: Token, is_empty: bool) {
        let mut key = 0;
        let atoms = atoms(form);
        for (i, atom) in atoms.iter().enumerate() {
            key = follow(key, atom.hash);
            let form = self.forms.entry(key).or_default();
            if i + 1 < atoms.len() {
                form.goes_on = true;
            } else if is_empty {
                form.is_empty = true;
            } else {
                form.notions.push(notion);
            }
        }
    }

    /// The longest form at the start of the atoms, and its length.
    fn form(&self, atoms: &[Atom]) -> Option<(&Form, usize)> {
        let (mut key, mut found) = (0, None);
        for (i, atom) in atoms.iter().take(LONGEST).enumerate() {
            key = follow(key, atom.hash);
            let Some(form) = self.forms.get(&key) else { break };
            if form.is_empty || !form.notions.is_empty() {
                found = Some((form, i + 1));
            }
            if !form.goes_on {
                break;
            }
        }
        found
    }

    /// The notions, words and pairs of neighbouring notions in a sentence, each once, with its
    /// weight.
    pub fn tokens(&self, sentence: &str) -> Vec<(Token, f32)> {
        let pieces = self.pieces(sentence).into_iter();
        let mut tokens: Vec<_> =
            pieces.flat_map(|it| it.tokens.into_iter().chain(it.pairs)).collect();
        tokens.sort_unstable_by(|a, b| a.0.cmp(&b.0).then(b.1.total_cmp(&a.1)));
        tokens.dedup_by_key(|token| token.0);
        tokens
    }

    /// The words and forms of a sentence.
    pub fn pieces<'a>(&self, sentence: &'a str) -> Vec<Piece<'a>> {
        let atoms = atoms(sentence);
        let mut pieces = Vec::with_capacity(atoms.len());
        let mut before: [Token; 2] = [0; 2]; // the last two notions
        let mut i = 0;
        while i < atoms.len() {
            let form = self.form(&atoms[i..]);
            let length = form.map_or(1, |(_, length)| length);
            let word = atoms[i..i + length].iter().fold(0, |key, atom| follow(key, atom.hash));
            let script = atoms[i].script;
            let next = atoms.get(i + 1).filter(|next| next.script == Script::Solid);
            let mut notion = None;
            let (mut tokens, mut pairs) = (Vec::new(), Vec::new());
            if let Some((form, _)) = form {
                let weight = NOTION / form.notions.len() as f32;
                tokens.extend(form.notions.iter().map(|&notion| (notion, weight)));
                notion = form.notions.first().copied();
                if notion.is_some() && script == Script::Latin {
                    tokens.push((word, WORD));
                }
            } else if script == Script::Latin {
                tokens.push((word, NOTION));
                notion = Some(word);
            } else if let Some(next) = next.filter(|_| script == Script::Solid) {
                tokens.push((follow(word, next.hash), CHARACTERS));
            }
            if let Some(notion) = notion {
                for other in before.into_iter().filter(|&other| other != 0 && other != notion) {
                    let pair = other.wrapping_mul(notion) ^ other.wrapping_add(notion);
                    pairs.push((pair, PAIR));
                }
                before = [notion, before[0]];
            }
            if !tokens.is_empty() {
                let text = &sentence[atoms[i].range.start..atoms[i + length - 1].range.end];
                pieces.push(Piece { text, tokens, pairs });
            }
            i += length;
        }
        pieces
    }
}

/// The words and characters of a text.
fn atoms(text: &str) -> Vec<Atom> {
    let (mut atoms, mut word) = (Vec::new(), String::new());
    let mut start = 0;
    text.char_indices().chain([(text.len(), ' ')]).for_each(|(at, c)| match fold(c) {
        '\'' | '’' => {}
        c if c.is_alphanumeric() && c < FIRST_CJK || "^&".contains(c) => {
            start = if word.is_empty() { at } else { start };
            word.push(c);
        }
        folded => {
            if !word.is_empty() {
                let hash = hash(stem(&word).as_bytes());
                atoms.push(Atom { hash, script: Script::Latin, range: start..at });
                word.clear();
            }
            let is_kana = ('ぁ'..='ゖ').contains(&c);
            let script = if is_kana { Script::Kana } else { Script::Solid };
            if folded.is_alphanumeric() && folded != 'ー' {
                let hash = hash(&(folded as u32).to_le_bytes());
                atoms.push(Atom { hash, script, range: at..at + c.len_utf8() });
            }
        }
    });
    atoms
}

const FIRST_CJK: char = '\u{2e80}';

/// Folds capitals, accents, full-width letters, katakana and hiragana to a single spelling.
fn fold(c: char) -> char {
    let shift = |by: i32| char::from_u32((c as u32).wrapping_add_signed(by)).unwrap_or(c);
    match c {
        'A'..='Z' => c.to_ascii_lowercase(),
        'À'..='Þ' => fold(shift(0x20)),
        'é' | 'è' | 'ê' => 'e',
        'ä' | 'á' | 'à' => 'a',
        'ö' | 'ó' => 'o',
        'ü' | 'ú' => 'u',
        'ァ'..='ヶ' => shift(-0x60),
        '！'..='～' => fold(shift(-0xfee0)),
        c => c,
    }
}

/// A word without its ending.
fn stem(word: &str) -> &str {
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

/// A map whose keys are already hashes.
pub type ByHash<T> = HashMap<u64, T, BuildHasherDefault<Itself>>;

#[derive(Default)]
pub struct Itself(u64);

impl Hasher for Itself {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = hash(bytes);
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// The hash FNV-1a.
fn hash(bytes: &[u8]) -> u64 {
    let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
}

fn follow(key: u64, atom: u64) -> u64 {
    (key.rotate_left(5) ^ atom).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

//! Moves and reasons in words. Parts of a list are counted from 1; cells, vertices and other named
//! things keep the names by which they are typed.

use super::shape::{Words, words};
use std::fmt::{self, Debug, Formatter};
use std::rc::Rc;

/// A move or a reason in words, which are made in the language in which they are asked for.
#[derive(Clone)]
pub struct Told {
    text: Rc<dyn Fn(bool) -> String>,
    /// The cell, vertex, edge or number of the move, as typed.
    pub spot: Option<String>,
}

/// A text in English or, if the first argument is true, in Japanese.
#[macro_export]
macro_rules! said {
    ($in_japanese:expr, $english:literal, $japanese:literal $(,)?) => {
        if $in_japanese { format!($japanese) } else { format!($english) }
    };
}

/// Tells something in English or in Japanese. The names after the two texts stand for [`Told`] or
/// [`Words`], which are told in the same language.
#[macro_export]
macro_rules! told {
    ($english:literal, $japanese:literal $(, $part:ident)* $(,)?) => {
        $crate::entry::Told::new(move |japanese| {
            $(let $part = $part.get(japanese);)*
            $crate::said!(japanese, $english, $japanese)
        })
    };
}

pub use {said, told};

impl Told {
    pub fn new(text: impl Fn(bool) -> String + 'static) -> Self {
        Told { text: Rc::new(text), spot: None }
    }

    pub fn get(&self, japanese: bool) -> String {
        (self.text)(japanese)
    }

    pub fn on(self, spot: impl ToString) -> Self {
        Told { spot: Some(spot.to_string()), ..self }
    }

    /// Tells several changes of one move.
    pub fn joined(changes: Vec<Told>) -> Self {
        Told::new(move |japanese| {
            let changes: Vec<String> = changes.iter().map(|it| it.get(japanese)).collect();
            changes.join(if japanese { "、" } else { "; " })
        })
    }
}

impl From<Words> for Told {
    fn from(words: Words) -> Self {
        Told::new(move |japanese| words.get(japanese).to_owned())
    }
}

impl Debug for Told {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        self.get(false).fmt(f)
    }
}

impl PartialEq for Told {
    fn eq(&self, other: &Self) -> bool {
        self.get(false) == other.get(false) && self.spot == other.spot
    }
}

impl Eq for Told {}

/// Whether the player to move loses, and the reason.
pub type Why = (bool, Told);

/// A reason such as `the value is 2, not 0`: the player to move loses if the value is 0.
pub fn loses_if_zero(number: u64, what: impl Into<Told>) -> Why {
    let what = what.into();
    let why = match number {
        0 => told!("{what} is 0", "{what}は 0 である", what),
        _ => told!("{what} is {number}, not 0", "{what}は {number} で、0 ではない", what),
    };
    (number == 0, why)
}

/// The reason by the xor of the parts' values; each part is given as typed, with its value.
pub fn xor_of_parts(parts: impl Iterator<Item = (String, u64)>) -> Why {
    let parts: Vec<(String, u64)> = parts.collect();
    if parts.is_empty() {
        return loses_if_zero(
            0,
            words("no part is left, and the xor of none", "成分がなく、その xor "),
        );
    }
    let each: Vec<String> = parts.iter().map(|(part, value)| format!("{part}: {value}")).collect();
    let each = each.join("; ");
    loses_if_zero(
        parts.iter().fold(0, |xor, (_, value)| xor ^ value),
        told!("the parts have the values {each}, and their xor", "各成分の値 {each} の xor "),
    )
}

/// `even` or `odd`.
pub fn parity(count: usize) -> Words {
    if count.is_multiple_of(2) { words("even", "偶数") } else { words("odd", "奇数") }
}

/// One or several of a thing, in English.
pub fn counted(count: u64, noun: &str) -> String {
    if count == 1 { format!("a {noun}") } else { format!("{count} {noun}s") }
}

pub const HEAP: Words = words("heap", "山");

/// One of several parts: `the second heap`. `i` counts from 0, the words count from 1.
pub fn nth(i: usize, noun: Words) -> Told {
    let (ordinal, n) = (ordinal(i), i + 1);
    told!("the {ordinal} {noun}", "{n} 番目の{noun}", noun)
}

impl Told {
    /// Tells that this part of a position goes from `from` to `left`.
    pub fn cut(self, from: u64, left: u64) -> Told {
        self.cut_in_list(from, left, true)
    }

    /// Tells the same in a list of changes: in Japanese, only the last verb has its final form.
    pub fn cut_in_list(self, from: u64, left: u64, is_last: bool) -> Told {
        let (part, taken) = (self, from.abs_diff(left));
        let end = |last, before_another| if is_last { last } else { before_another };
        if left > from {
            let end = end("する", "し");
            return told!(
                "add {taken} to {part}, making {left}",
                "{part}に {taken} 個足して {left} 個に{end}",
                part
            );
        }
        if left == 0 {
            let end = end("る", "り");
            return told!("take all of {part}", "{part}をすべて取{end}", part);
        }
        let end = end("す", "し");
        told!(
            "take {taken} from {part}, leaving {left}",
            "{part}から {taken} 個取って {left} 個残{end}",
            part
        )
    }

    /// Tells that this heap becomes several heaps with the sum `left`; `parts` are these heaps in
    /// words.
    pub fn split(self, from: u64, left: u128, parts: Told) -> Told {
        let (part, from) = (self, u128::from(from));
        if left > from {
            return told!("replace {part} by {parts}", "{part}を {parts}に置き換える", part, parts);
        }
        if left == from {
            return told!("split {part} into {parts}", "{part}を {parts}に分ける", part, parts);
        }
        let taken = from - left;
        told!(
            "take {taken} from {part}, leaving {parts}",
            "{part}から {taken} 個取って {parts}に分ける",
            part,
            parts
        )
    }
}

/// The ordinal number, such as `first` or `11th`, of index `i`.
pub fn ordinal(i: usize) -> String {
    const WORDS: [&str; 10] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ];
    if let Some(word) = WORDS.get(i) {
        return (*word).to_owned();
    }
    let n = i + 1;
    let ending = match (n % 100, n % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

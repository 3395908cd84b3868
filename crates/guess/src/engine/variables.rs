//! Names for the numbers of a position, in code.

use crate::engine::expression::Reads;

/// The names that code uses for the numbers of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Variables {
    /// One number `n`.
    Number,
    /// Two numbers `a` and `b`.
    Pair,
    /// A list `heaps`.
    Heaps,
    /// A tuple whose numbers have these names.
    Names(Vec<String>),
    /// A string `s` of these letters.
    Letters(Vec<char>),
}

impl Variables {
    /// A number of a tuple.
    pub fn element(&self, i: usize) -> String {
        match self {
            Variables::Pair => ["a", "b"][i].to_owned(),
            Variables::Names(names) => names[i].clone(),
            _ => format!("heaps[{i}]"),
        }
    }

    /// A position as a pattern in Rust.
    pub fn pattern(&self, position: &[u64]) -> String {
        let listed = || position.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        match self {
            Variables::Number => listed(),
            Variables::Pair | Variables::Names(_) => format!("({})", listed()),
            Variables::Heaps => format!("[{}]", listed()),
            Variables::Letters(letters) => {
                format!("{:?}", position.iter().map(|&i| letters[i as usize]).collect::<String>())
            }
        }
    }

    /// The expression that the patterns match.
    pub fn subject(&self) -> String {
        match self {
            Variables::Number => "n".to_owned(),
            Variables::Pair => "(a, b)".to_owned(),
            Variables::Heaps => "heaps".to_owned(),
            Variables::Names(names) => format!("({})", names.join(", ")),
            Variables::Letters(_) => "s".to_owned(),
        }
    }

    /// The statement that defines other variables.
    pub fn define(&self, what: Reads) -> String {
        match (what, self) {
            (Reads::Heaps, Variables::Pair) => "let heaps = [a, b]; ".to_owned(),
            (Reads::Heaps, Variables::Names(names)) => {
                format!("let heaps = &[{}][..]; ", names.join(", "))
            }
            (Reads::Heaps, Variables::Letters(letters)) => {
                let letters: String = letters.iter().collect();
                format!(
                    "let heaps: Vec<u64> = s.chars().map(|c| {letters:?}.chars()\
                     .position(|it| it == c).unwrap() as u64).collect(); "
                )
            }
            (Reads::Pair, Variables::Names(names)) if names.len() == 2 && names != &["a", "b"] => {
                format!("let (a, b) = ({}); ", names.join(", "))
            }
            _ => String::new(),
        }
    }
}

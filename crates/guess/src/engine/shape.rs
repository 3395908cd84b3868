//! The form of positions, and the names of their numbers in code.

use crate::engine::expression::{Expr, Reads};

/// The common form of all positions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// One number `n`.
    Number,
    /// So many numbers, each with its own meaning: `a` and `b`, or the elements of `heaps`.
    Tuple(usize),
    /// A tuple whose numbers have these names.
    Named(Vec<String>),
    /// Lists `heaps` of different lengths.
    #[default]
    List,
    /// Strings `s` of these letters, and their length if all have the same.
    Strings(Vec<char>, Option<usize>),
}

impl Shape {
    /// The number of numbers in each position, if it is the same.
    pub fn arity(&self) -> Option<usize> {
        match self {
            Shape::Number => Some(1),
            Shape::Tuple(len) => Some(*len),
            Shape::Named(names) => Some(names.len()),
            Shape::List => None,
            Shape::Strings(_, len) => *len,
        }
    }

    /// The letters, indexed by the numbers, if the positions are strings.
    pub fn letters(&self) -> &[char] {
        if let Shape::Strings(letters, _) = self { letters } else { &[] }
    }

    /// A number of a tuple.
    pub fn element(&self, i: usize) -> String {
        match self {
            Shape::Tuple(2) => ["a", "b"][i].to_owned(),
            Shape::Named(names) => names[i].clone(),
            _ => format!("heaps[{i}]"),
        }
    }

    /// A position as a pattern in Rust.
    pub fn pattern(&self, position: &[u64]) -> String {
        let listed = || position.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        match self {
            Shape::Number => listed(),
            Shape::Tuple(2) | Shape::Named(_) => format!("({})", listed()),
            Shape::Tuple(_) | Shape::List => format!("[{}]", listed()),
            Shape::Strings(letters, _) => {
                format!("{:?}", position.iter().map(|&i| letters[i as usize]).collect::<String>())
            }
        }
    }

    /// The expression that the patterns match.
    pub fn subject(&self) -> String {
        match self {
            Shape::Number => "n".to_owned(),
            Shape::Tuple(2) => "(a, b)".to_owned(),
            Shape::Named(names) => format!("({})", names.join(", ")),
            Shape::Tuple(_) | Shape::List => "heaps".to_owned(),
            Shape::Strings(..) => "s".to_owned(),
        }
    }

    /// The largest number of a position, or the length of a string.
    pub fn largest(&self) -> Expr {
        match self {
            Shape::Number => Expr::word("n"),
            Shape::Tuple(2) => Expr::word("a").method("max", [Expr::word("b")]),
            Shape::Named(names) => {
                let names = names.iter().map(Expr::word).collect();
                Expr::List(names).then(".into_iter().max().unwrap_or(0)")
            }
            Shape::Tuple(_) | Shape::List => {
                Expr::verbatim("heaps.iter().copied().max().unwrap_or(0)", Reads::Heaps)
            }
            Shape::Strings(..) => Expr::verbatim("s.len() as u64", Reads::Part),
        }
    }

    /// The statement that defines other variables.
    pub fn define(&self, what: Reads) -> String {
        match (what, self) {
            (Reads::Heaps, Shape::Tuple(2)) => "let heaps = [a, b]; ".to_owned(),
            (Reads::Heaps, Shape::Named(names)) => {
                format!("let heaps = &[{}][..]; ", names.join(", "))
            }
            (Reads::Heaps, Shape::Strings(letters, _)) => {
                let all: String = letters.iter().collect();
                let is_range =
                    all.is_ascii() && all.bytes().zip(all.bytes().skip(1)).all(|(a, b)| a + 1 == b);
                let index = match letters.first() {
                    // The code also reads letters that did not occur.
                    Some(first) if is_range => {
                        format!("s.bytes().map(|c| u64::from(c - b{first:?}))")
                    }
                    _ => format!(
                        "s.chars().map(|c| {all:?}.chars().position(|it| it == c).unwrap() as u64)"
                    ),
                };
                format!("let heaps: Vec<u64> = {index}.collect(); ")
            }
            (Reads::Pair, Shape::Named(names)) if names.len() == 2 && names != &["a", "b"] => {
                format!("let (a, b) = ({}); ", names.join(", "))
            }
            _ => String::new(),
        }
    }
}

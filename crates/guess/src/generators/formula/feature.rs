//! A number that a position has, such as its sum.

use crate::engine::evidence::Position;
use std::rc::Rc;

type Value = Rc<dyn Fn(&[u64]) -> Option<u64>>;

#[derive(Clone)]
pub struct Feature {
    /// For readers.
    pub name: String,
    /// In Rust, of `n`, of `a` and `b`, or of `heaps`.
    pub code: String,
    /// How many bits tell it from others.
    pub bits: f64,
    /// The number of features in it.
    pub parts: usize,
    value: Value,
    /// The number that it is a function of, and the bits of that function.
    root: Option<Value>,
    pub since_root: f64,
    /// The values of the samples.
    pub values: Vec<u64>,
}

impl Feature {
    /// The feature, if all of these samples have it.
    pub fn new(
        (name, code): (String, String),
        bits: f64,
        samples: &[Position],
        value: impl Fn(&[u64]) -> Option<u64> + 'static,
    ) -> Option<Feature> {
        let values = samples.iter().map(|position| value(position)).collect::<Option<_>>()?;
        Some(Feature {
            name,
            code,
            bits,
            parts: 1,
            value: Rc::new(value),
            root: None,
            since_root: 0.0,
            values,
        })
    }

    pub fn of(&self, position: &[u64]) -> Option<u64> {
        (self.value)(position)
    }

    /// The number that it is a function of: itself if of none.
    pub fn root_of(&self, position: &[u64]) -> Option<u64> {
        self.root.as_ref().unwrap_or(&self.value)(position)
    }

    pub fn is_constant(&self) -> bool {
        self.values.windows(2).all(|pair| pair[0] == pair[1])
    }

    /// A function of it: `$` stands for its name and its code.
    pub fn then(
        &self,
        (name, code): (&str, &str),
        bits: f64,
        function: impl Fn(u64) -> Option<u64> + 'static,
    ) -> Option<Feature> {
        let values = self.values.iter().map(|&value| function(value)).collect::<Option<_>>()?;
        let value = self.value.clone();
        Some(Feature {
            name: name.replace('$', &operand(&self.name)),
            code: filled(code, &self.code),
            bits: self.bits + bits,
            parts: self.parts,
            root: Some(self.root.clone().unwrap_or_else(|| value.clone())),
            since_root: self.since_root + bits,
            value: Rc::new(move |position| function(value(position)?)),
            values,
        })
    }

    /// A function of two: `$` and `@` stand for them.
    pub fn with(
        &self,
        other: &Feature,
        form: &str,
        bits: f64,
        function: impl Fn(u64, u64) -> Option<u64> + 'static,
    ) -> Option<Feature> {
        let both = self.values.iter().zip(&other.values);
        let values = both.map(|(&a, &b)| function(a, b)).collect::<Option<_>>()?;
        let fill = |a: &str, b: &str| form.replace('$', &operand(a)).replace('@', &operand(b));
        let (first, second) = (self.value.clone(), other.value.clone());
        Some(Feature {
            name: fill(&self.name, &other.name),
            code: fill(&self.code, &other.code),
            bits: self.bits + other.bits + bits,
            parts: self.parts + other.parts,
            root: None,
            since_root: 0.0,
            value: Rc::new(move |position| function(first(position)?, second(position)?)),
            values,
        })
    }
}

/// In parentheses, unless it is a word or a call.
pub fn operand(text: &str) -> String {
    let mut depth = 0;
    let is_plain = |c: char| {
        depth += match c {
            '(' | '[' | '{' => 1,
            ')' | ']' | '}' => -1,
            _ => 0,
        };
        depth > 0 || !c.is_whitespace() && c != '{' && c != '}'
    };
    if text.chars().all(is_plain) { text.to_owned() } else { format!("({text})") }
}

/// A code of `$`, which is computed once if it stands there more than once.
pub fn filled(code: &str, argument: &str) -> String {
    let is_name = argument.chars().all(|c| c.is_alphanumeric());
    if is_name || code.matches('$').count() < 2 {
        return code.replace('$', &operand(argument));
    }
    format!("{{ let x = {argument}; {} }}", code.replace('$', "x"))
}

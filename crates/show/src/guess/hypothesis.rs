//! A hypothesis, and what it costs.

/// A call that gives the values.
pub struct Guess {
    /// What to ask this tool for, or the name of a formula.
    pub name: String,
    /// What to paste.
    pub call: String,
    /// How many bits tell it from others.
    pub bits: f64,
    /// How many of the values it was free to fit.
    pub free: usize,
    /// What it foretells, the given values first.
    pub future: Vec<Option<u64>>,
}

/// The bits of a number from 1 in a code that knows no largest one.
pub fn bits(number: u64) -> f64 {
    f64::from(2 * number.max(1).ilog2() + 1)
}

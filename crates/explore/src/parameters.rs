//! The parameters of a game, as a user writes them.

use bundler::diagnostic::{Problem, Result};
pub use games::entry::rule::*;

/// The argument that a user wrote for a parameter.
pub fn read(parameter: &Parameter, text: &str) -> Result<Argument> {
    let Parameter { name, kind, .. } = parameter;
    let is_code = matches!(kind, Kind::Code);
    // A code begins with a digit and a point; the module checks the digits after it.
    let is_readable = !is_code || text.find('.') == Some(1);
    let argument = games::entry::rule::read(parameter, text).filter(|_| is_readable);
    argument.ok_or_else(|| {
        if let Some(problem) = too_large(text).filter(|_| !is_code) {
            return problem;
        }
        let example = example(parameter);
        let title = if is_code {
            format!("`{text}` is not an octal code, such as `{example}`")
        } else {
            format!("`{text}` is not a value of `{name}`")
        };
        Problem::new(title).help(format!("it is {}", description(*kind)))
    })
}

/// The error for a text that contains a number too large to be read.
pub fn too_large(text: &str) -> Option<Problem> {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
    let number = numbers.into_iter().find(|number| number.parse::<u64>().is_err())?;
    Some(Problem::new(format!("`{number}` is above the largest number, 2^64 - 1")))
}

pub fn description(kind: Kind) -> String {
    match kind {
        Kind::Number => "a whole number, 0 or more".to_owned(),
        Kind::Set => "a set, as in `1,3,4`".to_owned(),
        Kind::Code => "an octal code, as in `0.77`: digit `t` after the point is the sum of 1 if \
            taking `t` stones may leave nothing, 2 if one heap, 4 if two heaps; the digit before the \
            point is for taking none"
            .to_owned(),
        Kind::Pairs => "a list of pairs, as in `5:2,6:1`".to_owned(),
        Kind::Edges => "a list of edges, as in `0-1,1-2`".to_owned(),
        Kind::Board => "a board with walls `#`, as in `.../.#.`".to_owned(),
        Kind::Word(words) => format!("one of {}", words.join(", ")),
    }
}

/// A value for a usage line.
pub fn example(parameter: &Parameter) -> String {
    match parameter.kind {
        Kind::Word(words) => words.join("|"),
        _ => parameter.example.to_owned(),
    }
}

//! The parameters of a game, as a user writes them.

use bundler::diagnostic::{Problem, Result};
pub use games::entry::rule::*;

/// The argument that a user wrote for a parameter.
pub fn read(parameter: &Parameter, text: &str) -> Result<Argument> {
    games::entry::rule::read(parameter, text).ok_or_else(|| {
        let Parameter { name, kind, .. } = parameter;
        Problem::new(format!("`{text}` is not a value of `{name}`"))
            .help(format!("it is {}", description(*kind)))
            .japanese(format!("`{text}` は `{name}` の値ではない"))
            .japanese_help(format!("正しい例: `{}`", example(parameter)))
    })
}

pub fn description(kind: Kind) -> String {
    match kind {
        Kind::Number(_) => "a number".to_owned(),
        Kind::Set(_) => "a set, as in `1,3,4`".to_owned(),
        Kind::Code(_) => "an octal code, as in `0.77`: digit `t` after the point is the sum of 1 if \
            taking `t` stones may leave nothing, 2 if one heap, 4 if two heaps; the digit before the \
            point is for taking none"
            .to_owned(),
        Kind::Pairs(_) => "a list of pairs, as in `5:2,6:1`".to_owned(),
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

//! The place of an input or an output on the command line.

use crate::{input, output};
use bundler::diagnostic::{Problem, Result, cannot, visible};
use clap::builder::{MapValueParser, PathBufValueParser, TypedValueParser, ValueParserFactory};
use std::fmt::{self, Display, Formatter};
use std::path::{Path, PathBuf};

#[derive(Clone, Debug, PartialEq)]
pub enum Place {
    /// Standard input or standard output, written `-`.
    Standard,
    File(PathBuf),
}

impl<P: Into<PathBuf>> From<P> for Place {
    fn from(path: P) -> Self {
        let path = path.into();
        if path == Place::Standard.path() { Place::Standard } else { Place::File(path) }
    }
}

impl ValueParserFactory for Place {
    type Parser = MapValueParser<PathBufValueParser, fn(PathBuf) -> Place>;

    fn value_parser() -> Self::Parser {
        PathBufValueParser::new().map(Place::from)
    }
}

/// The name of an input in messages.
impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Place::Standard => f.write_str("<stdin>"),
            Place::File(path) => f.write_str(&visible(&path.display().to_string())),
        }
    }
}

impl Place {
    /// The path as the user wrote it. The one of standard input is in the current folder, where the
    /// files of a solver are searched.
    pub fn path(&self) -> &Path {
        match self {
            Place::Standard => Path::new("-"),
            Place::File(path) => path,
        }
    }

    pub fn file(&self) -> Option<&Path> {
        match self {
            Place::Standard => None,
            Place::File(path) => Some(path),
        }
    }

    /// The text there.
    pub fn read(&self) -> Result<String> {
        let bytes = match self {
            Place::Standard => input::standard(),
            Place::File(file) => input::bytes(file),
        };
        let bytes = bytes.map_err(|error| {
            let problem = cannot("read", self.path(), &error);
            let main = self.path().join("main.rs");
            if main.is_file() {
                problem.help(format!("did you mean `{}`?", main.display()))
            } else {
                problem
            }
        })?;
        String::from_utf8(bytes).map_err(|error| {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
            Problem::new(format!("`{self}` is not UTF-8 in line {line}"))
        })
    }

    pub fn write(&self, text: &str) -> Result<()> {
        match self {
            Place::Standard => output::to_stdout(text),
            Place::File(file) => output::to_file(text, file),
        }
    }
}

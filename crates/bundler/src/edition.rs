//! The editions of Rust.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Edition {
    E2015,
    E2018,
    E2021,
    E2024,
}

/// The keyword that edition 2024 adds, which older crates and names of crates may be.
pub const KEYWORD_OF_2024: &str = "gen";

impl Edition {
    /// The name in a Cargo.toml, and for rustc.
    pub fn name(self) -> &'static str {
        match self {
            Edition::E2015 => "2015",
            Edition::E2018 => "2018",
            Edition::E2021 => "2021",
            Edition::E2024 => "2024",
        }
    }
}

impl Display for Edition {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Edition {
    type Err = ();

    fn from_str(name: &str) -> Result<Self, ()> {
        use Edition::*;
        [E2015, E2018, E2021, E2024].into_iter().find(|edition| edition.name() == name).ok_or(())
    }
}

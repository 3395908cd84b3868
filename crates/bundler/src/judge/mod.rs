//! Lists the judges, and checks whether they can run a bundle.

mod language;
mod system;
pub mod table;

use crate::diagnostic::{Problem, Result, suggestion};
use crate::edition::Edition;
pub use crate::judge::table::DEFAULT;
use crate::judge::table::{ATCODER, JUDGES, LIBRARIES, WITHOUT_RUST};
use semver::Version;
use std::sync::LazyLock;

const KIB: usize = 1 << 10;

pub struct Judge {
    pub name: &'static str,
    /// The name of the website.
    pub site: &'static str,
    /// The website's name of the compiler, if it has several.
    pub compiler: Option<&'static str>,
    /// The version of rustc, if it is known.
    pub rustc: Option<&'static str>,
    pub edition: Edition,
    /// The target of the compiler, if it is not Linux.
    pub target: Option<&'static str>,
    /// The arguments of rustc. If the judge has crates, cargo passes these arguments on.
    pub flags: &'static [&'static str],
    /// The environment variables of a program.
    pub env: &'static [(&'static str, &'static str)],
    /// The stack of a program in bytes, if the judge sets it.
    pub stack: Option<usize>,
    /// The maximal size of a solver in bytes.
    pub limit: Option<usize>,
    pub crates: Crates,
    /// True if some problems use `input.txt` and `output.txt` instead of standard input and output.
    pub files: bool,
    /// True if the judge compares lines instead of words.
    pub lines: bool,
    /// True if the judge ignores case.
    pub ignores_case: bool,
    pub source: &'static str,
}

pub enum Crates {
    None,
    /// The crates of AtCoder.
    Many,
    /// Unknown crates, so no crate is rejected.
    Some,
}

/// A crate that AtCoder has.
#[derive(Debug, PartialEq)]
pub struct JudgeCrate {
    /// The name in a solver.
    pub name: String,
    pub package: &'static str,
    pub version: Version,
    /// The line in a Cargo.toml.
    pub line: &'static str,
}

impl JudgeCrate {
    fn new(line: &'static str) -> Option<Self> {
        let (package, dependency) = line.split_once(" = ")?;
        let version = dependency.split('"').find_map(|text| text.strip_prefix('='))?;
        let library = LIBRARIES.iter().find(|(of, _)| *of == package).map(|(_, name)| *name);
        let name = library.unwrap_or(package).replace('-', "_");
        Some(JudgeCrate { name, package, version: Version::parse(version).ok()?, line })
    }
}

/// The crates that AtCoder has.
pub fn crates() -> &'static [JudgeCrate] {
    static CRATES: LazyLock<Vec<JudgeCrate>> = LazyLock::new(|| {
        let lines = ATCODER.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| JudgeCrate::new(line).expect("a pinned version")).collect()
    });
    &CRATES
}

impl Judge {
    /// The site, and the compiler if the site has several.
    pub fn title(&self) -> String {
        self.compiler.map_or(self.site.to_owned(), |compiler| format!("{}, {compiler}", self.site))
    }

    /// Another compiler of the same judge that supports this edition.
    pub fn with_edition(&self, edition: Edition) -> Option<&'static Judge> {
        JUDGES.iter().find(|other| other.site == self.site && other.edition >= edition)
    }

    /// Rejects a solver or bundle that is larger than the limit; `size` is in bytes.
    pub fn check_size(&self, size: usize) -> Result<()> {
        let limit = self.limit.unwrap_or(usize::MAX);
        if size <= limit {
            return Ok(());
        }
        let (size, limit) = (bytes(size), bytes(limit));
        let title = format!("the bundle has {size}, and {} takes {limit}", self.title());
        Err(Problem::new(title).help("shorten the solver"))
    }

    /// Returns whether the judge is known to have this crate.
    pub fn surely_has(&self, name: &str) -> bool {
        matches!(self.crates, Crates::Many) && crates().iter().any(|known| known.name == name)
    }

    /// The crate that the judge is known to have of this package.
    pub fn provides(&self, package: &str) -> Option<&'static JudgeCrate> {
        let known = crates().iter().find(|known| known.package == package);
        known.filter(|_| matches!(self.crates, Crates::Many))
    }

    /// Returns whether the judge may have this crate.
    pub fn has(&self, name: &str) -> bool {
        matches!(self.crates, Crates::Some) || self.surely_has(name)
    }
}

pub fn find(name: &str) -> Result<&'static Judge> {
    if let Some(judge) = JUDGES.iter().find(|judge| judge.name == name) {
        return Ok(judge);
    }
    let lower = name.to_lowercase();
    if let Some((_, title)) = WITHOUT_RUST.iter().find(|(name, _)| *name == lower) {
        return Err(Problem::new(format!("{title} does not support Rust")).help(
            "another judge may have the same problem: `./bundle.sh judges` lists the judges",
        ));
    }
    let hint = suggestion(name, JUDGES.iter().map(|judge| judge.name));
    Err(Problem::new(format!("no judge `{name}`{hint}")).help(
        "`./bundle.sh judges` lists all judges; for any other, use `--judge plain`: \
         edition 2021, no crates",
    ))
}

/// A list of all judges for the terminal.
pub fn list() -> String {
    let mut result = String::new();
    for judge in JUDGES {
        let limit = judge.limit.map_or("no known limit".to_owned(), bytes);
        let rustc = match judge.rustc {
            None => "rustc of an unknown version".to_owned(),
            Some(rustc) => format!("rustc {rustc}"),
        };
        let crates = match judge.crates {
            Crates::None => "no crates",
            Crates::Many => "many crates",
            Crates::Some => "some crates",
        };
        let system = judge.target.filter(|it| it.contains("windows")).map_or("", |_| ", Windows");
        let stack = judge.stack.map_or(String::new(), |stack| format!(", stack {}", bytes(stack)));
        let (name, title, edition) = (judge.name, judge.title(), judge.edition);
        result += &format!(
            "{name:15} {title}: edition {edition}, {rustc}, {crates}, {limit}{stack}{system}\n{:15} ({})\n",
            "", judge.source
        );
    }
    let without: Vec<&str> = WITHOUT_RUST.iter().map(|(_, title)| *title).collect();
    result + &format!("{:15} {} do not support Rust (2026)\n", "", without.join(" and "))
}

pub fn bytes(count: usize) -> String {
    match count {
        0..10_000 => format!("{count} bytes"),
        count if count % (KIB << 10) == 0 => format!("{} MiB", count / (KIB << 10)),
        count if count % KIB == 0 => format!("{} KiB", count / KIB),
        count if count % 1000 == 0 => format!("{} kB", count / 1000),
        count => format!("{:.1} KiB", count as f64 / KIB as f64),
    }
}

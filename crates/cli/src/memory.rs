//! Remembers what other programs answered, as long as the files that the answer depends on stay as
//! they were.

use crate::path::{self, Base};
use serde_json::{Value, json};
use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs::{self, Metadata};
use std::hash::{Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Files that changed so shortly before a question may change again without a later time stamp.
const TICK: Duration = Duration::from_secs(2);

/// Answers that have not been asked for this long are deleted.
const LIFE: Duration = Duration::from_secs(30 * 24 * 3600);

/// A file or folder that an answer depends on.
#[derive(Clone, PartialEq)]
pub enum Source {
    /// It depends on its content; a folder's content are the names in it.
    Content(PathBuf),
    /// It depends on whether the file is there.
    Existence(PathBuf),
    /// It depends on the names of the Rust files and folders in the folder.
    Names(PathBuf),
    /// It depends on something else, too, so it cannot be kept.
    Unknown,
}

#[derive(Clone)]
pub struct Answer {
    pub text: String,
    pub sources: Vec<Source>,
}

/// The answer to a question, which is asked only if it is not known or may have changed. The question
/// is everything that the program is given, except its environment.
pub fn remembered<E>(question: &str, ask: impl FnOnce() -> Result<Answer, E>) -> Result<Answer, E> {
    let question = format!("{question}\n{}", environment());
    let mut hasher = DefaultHasher::new();
    question.hash(&mut hasher);
    let name = format!("{:016x}", hasher.finish());
    let files = path::caches().map(|place| place.join("answers").join(&name));
    if let Some(answer) = files.filter_map(|file| read(&file, &question)).next() {
        return Ok(answer);
    }
    let start = SystemTime::now();
    let answer = ask()?;
    // It is only asked again if it cannot be kept.
    let _ = keep(&name, &question, &answer, start);
    Ok(answer)
}

/// The known answer in this file, if nothing has changed.
fn read(file: &Path, question: &str) -> Option<Answer> {
    let text = fs::read_to_string(file).ok()?;
    let (head, text) = text.split_once('\n')?;
    let head: Value = serde_json::from_str(head).ok()?;
    let mut sources = Vec::new();
    for source in head["sources"].as_array()? {
        let path = PathBuf::from(source[1].as_str()?);
        let source_of = match source[0].as_str()? {
            "content" => Source::Content,
            "existence" => Source::Existence,
            _ => Source::Names,
        };
        sources.push(source_of(path));
        if sources.last()?.stamp() != source[2] {
            return None;
        }
    }
    (head["question"] == question).then(|| Answer { text: text.to_owned(), sources })
}

fn keep(name: &str, question: &str, answer: &Answer, start: SystemTime) -> Option<()> {
    let is_settled = |source: &Source| match source {
        Source::Content(path) => changed(path).is_none_or(|at| at + TICK < start),
        Source::Existence(_) | Source::Names(_) => true,
        Source::Unknown => false,
    };
    if !answer.sources.iter().all(is_settled) {
        return None;
    }
    let sources: Option<Vec<Value>> = answer
        .sources
        .iter()
        .map(|source| {
            let (kind, path) = match source {
                Source::Content(path) => ("content", path),
                Source::Existence(path) => ("existence", path),
                Source::Names(path) => ("names", path),
                Source::Unknown => return None,
            };
            Some(json!([kind, path.to_str()?, source.stamp()]))
        })
        .collect();
    let head = json!({ "question": question, "sources": sources? });
    let mut folders = path::caches().map(|place| place.join("answers"));
    let folder = folders.find(|folder| fs::create_dir_all(folder).is_ok())?;
    let mut file = tempfile::NamedTempFile::new_in(&folder).ok()?;
    write!(file, "{head}\n{}", answer.text).ok()?;
    file.persist(folder.join(name)).ok()?;
    for other in fs::read_dir(&folder).ok()?.flatten() {
        let is_old = |at: SystemTime| at + LIFE < start;
        if changed(&other.path()).is_some_and(is_old) {
            let _ = fs::remove_file(other.path());
        }
    }
    Some(())
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

impl Source {
    /// A text that changes with the file.
    fn stamp(&self) -> String {
        match self {
            Source::Content(path) => {
                fs::metadata(path).map_or_else(|_| "none".to_owned(), |it| stamp(&it))
            }
            Source::Existence(path) => path.exists().to_string(),
            Source::Names(path) => {
                let entries = fs::read_dir(path).into_iter().flatten().flatten();
                let counts = |entry: &fs::DirEntry| {
                    path::is_rust(&entry.path()) || entry.file_type().is_ok_and(|it| it.is_dir())
                };
                let names = entries.filter(counts).map(|entry| entry.file_name());
                let mut names: Vec<_> = names.collect();
                names.sort();
                format!("{names:?}")
            }
            Source::Unknown => String::new(),
        }
    }
}

#[cfg(unix)]
fn stamp(file: &Metadata) -> String {
    use std::os::unix::fs::MetadataExt;
    let (changed, inode) = ((file.ctime(), file.ctime_nsec()), (file.dev(), file.ino()));
    format!("{} {:?} {changed:?} {inode:?}", file.len(), (file.mtime(), file.mtime_nsec()))
}

#[cfg(not(unix))]
fn stamp(file: &Metadata) -> String {
    format!("{} {:?}", file.len(), file.modified().ok())
}

/// The variables that cargo and rustc obey.
fn environment() -> String {
    let tells = |name: &str| {
        ["PATH", "HOME"].contains(&name) || ["CARGO", "RUST"].iter().any(|it| name.starts_with(it))
    };
    let mut variables: Vec<_> =
        env::vars_os().filter(|(name, _)| name.to_str().is_some_and(tells)).collect();
    variables.sort();
    format!("{variables:?}")
}

/// The files on which the answers of cargo and rustc depend in any folder: the programs, and rustup's
/// toolchains and settings.
pub fn toolchains() -> Vec<Source> {
    let rustup = home("RUSTUP_HOME", ".rustup");
    let mut files =
        ["settings.toml", "toolchains", "update-hashes"].map(|it| rustup.join(it)).to_vec();
    let versions = fs::read_dir(rustup.join("update-hashes")).into_iter().flatten().flatten();
    files.extend(versions.map(|entry| entry.path()));
    files.extend(["CARGO", "RUSTC"].into_iter().filter_map(env::var_os).map(PathBuf::from));
    let paths = env::var_os("PATH").unwrap_or_default();
    for name in ["cargo", "rustc", "rustup"] {
        let name = format!("{name}{}", env::consts::EXE_SUFFIX);
        // Before the folder with the program, another one may get it.
        for folder in env::split_paths(&paths) {
            files.push(folder.join(&name));
            if files.last().is_some_and(|file| file.is_file()) {
                break;
            }
        }
    }
    files.into_iter().map(Source::Content).collect()
}

/// The folder of cargo or rustup.
pub fn home(variable: &str, name: &str) -> PathBuf {
    env::var_os(variable).map_or_else(|| Base::Home.folder().join(name), PathBuf::from)
}

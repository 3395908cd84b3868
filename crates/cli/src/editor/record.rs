//! What of the snippets in a folder is ours, as a small file beside them says: only what is still
//! as it was written is ever replaced or removed.

use crate::output;
use bundler::diagnostic::{Problem, Result, cannot};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Without an ending, so that no editor takes it for snippets.
pub const NAME: &str = ".nim-snippets";

/// The names of what was written, each with the hash of its text.
pub type Hashes = BTreeMap<String, String>;

/// What was written into one file, or into the folder.
#[derive(Default)]
pub struct Part {
    /// Was there no file before?
    pub made: bool,
    pub hashes: Hashes,
}

pub struct Record {
    file: PathBuf,
    parts: Map<String, Value>,
}

impl Record {
    pub fn read(folder: &Path) -> Result<Self> {
        let file = folder.join(NAME);
        let parts = match fs::read(&file) {
            Ok(text) => serde_json::from_slice(&text).map_err(|error| {
                Problem::new(format!("cannot read `{}`: {error}", file.display()))
                    .help("it says which snippets are ours; without it all are yours")
            })?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Map::new(),
            Err(error) => return Err(cannot("read", &file, &error)),
        };
        Ok(Record { file, parts })
    }

    pub fn part(&self, name: &str) -> Option<Part> {
        let part = self.parts.get(name)?;
        let hashes = part["snippets"].as_object().into_iter().flatten();
        let hashes = hashes.filter_map(|(name, hash)| Some((name.clone(), hash.as_str()?.into())));
        Some(Part { made: part["made"] == true, hashes: hashes.collect() })
    }

    /// Refuses a record that cannot be written, before anything of which it is to tell.
    pub fn check(&self) -> Result<()> {
        if self.parts.is_empty() { Ok(()) } else { self.write() }
    }

    /// Notes what is written now, and on the disk that nothing is when that is so.
    pub fn set(mut self, name: &str, part: &Part) -> Result<()> {
        if part.hashes.is_empty() {
            self.parts.remove(name);
        } else {
            let part = json!({ "made": part.made, "snippets": part.hashes });
            self.parts.insert(name.to_owned(), part);
        }
        if !self.parts.is_empty() {
            return self.write();
        }
        match fs::remove_file(&self.file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(cannot("remove", &self.file, &error))
            }
            _ => Ok(()),
        }
    }

    fn write(&self) -> Result<()> {
        let text = serde_json::to_string_pretty(&self.parts).expect("names and hashes");
        output::to_file(&(text + "\n"), &self.file)
    }
}

/// Tells texts apart, whatever their line ends are.
pub fn hash(text: &[u8]) -> String {
    let is_end = |i: usize| text[i] == b'\r' && text.get(i + 1) == Some(&b'\n');
    let bytes: Vec<u8> = (0..text.len()).filter(|&i| !is_end(i)).map(|i| text[i]).collect();
    format!("{:08x}-{}", crc32fast::hash(&bytes), bytes.len())
}

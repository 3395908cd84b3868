//! A folder with a file for each snippet.

use crate::editor::files::{Outcome, delete};
use crate::editor::record::{Hashes, Part, Record, hash};
use crate::output;
use bundler::diagnostic::{Problem, Result};
use std::fs;
use std::path::Path;

/// What stands for the folder itself in its record.
const ITSELF: &str = ".";

struct Folder<'a> {
    path: &'a Path,
    known: Hashes,
}

/// Writes these files, each a name and a text, instead of those that we wrote.
pub fn change(path: &Path, new: &[(String, String)]) -> Result<Outcome> {
    let record = Record::read(path)?;
    let known = record.part(ITSELF).map(|part| part.hashes).unwrap_or_default();
    if known.is_empty() && new.is_empty() {
        return Ok(Outcome { count: 0, kept: Vec::new() });
    }
    let folder = Folder { path, known };
    folder.check(new)?;
    output::create_folder(path)?;
    record.check()?;
    let mut outcome = Outcome { count: 0, kept: Vec::new() };
    let mut hashes = folder.write(new, &mut outcome)?;
    let removed = folder.clear(&hashes, &mut outcome)?;
    if !new.is_empty() {
        // What the user has changed is known as ours when it is asked for again.
        let kept = outcome.kept.iter().filter_map(|name| folder.known.get_key_value(name));
        hashes.extend(kept.map(|(name, hash)| (name.clone(), hash.clone())));
    }
    record.set(ITSELF, &Part { made: false, hashes })?;
    if new.is_empty() {
        outcome.count = removed;
        // Only an empty one goes.
        let _ = fs::remove_dir(path);
    }
    Ok(outcome)
}

impl Folder<'_> {
    fn has(&self, name: &str) -> bool {
        fs::symlink_metadata(self.path.join(name)).is_ok()
    }

    /// Is a file as we wrote it?
    fn is_ours(&self, name: &str) -> bool {
        self.known.get(name).is_some_and(|known| self.has_hash(name, known))
    }

    /// Or as we would write it now? An interrupt may have come before the record.
    fn is_ours_or(&self, name: &str, new: &str) -> bool {
        self.is_ours(name) || self.has_hash(name, &hash(new.as_bytes()))
    }

    fn has_hash(&self, name: &str, expected: &str) -> bool {
        fs::read(self.path.join(name)).is_ok_and(|text| hash(&text) == expected)
    }

    /// Refuses to take a name that the user has given to another file.
    fn check(&self, new: &[(String, String)]) -> Result<()> {
        let is_own = |(name, text): &&(String, String)| {
            self.has(name) && !self.known.contains_key(name) && !self.is_ours_or(name, text)
        };
        let Some((name, _)) = new.iter().find(is_own) else { return Ok(()) };
        let file = self.path.join(name);
        Err(Problem::new(format!("`{}` is a snippet of your own", file.display()))
            .help("move it, name the snippets that you want, or take another folder: `-o FOLDER`"))
    }

    /// What of the folder is ours then.
    fn write(&self, new: &[(String, String)], outcome: &mut Outcome) -> Result<Hashes> {
        let mut hashes = Hashes::new();
        for (name, text) in new {
            if self.has(name) && !self.is_ours_or(name, text) {
                hashes.insert(name.clone(), self.known[name].clone());
                outcome.kept.push(name.clone());
                continue;
            }
            output::to_file(text, &self.path.join(name))?;
            hashes.insert(name.clone(), hash(text.as_bytes()));
            outcome.count += 1;
        }
        Ok(hashes)
    }

    /// Removes what was ours and is no longer, and counts.
    fn clear(&self, hashes: &Hashes, outcome: &mut Outcome) -> Result<usize> {
        let mut removed = 0;
        for name in self.known.keys().filter(|name| !hashes.contains_key(*name) && self.has(name)) {
            if self.is_ours(name) {
                delete_with_links(&self.path.join(name))?;
                removed += 1;
            } else {
                outcome.kept.push(name.clone());
            }
        }
        Ok(removed)
    }
}

/// A link goes with the file that it leads to: alone it would be a snippet that cannot be read.
fn delete_with_links(file: &Path) -> Result<()> {
    if let Ok(target) = fs::canonicalize(file)
        && fs::read_link(file).is_ok()
    {
        delete(&target)?;
    }
    delete(file)
}

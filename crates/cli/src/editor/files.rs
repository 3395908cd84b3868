//! Snippet files on the user's disk. Only files that begin with the mark of this tool are replaced
//! or deleted.

use crate::{output, path};
use bundler::diagnostic::{Problem, Result, cannot};
use editors::formats::{Editor, FIRST_LINE, Files, Snippet};
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// The number of bytes in which the mark is searched.
const MARKED: u64 = 1 << 10;

/// Writes the snippets to a file or folder, and replaces earlier snippets of this tool there.
pub fn install(editor: &Editor, snippets: &[Snippet], place: &Path) -> Result<()> {
    let Files::Many(render) = editor.files else {
        check(place)?;
        return write(place, &editor.text(snippets));
    };
    let file = |snippet: &Snippet| place.join(&snippet.trigger);
    for snippet in snippets {
        check(&file(snippet))?;
    }
    snippets.iter().try_for_each(|snippet| write(&file(snippet), &render(snippet)))?;
    if !place.is_dir() {
        return Ok(());
    }
    // Files that are no longer wanted are deleted last, so that an error loses nothing.
    let is_new = |old: &PathBuf| snippets.iter().any(|snippet| file(snippet) == *old);
    ours_in(place)?.iter().filter(|old| !is_new(old)).try_for_each(|old| delete(old))
}

/// Deletes the snippets of this tool.
pub fn remove(editor: &Editor, place: &Path) -> Result<()> {
    if !matches!(editor.files, Files::Many(_)) {
        return if is_ours(place)? { delete(place) } else { Err(foreign(place)) };
    }
    let ours = ours_in(place)?;
    if ours.is_empty() {
        return Err(Problem::new(format!(
            "no file in `{}` was written by this tool",
            place.display()
        ))
        .help("name the folder where you installed the snippets: `-o FOLDER`"));
    }
    ours.iter().try_for_each(|file| delete(file))?;
    // This fails if the folder is not empty.
    let _ = fs::remove_dir(place);
    Ok(())
}

/// Rejects a file that this tool did not write. A pipe has nothing to lose.
fn check(file: &Path) -> Result<()> {
    if file.is_file() && !is_ours(file)? { Err(foreign(file)) } else { Ok(()) }
}

fn foreign(place: &Path) -> Problem {
    Problem::new(format!("`{}` was not written by this tool", place.display()))
        .help("move it away, or name another file with `-o`")
}

fn is_ours(file: &Path) -> Result<bool> {
    let mut line = Vec::new();
    let read = File::open(file)
        .and_then(|file| BufReader::new(file.take(MARKED)).read_until(b'\n', &mut line));
    read.map_err(|error| cannot("read", file, &error))?;
    Ok(String::from_utf8_lossy(&line).contains(FIRST_LINE))
}

fn ours_in(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    let mut ours = Vec::new();
    for file in entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()) {
        if is_ours(&file)? {
            ours.push(file);
        }
    }
    Ok(ours)
}

fn write(file: &Path, text: &str) -> Result<()> {
    let folder = path::folder(file);
    fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
    output::to_file(text, file)
}

fn delete(file: &Path) -> Result<()> {
    fs::remove_file(file).map_err(|error| cannot("remove", file, &error))
}

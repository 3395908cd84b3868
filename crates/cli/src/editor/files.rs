//! Snippet files on the user's disk: how ours come into them and out again without a loss to
//! anybody.

use crate::editor::entries::SET_END;
use crate::editor::folder;
use crate::editor::merge::merge;
use crate::editor::record::{self, Part, Record};
use crate::{output, path};
use bundler::diagnostic::{Problem, Result, cannot};
use editors::formats::{Editor, Files, Snippet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What was done, and what was not.
pub struct Outcome {
    pub count: usize,
    /// What the user has changed, or has of that name.
    pub kept: Vec<String>,
}

/// Writes the snippets to a file or folder, in the place of those that are there from an earlier
/// time. What is not ours stays as it is.
pub fn install(editor: &Editor, snippets: &[Snippet], place: &Path) -> Result<Outcome> {
    match &editor.files {
        Files::Many(ending, render) => {
            let file = |snippet: &Snippet| format!("{}{ending}", snippet.trigger);
            let new = snippets.iter().map(|snippet| (file(snippet), render(snippet)));
            folder::change(place, &new.collect::<Vec<_>>())
        }
        _ if is_no_file(place) => {
            let text = alone(editor, snippets).map_err(|why| refuse(place, &why))?;
            output::to_file(&text, place)?;
            Ok(Outcome { count: snippets.len(), kept: Vec::new() })
        }
        _ => change_file(editor, snippets, place),
    }
}

/// Takes our snippets away again, and the file or folder if there was nothing else in it.
pub fn remove(editor: &Editor, place: &Path) -> Result<Outcome> {
    match editor.files {
        Files::Many(..) => folder::change(place, &[]),
        _ if is_no_file(place) => Ok(Outcome { count: 0, kept: Vec::new() }),
        _ => change_file(editor, &[], place),
    }
}

/// The snippets as a file that has nothing else.
pub fn alone(editor: &Editor, snippets: &[Snippet]) -> std::result::Result<String, String> {
    merge(editor, snippets, "", &Default::default()).map(|merged| merged.text)
}

/// A pipe, for one.
fn is_no_file(place: &Path) -> bool {
    fs::metadata(place).is_ok_and(|file| !file.is_file() && !file.is_dir())
}

/// Where a path leads, its folder and its name there.
fn target(place: &Path) -> Result<(PathBuf, PathBuf, String)> {
    let target = path::target(place).map_err(|error| cannot("write", place, &error))?;
    let name = target.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok((path::folder(&target).to_owned(), target, name))
}

fn change_file(editor: &Editor, snippets: &[Snippet], place: &Path) -> Result<Outcome> {
    let (folder, target, name) = target(place)?;
    if name == record::NAME {
        return Err(refuse(place, "it says which snippets are ours"));
    }
    let record = Record::read(&folder)?;
    let old = text_of(&target)?;
    let part = record.part(&name);
    if part.is_none() && snippets.is_empty() {
        return Ok(Outcome { count: 0, kept: Vec::new() });
    }
    let text = old.as_deref().unwrap_or_default();
    let is_own = part.is_none() && !text.trim().is_empty();
    if is_own && matches!(editor.files, Files::Xml(_)) {
        return Err(refuse(place, "it holds templates of your own"));
    }
    let made = part.as_ref().map_or(old.is_none(), |part| part.made || old.is_none());
    let known = part.map(|part| part.hashes).unwrap_or_default();
    let merged = merge(editor, snippets, text, &known).map_err(|why| refuse(place, &why))?;
    output::create_folder(&folder)?;
    record.check()?;
    if snippets.is_empty() && made && is_empty(&merged.text) {
        if old.is_some() {
            delete(&target)?;
        }
    } else {
        output::to_file(&merged.text, &target)?;
    }
    let count = if snippets.is_empty() { merged.replaced } else { merged.written };
    record.set(&name, &Part { made, hashes: merged.hashes })?;
    Ok(Outcome { count, kept: merged.kept })
}

/// Is nothing left but what holds snippets?
fn is_empty(text: &str) -> bool {
    let text: String = text.trim_start_matches('\u{feff}').split_whitespace().collect();
    let set = text.strip_prefix("<templateSetgroup=\"nim-snippets\">");
    text.is_empty() || text == "{}" || set == Some(SET_END)
}

/// What a file has until now, if it is there.
fn text_of(file: &Path) -> Result<Option<String>> {
    match fs::read(file) {
        Ok(bytes) => {
            String::from_utf8(bytes).map(Some).map_err(|_| refuse(file, "it is not UTF-8"))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(cannot("read", file, &error)),
    }
}

pub fn delete(file: &Path) -> Result<()> {
    fs::remove_file(file).map_err(|error| cannot("remove", file, &error))
}

fn refuse(file: &Path, why: &str) -> Problem {
    Problem::new(format!("`{}` stays as it is: {why}", file.display()))
        .help("write to another file with `-o FILE`, or mend this one")
}

//! Snippet files on the user's disk: how ours come into them and out again without a loss to
//! anybody.

use crate::editor::entries::SET_END;
use crate::editor::merge::merge;
use crate::editor::record::{Part, Record, hash};
use crate::{output, path};
use bundler::diagnostic::{Problem, Result, cannot};
use editors::formats::{Editor, Files, Snippet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What stands for the folder itself in its record.
const FOLDER: &str = ".";

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
            change_folder(place, &new.collect::<Vec<_>>())
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
        Files::Many(..) => change_folder(place, &[]),
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

/// One file for each snippet.
fn change_folder(folder: &Path, new: &[(String, String)]) -> Result<Outcome> {
    let record = Record::read(folder)?;
    let part = record.part(FOLDER);
    if part.is_none() && new.is_empty() {
        return Ok(Outcome { count: 0, kept: Vec::new() });
    }
    let made = part.as_ref().map_or(!folder.exists(), |part| part.made);
    let known = part.map(|part| part.hashes).unwrap_or_default();
    let is_there = |name: &str| fs::symlink_metadata(folder.join(name)).is_ok();
    let is_ours = |name: &str| {
        let text = fs::read(folder.join(name));
        text.is_ok_and(|text| known.get(name) == Some(&hash(&text)))
    };
    if let Some((name, _)) = new.iter().find(|(name, _)| is_there(name) && !known.contains_key(name))
    {
        let file = folder.join(name);
        return Err(Problem::new(format!("`{}` is a snippet of your own", file.display())).help(
            "move it, name the snippets that you want, or take another folder: `-o FOLDER`",
        ));
    }
    output::create_folder(folder)?;
    let mut part = Part { made, ..Part::default() };
    let (mut count, mut kept) = (0, Vec::new());
    for (name, text) in new {
        if is_there(name) && !is_ours(name) {
            part.hashes.insert(name.clone(), known[name].clone());
            kept.push(name.clone());
            continue;
        }
        output::to_file(text, &folder.join(name))?;
        part.hashes.insert(name.clone(), hash(text.as_bytes()));
        count += 1;
    }
    for name in known.keys().filter(|name| !part.hashes.contains_key(*name) && is_there(name)) {
        if !is_ours(name) {
            kept.push(name.clone());
            continue;
        }
        delete_with_links(&folder.join(name))?;
        count += usize::from(new.is_empty());
    }
    record.set(FOLDER, &part)?;
    if new.is_empty() {
        // Only an empty one goes.
        let _ = fs::remove_dir(folder);
    }
    Ok(Outcome { count, kept })
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

fn delete(file: &Path) -> Result<()> {
    fs::remove_file(file).map_err(|error| cannot("remove", file, &error))
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

fn refuse(file: &Path, why: &str) -> Problem {
    Problem::new(format!("`{}` stays as it is: {why}", file.display()))
        .help("write to another file with `-o FILE`, or mend this one")
}

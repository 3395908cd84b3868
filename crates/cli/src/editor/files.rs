//! Snippet files on the user's disk: how ours come there and go again without a loss to anybody.
//! What has no seal of ours, or was edited since, stays as it is.

use crate::editor::json;
use crate::{output, path};
use bundler::diagnostic::{Problem, Result, cannot};
use bundler::editors::formats::{self, Editor, Files, Snippet};
use bundler::editors::seal::{self, State};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Writes the snippets to a file or folder in the place of ours. Says how many are
/// written, and which of ours stay since they are edited.
pub fn install(
    editor: &Editor,
    snippets: &[Snippet],
    place: &Path,
) -> Result<(usize, Vec<String>)> {
    match editor.files {
        _ if is_no_file(place) => {
            output::to_file(&editor.text(snippets), place)?;
            Ok((snippets.len(), Vec::new()))
        }
        Files::One(_) => {
            check(place, "")?;
            write(place, &editor.text(snippets))?;
            Ok((snippets.len(), Vec::new()))
        }
        Files::Shared(value) => {
            let merged = change(place, snippets, value)?;
            Ok((snippets.len() - merged.kept.len(), merged.kept))
        }
        Files::Many(ending, render) => {
            let file = |snippet| formats::file(snippet, ending, render);
            let files: Vec<(String, String)> = snippets.iter().map(file).collect();
            for (name, _) in &files {
                check(&place.join(name), name)?;
            }
            for (name, text) in &files {
                write(&place.join(name), text)?;
            }
            let stays = |name: &str| files.iter().any(|(new, _)| new == name);
            Ok((files.len(), clear(place, stays)?.1))
        }
    }
}

/// Takes our snippets away. Says whether there were any, and which stay since they are edited.
pub fn remove(editor: &Editor, place: &Path) -> Result<(bool, Vec<String>)> {
    match editor.files {
        _ if is_no_file(place) => Ok((false, Vec::new())),
        Files::One(_) => {
            let is_ours = match state(place, "")? {
                Some(State::Ours) => true,
                Some(State::Edited) => return Err(refusal(place, State::Edited)),
                Some(State::Foreign) | None => false,
            };
            if is_ours {
                delete(&target(place)?)?;
            }
            Ok((is_ours, Vec::new()))
        }
        Files::Shared(value) => {
            let merged = change(place, &[], value)?;
            Ok((merged.removed > 0, merged.kept))
        }
        Files::Many(..) if !place.is_dir() => Ok((false, Vec::new())),
        Files::Many(..) => {
            let (removed, kept) = clear(place, |_| false)?;
            // Only an empty one goes.
            let _ = removed.then(|| fs::remove_dir(place));
            Ok((removed, kept))
        }
    }
}

/// A pipe, for one.
fn is_no_file(place: &Path) -> bool {
    fs::metadata(place).is_ok_and(|file| !file.is_file() && !file.is_dir())
}

/// Whose a file is, if it is there and has anything.
fn state(file: &Path, name: &str) -> Result<Option<State>> {
    let text = read(file)?.filter(|text| !text.trim_ascii().is_empty());
    Ok(text.map(|text| match str::from_utf8(&text) {
        Ok(text) => seal::state(name, text),
        Err(_) => State::Foreign,
    }))
}

fn read(file: &Path) -> Result<Option<Vec<u8>>> {
    match fs::read(file) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(cannot("read", file, &error)),
    }
}

/// May this file be written?
fn check(file: &Path, name: &str) -> Result<()> {
    match state(file, name)? {
        None | Some(State::Ours) => Ok(()),
        Some(state) => Err(refusal(file, state)),
    }
}

fn refusal(file: &Path, state: State) -> Problem {
    let why = match state {
        State::Edited => "it was edited since it was installed",
        _ => "it is not from this tool",
    };
    let help = "rename, move or delete it, or name another place with `-o`";
    Problem::new(format!("`{}` stays as it is: {why}", file.display())).help(help)
}

fn write(file: &Path, text: &str) -> Result<()> {
    output::create_folder(path::folder(&target(file)?))?;
    output::to_file(text, file)
}

fn target(file: &Path) -> Result<PathBuf> {
    path::target(file).map_err(|error| cannot("write", file, &error))
}

/// Changes a file that has others' snippets too.
fn change(
    place: &Path,
    snippets: &[Snippet],
    value: fn(&Snippet) -> String,
) -> Result<json::Merged> {
    let refuse = |why: String| {
        Problem::new(format!("`{}` stays as it is: {why}", place.display()))
            .help("write to another file with `-o FILE`, or mend this one")
    };
    let old = String::from_utf8(read(place)?.unwrap_or_default());
    let old = old.map_err(|_| refuse("it is not UTF-8".to_owned()))?;
    let merged = json::merge(&old, snippets, value).map_err(refuse)?;
    if snippets.is_empty() && merged.is_empty() {
        if merged.removed > 0 {
            delete(&target(place)?)?;
        }
    } else if merged.text != old {
        write(place, &merged.text)?;
    }
    Ok(merged)
}

/// Removes the files of ours in a folder but those that stay. Were there any, and which are edited?
fn clear(folder: &Path, stays: impl Fn(&str) -> bool) -> Result<(bool, Vec<String>)> {
    let entries = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    let (mut removed, mut edited) = (false, Vec::new());
    for entry in entries.flatten() {
        let (file, name) = (entry.path(), entry.file_name());
        let Some(name) = name.to_str().filter(|name| file.is_file() && !stays(name)) else {
            continue;
        };
        match state(&file, name)? {
            Some(State::Ours) => {
                delete_with_links(&file)?;
                removed = true;
            }
            Some(State::Edited) => edited.push(name.to_owned()),
            Some(State::Foreign) | None => {}
        }
    }
    edited.sort();
    Ok((removed, edited))
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

fn delete(file: &Path) -> Result<()> {
    fs::remove_file(file).map_err(|error| cannot("remove", file, &error))
}

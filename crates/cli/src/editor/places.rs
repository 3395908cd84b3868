//! The folders where editors look for snippets.

use crate::path::Base;
use bundler::diagnostic::{Problem, Result};
use editors::formats::Editor;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder where an editor looks for snippets.
pub fn place(editor: &Editor) -> Result<PathBuf> {
    let place = found(editor).ok_or_else(|| {
        Problem::new(format!("{} has no folder for its settings here", editor.name))
            .help(format!("start the editor once, or name the file: `-o {}`", shown(editor)))
    })?;
    if place.is_relative() {
        let title = format!("`{}` depends on the folder that you are in", place.display());
        return Err(
            Problem::new(title).help("set `HOME` to an absolute path, or name the file with `-o`")
        );
    }
    Ok(place)
}

/// The first of the editor's folders that exists, or else the usual folder if its name is fixed.
fn found(editor: &Editor) -> Option<PathBuf> {
    let found = editor.places.iter().find_map(|place| {
        let (home, rest) = place.split_once("//")?;
        Some(newest(&resolve(home))?.join(rest))
    });
    let usual = editor.places.iter().find(|place| !place.contains('*'));
    found.or_else(|| usual.map(|place| resolve(&place.replace("//", "/"))))
}

/// The place as it is shown, whether it exists or not.
pub fn shown(editor: &Editor) -> String {
    let usual = || resolve(&editor.places[0].replace("//", "/"));
    let place = found(editor).unwrap_or_else(usual);
    let home = env::home_dir().filter(|home| home.is_absolute());
    match home.as_deref().and_then(|home| place.strip_prefix(home).ok()) {
        Some(rest) => Path::new("~").join(rest).display().to_string(),
        None => place.display().to_string(),
    }
}

/// Replaces `HOME`, `XDG` or `CONFIG` at the start by the user's folder.
fn resolve(place: &str) -> PathBuf {
    let (start, rest) = place.split_once('/').unwrap_or((place, ""));
    let base = match start {
        "HOME" => Base::Home,
        "CONFIG" => Base::Config,
        _ => Base::Xdg,
    };
    base.folder().join(rest).components().collect() // with the separators of this system
}

/// An existing folder; if its name is a pattern such as `RustRover*`, the one of the latest
/// version.
fn newest(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?.to_str()?;
    let Some(start) = name.strip_suffix('*') else {
        return path.is_dir().then(|| path.to_owned());
    };
    let entries = fs::read_dir(path.parent()?).ok()?.flatten();
    let folders = entries.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name());
    let version = |name: &OsString| -> Option<Vec<u32>> {
        let version = name.to_str()?.strip_prefix(start)?;
        version.split('.').map(|number| number.parse().ok()).collect()
    };
    let latest = folders.filter(|name| version(name).is_some()).max_by_key(version)?;
    Some(path.with_file_name(latest))
}

//! Snippet files: with which snippets, where to.

mod files;
mod json;
mod places;

use crate::{output, report};
use bundler::diagnostic::{Problem, Result, suggestion, visible};
use bundler::editors::formats::{EDITORS, Editor, Files, Snippet};
use bundler::editors::snippets;
use bundler::modules::{self, Module};
use std::fs;
use std::path::{Path, PathBuf};

/// The editors, where each looks for snippets, and what there is to know.
pub fn list() -> String {
    let line = |editor: &Editor| {
        let also = if editor.also.is_empty() { "" } else { "  # " };
        format!("{:<12}{}{also}{}\n", editor.name, places::shown(editor), editor.also)
    };
    let lines: String = EDITORS.iter().map(line).collect();
    lines
        + "\n`./bundle.sh editor NAME --install` writes there, `-o` elsewhere, `--remove` takes away\n"
}

/// What to say to who has named none of them.
pub fn choice() -> String {
    format!("there are\n{}", list().trim_end())
}

/// What is to be done with the snippets of an editor.
pub enum Change<'a> {
    Print,
    /// In this place, or where the editor looks for them.
    Install(Option<&'a Path>),
    Remove(Option<&'a Path>),
}

/// Prints, installs or removes the snippets for an editor, all or those that are named.
pub fn run(name: &str, wanted: &[String], change: &Change, modules: &[Module]) -> Result<()> {
    let editor = find(name)?;
    match change {
        Change::Print => output::to_stdout(&printed(name, wanted, modules)?),
        Change::Install(given) => {
            let (snippets, place) = (chosen(editor, wanted, modules)?, place(editor, *given)?);
            let (count, kept) = files::install(editor, &snippets, &place)?;
            warn_of(&kept);
            eprintln!("{} in `{}`", counted(count), shown(&place));
            Ok(())
        }
        Change::Remove(given) => {
            let place = place(editor, *given)?;
            let (removed, kept) = files::remove(editor, &place)?;
            if !removed && kept.is_empty() {
                return Err(Problem::new(format!("`{}` has no snippets of ours", place.display()))
                    .help("name the place where you installed them: `-o FILE`"));
            }
            if given.is_none() {
                // Only empty ones go.
                let _ = places::made(editor, &place).try_for_each(fs::remove_dir);
            }
            warn_of(&kept);
            eprintln!("snippets removed from `{}`", shown(&place));
            Ok(())
        }
    }
}

fn find(name: &str) -> Result<&'static Editor> {
    let editor = EDITORS.iter().find(|editor| editor.name == name);
    editor.ok_or_else(|| {
        let hint = suggestion(name, EDITORS.iter().map(|editor| editor.name));
        Problem::new(format!("no editor `{name}`{hint}")).help(choice())
    })
}

fn shown(place: &Path) -> String {
    visible(&place.display().to_string())
}

/// Says what stays since it is the user's by now.
fn warn_of(kept: &[String]) {
    if kept.is_empty() {
        return;
    }
    let names: Vec<String> = kept.iter().map(|name| format!("`{name}`")).collect();
    let (names, verb) = (names.join(", "), if kept.len() == 1 { "stays" } else { "stay" });
    let problem = Problem::new(format!("{names} {verb} as you have changed it"));
    report::warn(&problem.help("delete what you do not need, and install again for ours"));
}

/// Where the snippets go: to the place that is given, or where the editor looks for them.
fn place(editor: &Editor, given: Option<&Path>) -> Result<PathBuf> {
    match given {
        Some(folder) if folder.is_dir() && !matches!(editor.files, Files::Many(..)) => {
            let usual = places::shown(editor);
            let file = folder.join(Path::new(&usual).file_name().unwrap_or_default());
            Err(Problem::new(format!("`{}` is a folder", folder.display()))
                .help(format!("name a file: `-o {}`", file.display())))
        }
        Some(place) => Ok(place.to_owned()),
        None => places::place(editor),
    }
}

fn counted(count: usize) -> String {
    format!("{count} snippet{}", if count == 1 { "" } else { "s" })
}

/// The snippets that are wanted, if the editor can have them.
fn chosen(editor: &Editor, wanted: &[String], modules: &[Module]) -> Result<Vec<Snippet>> {
    let snippets = snippets(wanted, modules);
    for name in wanted {
        if !snippets.iter().any(|snippet| snippet.trigger == *name) {
            return Err(modules::unknown(name, modules));
        }
    }
    for snippet in &snippets {
        if let Some(what) = editor.refusal(snippet) {
            let (name, trigger) = (editor.name, &snippet.trigger);
            let title = format!("{name} has no way to write {what}, which `{trigger}` contains");
            return Err(Problem::new(title).help("name the snippets that it can have"));
        }
    }
    Ok(snippets)
}

/// The snippets for an editor, as one file.
pub fn printed(name: &str, wanted: &[String], modules: &[Module]) -> Result<String> {
    let editor = find(name)?;
    let snippets = chosen(editor, wanted, modules)?;
    if matches!(editor.files, Files::Many(..)) && snippets.len() != 1 {
        return Err(Problem::new(format!("{name} wants one file for each snippet")).help(format!(
            "`--install` writes them to `{}`, `-o FOLDER` to another folder; or name one",
            places::shown(editor)
        )));
    }
    Ok(editor.text(&snippets))
}

//! Prints, installs and removes snippet files.

mod files;
mod places;

use crate::output;
use bundler::diagnostic::{Problem, Result, suggestion, visible};
use bundler::modules;
use editors::formats::{EDITORS, Editor, Files, Snippet};
use editors::snippets;
use std::path::{Path, PathBuf};

/// The editors, each with the place of its snippets and a note.
pub fn list() -> String {
    let line = |editor: &Editor| {
        let also = if editor.also.is_empty() { "" } else { "  # " };
        format!("{:<12}{}{also}{}\n", editor.name, places::shown(editor), editor.also)
    };
    let lines: String = EDITORS.iter().map(line).collect();
    lines
        + "\n`./bundle.sh editor NAME --install` writes there, `-o` elsewhere; `--remove` deletes it\n"
}

/// The list of editors, for an error.
pub fn choice() -> String {
    format!("there are\n{}", list().trim_end())
}

/// An action on the snippets of an editor.
pub enum Change<'a> {
    Print,
    /// Installs the snippets in this place, or where the editor looks for them.
    Install(Option<&'a Path>),
    Remove(Option<&'a Path>),
}

/// Prints, installs or removes the snippets for an editor: all, or the named ones.
pub fn run(name: &str, wanted: &[String], change: &Change) -> Result<()> {
    let editor = find(name)?;
    let is_shared = matches!(editor.files, Files::Shared(_));
    match change {
        Change::Print => {
            output::to_stdout(&printed(name, wanted)?)?;
            if is_shared {
                let place = places::shown(editor);
                eprintln!("save this as `{place}`, or add its entries to the object there");
            }
        }
        Change::Install(_) | Change::Remove(_) if is_shared => {
            let place = places::shown(editor);
            let title =
                format!("{name} snippets are only printed, because you edit `{place}` yourself");
            let help = format!("`./bundle.sh editor {name}` prints the entries for this file");
            return Err(Problem::new(title).help(help));
        }
        Change::Install(given) => {
            let (snippets, place) = (chosen(editor, wanted)?, place(editor, *given)?);
            files::install(editor, &snippets, &place)?;
            eprintln!("{} in `{}`", counted(snippets.len()), shown(&place));
        }
        Change::Remove(given) => {
            let place = place(editor, *given)?;
            files::remove(editor, &place)?;
            eprintln!("snippets removed from `{}`", shown(&place));
        }
    }
    Ok(())
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

/// The destination of the snippets: the given place, or the editor's own folder.
fn place(editor: &Editor, given: Option<&Path>) -> Result<PathBuf> {
    match given {
        Some(folder) if folder.is_dir() && !matches!(editor.files, Files::Many(_)) => {
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

/// The wanted snippets, if the editor's format can express them.
fn chosen(editor: &Editor, wanted: &[String]) -> Result<Vec<Snippet>> {
    let snippets = snippets(wanted);
    for name in wanted {
        if !snippets.iter().any(|snippet| snippet.trigger == *name) {
            return Err(modules::unknown(name));
        }
    }
    for snippet in &snippets {
        if let Some(what) = editor.rejection(snippet) {
            let (name, trigger) = (editor.name, &snippet.trigger);
            let title = format!("{name} has no way to write {what}, which `{trigger}` contains");
            return Err(Problem::new(title).help("name the snippets to write"));
        }
    }
    Ok(snippets)
}

/// The snippets for an editor, as one file.
pub fn printed(name: &str, wanted: &[String]) -> Result<String> {
    let editor = find(name)?;
    let snippets = chosen(editor, wanted)?;
    if matches!(editor.files, Files::Many(_)) && snippets.len() != 1 {
        return Err(Problem::new(format!("{name} needs one file for each snippet")).help(format!(
            "`--install` writes them to `{}`, `-o FOLDER` to another folder; or name one",
            places::shown(editor)
        )));
    }
    Ok(editor.text(&snippets))
}

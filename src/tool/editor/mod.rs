//! Snippet files: for which editor, with which snippets, where to.

pub mod files;
pub mod formats;
pub mod template;

use crate::tool::catalogue::{self, Module};
use crate::tool::diagnostic::{Problem, Result, suggestion};
use crate::tool::editor::formats::{EDITORS, Editor, Files, MARK, Part, Snippet};
use crate::tool::output;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// What the name of a program adds to that of its module.
const PROGRAM: &str = "_main";

/// The program for a game that no module knows.
const BRUTE: &str = "brute_main";

/// The editors, where each looks for snippets, and what there is to know.
pub fn list() -> String {
    let line = |editor: &Editor| {
        let also = if editor.also.is_empty() { "" } else { "  # " };
        format!("{:<12}{}{also}{}\n", editor.name, files::shown(editor), editor.also)
    };
    let lines: String = EDITORS.iter().map(line).collect();
    lines + "\n`--editor NAME --install` writes there, `-o` elsewhere, `--remove` takes away\n"
}

/// What to say to who has named none of them.
pub fn choice() -> String {
    format!("there are\n{}", list().trim_end())
}

/// A whole program that uses a module, and below it what it needs: `x_main`, as editors insert it.
pub fn program(name: &str, with_docs: bool, modules: &[Module]) -> Option<String> {
    let program = match name {
        BRUTE => catalogue::brute_force(),
        name => catalogue::find(modules, name.strip_suffix(PROGRAM)?)?.program.clone(),
    };
    let pasted = catalogue::paste(&template::modules(&program), with_docs, modules).ok()?;
    Some(format!("{}\n\n{pasted}", template::code(&program)))
}

/// The snippets with these names, or all: those of the modules, each followed by that of its use.
fn snippets(wanted: &[String], modules: &[Module]) -> Vec<Snippet> {
    let is_wanted = |trigger: &str| wanted.is_empty() || wanted.iter().any(|name| name == trigger);
    // Each is pasted once, although programs need it too.
    let mut pasted: HashMap<&str, String> = HashMap::new();
    let mut paste = |name: &str| -> String {
        let module = catalogue::find(modules, name).expect("programs import modules");
        pasted.entry(module.name).or_insert_with(|| module.pasted(false)).clone()
    };
    let mut snippets = Vec::new();
    for module in modules {
        let description = format!("{} {}. {MARK}", module.title(), module.time());
        if is_wanted(module.name) {
            snippets.push(Snippet {
                trigger: module.name.to_owned(),
                description: description.clone(),
                body: vec![Part::Text(paste(module.name).trim_end().to_owned())],
            });
        }
        let trigger = format!("{}{PROGRAM}", module.name);
        if is_wanted(&trigger) {
            let mut body = template::parts(&template::code(&module.program));
            let needed = template::modules(&module.program);
            let needed: Vec<String> = needed.iter().map(|name| paste(name)).collect();
            body.push(Part::Text(format!("\n\n{}", needed.join("\n").trim_end())));
            let description = format!("A whole program. {description}");
            snippets.push(Snippet { trigger, description, body });
        }
    }
    if is_wanted(BRUTE) {
        let text = program(BRUTE, false, modules).unwrap_or_default();
        let what = "A whole program: prints the values of any game by brute force, for `guess`.";
        snippets.push(Snippet {
            trigger: BRUTE.to_owned(),
            description: format!("{what} {MARK}"),
            body: vec![Part::Text(text.trim_end().to_owned())],
        });
    }
    snippets
}

/// What is to be done with the snippets of an editor.
pub enum Job<'a> {
    Print,
    /// In this place, or where the editor looks for them.
    Install(Option<&'a Path>),
    Remove(Option<&'a Path>),
}

/// Prints, installs or removes the snippets for an editor, all or those that are named.
pub fn run(name: &str, wanted: &[String], job: &Job, modules: &[Module]) -> Result<()> {
    let editor = EDITORS.iter().find(|editor| editor.name == name);
    let editor = editor.ok_or_else(|| {
        let hint = suggestion(name, EDITORS.iter().map(|editor| editor.name));
        Problem::new(format!("no editor `{name}`{hint}")).help(choice())
    })?;
    match job {
        Job::Print => print(editor, &chosen(editor, wanted, modules)?),
        Job::Install(given) => {
            let (snippets, place) = (chosen(editor, wanted, modules)?, place(editor, *given)?);
            files::install(editor, &snippets, &place)?;
            eprintln!("{} in `{}`", counted(snippets.len()), place.display());
            Ok(())
        }
        Job::Remove(given) => {
            let place = place(editor, *given)?;
            match files::remove(editor, &place)? {
                0 => Err(Problem::new(format!("`{}` has no snippets of ours", place.display()))
                    .help("name the place where you installed them: `-o FILE`")),
                count => {
                    eprintln!("{} removed from `{}`", counted(count), place.display());
                    Ok(())
                }
            }
        }
    }
}

/// Where the snippets go: to the place that is given, or where the editor looks for them.
fn place(editor: &Editor, given: Option<&Path>) -> Result<PathBuf> {
    match given {
        Some(folder) if folder.is_dir() && !matches!(editor.files, Files::Many(..)) => {
            let usual = files::shown(editor);
            let file = folder.join(Path::new(&usual).file_name().unwrap_or_default());
            Err(Problem::new(format!("`{}` is a folder", folder.display()))
                .help(format!("name a file: `-o {}`", file.display())))
        }
        Some(place) => Ok(place.to_owned()),
        None => files::place(editor),
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
            return Err(catalogue::unknown(name, modules));
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

fn print(editor: &Editor, snippets: &[Snippet]) -> Result<()> {
    match (&editor.files, snippets) {
        (Files::Many(_, render), [snippet]) => output::to_stdout(&render(snippet)),
        (Files::Many(..), _) => {
            let name = editor.name;
            Err(Problem::new(format!("{name} wants one file for each snippet")).help(format!(
                "`--install` writes them to `{}`, `-o FOLDER` to another folder; or name one",
                files::shown(editor)
            )))
        }
        _ => {
            let text = files::one_file(editor, snippets, "").map_err(Problem::new)?;
            output::to_stdout(&text)
        }
    }
}

//! Snippet files: for which editor, with which snippets, where to.

pub mod formats;
pub mod template;

use crate::tool::catalogue::{self, Module};
use crate::tool::diagnostic::{Problem, Result};
use crate::tool::editor::formats::{EDITORS, Editor, Files, Part, Snippet};
use crate::tool::output;
use std::path::Path;

/// What the name of a program adds to that of its module.
const PROGRAM: &str = "_main";

/// The editors, where each looks for snippets, and what there is to know.
pub fn list() -> String {
    let line = |editor: &Editor| {
        let also = if editor.also.is_empty() { "" } else { "  # " };
        format!("{:<12}{}{also}{}\n", editor.name, editor.path, editor.also)
    };
    EDITORS.iter().map(line).collect()
}

/// A whole program that uses a module, and the module below it: `x_main`, as editors insert it.
pub fn program(name: &str, with_docs: bool, modules: &[Module]) -> Option<String> {
    let module = catalogue::find(modules, name.strip_suffix(PROGRAM)?)?;
    let pasted = catalogue::paste(&[module.name.to_owned()], with_docs, modules).ok()?;
    Some(format!("{}\n\n{pasted}", template::code(&module.program)))
}

/// The snippets of the modules, each followed by that of its use.
fn snippets(modules: &[Module]) -> Result<Vec<Snippet>> {
    let mut snippets = Vec::new();
    for module in modules {
        let description = format!("{} {}.", module.title(), module.time());
        let text = catalogue::paste(&[module.name.to_owned()], false, modules)?;
        snippets.push(Snippet {
            trigger: module.name.to_owned(),
            description: description.clone(),
            body: vec![Part::Text(text.trim_end().to_owned())],
        });
        let mut body = template::parts(&template::code(&module.program));
        body.push(Part::Text(format!("\n\n{}", text.trim_end())));
        let description = format!("A whole program. {description}");
        snippets.push(Snippet { trigger: format!("{}{PROGRAM}", module.name), description, body });
    }
    Ok(snippets)
}

/// The snippet files for an editor, with all snippets or those that are named.
pub fn run(name: &str, wanted: &[String], target: Option<&Path>, modules: &[Module]) -> Result<()> {
    let editor = EDITORS.iter().find(|editor| editor.name == name);
    let editor = editor.ok_or_else(|| {
        Problem::new(format!("no editor `{name}`")).help(format!("there are\n{}", list()))
    })?;
    let mut snippets = snippets(modules)?;
    for name in wanted {
        if !snippets.iter().any(|snippet| snippet.trigger == *name) {
            return Err(catalogue::unknown(name, modules));
        }
    }
    snippets.retain(|snippet| wanted.is_empty() || wanted.contains(&snippet.trigger));
    for snippet in &snippets {
        if let Some(what) = editor.refusal(snippet) {
            let trigger = &snippet.trigger;
            let title = format!("{name} has no way to write {what}, which `{trigger}` contains");
            return Err(Problem::new(title).help("name the snippets that it can have"));
        }
    }
    match (&editor.files, target) {
        (Files::One(render), Some(file)) => {
            output::create_folder(file.parent().unwrap_or(file))?;
            output::to_file(&render(&snippets), file)
        }
        (Files::One(render), None) => output::to_stdout(&render(&snippets)),
        (Files::Many(_, render), None) if snippets.len() == 1 => {
            output::to_stdout(&render(&snippets[0]))
        }
        (Files::Many(ending, render), Some(folder)) => {
            output::create_folder(folder)?;
            snippets.iter().try_for_each(|snippet| {
                let file = folder.join(format!("{}{ending}", snippet.trigger));
                output::to_file(&render(snippet), &file)
            })
        }
        (Files::Many(..), None) => {
            Err(Problem::new(format!("{name} wants one file for each snippet"))
                .help(format!("write them to a folder: `-o {}`, or name one snippet", editor.path)))
        }
    }
}

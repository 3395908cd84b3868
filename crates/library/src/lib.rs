//! The texts of the modules, which the binary contains. `src/lib.rs` of the project lists them.

mod limit;
mod module;

use include_dir::{Dir, include_dir};
use std::sync::LazyLock;

pub use limit::Limit;
pub use module::Module;

const LIST: &str = include_str!("../../../src/lib.rs");

static SNIPPETS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../snippets");

/// All modules in the order of the list, which is grouped by theme.
pub fn modules() -> &'static [Module] {
    static ALL: LazyLock<Vec<Module>> = LazyLock::new(read);
    &ALL
}

pub fn find(name: &str) -> Option<&'static Module> {
    modules().iter().find(|module| module.name == name)
}

/// The modules that the list declares, each below the comment that names its theme.
fn read() -> Vec<Module> {
    let mut theme = "";
    let mut modules = Vec::new();
    for line in LIST.lines() {
        if let Some(comment) = line.strip_prefix("// ") {
            theme = comment;
        } else if let Some(name) = line.strip_prefix("pub mod ") {
            let name = name.trim_end_matches(';');
            modules.push(Module { name, theme, source: source(name) });
        }
    }
    modules
}

/// The file with plain line feeds, even if git converted them.
fn source(name: &str) -> &'static str {
    let file = SNIPPETS.get_file(format!("{name}.rs"));
    let text = file.and_then(|file| file.contents_utf8());
    let text = text.unwrap_or_else(|| panic!("snippets/{name}.rs is not a text"));
    if text.contains('\r') { text.replace("\r\n", "\n").leak() } else { text }
}

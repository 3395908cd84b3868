//! The phrases by which `list` finds a module: `words/x.txt`, if there is one.

use include_dir::{Dir, include_dir};

static WORDS: Dir = include_dir!("$CARGO_MANIFEST_DIR/words");

/// Phrases for the rules of a module, as statements put them.
pub fn phrases(module: &str) -> impl Iterator<Item = &'static str> {
    let file = WORDS.get_file(format!("{module}.txt"));
    let lines = file.and_then(|file| file.contents_utf8()).unwrap_or_default().lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

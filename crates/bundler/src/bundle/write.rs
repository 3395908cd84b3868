//! Writes a bundle: the solver's lines, then the modules.

use crate::modules::Module;
use crate::solver::MARKER;
use crate::text::docs;
use crate::text::edit::{Edit, Mapped};
use std::ops::Range;

/// A text that the bundle adds to the solver, perhaps instead of that of an earlier bundle.
pub struct Block {
    pub old: Option<Range<usize>>,
    pub new: Mapped,
}

/// The marker, the attribute `allow`, and the modules in the brackets of `head`.
pub fn modules(used: &[&Module], head: &str, with_docs: bool, allow: &str) -> Mapped {
    if used.is_empty() {
        return format!("{allow}\n{head} {{}}\n").into();
    }
    let version = |module: &&Module| format!("{}@{}", module.name, module.hash());
    let versions: Vec<String> = used.iter().map(version).collect();
    let mut block = Mapped::from(format!("{MARKER} {}\n", versions.join(", ")));
    block.push(format!("{allow}\n{head} {{\n"));
    for (i, module) in used.iter().enumerate() {
        block.push(if i > 0 { "\n" } else { "" });
        block.push(docs::block(module.name, module.mapped(), "pub ", with_docs, 1));
    }
    block.push("}\n");
    block
}

/// Makes the edits, and puts each block in the place of its predecessor or at the end.
pub fn assemble(solver: &Mapped, mut edits: Vec<Edit>, blocks: Vec<Block>) -> Mapped {
    let text = solver.text.as_str();
    let newline = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let mut end = Mapped::default();
    for Block { old, new } in blocks {
        match old {
            Some(old) if new.text.is_empty() => {
                edits.push(Edit::delete(with_line(text, old, newline)));
            }
            Some(old) => {
                let new = new.slice(0..new.text.trim_end().len());
                edits.push(Edit::new(old, with_newlines(new, newline)));
            }
            None if new.text.is_empty() => {}
            None => {
                let unfinished = end.text.is_empty() && !text.ends_with('\n');
                end.push(if unfinished { newline } else { "" });
                end.push(newline);
                end.push(with_newlines(new, newline));
            }
        }
    }
    edits.push(Edit::insert(text.len(), end));
    solver.edited(edits)
}

/// Widens the range of a removed block by the line feeds around it.
fn with_line(text: &str, block: Range<usize>, newline: &str) -> Range<usize> {
    let above = text[..block.start].strip_suffix(newline);
    let below = text[block.end..].strip_prefix(newline);
    above.map_or(block.start, str::len)..text.len() - below.map_or(0, str::len)
}

/// Converts to the line ends of the solver.
pub fn with_newlines(block: Mapped, newline: &str) -> Mapped {
    if newline == "\n" {
        return block;
    }
    let feeds = block.text.match_indices('\n');
    let edits = feeds.map(|(at, feed)| Edit::new(at..at + feed.len(), newline));
    block.edited(edits.collect())
}

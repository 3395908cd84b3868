//! The trees of `use` items.

use crate::source::conditions::entries;
use crate::source::items;
use crate::text::tokens::Code;
use std::ops::Range;

/// A `use` item, such as `use a::{b as c, d::*};`.
pub struct Import {
    /// The item with its attributes, in tokens.
    pub item: Range<usize>,
    pub is_public: bool,
    pub tree: Tree,
}

/// A path of a `use` item, with the paths that follow it in braces.
pub struct Tree {
    pub tokens: Range<usize>,
    /// The words of the path after those of the outer tree.
    pub path: Vec<String>,
    /// Their tokens; the last one may be `*`.
    at: Vec<usize>,
    /// True if the path begins with `::`.
    pub is_global: bool,
    pub end: End,
}

pub enum End {
    /// The name under which the path is imported.
    Name(String),
    Glob,
    Group(Vec<Tree>),
}

/// One name, or one glob, of a `use` item.
#[derive(Clone, Default, Debug)]
pub struct Leaf {
    pub path: Vec<String>,
    /// The tokens of the path; the last one may be `*` or the `self` of `a::{self}`.
    pub at: Vec<usize>,
    /// The name; `None` for a glob.
    pub name: Option<String>,
}

/// The `use` item with its keyword at `i`.
pub fn import(code: &Code, i: usize) -> Option<Import> {
    // `use<'a>` is a bound, not an item.
    if !code.is(i, "use") || code.is(i + 1, "<") {
        return None;
    }
    let mut end = i + 1;
    while end < code.len() && !code.is(end, ";") {
        if code.is(end, ")") || code.is(end, "]") || code.is(end, "}") || code.is(end, "$") {
            return None;
        }
        end = code.after(end);
    }
    let start = items::start(code, i);
    let is_public = (start..i).any(|k| code.is(k, "pub"));
    Some(Import { item: start..end + 1, is_public, tree: tree(code, i + 1..end) })
}

fn tree(code: &Code, tokens: Range<usize>) -> Tree {
    let is_global = code.is(tokens.start, "::");
    let (mut path, mut at) = (Vec::new(), Vec::new());
    let mut i = tokens.start;
    let mut end = None;
    while i < tokens.end {
        if let Some(group) = code.inside(i, "{") {
            let trees = entries(code, group).into_iter().map(|entry| tree(code, entry));
            end = Some(End::Group(trees.collect()));
            break;
        } else if code.is(i, "*") {
            at.push(i);
            end = Some(End::Glob);
        } else if code.is(i, "as") {
            end = Some(End::Name(code.word(i + 1).unwrap_or("_").to_owned()));
            break;
        } else if let Some(word) = code.word(i) {
            path.push(word.to_owned());
            at.push(i);
        }
        i += 1;
    }
    let last = |path: &[String]| End::Name(path.last().cloned().unwrap_or_default());
    let end = end.unwrap_or_else(|| last(&path));
    Tree { tokens, path, at, is_global, end }
}

impl Import {
    pub fn leaves(&self) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        self.tree.collect(&Leaf::default(), &mut leaves);
        leaves
    }

    /// The ranges of the text to remove, so that the leaves for which `goes` is true are gone.
    pub fn without(&self, code: &Code, goes: &dyn Fn(&Leaf) -> bool) -> Vec<Range<usize>> {
        let mut ranges = Vec::new();
        if self.tree.remove(code, &Leaf::default(), goes, &mut ranges) {
            return vec![code.span(self.item.clone())];
        }
        ranges
    }
}

impl Tree {
    /// The token with this word, if it begins one of the paths.
    pub fn root(&self, code: &Code, name: &str) -> Option<usize> {
        match (self.path.first(), &self.end) {
            (None, End::Group(trees)) => trees.iter().find_map(|tree| tree.root(code, name)),
            (Some(first), _) if first == name => {
                self.tokens.clone().find(|&k| code.word(k) == Some(name))
            }
            _ => None,
        }
    }

    /// The path of the outer trees and this one.
    fn after(&self, outer: &Leaf) -> Leaf {
        let path = [outer.path.as_slice(), &self.path].concat();
        Leaf { path, at: [outer.at.as_slice(), &self.at].concat(), name: None }
    }

    fn leaf(&self, outer: &Leaf) -> Leaf {
        let Leaf { mut path, at, .. } = self.after(outer);
        let mut name = match &self.end {
            End::Name(name) => Some(name.clone()),
            _ => None,
        };
        // `a::{self}` imports `a`.
        if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
            path.pop();
            if name.as_deref() == Some("self") {
                name = path.last().cloned();
            }
        }
        Leaf { path, at, name }
    }

    fn collect(&self, outer: &Leaf, leaves: &mut Vec<Leaf>) {
        match &self.end {
            End::Group(trees) => {
                let outer = self.after(outer);
                trees.iter().for_each(|tree| tree.collect(&outer, leaves));
            }
            _ => leaves.push(self.leaf(outer)),
        }
    }

    /// Returns whether the whole tree goes. If not, collects the ranges of the parts that go.
    fn remove(
        &self,
        code: &Code,
        outer: &Leaf,
        goes: &dyn Fn(&Leaf) -> bool,
        ranges: &mut Vec<Range<usize>>,
    ) -> bool {
        let End::Group(trees) = &self.end else { return goes(&self.leaf(outer)) };
        let outer = self.after(outer);
        let mut inner = Vec::new();
        let gone: Vec<bool> =
            trees.iter().map(|tree| tree.remove(code, &outer, goes, &mut inner)).collect();
        if !gone.is_empty() && gone.iter().all(|&gone| gone) {
            return true;
        }
        ranges.extend(inner);
        for (k, tree) in trees.iter().enumerate().filter(|(k, _)| gone[*k]) {
            // The comma after it goes too or, at the end of the list, the one before it.
            let start = code.range(tree.tokens.start).start;
            let kept = (0..k).rev().find(|&earlier| !gone[earlier]);
            ranges.push(match (code.is(tree.tokens.end, ","), kept) {
                (true, _) => start..code.range(tree.tokens.end + 1).start,
                (false, Some(kept)) => {
                    code.range(trees[kept].tokens.end).start..code.span(tree.tokens.clone()).end
                }
                (false, None) => start..code.span(tree.tokens.clone()).end,
            });
        }
        false
    }
}

//! Finds what a solver needs of a bundle, from what the compiler says about it.
//!
//! Each item below the solver is marked as deprecated, with its number as the reason. One
//! compilation then reports every use of every item, as the compiler resolved it: by paths, imports,
//! methods, fields, patterns and macros. So no name is resolved here.
//!
//! - `items` reads the items, `arms` what macros make.
//! - `narrow` removes what nothing has a name for, before the compiler is asked.
//! - `uses` notes which item uses which.
//! - `search` finds what the solver reaches, and the edits that remove the rest.
//! - `tidy` removes imports that nothing uses any more.

mod arms;
mod items;
mod narrow;
mod search;
mod tidy;
mod uses;

pub use tidy::{LINTS, Tidied, close_up, tidy};

use crate::bundle::{Bundle, CRATE};
use crate::diagnostic::Result;
use crate::judge::Judge;
use crate::reach::arms::Arms;
use crate::reach::items::{Item, Kind};
use crate::reach::narrow::Unsaid;
use crate::reach::search::Search;
use crate::reach::uses::Use;
use crate::source::conditions::Conditions;
use crate::source::imports::{Leaf, import};
use crate::source::items as source;
use crate::text::comments::whole_lines;
use crate::text::edit::{Edit, Mapped, Source};
use crate::text::tokens::Code;
use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

/// The lint whose messages report the uses.
pub const LINT: &str = "deprecated";

/// The start of the reason, before the number.
const MARK: &str = "§";

/// The errors about names that are not found.
const UNKNOWN_NAMES: &[&str] =
    &["E0404", "E0405", "E0407", "E0412", "E0425", "E0433", "E0437", "E0438", "E0531", "E0532"];

/// A message of the compiler.
pub struct Message {
    /// The text, and the texts of its labels and notes.
    pub text: String,
    pub notes: String,
    pub is_error: bool,
    /// The lint, or the code of the error.
    pub code: String,
    /// The places in the bundle that it is mainly about.
    pub places: Vec<Place>,
}

/// A place in the text of a bundle, in bytes.
#[derive(Clone)]
pub struct Place {
    /// The outermost call of a macro, if a macro wrote the text.
    pub outer: Range<usize>,
    /// The text itself.
    pub inner: Range<usize>,
}

/// The items of a bundle, and what is known about them.
pub struct Reach {
    code: Code,
    /// The items, those in macros last.
    items: Vec<Item>,
    /// The arms of the macros among them.
    arms: BTreeMap<usize, Arms>,
    /// The smallest item around each token.
    around: Vec<usize>,
    /// The part of the bundle that each item is in, counted from 1; 0 is what joins them.
    parts: Vec<usize>,
    /// The items with a mark.
    marked: Vec<usize>,
    uses: Vec<Use>,
    /// The items that stay because others do not compile without them.
    kept: HashSet<usize>,
    /// The imports that do not resolve, each as its item and its leaf.
    lost: HashSet<(usize, usize)>,
    /// The items that do not compile here.
    broken: HashSet<usize>,
    /// The text that the compiler need not read, since nothing that may be reached has a name for it.
    unsaid: Unsaid,
}

impl Reach {
    /// Reads the text below the solver. Modules of this library are kept whole unless the bundle is
    /// to be `lean`.
    pub fn new(bundle: &Bundle, judge: &Judge, lean: bool) -> Result<Self> {
        let code = Code::new(&bundle.content.text)?;
        let below = code.at(bundle.tail)..code.len();
        let conditions = Conditions { flags: judge.flags, options: &[], variables: &[] };
        let mut items = items::items(&code, below, conditions, (!lean).then_some(CRATE));
        let is_macro = |k: &usize| items[*k].kind == Kind::Macro;
        let macros: Vec<usize> = (0..items.len()).filter(is_macro).collect();
        let names: HashSet<&str> = macros.iter().map(|&k| items[k].name.as_str()).collect();
        let arms = |k: usize| {
            let tokens = items[k].at..items[k].tokens.end;
            (k, arms::arms(&code, &tokens, &names))
        };
        let arms: BTreeMap<usize, Arms> = macros.iter().map(|&k| arms(k)).collect();
        let mut around = vec![0; code.len()];
        for (k, item) in items.iter().enumerate() {
            around[item.tokens.clone()].fill(k);
        }
        let made = arms
            .iter()
            .flat_map(|(k, arms)| arms.made.iter().map(|&(kind, at)| Item::new(kind, at, *k)));
        items.extend(made.collect::<Vec<_>>());
        let marked = (0..items.len()).filter(|&k| may_be_marked(&items, k)).collect();
        let part = |item: &Item| {
            let last = item.tokens.end.saturating_sub(1).max(item.at);
            let at = code.range(last).start;
            let part = bundle.parts.iter().position(|part| part.range.contains(&at));
            part.map_or(0, |part| part + 1)
        };
        let parts = items.iter().map(part).collect();
        let (uses, kept, lost, broken, unsaid) = Default::default();
        Ok(Reach { code, items, arms, around, parts, marked, uses, kept, lost, broken, unsaid })
    }

    /// Leaves out the text that the solver cannot reach, as the words in it show. No name is
    /// resolved, so the compiler has the last word.
    pub fn narrow(&mut self) {
        self.unsaid = Unsaid::new(self);
    }

    /// The edits that remove the text that the compiler does not read.
    pub fn unread(&self) -> Vec<Edit> {
        self.without(&|k| self.is_out(k), &|k, leaf| self.is_leaf_out(k, leaf))
    }

    /// The text with the marks, as the compiler reads it. Its origins are in the text of the bundle.
    pub fn marked(&self) -> Mapped {
        let mut edits = self.unread();
        for (number, &k) in self.marked.iter().enumerate().filter(|(_, k)| !self.is_out(**k)) {
            let mark = format!("#[deprecated = \"{MARK}{number}\"] ");
            edits.push(match self.items[k].deprecated.clone() {
                Some(own) => Edit::new(self.code.span(own), mark),
                None => Edit::insert(self.code.range(self.items[k].at).start, mark),
            });
        }
        let source = Source { path: String::new(), text: self.code.text.clone() };
        Mapped::from(source).edited(edits)
    }

    /// Does the compiler miss something that was left out because nothing has a name for it?
    pub fn is_too_narrow(&self, messages: &[Message]) -> bool {
        let left_out = self.unsaid.items.iter().map(|&k| self.items[k].name.as_str());
        let left_out: HashSet<&str> = left_out.collect();
        let errors = messages.iter().filter(|message| message.is_error);
        errors.flat_map(|error| quoted(&error.text)).any(|word| left_out.contains(word))
    }

    /// Notes what the compiler says about the marked text; the places are those in the text of the
    /// bundle. Returns whether the compiler gets further when it is asked again, without what does
    /// not compile.
    pub fn learn(&mut self, messages: &[Message]) -> bool {
        self.uses = uses::uses(self, messages);
        let errors = || messages.iter().filter(|message| message.is_error);
        let before = self.lost.len();
        for place in errors().flat_map(|message| &message.places) {
            self.lost.extend(self.leaves_at(place));
        }
        // After such an error, no types are found.
        if self.lost.len() > before {
            return true;
        }
        let before = self.broken.len();
        let unknown = errors().filter(|it| UNKNOWN_NAMES.contains(&it.code.as_str()));
        let places = unknown.flat_map(|message| &message.places);
        let broken: Vec<usize> =
            places.filter_map(|place| self.item_at(place.outer.start)).collect();
        self.broken.extend(broken);
        let lost = self.lost_names();
        let impls: Vec<usize> =
            (0..self.items.len()).filter(|&k| self.names_lost(k, &lost)).collect();
        self.broken.extend(impls);
        let has_methods = self.uses.iter().any(|it| self.is_method(it.target));
        self.broken.len() > before && !has_methods
    }

    /// Is it a function in an `impl` or a trait, whose uses are found with the types?
    fn is_method(&self, k: usize) -> bool {
        let around = self.items[self.items[k].parent].kind;
        self.items[k].kind == Kind::Function && matches!(around, Kind::Implementation | Kind::Trait)
    }

    /// The edits that remove what the solver does not reach; `None` if it reaches something that
    /// does not compile.
    pub fn edits(&self) -> Option<Vec<Edit>> {
        let search = Search::new(self);
        (!search.reaches_lost()).then(|| search.edits())
    }

    /// Keeps the items that these errors of the shorter text name. Returns whether there are any.
    pub fn keep(&mut self, errors: &[Message]) -> bool {
        let search = Search::new(self);
        let found: HashSet<usize> = errors.iter().flat_map(|error| search.missed(error)).collect();
        let before = self.kept.len();
        self.kept.extend(found);
        self.kept.len() > before
    }

    /// The edits without these items, and without these leaves of imports.
    fn without(
        &self,
        goes: &dyn Fn(usize) -> bool,
        leaf_goes: &dyn Fn(usize, usize) -> bool,
    ) -> Vec<Edit> {
        let code = &self.code;
        let mut ranges = Vec::new();
        for (k, item) in self.items.iter().enumerate().skip(1).filter(|(_, it)| !it.is_made()) {
            if goes(k) {
                ranges.push(source::span(code, item.tokens.clone()));
            } else if (0..item.leaves.len()).any(|leaf| leaf_goes(k, leaf)) {
                let keyword = source::keyword(code, item.at);
                let goes = |leaf: &Leaf| {
                    item.leaves
                        .iter()
                        .position(|it| it.at == leaf.at)
                        .is_some_and(|it| leaf_goes(k, it))
                };
                let import = import(code, keyword);
                ranges.extend(import.into_iter().flat_map(|it| it.without(code, &goes)));
            }
        }
        // Neighbours that go are one range, with the white space between them.
        ranges.sort_by_key(|range| (range.start, usize::MAX - range.end));
        let mut together: Vec<Range<usize>> = Vec::new();
        for range in ranges {
            match together.last_mut() {
                Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
                Some(last) if code.text[last.end..range.start].trim().is_empty() => {
                    last.end = range.end;
                }
                _ => together.push(range),
            }
        }
        together.into_iter().map(|range| Edit::delete(whole_lines(&code.text, range))).collect()
    }

    /// The smallest item around a place, if it is no module.
    fn item_at(&self, byte: usize) -> Option<usize> {
        let k = *self.around.get(self.code.at(byte))?;
        (self.items[k].kind != Kind::Module).then_some(k)
    }

    /// The leaves of an import that have a word at this place.
    fn leaves_at(&self, place: &Place) -> Vec<(usize, usize)> {
        let token = self.code.at(place.outer.start);
        let Some(k) = self.item_at(place.outer.start) else { return Vec::new() };
        let leaves = self.items[k].leaves.iter().enumerate();
        leaves.filter(|(_, leaf)| leaf.at.contains(&token)).map(|(leaf, _)| (k, leaf)).collect()
    }

    /// The module around an item.
    fn module_of(&self, k: usize) -> usize {
        let parent = self.items[k].parent;
        if self.items[parent].kind == Kind::Module { parent } else { self.module_of(parent) }
    }

    /// Is the item in no text that the compiler reads?
    fn is_out(&self, k: usize) -> bool {
        self.broken.contains(&k)
            || self.unsaid.items.contains(&k)
            || k > 0 && self.is_out(self.items[k].parent)
    }

    fn is_leaf_out(&self, k: usize, leaf: usize) -> bool {
        self.lost.contains(&(k, leaf)) || self.unsaid.leaves.contains(&(k, leaf))
    }

    /// The names that cannot be used here, each with the module that lacks it.
    fn lost_names(&self) -> HashSet<(usize, &str)> {
        let imported = self.lost.iter().filter_map(|&(k, leaf)| {
            Some((self.module_of(k), self.items[k].leaves[leaf].name.as_deref()?))
        });
        let is_named =
            |k: &&usize| matches!(self.items[**k].kind, Kind::Type | Kind::Trait | Kind::Alias);
        let broken = self.broken.iter().filter(is_named);
        imported.chain(broken.map(|&k| (self.module_of(k), self.items[k].name.as_str()))).collect()
    }

    /// Is the item an `impl` of or for something that cannot be used here?
    fn names_lost(&self, k: usize, lost: &HashSet<(usize, &str)>) -> bool {
        let item = &self.items[k];
        let sides = item.header.of.iter().chain([&item.header.on]);
        let mut names = sides.filter_map(|side| self.code.word(side.path.start));
        item.kind == Kind::Implementation
            && names.any(|name| lost.contains(&(self.module_of(k), name)))
    }
}

/// The words of the code in a message.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split('`').skip(1).step_by(2);
    let words = code.flat_map(|code| code.split(|c: char| !c.is_alphanumeric() && c != '_'));
    words.filter(|word| !word.is_empty())
}

/// May the compiler report the uses of this item?
fn may_be_marked(items: &[Item], k: usize) -> bool {
    let item = &items[k];
    let around = &items[item.parent];
    let is_part = match around.kind {
        Kind::Trait => item.kind == Kind::Function,
        Kind::Implementation => around.header.of.is_none(),
        _ => true,
    };
    let has_mark = Kind::is_named(item.kind) || item.kind == Kind::Macro;
    has_mark && is_part && item.holds != Some(false)
}

//! Edits a text and keeps track of the origin of each part.

use std::ops::Range;
use std::rc::Rc;

/// A file of the user.
#[derive(Debug)]
pub struct Source {
    pub path: String,
    pub text: String,
}

/// A part of a text that comes from a file.
#[derive(Clone, Debug)]
pub struct Origin {
    pub range: Range<usize>,
    pub source: Rc<Source>,
    /// The start of the part in the source.
    pub start: usize,
}

/// A text, and the origins of its parts in ascending order.
#[derive(Clone, Debug, Default)]
pub struct Mapped {
    pub text: String,
    pub origins: Vec<Origin>,
}

/// The replacement of a part of a text.
#[derive(Clone, Debug)]
pub struct Edit {
    pub range: Range<usize>,
    pub text: Mapped,
}

impl Edit {
    pub fn new(range: Range<usize>, text: impl Into<Mapped>) -> Self {
        Edit { range, text: text.into() }
    }

    pub fn insert(at: usize, text: impl Into<Mapped>) -> Self {
        Edit::new(at..at, text)
    }

    pub fn delete(range: Range<usize>) -> Self {
        Edit::new(range, "")
    }
}

impl From<&str> for Mapped {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<String> for Mapped {
    fn from(text: String) -> Self {
        Mapped { text, origins: Vec::new() }
    }
}

impl From<Source> for Mapped {
    fn from(source: Source) -> Self {
        let (text, range) = (source.text.clone(), 0..source.text.len());
        let origin = Origin { range, source: Rc::new(source), start: 0 };
        Mapped { text, origins: vec![origin] }
    }
}

impl Mapped {
    pub fn push(&mut self, more: impl Into<Mapped>) {
        let more = more.into();
        let shift = self.text.len();
        self.text += &more.text;
        for mut part in more.origins {
            part.range = part.range.start + shift..part.range.end + shift;
            match self.origins.last_mut() {
                Some(last) if last.continues_in(&part) => last.range.end = part.range.end,
                _ => self.origins.push(part),
            }
        }
    }

    pub fn slice(&self, range: Range<usize>) -> Mapped {
        let text = self.text[range.clone()].to_owned();
        let first = self.origins.partition_point(|part| part.range.end <= range.start);
        let parts = self.origins[first..].iter().take_while(|part| part.range.start < range.end);
        let origins = parts.map(|part| {
            let from = part.range.start.max(range.start);
            let to = part.range.end.min(range.end);
            let start = part.start + from - part.range.start;
            Origin {
                range: from - range.start..to - range.start,
                source: part.source.clone(),
                start,
            }
        });
        Mapped { text, origins: origins.collect() }
    }

    /// Makes the edits. An insertion inside a removed part is removed too.
    pub fn edited(&self, mut edits: Vec<Edit>) -> Mapped {
        edits.sort_by_key(|edit| edit.range.start);
        let (mut result, mut done) = (Mapped::default(), 0);
        for edit in edits {
            if edit.range.start >= done {
                result.push(self.slice(done..edit.range.start));
                result.push(edit.text);
                done = edit.range.end;
            }
        }
        result.push(self.slice(done..self.text.len()));
        result
    }

    /// Does a byte of this file stand in the text?
    pub fn has(&self, path: &str, at: usize) -> bool {
        self.origins.iter().any(|part| {
            let inside = part.start..part.start + part.range.len();
            part.source.path == path && inside.contains(&at)
        })
    }

    /// The range in a file that a range of the text comes from, if there is one.
    pub fn origin(&self, range: Range<usize>) -> Option<(&Rc<Source>, Range<usize>)> {
        let length = usize::from(!range.is_empty());
        let find = |at: usize| {
            let after = self.origins.partition_point(|part| part.range.start <= at);
            let part = &self.origins[after.checked_sub(1)?];
            let inside = at + length <= part.range.end;
            inside.then(|| (&part.source, part.start + at - part.range.start))
        };
        let (source, first) = find(range.start)?;
        let (last_source, last) = find(range.end - length)?;
        let found = first..last + length;
        (Rc::ptr_eq(source, last_source) && first <= last).then_some((source, found))
    }
}

/// The new places of the parts of a text after edits.
pub struct Shift {
    /// The edits that are made, each as its range and the length of the new text.
    edits: Vec<(Range<usize>, usize)>,
}

impl Shift {
    pub fn new(edits: &[Edit]) -> Self {
        let mut all: Vec<(Range<usize>, usize)> =
            edits.iter().map(|edit| (edit.range.clone(), edit.text.text.len())).collect();
        all.sort_by_key(|(range, _)| range.start);
        let mut done = 0;
        all.retain(|(range, _)| {
            let is_made = range.start >= done;
            done = done.max(if is_made { range.end } else { 0 });
            is_made
        });
        Shift { edits: all }
    }

    /// The new place of a byte. An insertion at a place stands before it.
    pub fn at(&self, place: usize) -> usize {
        let (mut added, mut removed) = (0, 0);
        for (range, length) in self.edits.iter().take_while(|(range, _)| range.start <= place) {
            added += length;
            removed += range.end.min(place) - range.start;
        }
        place + added - removed
    }
}

impl Origin {
    fn continues_in(&self, next: &Origin) -> bool {
        self.range.end == next.range.start
            && Rc::ptr_eq(&self.source, &next.source)
            && self.start + self.range.len() == next.start
    }
}

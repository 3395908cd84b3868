//! A solver as a tree of pieces and modules, and its files.

use std::path::{Path, PathBuf};

pub const MAIN: &str = "main.rs";

#[derive(Clone)]
pub struct Solver {
    /// Its name for the library.
    pub krate: &'static str,
    pub judge: &'static str,
    /// True if the files have the line ends of Windows.
    pub windows: bool,
    pub items: Vec<Item>,
    /// The own crates. The solver may call the first one, and each the next one.
    pub libraries: Vec<Library>,
}

/// An own crate.
#[derive(Clone)]
pub struct Library {
    pub name: &'static str,
    /// Its name for the library.
    pub krate: &'static str,
    pub head: String,
    pub items: Vec<Item>,
}

impl Library {
    pub fn file(&self) -> PathBuf {
        Path::new(self.name).join("lib.rs")
    }
}

#[derive(Clone)]
pub enum Item {
    /// A piece: its text, and an expression for its number.
    Piece(String, Option<String>),
    Module(Module),
}

#[derive(Clone)]
pub struct Module {
    pub name: String,
    /// The text before and after `mod name {…}` or `mod name;`.
    pub head: String,
    pub tail: String,
    /// The call that prints the numbers of the module.
    pub call: String,
    pub home: Home,
    /// The first lines of the module.
    pub inner: String,
    pub items: Vec<Item>,
}

#[derive(Clone)]
pub enum Home {
    /// The module is between brackets, perhaps with a folder for its files.
    Inline(Option<String>),
    /// The file `name.rs`.
    Beside,
    /// The file `name/mod.rs`.
    Own,
    /// The file of an attribute `path`.
    Path(String),
}

/// A solver's files: the path and the text of each.
pub type Files = Vec<(PathBuf, String)>;

/// The folders in which rustc looks for files.
struct Folders {
    /// The base of an attribute `path`.
    path: PathBuf,
    modules: PathBuf,
}

impl Folders {
    fn both(folder: &Path) -> Self {
        Folders { path: folder.to_owned(), modules: folder.to_owned() }
    }
}

impl Solver {
    pub fn files(&self) -> Files {
        let mut files = Vec::new();
        let body = body(&self.items, &Folders::both(Path::new("")), &mut files);
        let main = "#![allow(warnings)]\npub fn base() -> u64 { 7 }\n".to_owned() + &body;
        files.insert(0, (MAIN.into(), main + "fn main() { run() }\n"));
        for library in &self.libraries {
            let folders = Folders::both(Path::new(library.name));
            let (body, _) = items_and_calls(&library.items, &folders, &mut files);
            files.push((library.file(), format!("{}{body}", library.head)));
        }
        if self.windows {
            for (_, text) in &mut files {
                *text = text.replace('\n', "\r\n");
            }
        }
        files
    }

    /// The number of its pieces and modules.
    pub fn size(&self) -> usize {
        size(&self.items) + self.libraries.iter().map(|library| size(&library.items)).sum::<usize>()
    }

    /// The solver without one of its pieces or modules.
    pub fn without(&self, mut index: usize) -> Self {
        let mut smaller = self.clone();
        let libraries = smaller.libraries.iter_mut().map(|library| &mut library.items);
        let _ = [&mut smaller.items].into_iter().chain(libraries).any(|it| remove(it, &mut index));
        smaller
    }
}

fn size(items: &[Item]) -> usize {
    let inside = |item: &Item| match item {
        Item::Module(module) => size(&module.items),
        Item::Piece(..) => 0,
    };
    items.iter().map(|item| 1 + inside(item)).sum()
}

/// Removes the item with this number, and returns whether there was one.
fn remove(items: &mut Vec<Item>, index: &mut usize) -> bool {
    for i in 0..items.len() {
        if *index == 0 {
            items.remove(i);
            return true;
        }
        *index -= 1;
        if let Item::Module(module) = &mut items[i]
            && remove(&mut module.items, index)
        {
            return true;
        }
    }
    false
}

/// The items, and `run`, which prints their numbers.
fn body(items: &[Item], folders: &Folders, files: &mut Files) -> String {
    let (text, calls) = items_and_calls(items, folders, files);
    format!("{text}pub fn run() {{\n{calls}}}\n")
}

fn items_and_calls(items: &[Item], folders: &Folders, files: &mut Files) -> (String, String) {
    let (mut text, mut calls) = (String::new(), String::new());
    for item in items {
        match item {
            Item::Piece(piece, call) => {
                text += piece;
                let call = call.iter().map(|call| format!("println!(\"{call} {{}}\", {call});\n"));
                calls.extend(call);
            }
            Item::Module(module) => {
                text += &module.text(folders, files);
                calls += &format!("{};\n", module.call);
            }
        }
        text.push('\n');
    }
    (text, calls)
}

impl Module {
    fn text(&self, outer: &Folders, files: &mut Files) -> String {
        let Module { name, head, tail, .. } = self;
        let own = outer.modules.join(name);
        let (file, folders) = match &self.home {
            Home::Inline(folder) => {
                let folder = folder.as_ref().map_or(own, |folder| outer.path.join(folder));
                let body = body(&self.items, &Folders::both(&folder), files);
                return format!("{head}mod {name} {{{}{body}}}{tail}", self.inner);
            }
            Home::Beside => {
                let folders = Folders { path: outer.modules.clone(), modules: own };
                (outer.modules.join(format!("{name}.rs")), folders)
            }
            Home::Own => (own.join("mod.rs"), Folders::both(&own)),
            Home::Path(path) => {
                let file = outer.path.join(path);
                let folders = Folders::both(file.parent().expect("a folder"));
                (file, folders)
            }
        };
        let body = body(&self.items, &folders, files);
        files.push((file, self.inner.clone() + &body));
        format!("{head}mod {name};{tail}")
    }
}

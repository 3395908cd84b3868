//! Formats snippets for each editor. The escapes of each format let the editor insert exactly the
//! text of the snippet.

use quick_xml::escape::escape as escape_xml;
use serde_json::{Value, json};

/// A piece of an editor's snippet.
#[derive(Debug, PartialEq)]
pub enum Part {
    Text(String),
    /// A tab stop. Stops with the same number share their text.
    Stop(usize, String),
}

/// A module, or its program.
pub struct Snippet {
    pub trigger: String,
    pub description: String,
    pub body: Vec<Part>,
}

/// The format and the files of an editor's snippets.
pub struct Editor {
    pub name: &'static str,
    /// Other programs that read this format, or a remark.
    pub also: &'static str,
    /// The possible paths of the file, or of the folder if each snippet has its own file. The part
    /// before `//` exists only if the editor is installed.
    pub places: &'static [&'static str],
    pub files: Files,
    /// Finds something in a text that the format cannot express.
    rejects: fn(&str) -> Option<&'static str>,
}

/// The layout of a format.
pub enum Files {
    /// One file that contains only our snippets.
    One(fn(&[Snippet]) -> String),
    /// One file that the user edits too, so the tool only prints our snippets.
    Shared(fn(&[Snippet]) -> String),
    /// A file for each snippet.
    Many(fn(&Snippet) -> String),
}

/// A part of the first line of each file that contains only our snippets.
pub const FIRST_LINE: &str = "written by nim-snippets; installing again overwrites this file";

/// The end of the description of each snippet that this tool wrote.
pub const MARK: &str = "(nim-snippets)";

pub const EDITORS: &[Editor] = &[
    Editor {
        name: "vscode",
        also: "vim-vsnip, LuaSnip, Helix' snippet servers",
        places: &[
            "CONFIG/Code/User//snippets/nim.code-snippets",
            "CONFIG/VSCodium/User//snippets/nim.code-snippets",
            "CONFIG/Code - OSS/User//snippets/nim.code-snippets",
            "CONFIG/Code - Insiders/User//snippets/nim.code-snippets",
            "CONFIG/Cursor/User//snippets/nim.code-snippets",
        ],
        files: Files::One(vscode),
        rejects: |_| None,
    },
    Editor {
        name: "zed",
        also: "printed only: you edit this file too",
        places: &["XDG/zed//snippets/rust.json", "CONFIG/Zed//snippets/rust.json"],
        files: Files::Shared(json),
        rejects: |_| None,
    },
    Editor {
        name: "ultisnips",
        also: "",
        places: &[
            "HOME/.vim//UltiSnips/rust_nim.snippets",
            "HOME/vimfiles//UltiSnips/rust_nim.snippets",
            "XDG/nvim//UltiSnips/rust_nim.snippets",
        ],
        files: Files::One(ultisnips),
        rejects: |body| match body {
            _ if body.lines().any(|line| line.trim_end() == "endsnippet") => {
                Some("a line `endsnippet`")
            }
            _ => tab_in_front(body),
        },
    },
    Editor {
        name: "yasnippet",
        also: "",
        places: &[
            "HOME/.emacs.d//snippets/rust-mode/nim-snippets",
            "XDG/emacs//snippets/rust-mode/nim-snippets",
            "CONFIG/.emacs.d//snippets/rust-mode/nim-snippets", // Windows
        ],
        files: Files::Many(yasnippet),
        rejects: |_| None,
    },
    Editor {
        name: "intellij",
        also: "RustRover, CLion",
        places: &[
            "CONFIG/JetBrains/RustRover*//templates/nim-snippets.xml",
            "CONFIG/JetBrains/CLion*//templates/nim-snippets.xml",
            "CONFIG/JetBrains/IntelliJIdea*//templates/nim-snippets.xml",
        ],
        files: Files::One(intellij),
        rejects: control_character,
    },
];

impl Editor {
    /// Something in a snippet that the format cannot express.
    pub fn rejection(&self, snippet: &Snippet) -> Option<&'static str> {
        (self.rejects)(&snippet.text())
    }

    /// The snippets as one text.
    pub fn text(&self, snippets: &[Snippet]) -> String {
        match self.files {
            Files::One(render) | Files::Shared(render) => render(snippets),
            Files::Many(render) => snippets.iter().map(render).collect(),
        }
    }
}

impl Snippet {
    /// The text that an editor inserts, before the user edits the stops.
    pub fn text(&self) -> String {
        write(&self.body, str::to_owned, |_, name| name.to_owned())
    }
}

/// Finds tabs at the start of a line, which UltiSnips replaces according to the user's settings.
fn tab_in_front(body: &str) -> Option<&'static str> {
    body.lines().any(|line| line.starts_with('\t')).then_some("a tab at the start of a line")
}

fn control_character(body: &str) -> Option<&'static str> {
    let allowed = |c: char| matches!(c, '\t' | '\n' | ' '..='\u{fffd}' | '\u{10000}'..);
    (!body.chars().all(allowed)).then_some("a control character")
}

/// Writes a body with a format's functions for plain text and for stops.
fn write(
    body: &[Part],
    text: impl Fn(&str) -> String,
    mut stop: impl FnMut(usize, &str) -> String,
) -> String {
    let part = |part: &Part| match part {
        Part::Text(plain) => text(plain),
        Part::Stop(number, name) => stop(*number, name),
    };
    body.iter().map(part).collect()
}

/// Puts a backslash before each of the characters.
fn escape(text: &str, special: &[char]) -> String {
    let mut result = String::new();
    for c in text.chars() {
        if special.contains(&c) {
            result.push('\\');
        }
        result.push(c);
    }
    result
}

/// The body in the syntax of TextMate: `\` escapes, `${1:name}` is a stop, and `$1` repeats its
/// text.
fn textmate(snippet: &Snippet, special: &[char]) -> String {
    let mut defined = 0;
    let stop = |number, name: &str| {
        let new = number > defined;
        defined = defined.max(number);
        if new { format!("${{{number}:{name}}}") } else { format!("${number}") }
    };
    write(&snippet.body, |text| escape(text, special), stop)
}

const LSP: &[char] = &['\\', '$', '}'];
/// The characters to escape. A backtick would run shell commands, Vim script or Lisp.
const VIM: &[char] = &['\\', '$', '`'];

fn json(snippets: &[Snippet]) -> String {
    let entry = |snippet: &Snippet| {
        let value = json!({
            "scope": "rust",
            "prefix": snippet.trigger,
            "description": snippet.description,
            "body": textmate(snippet, LSP).split('\n').collect::<Vec<_>>(),
        });
        (snippet.trigger.clone(), value)
    };
    format!("{:#}\n", snippets.iter().map(entry).collect::<Value>())
}

/// Writes the snippets for VS Code. The mark is a field of the first snippet, because some programs
/// reject comments, but all skip an unknown field.
fn vscode(snippets: &[Snippet]) -> String {
    let text = json(snippets).replacen("{\n  ", "{ ", 1);
    text.replacen("{\n", &format!("{{ \"from\": \"{FIRST_LINE}\",\n"), 1)
}

fn ultisnips(snippets: &[Snippet]) -> String {
    let entry = |snippet: &Snippet| {
        let description = snippet.description.replace('"', "'");
        let body = textmate(snippet, VIM);
        format!("\nsnippet {} \"{description}\"\n{body}\nendsnippet\n", snippet.trigger)
    };
    format!("# {FIRST_LINE}\n{}", snippets.iter().map(entry).collect::<String>())
}

fn yasnippet(snippet: &Snippet) -> String {
    let Snippet { trigger, description, .. } = snippet;
    let body = textmate(snippet, VIM);
    format!(
        "# -*- mode: snippet -*- {FIRST_LINE}\n# name: {trigger}: {description}\n# key: {trigger}\n\
         # expand-env: ((yas-indent-line nil) (yas-wrap-around-region nil))\n# --\n{body}"
    )
}

fn intellij(snippets: &[Snippet]) -> String {
    let template = |snippet: &Snippet| {
        let body = write(
            &snippet.body,
            |text| text.replace('$', "$$"),
            |number, _| format!("$STOP{number}$"),
        );
        let mut variables: Vec<String> = Vec::new();
        for part in &snippet.body {
            if let Part::Stop(number, name) = part
                && *number == variables.len() + 1
            {
                let default = escape_xml(format!("\"{name}\"").as_str()).into_owned();
                variables.push(format!(
                    "    <variable name=\"STOP{number}\" expression=\"\" defaultValue=\"{default}\" \
                     alwaysStopAt=\"true\"/>\n"
                ));
            }
        }
        format!(
            "  <template name=\"{}\" value=\"{}\" description=\"{}\" toReformat=\"false\" \
             toShortenFQNames=\"false\">\n{}    <context>\n      \
             <option name=\"RUST_FILE\" value=\"true\"/>\n    </context>\n  </template>\n",
            snippet.trigger,
            attribute(&body),
            attribute(&snippet.description),
            variables.concat(),
        )
    };
    let templates: String = snippets.iter().map(template).collect();
    format!(
        "<templateSet group=\"nim-snippets\"><!-- {FIRST_LINE} -->\n{templates}</templateSet>\n"
    )
}

/// A value between quotes, in which a bare line feed or tab would become a space.
fn attribute(text: &str) -> String {
    escape_xml(text).replace('\n', "&#10;").replace('\t', "&#9;")
}

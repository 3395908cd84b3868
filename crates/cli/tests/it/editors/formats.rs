//! The snippet files, read back by the rules of each editor.

use bundler::editors::formats::{EDITORS, Part, Snippet};
use proptest::prelude::*;
use serde_json::Value;

/// What the editor makes of its file with one snippet: its trigger and the text to insert.
fn read_back(editor: &str, file: &str) -> (String, String) {
    let between = |start: &str, end: &str| {
        let (_, rest) = file.split_once(start).expect("a start");
        rest.split_once(end).expect("an end").0.to_owned()
    };
    match editor {
        "vscode" | "zed" => {
            let json: Value = serde_json::from_str(file).expect("JSON");
            let snippet = json.as_object().and_then(|object| object.values().next());
            let snippet = snippet.expect("a snippet");
            let trigger = snippet["prefix"].as_str().expect("a prefix").to_owned();
            (trigger.clone(), unescape(&vscode_body(&json, &trigger), "\\$}"))
        }
        "ultisnips" => {
            let (body, end) = file.rsplit_once("\nendsnippet\n").expect("an end");
            assert_eq!(end, "");
            let body = body.splitn(4, '\n').nth(3).expect("behind a mark and a head");
            (between("snippet ", " "), unescape(body, "\\$`"))
        }
        "snipmate" | "neosnippet" => {
            let lines = file.split_inclusive('\n').filter_map(|line| line.strip_prefix('\t'));
            let body: String = lines.collect();
            let trigger = between("snippet ", if editor == "snipmate" { " " } else { "\n" });
            (trigger, unescape(body.strip_suffix('\n').expect("an end"), "\\$`"))
        }
        "yasnippet" => {
            let body = file.split_once("\n# --\n").expect("a header").1;
            (between("# key: ", "\n"), unescape(body, "\\$`"))
        }
        "sublime" => {
            let xml = roxmltree::Document::parse(file).expect("XML");
            let text = |name| {
                let mut nodes = xml.descendants();
                let node = nodes.find(|node| node.has_tag_name(name)).expect(name);
                node.children().filter_map(|child| child.text()).collect::<String>()
            };
            (text("tabTrigger"), unescape(&text("content"), "\\$"))
        }
        "intellij" => {
            let xml = roxmltree::Document::parse(file).expect("XML");
            let template = xml.descendants().find(|node| node.has_tag_name("template"));
            let attribute = |name| template.and_then(|t| t.attribute(name)).expect(name);
            (attribute("name").to_owned(), attribute("value").replace("$$", "$"))
        }
        _ => panic!("no rules for {editor}"),
    }
}

/// Takes away the backslashes that a format asks for. What it would act on must not be bare.
fn unescape(text: &str, special: &str) -> String {
    let mut result = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => result.push(chars.next().filter(|&c| special.contains(c)).expect("escaped")),
            c => {
                assert!(!"$`".contains(c) || !special.contains(c), "{c} is bare in {text:?}");
                result.push(c);
            }
        }
    }
    result
}

/// The body of a snippet in VS Code's file, with its escapes.
pub fn vscode_body(file: &Value, trigger: &str) -> String {
    let lines = file[trigger]["body"].as_array().expect("a body");
    let lines: Vec<&str> = lines.iter().map(|line| line.as_str().expect("text")).collect();
    lines.join("\n")
}

/// How many stops VS Code sees in a body, and the text once `x1`, `x2`, … are typed there.
pub fn type_at_stops(body: &str) -> (usize, String) {
    let (mut result, mut stops) = (String::new(), 0);
    let mut chars = body.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' => result.extend(chars.next()),
            '$' => {
                let braces = chars.next_if_eq(&'{').is_some();
                let mut number = 0;
                while let Some(digit) = chars.peek().and_then(|c| c.to_digit(10)) {
                    number = 10 * number + digit as usize;
                    chars.next();
                }
                if braces {
                    chars.by_ref().find(|&c| c == '}');
                }
                stops = stops.max(number);
                result += &format!("x{number}");
            }
            c => result.push(c),
        }
    }
    (stops, result)
}

/// Text full of what some editor acts on.
fn text() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "\\",
        "$",
        "`",
        "}",
        "{",
        "${1:x}",
        "$0",
        "$name$",
        "$END$",
        "]]>",
        "<![CDATA[",
        "&amp;",
        "\"",
        "'",
        "\t",
        "\n",
        "\n\t",
        "\nendsnippet\n",
        "# --\n",
        "snippet x",
        "`!p import os`",
        "`(delete-file)`",
        "%",
        "石",
        "é",
        "//",
        "\u{0}",
        "\u{c}",
        " ",
        "x",
        "\\\\",
        "|",
        "#",
        "*/",
    ]);
    prop::collection::vec(pieces, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Either a format carries a text as it is, or it is refused.
    #[test]
    fn any_text_comes_back(text in text(), description in text()) {
        let snippet = Snippet {
            trigger: "nim".to_owned(),
            description: description.replace(['\n', '\0', '\u{c}'], " "),
            body: vec![Part::Text(text.clone())],
        };
        for editor in EDITORS {
            if editor.rejection(&snippet).is_some() {
                continue;
            }
            let file = editor.text(std::slice::from_ref(&snippet));
            let expected = ("nim".to_owned(), text.clone());
            prop_assert_eq!(read_back(editor.name, &file), expected, "{}", editor.name);
        }
    }
}

#[test]
fn a_format_refuses_only_what_it_cannot_carry() {
    let refused = |text: &str| {
        let snippet = Snippet {
            trigger: "nim".to_owned(),
            description: String::new(),
            body: vec![Part::Text(text.to_owned())],
        };
        let refusing = EDITORS.iter().filter(|editor| editor.rejection(&snippet).is_some());
        refusing.map(|editor| editor.name).collect::<Vec<_>>()
    };
    assert!(refused("fn f() {\n    `\\$}\t]]>\n}\n# --").is_empty());
    assert_eq!(refused("a\nendsnippet\nb"), ["ultisnips"]);
    assert_eq!(refused("a\n\tb"), ["ultisnips", "snipmate", "neosnippet"]);
    assert_eq!(refused("a\u{c}b"), ["sublime", "intellij"]);
}

#[test]
fn intellij_declares_each_stop_once_and_in_order() {
    let stop = |number, name: &str| Part::Stop(number, name.to_owned());
    let body = vec![stop(1, "n"), Part::Text(" ".to_owned()), stop(2, "a < b"), stop(1, "n")];
    let snippet = Snippet { trigger: "nim".to_owned(), description: String::new(), body };
    let editor = EDITORS.iter().find(|editor| editor.name == "intellij").expect("IntelliJ");
    let file = editor.text(&[snippet]);
    let xml = roxmltree::Document::parse(&file).expect("XML");
    let variables = xml.descendants().filter(|node| node.has_tag_name("variable"));
    let variables = variables.map(|node| (node.attribute("name"), node.attribute("defaultValue")));
    assert!(
        variables.eq([("STOP1", "\"n\""), ("STOP2", "\"a < b\"")].map(|(n, d)| (Some(n), Some(d))))
    );
}

//! Reads the files of the editors that the tests cannot run, with parsers of XML and JSON.

use super::{ADVERSARY, snippet};
use editors::formats::{EDITORS, Editor, Part};
use roxmltree::Document;
use serde_json::Value;

fn editor(name: &str) -> &'static Editor {
    EDITORS.iter().find(|editor| editor.name == name).expect(name)
}

#[test]
fn files_of_other_editors_carry_the_adversary() {
    let of = |name| editor(name).text(&[snippet(ADVERSARY)]);
    let intellij = of("intellij");
    let xml = Document::parse(&intellij).expect("XML");
    let template = xml.descendants().find(|node| node.has_tag_name("template"));
    let value = template.and_then(|node| node.attribute("value")).expect("a text");
    assert_eq!(value.replace("$$", "$"), ADVERSARY);

    let [zed, vscode] =
        ["zed", "vscode"].map(|name| -> Value { serde_json::from_str(&of(name)).expect("JSON") });
    assert_eq!(zed["adversary"]["body"], vscode["adversary"]["body"]);
}

#[test]
fn a_format_rejects_only_text_that_it_cannot_carry() {
    let rejecting = |text: &str| {
        let editors = EDITORS.iter().filter(|editor| editor.rejection(&snippet(text)).is_some());
        editors.map(|editor| editor.name).collect::<Vec<_>>()
    };
    assert!(rejecting("fn f() {\n    `\\$}\t]]>\n}\n# --").is_empty());
    assert_eq!(rejecting("a\nendsnippet\nb"), ["ultisnips"]);
    assert_eq!(rejecting("a\n\tb"), ["ultisnips"]);
    assert_eq!(rejecting("a\u{c}b"), ["intellij"]);
}

#[test]
fn intellij_declares_each_stop_once_and_in_order() {
    let stop = |number, name: &str| Part::Stop(number, name.to_owned());
    let mut snippet = snippet(" ");
    snippet.body = vec![stop(1, "n"), stop(2, "a < b"), stop(1, "n")];
    let file = editor("intellij").text(&[snippet]);
    let xml = Document::parse(&file).expect("XML");
    let variables = xml.descendants().filter(|node| node.has_tag_name("variable"));
    let variables = variables.map(|node| (node.attribute("name"), node.attribute("defaultValue")));
    let expected = [("STOP1", "\"n\""), ("STOP2", "\"a < b\"")];
    assert!(variables.eq(expected.map(|(name, default)| (Some(name), Some(default)))));
}

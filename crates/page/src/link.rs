//! Joins the modules of the script into one, because a page in one file cannot import others.
//!
//! Each module becomes a function that is called once, after its imports, and returns its exports. So
//! names that are not imported stay invisible, as in modules that a browser loads.

use std::collections::BTreeSet;

/// The name of a module, and its text.
pub type Script = (&'static str, &'static str);

/// The module `main` with its imports.
pub fn linked(scripts: &[Script]) -> String {
    let mut text = "\"use strict\";\n".to_owned();
    link("main", scripts, &mut Vec::new(), &mut BTreeSet::new(), &mut text);
    text
}

fn link(
    name: &str,
    scripts: &[Script],
    path: &mut Vec<String>,
    linked: &mut BTreeSet<String>,
    text: &mut String,
) {
    assert!(!path.iter().any(|above| above == name), "{name}.js imports itself: {path:?}");
    let script = scripts.iter().find(|(script, _)| *script == name);
    let (_, script) = script.unwrap_or_else(|| panic!("there is no {name}.js: {path:?}"));
    path.push(name.to_owned());
    let (mut body, mut exports) = (String::new(), Vec::new());
    for line in script.lines() {
        if let Some((names, from)) = import(line) {
            if !linked.contains(from) {
                link(from, scripts, path, linked, text);
            }
            body += &format!("const {names} = ${from};\n");
        } else if let Some(item) = line.strip_prefix("export ") {
            exports.push(exported(item).unwrap_or_else(|| panic!("{name}.js: {line}")));
            body += &format!("{item}\n");
        } else {
            body += &format!("{line}\n");
        }
    }
    path.pop();
    linked.insert(name.to_owned());
    *text +=
        &format!("const ${name} = (() => {{\n{body}return {{ {} }};\n}})();\n", exports.join(", "));
}

/// The names, in braces, and the module of `import { a, b } from "./x.js";`.
fn import(line: &str) -> Option<(&str, &str)> {
    let (names, from) = line.strip_prefix("import ")?.split_once(" from \"./")?;
    Some((names, from.strip_suffix(".js\";")?))
}

/// The name of a function or constant.
fn exported(item: &str) -> Option<&str> {
    let item = item.strip_prefix("async ").unwrap_or(item);
    let name = item.strip_prefix("function ").or_else(|| item.strip_prefix("const "))?;
    name.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

#[cfg(test)]
mod tests {
    use super::linked;

    #[test]
    fn each_module_comes_once_and_before_its_importers() {
        let text = linked(&[
            ("main", "import { b } from \"./b.js\";\nimport { c } from \"./c.js\";\nb(c);\n"),
            ("b", "import { c } from \"./c.js\";\nexport function b() {\n  return c;\n}\n"),
            ("c", "export const c = 1;\n"),
        ]);
        let place = |name: &str| text.find(&format!("const ${name} =")).expect(name);
        assert!(place("c") < place("b") && place("b") < place("main"));
        assert_eq!(text.matches("const $c =").count(), 1);
    }

    #[test]
    #[should_panic(expected = "a.js imports itself")]
    fn an_import_cycle_panics() {
        let [a, b] = ["import { b } from \"./b.js\";\n", "import { a } from \"./a.js\";\n"];
        linked(&[("main", "import { a } from \"./a.js\";\n"), ("a", a), ("b", b)]);
    }
}

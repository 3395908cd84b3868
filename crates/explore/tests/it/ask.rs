//! The questions lead to every module.

use bundler::modules::modules;
use explore::ask::{Tree, ask, tree};
use std::path::Path;

fn lines(text: &str) -> impl Iterator<Item = String> {
    text.lines().map(str::to_owned)
}

/// Every path: the keys of its answers, and the module at its end.
fn paths(tree: &Tree, keys: &str, found: &mut Vec<(String, String)>) {
    match tree {
        Tree::Module(name) => found.push((keys.to_owned(), (*name).to_owned())),
        Tree::Question(_, answers, _) => {
            assert!((2..=9).contains(&answers.len()), "{keys}");
            for (i, (_, below)) in answers.iter().enumerate() {
                paths(below, &format!("{keys}{}\n", i + 1), found);
            }
        }
    }
}

#[test]
fn every_path_ends_in_a_call_and_every_module_is_reached() {
    let modules = modules();
    let mut found = Vec::new();
    paths(&tree(), "", &mut found);
    for (keys, name) in &found {
        assert!(keys.len() / 2 <= 6, "{name} takes more than six questions");
        for japanese in [false, true] {
            let mut asked = Vec::new();
            let answer = ask(&modules, japanese, &mut lines(keys), &mut asked);
            let answer = answer.ok().expect("a module");
            assert!(answer.contains(&format!("use nim_snippets::{name};")), "{answer}");
            let asked = String::from_utf8(asked).expect("UTF-8");
            assert_eq!(asked.contains("何を使うゲームか"), japanese, "{asked}");
        }
    }
    for module in &modules {
        let name = module.name;
        assert!(found.iter().any(|(_, found)| found == name), "no question leads to {name}");
    }
}

#[test]
fn a_wrong_key_is_asked_again_and_the_end_of_the_answers_is_an_error() {
    let modules = modules();
    let mut asked = Vec::new();
    let answer = ask(&modules, false, &mut lines("x\n99\n4\n1\n"), &mut asked);
    assert!(answer.ok().expect("a module").contains("coin_turning"));
    assert!(ask(&modules, false, &mut lines("1\n"), &mut asked).is_err());
}

/// Every question: the keys that lead to it.
fn questions(tree: &Tree, keys: &str, found: &mut Vec<String>) {
    if let Tree::Question(_, answers, _) = tree {
        found.push(keys.to_owned());
        for (i, (_, below)) in answers.iter().enumerate() {
            questions(below, &format!("{keys}{}\n", i + 1), found);
        }
    }
}

#[test]
fn none_of_these_leads_from_every_question_to_a_template_and_the_arguments() {
    let modules = modules();
    let mut found = Vec::new();
    questions(&tree(), "", &mut found);
    for keys in found {
        for (none, japanese) in [("0", false), ("n", false), ("none", true)] {
            let keys = format!("{keys}{none}\n");
            let text = ask(&modules, japanese, &mut lines(&keys), &mut Vec::new());
            let text = text.ok().expect("a way on");
            let (_, template) = text.split_once("`./bundle.sh ").expect("a template");
            let template = template.split('`').next().expect("its name");
            assert!(bundler::editors::brutes().any(|brute| brute == template), "{keys}{text}");
            let page = Path::new("../..").join(text.trim_end().rsplit(' ').next().expect("a page"));
            assert!(page.exists(), "{keys}{text}");
        }
    }
}

#[test]
fn one_can_go_back_and_quit() {
    let modules = modules();
    let mut asked = Vec::new();
    // There is no way back from the first question.
    let answer = ask(&modules, false, &mut lines("b\n1\nb\n4\n1\n"), &mut asked);
    assert!(answer.ok().expect("a module").contains("coin_turning"));
    let asked = String::from_utf8(asked).expect("UTF-8");
    assert_eq!(asked.matches("What is on the table?").count(), 2, "{asked}");
    assert_eq!(asked.matches("0 none of these, q quit").count(), 1, "{asked}");
    let answer = ask(&modules, false, &mut lines("1\nq\n"), &mut Vec::new());
    assert_eq!(answer.ok().expect("an end"), "");
}

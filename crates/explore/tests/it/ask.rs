//! Checks that the questions lead to every module.

use explore::ask::{SOLVERS, Tree, ask, tree};
use library::modules;
use std::path::Path;

fn lines(text: &str) -> impl Iterator<Item = String> {
    text.lines().map(str::to_owned)
}

/// Each part of the tree with the keys that lead to it.
fn walk<'a>(tree: &'a Tree, keys: &str, found: &mut Vec<(String, &'a Tree)>) {
    found.push((keys.to_owned(), tree));
    if let Tree::Question(_, answers) = tree {
        assert!((2..=9).contains(&answers.len()), "{keys}");
        for (i, (_, below)) in answers.iter().enumerate() {
            walk(below, &format!("{keys}{}\n", i + 1), found);
        }
    }
}

/// The advice after these answers, and the questions asked.
fn answered(keys: &str, japanese: bool) -> (String, String) {
    let mut asked = Vec::new();
    let answer = ask(japanese, &mut lines(keys), &mut asked);
    (answer.ok().expect("an end"), String::from_utf8(asked).expect("UTF-8"))
}

#[test]
fn every_path_ends_in_a_call_and_every_module_is_reached() {
    let (tree, mut found, mut reached) = (tree(), Vec::new(), Vec::new());
    walk(&tree, "", &mut found);
    for (keys, part) in found {
        let Tree::Module(name) = part else { continue };
        assert!(keys.len() / 2 <= 6, "{name} takes more than six questions");
        for japanese in [false, true] {
            let (answer, asked) = answered(&keys, japanese);
            assert!(answer.contains(&format!("use nim_snippets::{name};")), "{name}: {answer}");
            assert_eq!(asked.contains("何を使うゲームか"), japanese, "{asked}");
        }
        reached.push(*name);
    }
    for module in modules() {
        assert!(reached.contains(&module.name), "no question leads to {}", module.name);
    }
}

/// Limits are written only in the headers, and the answers show them.
#[test]
fn answers_end_with_the_limits_of_the_headers() {
    let (tree, mut found) = (tree(), Vec::new());
    walk(&tree, "", &mut found);
    for (keys, part) in found {
        let Tree::Question(question, answers) = part else { continue };
        for japanese in [false, true] {
            let (_, asked) = answered(&format!("{keys}q\n"), japanese);
            let lines: Vec<&str> = asked.lines().collect();
            for (answer, below) in answers {
                for text in [question, answer].map(|words| words.get(japanese)) {
                    let prose: String = text.split('`').step_by(2).collect();
                    let has_size = prose.contains('^')
                        || prose
                            .split(|c: char| !c.is_ascii_digit())
                            .any(|number| number.len() > 1);
                    assert!(!has_size, "a size in `{text}`");
                }
                let Tree::Module(name) = below else { continue };
                let limit =
                    modules().iter().find(|module| module.name == *name).expect(name).limit();
                let is_shown = |line: &&str| {
                    line.contains(answer.get(japanese))
                        && line.trim_end_matches(']').ends_with(&limit)
                };
                assert!(lines.iter().any(is_shown), "{name}: {limit}\n{asked}");
            }
        }
    }
}

/// A game with a draw or points ends at what decides them, and where others end the condition stands.
#[test]
fn draws_and_points_do_not_end_at_modules_without_them() {
    let (tree, mut found) = (tree(), Vec::new());
    walk(&tree, "", &mut found);
    let is_own =
        |name: &str| SOLVERS.iter().any(|solver| solver.module == name && name != "loopy_game");
    let mut ends = 0;
    for (keys, part) in &found {
        let Tree::Question(_, answers) = part else { continue };
        for (i, (answer, below)) in answers.iter().enumerate() {
            let text = answer.get(false);
            let is_drawn = ["draw", "points"].iter().any(|word| text.contains(word));
            let (advice, _) = match below {
                Tree::Question(..) => continue,
                _ => answered(&format!("{keys}{}\n", i + 1), false),
            };
            let names_solve = advice.contains("./bundle.sh solve rules.rs");
            match below {
                Tree::Module(name) => {
                    assert!(!is_drawn || name.starts_with("loopy_"), "{text}");
                    assert!(!is_own(name) || names_solve, "{name}: {advice}");
                }
                _ => ends += usize::from(is_drawn && names_solve),
            }
        }
    }
    assert!(ends >= 3, "{ends}");
}

#[test]
fn a_wrong_key_is_asked_again_and_missing_answers_are_an_error() {
    assert!(answered("x\n99\n4\n1\n", false).0.contains("coin_turning"));
    assert!(ask(false, &mut lines("1\n"), &mut Vec::new()).is_err());
}

#[test]
fn none_of_these_always_leads_to_solvers_and_arguments() {
    let (tree, mut found) = (tree(), Vec::new());
    walk(&tree, "", &mut found);
    for (keys, _) in found.iter().filter(|(_, part)| matches!(part, Tree::Question(..))) {
        for (none, japanese) in [("0", false), ("n", false), ("none", true)] {
            let (text, _) = answered(&format!("{keys}{none}\n"), japanese);
            assert!(SOLVERS.iter().all(|it| text.contains(it.module)), "{keys}{text}");
            assert!(text.contains("`./bundle.sh solve rules.rs`"), "{keys}{text}");
            let page = text.trim_end().rsplit(' ').next().expect("a page");
            assert!(Path::new("../..").join(page).exists(), "{keys}{text}");
        }
    }
}

#[test]
fn back_and_quit_work() {
    // There is no way back from the first question.
    let (answer, asked) = answered("b\n1\nb\n4\n1\n", false);
    assert!(answer.contains("coin_turning"), "{answer}");
    assert_eq!(asked.matches("What is on the table?").count(), 2, "{asked}");
    assert_eq!(asked.matches("0 none of these, q quit").count(), 1, "{asked}");
    assert_eq!(answered("1\nq\n", false).0, "");
}

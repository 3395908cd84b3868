//! The search knows all that is said of the modules and of the problems.

use crate::common::files::{entries, read, root};
use bundler::modules::modules;
use explore::ids::ids;
use explore::index::Index;
use explore::problems::problems;
use std::collections::{HashMap, HashSet};

/// The sentences of a module, or of what none answers.
fn sentences(module: Option<&str>) -> HashSet<&'static str> {
    let sentences = Index::load().sentences.iter();
    sentences.filter(|it| it.module == module).map(|it| it.text.as_str()).collect()
}

#[test]
fn the_index_has_all_that_is_known() {
    for module in modules() {
        let known = sentences(Some(module.name));
        let phrases = module.phrases().map(str::to_owned);
        let names = [module.name.to_owned(), module.title().to_owned()];
        let solved = problems().iter().filter(|it| it.module_names().contains(&module.name));
        let tasks = solved.map(|it| it.task.clone()).filter(|task| !task.is_empty());
        let said = phrases.chain(names).chain(module.aliases()).chain(tasks);
        for sentence in said {
            assert!(known.contains(&*sentence), "{}: `{sentence}` is not known", module.name);
        }
        let theorem = module.source.lines().nth(2).and_then(|line| line.strip_prefix("//! "));
        let theorem =
            theorem.expect("a theorem").trim_end_matches('.').split(". ").next().expect("one");
        let has = |part: &str| known.iter().any(|sentence| sentence.contains(part));
        assert!(has(theorem), "{}: `{theorem}` is not known", module.name);
        let answers = Index::load().sentences.iter().filter(|it| it.answer);
        assert!(answers.into_iter().any(|it| it.module == Some(module.name)), "{}", module.name);
    }
    let none = sentences(None);
    let phrases = read("crates/explore/data/none.txt");
    for phrase in phrases.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        assert!(none.contains(phrase), "`{phrase}` is not known");
    }
}

/// So that a query's token means what it means in a sentence.
#[test]
fn a_token_has_one_weight() {
    let index = Index::load();
    let mut weights = HashMap::new();
    for sentence in &index.sentences {
        for (token, weight) in index.lexicon.tokens(&sentence.text) {
            assert_eq!(*weights.entry(token).or_insert(weight), weight, "in {}", sentence.text);
        }
    }
}

#[test]
fn the_problems_are_known() {
    let folders = entries(&root().join("problems"));
    let solvers: Vec<String> = folders
        .iter()
        .map(|folder| folder.join("main.rs"))
        .filter(|solver| solver.exists())
        .map(read)
        .collect();
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let solved: Vec<_> = problems().iter().filter(|it| !it.task.is_empty()).collect();
    assert_eq!(solved.len(), solvers.len());
    for solver in solvers {
        let title = solver.lines().next().and_then(|line| line.strip_prefix("// ")).expect("one");
        let text = words(&solver.replace("\n//", " "));
        let mut named = solved.iter().filter(|it| it.name.ends_with(title));
        let problem = named.find(|it| text.contains(&words(&it.task)));
        let problem = problem.unwrap_or_else(|| panic!("{title} is not known"));
        let uses_one = solver.contains("nim_snippets");
        assert!(!uses_one || !problem.module_names().is_empty(), "the modules of {title}");
    }
    for module in modules() {
        for alias in module.aliases() {
            let known = |id: &String| {
                let mut known = problems().iter().filter(|it| it.has_id(id));
                known.any(|it| it.module_names().contains(&module.name))
            };
            assert!(ids(&alias).iter().all(known), "{alias}, an alias of {}", module.name);
        }
    }
}

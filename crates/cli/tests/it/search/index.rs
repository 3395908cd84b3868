//! The index that the search reads is made of all that is known of the modules.

use crate::written;
use nim_snippets::tool::catalogue::{self, Module, api, words::Lexicon};
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

const PHRASES: &str = include_str!("../../src/tool/catalogue/data/phrases.txt");

/// A module's name or `none`, where a sentence stands, and the sentence.
type Sentence<'a> = (&'a str, &'static str, String);

fn sentences(modules: &[Module]) -> Vec<Sentence<'_>> {
    let mut sentences: Vec<Sentence> = Vec::new();
    let mut module = "none";
    for line in PHRASES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line == "none" || catalogue::find(modules, line).is_some() {
            module = line;
        } else {
            sentences.push((module, "phrase", line.to_owned()));
        }
    }
    for module in modules {
        let mut add = |place, text| sentences.push((module.name, place, text));
        add("phrase", module.name.to_owned());
        add("phrase", module.title().to_owned());
        for alias in module.aliases {
            add("alias", (*alias).to_owned());
        }
        for sentence in theorem(module) {
            add("header", sentence);
        }
        for item in api::items(&module.source) {
            add("answer", format!("{} {}", item.name, item.doc));
        }
    }
    for problem in crate::ids::problems(modules) {
        for module in problem.modules.iter().filter(|_| !problem.task.is_empty()) {
            sentences.push((module, "phrase", problem.task.clone()));
        }
    }
    sentences
}

/// The sentences of the header between its first line and its example.
fn theorem(module: &Module) -> Vec<String> {
    let header = module.source.lines().skip(1).map_while(|line| line.strip_prefix("//!"));
    let text: Vec<&str> = header.take_while(|line| !line.starts_with(" ```")).collect();
    text.concat().split(". ").map(|sentence| sentence.trim().to_owned()).collect()
}

/// What `made/index.txt` should say.
fn index(modules: &[Module]) -> String {
    let lexicon = Lexicon::load();
    let (mut text, mut weights) = (String::new(), HashMap::new());
    let mut having: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (i, (module, place, sentence)) in sentences(modules).iter().enumerate() {
        let tokens = lexicon.tokens(sentence);
        writeln!(text, "{module}\t{place}\t{}\t{sentence}", tokens.len()).expect("a text");
        for (token, weight) in tokens {
            having.entry(format!("{token:08x}")).or_default().push(i);
            // So the search knows it from the query.
            assert_eq!(*weights.entry(token).or_insert(weight), weight, "in {sentence}");
        }
    }
    for (token, sentences) in having {
        let mut before = 0;
        text += &format!("\n{token}");
        for sentence in sentences {
            text += &format!(" {}", sentence - before);
            before = sentence;
        }
    }
    text + "\n"
}

#[test]
fn the_index_is_made_of_all_that_is_known() {
    let index = index(&catalogue::modules());
    written::is_up_to_date("src/tool/catalogue/made/index.txt", &index, "search");
}

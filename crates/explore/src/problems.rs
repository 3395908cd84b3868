//! The known problems: the ones in `problems/`, and the ones that the modules' aliases name.

use crate::ids::{self, ids, plain};
use library::Module;
use std::sync::OnceLock;

/// A line for each problem in `problems/`: folder, modules, title, URL and task.
const SOLVED: &str = include_str!("../../../problems/list.txt");

/// A problem and the modules for its game.
#[derive(Clone)]
pub struct Problem {
    /// The judge, the id and the title: `HDU 1850 Being a Good Boy in Spring Festival`.
    pub name: String,
    /// The ids in the spelling of [`ids`].
    ids: Vec<String>,
    /// The titles in the spelling of [`plain`].
    titles: Vec<String>,
    /// The modules for the problem, the main one first.
    modules: Vec<&'static str>,
    /// The URL; empty if the problem is not in `problems/`.
    pub address: String,
    /// The task in a sentence; empty if the problem is not in `problems/`.
    pub task: String,
}

impl Problem {
    pub fn has_id(&self, id: &str) -> bool {
        self.ids.iter().any(|known| known == id)
    }

    pub fn has_title(&self, title: &str) -> bool {
        self.titles.iter().any(|known| known == title)
    }

    pub fn is_at(&self, judge: &str) -> bool {
        self.ids.iter().any(|id| id.starts_with(judge))
    }

    /// The modules for the problem, the main one first.
    pub fn modules(&self) -> Vec<&'static Module> {
        self.modules.iter().filter_map(|name| library::find(name)).collect()
    }

    pub fn module_names(&self) -> &[&'static str] {
        &self.modules
    }
}

/// All problems, first the ones in `problems/`.
pub fn problems() -> &'static [Problem] {
    static PROBLEMS: OnceLock<Vec<Problem>> = OnceLock::new();
    PROBLEMS.get_or_init(read)
}

fn read() -> Vec<Problem> {
    let mut problems: Vec<Problem> = SOLVED.lines().filter_map(solved).collect();
    for module in library::modules() {
        for alias in module.aliases() {
            let ids = ids(&alias);
            if ids.is_empty() && !NAMES_ONLY.iter().any(|judge| alias.starts_with(judge)) {
                continue;
            }
            let known =
                problems.iter_mut().find(|known| known.ids.iter().any(|id| ids.contains(id)));
            if let Some(known) = known {
                // The module that names the problem in its aliases comes first.
                known.modules.retain(|used| *used != module.name);
                known.modules.insert(0, module.name);
                continue;
            }
            let titles = vec![plain(&without_ids(&alias)), plain(&alias)];
            let modules = vec![module.name];
            let (address, task) = (String::new(), String::new());
            problems.push(Problem { name: alias, ids, titles, modules, address, task });
        }
    }
    problems
}

/// A problem in `problems/`, from its line.
fn solved(line: &'static str) -> Option<Problem> {
    let [id, used, title, address, task] = *line.split('\t').collect::<Vec<_>>() else {
        return None;
    };
    let name = format!("{} {title}", judge(id));
    let mut ids = ids(&format!("{} {name}", id.replace('_', " ")));
    ids.push(plain(id));
    ids.dedup();
    let titles = vec![plain(title), plain(&name)];
    let used = used.split(' ').filter_map(library::find);
    let modules = used.map(|module| module.name).collect();
    Some(Problem { name, ids, titles, modules, address: address.to_owned(), task: task.to_owned() })
}

/// Judges whose problems have no numbers.
const NAMES_ONLY: [&str; 2] = ["HackerRank", "CodinGame"];

/// The alias without the words that make ids.
fn without_ids(alias: &str) -> String {
    let is_id = |word: &&str| !ids(word).is_empty() || word.chars().any(|c| c.is_ascii_digit());
    let judge =
        |word: &&str| NAMES_ONLY.contains(word) || ids::judge(&word.to_lowercase()).is_some();
    let words = alias.split([' ', ',']).filter(|word| !is_id(word) && !judge(word));
    words.collect::<Vec<_>>().join(" ")
}

/// The usual spelling of the id that is a folder's name.
fn judge(id: &str) -> String {
    let first = id.split('_').next().unwrap_or_default();
    let digits = first.find(|c: char| c.is_ascii_digit());
    match (first, digits) {
        ("luogu", _) => id.replacen("luogu_p", "Luogu P", 1),
        ("tessoku", _) => id.replacen("tessoku_a", "Tessoku A", 1),
        (_, Some(8)) if id.starts_with("leetcode") => id.replacen("leetcode", "LeetCode ", 1),
        (_, Some(9)) if id.starts_with("yukicoder") => id.replacen("yukicoder", "yukicoder ", 1),
        (_, Some(at)) if ["abc", "arc", "agc", "awc", "cf"].contains(&&first[..at]) => {
            id.to_uppercase().replacen('_', " ", 1)
        }
        (_, Some(at)) if first.len() > at + 2 => {
            let space = |part: &str| match part.split_at_checked(at) {
                Some((judge, number)) => format!("{} {number}", judge.to_uppercase()),
                None => part.to_owned(),
            };
            id.split('_').map(space).collect::<Vec<_>>().join(", ")
        }
        _ => id.to_owned(),
    }
}

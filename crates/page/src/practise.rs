//! Practice problems: the known ones, and the ones in `data/practise.txt`.

use explore::problems::{self, Problem};
use serde_json::{Value, json};

const LISTED: &str = include_str!("../data/practise.txt");

/// A line of the list.
struct Listed {
    modules: Vec<&'static str>,
    judge: &'static str,
    title: &'static str,
    address: &'static str,
    task: &'static str,
}

impl Listed {
    /// The last part of the problem's URL.
    fn id(&self) -> &str {
        self.address.rsplit(['=', '/']).next().unwrap_or_default()
    }

    /// Returns whether it is this problem, by its URL or title.
    fn is(&self, known: &Problem) -> bool {
        known.address == self.address
            || known.name.starts_with(self.judge)
                && (known.name.contains(self.title)
                    || known.name.split(' ').any(|it| it == self.id()))
    }
}

/// The problems of a page, each once.
pub fn problems() -> Vec<Value> {
    let listed: Vec<Listed> = LISTED.lines().filter_map(listed).collect();
    let known = problems::problems().iter().map(|known| {
        let more = listed.iter().find(|listed| listed.is(known));
        let or = |text: &str, other: Option<&str>| match text {
            "" => other.unwrap_or_default().to_owned(),
            text => text.to_owned(),
        };
        let title = more.map_or("", |more| more.title);
        let is_titled = known.name.contains(title);
        let name = if is_titled { known.name.clone() } else { format!("{} {title}", known.name) };
        json!({
            "name": name,
            "address": or(&known.address, more.map(|more| more.address)),
            "task": or(&known.task, more.map(|more| more.task)),
            "modules": known.module_names(),
            "isSolved": !known.task.is_empty(),
        })
    });
    let is_new = |listed: &&Listed| !problems::problems().iter().any(|known| listed.is(known));
    let new = listed.iter().filter(is_new).map(|listed| {
        json!({
            "name": format!("{} {}", listed.judge, listed.title),
            "address": listed.address,
            "task": listed.task,
            "modules": listed.modules,
            "isSolved": false,
        })
    });
    known.chain(new).collect()
}

/// Reads a line `modules | judge | title | address | task`.
fn listed(line: &'static str) -> Option<Listed> {
    let mut parts = line.split(" | ").map(str::trim);
    let modules = parts.next().filter(|modules| !modules.starts_with('#'))?;
    let mut part = || parts.next().unwrap_or_default();
    Some(Listed {
        modules: modules.split(' ').collect(),
        judge: part(),
        title: part(),
        address: part(),
        task: part(),
    })
}

//! The uses of marked items, as the compiler reports them.

use crate::reach::{LINT, MARK, Message, Place, Reach};

/// The use of an item.
pub struct Use {
    pub place: Place,
    pub target: usize,
    /// The path of the item, as the compiler resolved it.
    pub path: Vec<String>,
}

pub fn uses(reach: &Reach, messages: &[Message]) -> Vec<Use> {
    let mut uses = Vec::new();
    for message in messages.iter().filter(|message| message.code == LINT) {
        let Some((said, number)) = message.text.rsplit_once(MARK) else { continue };
        let Some(&target) = number.parse().ok().and_then(|number: usize| reach.marked.get(number))
        else {
            continue;
        };
        let path = path(said.split('`').nth(1).unwrap_or_default());
        let places = message.places.iter().cloned();
        uses.extend(places.map(|place| Use { place, target, path: path.clone() }));
    }
    uses
}

/// The names in a path, without its arguments.
fn path(text: &str) -> Vec<String> {
    let (mut plain, mut depth) = (String::new(), 0);
    for c in text.chars() {
        depth += i32::from(c == '<');
        if depth == 0 {
            plain.push(c);
        }
        depth -= i32::from(c == '>');
    }
    plain.split("::").filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

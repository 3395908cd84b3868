//! The calls of a game, ready to paste. Each is a template with names in braces to fill in:
//!
//! - the parameters of the game, and its own [`places`](Game::places);
//! - `{heaps}` and the like (the name of the parts of a list) for the whole position, and `{count}`
//!   for their number; `{n}` for a part;
//! - the names of [`Shape::Exactly`] for its numbers, `{a}` and `{b}` for a pair, `{heap}` and
//!   `{limit}`, and the places of [`Writing`](super::Writing) for positions that are not numbers;
//! - the name of [`Game::once`], in which `{n_max}` is the largest number.

use super::rule::{Rule, expression};
use super::{Game, Of, Shape};
use std::fmt::{self, Display, Formatter};

/// The table or type that calls make once for all positions, for all numbers up to `n_max`.
#[derive(Clone, Copy, Debug)]
pub struct Once {
    pub name: &'static str,
    pub call: &'static str,
    /// True if it is a table, whose indices are numbers.
    pub is_table: bool,
}

impl Once {
    /// `let game = …;`
    pub fn game(call: &'static str) -> Self {
        Once { name: "game", call, is_table: false }
    }

    /// `let table = …;`
    pub fn table(call: &'static str) -> Self {
        Once { name: "table", call, is_table: false }
    }

    /// `let values = …;`, the values of all numbers.
    pub fn values(call: &'static str) -> Self {
        Once { name: "values", call, is_table: true }
    }
}

/// Code to paste.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Code {
    /// The statement that serves all positions, if there is one.
    pub once: String,
    /// The expression for each position.
    pub each: String,
    /// True if a part is the index of a table.
    pub is_table: bool,
}

impl Display for Code {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.once)?;
        f.write_str(if self.once.is_empty() { "" } else { " " })?;
        f.write_str(&self.each)
    }
}

impl Code {
    /// The code for two heaps `a` and `b`, from the code for one heap `n`.
    fn of_two(&self) -> Self {
        let Code { once, each, .. } = self.spaced();
        Code::each(format!("{{ {once}let value = |n| {each}; value(a) ^ value(b) }}"))
    }

    /// The code for all `heaps`, from the code for one heap `n`.
    fn of_list(&self) -> Self {
        let Code { once, each, is_table } = self.spaced();
        let sizes = if is_table { ".map(|&n| n as usize)" } else { ".copied()" };
        Code::each(format!("{{ {once}heaps.iter(){sizes}.fold(0, |xor, n| xor ^ {each}) }}"))
    }

    fn spaced(&self) -> Self {
        let space = if self.once.is_empty() { "" } else { " " };
        Code { once: self.once.clone() + space, ..self.clone() }
    }

    fn each(each: String) -> Self {
        Code { each, ..Code::default() }
    }
}

/// The argument of a call: a part `n`, a pair `a` and `b`, or a list `heaps`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Part,
    Pair,
    Heaps,
}

/// A name in a template, and the text to fill in.
type Place = (&'static str, String);

impl dyn Game + '_ {
    /// The call for the value of such an argument. A table for all parts up to `n_max` is made in a
    /// statement before it.
    pub fn value_call(&self, rule: &Rule, about: About) -> Code {
        let Some(value) = self.value() else { return Code::default() };
        let Some(call) = value.call else { return Code::default() };
        let code = |places: &[Place]| self.code(call, rule, places);
        let part = |name: &str| code(&[("n", name.to_owned())]);
        match (value.of, self.shape(), about) {
            (Of::Part(_), Shape::Sum(_) | Shape::Row(_), About::Heaps) => part("n").of_list(),
            (Of::Part(_), Shape::Row(_), _) => {
                let Code { once, each, is_table } = part("a");
                Code { once, each: format!("{each} ^ {}", part("b").each), is_table }
            }
            (Of::Part(_), Shape::Sum(_), About::Pair) => part("n").of_two(),
            (Of::Part(_), ..) => part("n"),
            (Of::Pair(_), ..) => code(&[("a", "a".to_owned()), ("b", "b".to_owned())]),
            (Of::Position(_) | Of::Components(_), ..) => code(&self.asked(about)),
        }
    }

    /// The call that returns whether the player to move wins.
    pub fn outcome_call(&self, rule: &Rule, about: About, misere: bool) -> Code {
        if about == About::Part && !misere && self.value().is_some() {
            return self.value_call(rule, about).not_zero();
        }
        let play = if misere { self.misere() } else { self.play() };
        let call = play.and_then(|play| play.call);
        call.map_or_else(Code::default, |call| self.code(call, rule, &self.asked(about)))
    }

    /// The places of an argument.
    fn asked(&self, about: About) -> Vec<Place> {
        let place = |name, text: &str| (name, text.to_owned());
        match (self.shape(), about) {
            (Shape::Sum(parts) | Shape::Row(parts), _) => {
                let (count, list) = match about {
                    About::Part => ("1", "&[n]"),
                    About::Pair => ("2", "&[a, b]"),
                    About::Heaps => ("heaps.len()", "heaps"),
                };
                vec![place("count", count), place(parts.name(), list)]
            }
            (Shape::Pairs(parts), _) => vec![place(parts.name(), "&[(a, b)]")],
            (Shape::Exactly([name]), _) => vec![place(name, "n")],
            (Shape::Exactly(names), _) => {
                names.iter().zip(["a", "b", "c"]).map(|(name, text)| place(name, text)).collect()
            }
            (Shape::Limited, About::Part) => {
                vec![place("heap", "n"), place("limit", "n.saturating_sub(1)")]
            }
            (Shape::Limited, _) => vec![place("heap", "a"), place("limit", "b")],
            (Shape::Written(writing), _) => writing.places(),
        }
    }

    /// The code of a call with its parameters and these places, after the statement that it needs.
    pub(super) fn code(&self, call: &str, rule: &Rule, places: &[Place]) -> Code {
        let parameters = rule.0.iter().map(|(name, argument)| (*name, expression(argument)));
        let of_rule: Vec<Place> = parameters.chain(self.places(rule)).collect();
        let mut each = places.to_vec();
        let once = self.once().filter(|once| has_place(call, once.name));
        let statement = once.map_or_else(String::new, |once| {
            each.push((once.name, once.name.to_owned()));
            let n_max = ("n_max", "n_max".to_owned());
            let made = filled(once.call, &[&of_rule[..], &[n_max]].concat());
            format!("let {} = {made};", once.name)
        });
        each.extend(of_rule);
        Code {
            once: statement,
            each: filled(call, &each),
            is_table: once.is_some_and(|once| once.is_table),
        }
    }
}

impl Code {
    fn not_zero(self) -> Self {
        Code { each: format!("{} != 0", self.each), ..self }
    }
}

/// Returns whether a template has this place.
pub(super) fn has_place(template: &str, name: &str) -> bool {
    template.contains(&format!("{{{name}}}"))
}

/// Fills the places of a template with texts.
pub(super) fn filled(template: &str, places: &[(&str, String)]) -> String {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        text += before;
        let place = after.split_once('}').and_then(|(name, behind)| {
            let by = places.iter().find(|(place, _)| *place == name)?;
            Some((&by.1, behind))
        });
        rest = match place {
            Some((by, behind)) => {
                text += by;
                behind
            }
            None => {
                text.push('{');
                after
            }
        };
    }
    text + rest
}

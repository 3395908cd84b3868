//! The calls of a game, ready to paste. Each is a template with names in braces to fill in:
//!
//! - the parameters of the game, and its own [`places`](Game::places);
//! - `{heaps}` and the like (the name of the parts of a list) for the whole position, and `{count}`
//!   for their number; `{n}` for a part;
//! - the names of [`Shape::Exactly`] for its numbers, `{a}` and `{b}` for a pair, `{heap}` and
//!   `{limit}`, and the places of [`Writing`](super::Writing) for positions that are not numbers;
//! - the name of [`Game::once`], in which `{n_max}` is the largest number.

use super::rule::{Argument, Rule, expression};
use super::{Game, Of, Shape};
use std::collections::BTreeSet;
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
    pub const fn game(call: &'static str) -> Self {
        Once { name: "game", call, is_table: false }
    }

    /// `let table = …;`
    pub const fn table(call: &'static str) -> Self {
        Once { name: "table", call, is_table: false }
    }

    /// `let values = …;`, the values of all numbers.
    pub const fn values(call: &'static str) -> Self {
        Once { name: "values", call, is_table: true }
    }
}

/// The type of the numbers of a position in calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Integer {
    #[default]
    U64,
    I64,
    /// The numbers are indices.
    Usize,
}

impl Display for Integer {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(match self {
            Integer::U64 => "u64",
            Integer::I64 => "i64",
            Integer::Usize => "usize",
        })
    }
}

/// A piece of code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    /// The position, or a part of it.
    Position(String),
    /// A parameter of the game.
    Argument(Argument),
    /// The largest number, `n_max`.
    Largest,
}

impl Display for Piece {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Piece::Text(text) | Piece::Position(text) => f.write_str(text),
            Piece::Argument(argument) => f.write_str(&expression(argument)),
            Piece::Largest => f.write_str("n_max"),
        }
    }
}

/// Code to paste.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Code {
    /// The variable that serves all positions, with its value, if there is one.
    pub once: Option<(&'static str, Vec<Piece>)>,
    /// The expression for each position.
    pub each: Vec<Piece>,
    /// The modules, and the types in modules, that it needs: `nim`, `wythoff::Wythoff`.
    pub items: BTreeSet<String>,
    /// The type of the numbers of the position.
    pub integer: Integer,
}

impl Display for Code {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        if let Some((name, made)) = &self.once {
            write!(f, "let {name} = ")?;
            made.iter().try_for_each(|piece| piece.fmt(f))?;
            f.write_str("; ")?;
        }
        self.each.iter().try_for_each(|piece| piece.fmt(f))
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

impl Game {
    /// The call for the value of such an argument, or of its part `n` if parts have values. A table
    /// for all parts up to `n_max` is made before it.
    pub fn value_call(&self, rule: &Rule, about: About) -> Code {
        let Some(value) = self.value else { return Code::default() };
        let Some(call) = value.call else { return Code::default() };
        match value.of {
            Of::Part(_) => self.code(call, rule, &[("n", "n".to_owned())]),
            Of::Pair(_) => self.code(call, rule, &[("a", "a".to_owned()), ("b", "b".to_owned())]),
            Of::Position(_) | Of::Components(_) => self.code(call, rule, &self.asked(about)),
        }
    }

    /// The call that returns whether the player to move wins.
    pub fn outcome_call(&self, rule: &Rule, about: About, misere: bool) -> Code {
        let play = if misere { self.misere } else { self.play };
        let call = play.and_then(|play| play.call);
        call.map_or_else(Code::default, |call| self.code(call, rule, &self.asked(about)))
    }

    /// The places of an argument.
    fn asked(&self, about: About) -> Vec<Place> {
        let place = |name, text: &str| (name, text.to_owned());
        match (self.shape, about) {
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
    fn code(&self, call: &'static str, rule: &Rule, places: &[Place]) -> Code {
        let of_rule = (self.places)(rule);
        let once = self.once.filter(|once| has_place(call, once.name));
        let fill = |name: &str| {
            let is_it = |(known, _): &&Place| *known == name;
            let position = places.iter().find(is_it).map(|(_, code)| Piece::Position(code.clone()));
            let argument = || {
                let argument = rule.0.iter().find(|(known, _)| *known == name);
                argument.map(|(_, argument)| Piece::Argument(argument.clone()))
            };
            let text = || of_rule.iter().find(is_it).map(|(_, code)| Piece::Text(code.clone()));
            let once = once.filter(|once| once.name == name);
            let made = || once.map(|once| Piece::Text(once.name.to_owned()));
            let largest = || (name == "n_max").then_some(Piece::Largest);
            position.or_else(argument).or_else(text).or_else(made).or_else(largest)
        };
        let pieces = |template| taken_apart(template, |text| Piece::Text(text.to_owned()), fill);
        let is_table = once.is_some_and(|once| once.is_table);
        let templates = [Some(call), once.map(|once| once.call)];
        Code {
            once: once.map(|once| (once.name, pieces(once.call))),
            each: pieces(call),
            items: templates.into_iter().flatten().flat_map(|it| self.items(it)).collect(),
            integer: if is_table { Integer::Usize } else { self.integer },
        }
    }

    /// The modules and types in a template: the names that begin its paths.
    fn items(&self, template: &str) -> Vec<String> {
        let parts: Vec<&str> = template.split("::").collect();
        let item = |before: &&str| {
            let head = before.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_').len();
            let (left, head) = before.split_at(head);
            // A method may have a type after its name.
            let is_item = !head.is_empty() && !left.ends_with('.');
            let is_type = head.starts_with(char::is_uppercase);
            let of = if is_type { self.module.to_owned() + "::" } else { String::new() };
            is_item.then(|| of + head)
        };
        parts[..parts.len() - 1].iter().filter_map(item).collect()
    }
}

/// Returns whether a template has this place.
pub(super) fn has_place(template: &str, name: &str) -> bool {
    template.contains(&format!("{{{name}}}"))
}

/// Fills the places of a template with texts.
pub(super) fn filled(template: &str, places: &[(&str, String)]) -> String {
    let fill = |name: &str| places.iter().find(|(place, _)| *place == name).map(|it| it.1.clone());
    taken_apart(template, str::to_owned, fill).concat()
}

/// The texts of a template, and what `fill` returns for the places between them.
fn taken_apart<P>(
    template: &str,
    text: impl Fn(&str) -> P,
    fill: impl Fn(&str) -> Option<P>,
) -> Vec<P> {
    let mut parts = Vec::new();
    let (mut start, mut from) = (0, 0);
    while let Some(open) = template[from..].find('{').map(|at| from + at) {
        from = open + 1;
        let name = template[from..].split_once('}').map(|(name, _)| name);
        if let Some((name, part)) = name.and_then(|name| Some((name, fill(name)?))) {
            parts.extend([text(&template[start..open]), part]);
            start = from + name.len() + 1;
            from = start;
        }
    }
    parts.push(text(&template[start..]));
    parts
}

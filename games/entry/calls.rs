//! The calls of a game as one may paste them.

use super::answers::Of;
use super::rule::{Argument, Rule, expression};
use super::{Game, Shape};

/// What a call is about: a part `n`, a pair `a` and `b`, or a list `heaps`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Part,
    Pair,
    Heaps,
}

impl Game {
    /// The call for the value of one part `n`, or of a pair `a`, `b`. What serves all parts up to
    /// `n_max` is made in a statement before it.
    pub fn value_call(&self, rule: &Rule) -> String {
        let Some((of, text)) = self.answers.value else { return String::new() };
        // The parameters first, since one may have the name of a part.
        let text = &self.filled(text, rule);
        match of {
            Of::Part(n) if matches!(self.shape, Shape::Row(_)) => {
                let (once, each) = once_and_each(text);
                format!("{once}{} ^ {}", renamed(each, n, "a"), renamed(each, n, "b"))
            }
            Of::Part(n) => renamed(text, n, "n"),
            Of::Pair(a, b) => renamed(&renamed(text, a, "a"), b, "b"),
            Of::Position(p) => renamed(text, p, "&[a, b]"),
        }
    }

    /// The call for the value of what it is about.
    pub fn value_call_of(&self, rule: &Rule, about: About) -> String {
        let call = self.value_call(rule);
        match (self.shape, about) {
            (Shape::Sum(_), About::Pair) => sum_call(&call),
            (Shape::Sum(_), About::Heaps) => list_call(&call),
            (_, About::Heaps) => call.replace("&[a, b]", "heaps"),
            (_, About::Part) => call.replace("&[a, b]", "&[n]"),
            _ => call,
        }
    }

    /// The call that tells who wins.
    pub fn outcome_call(&self, rule: &Rule, about: About, misere: bool) -> String {
        if about == About::Part && !misere && self.answers.value.is_some() {
            return format!("{} != 0", self.value_call(rule));
        }
        let wins = if misere { self.answers.misere_wins } else { self.answers.wins };
        let Some((p, text)) = wins else { return String::new() };
        let (first, second) = match (about, self.shape) {
            (About::Part, Shape::Limited) => ("n", "n.saturating_sub(1)"),
            (About::Part, _) => ("n", ""),
            _ => ("a", "b"),
        };
        let text = self.filled(text, rule);
        let text = text.replace(&format!("{p}[0]"), first).replace(&format!("{p}[1]"), second);
        let text = converted(&text, p);
        renamed(&text, p, &self.position(about))
    }

    /// The position that a call is about.
    fn position(&self, about: About) -> String {
        let numbers = if about == About::Part { "n" } else { "a, b" };
        match self.shape {
            Shape::Sum(_) | Shape::Row(_) if about == About::Heaps => "heaps".to_owned(),
            Shape::Sum(_) | Shape::Row(_) => format!("&[{numbers}]"),
            Shape::Pairs(_) => format!("&[({numbers})]"),
            Shape::Exactly(_) | Shape::Limited | Shape::Written(_) => numbers.to_owned(),
        }
    }

    /// A call with its parameters filled in, and before it what it needs.
    fn filled(&self, call: &str, rule: &Rule) -> String {
        let made = self.answers.made.filter(|(name, _)| mentions(call, name));
        let once = made.map_or(String::new(), |(name, text)| format!("let {name} = {text}; "));
        let call = on_one_line(&(once + call));
        let fill = |call: String, (name, argument): &(&str, Argument)| {
            let expression = expression(argument);
            match argument {
                Argument::Word(_) => {
                    let kind = name[..1].to_uppercase() + &name[1..];
                    renamed(&call, name, &format!("{kind}::{expression}"))
                }
                _ => renamed(&call, name, &expression),
            }
        };
        rule.0.iter().fold(call, fill)
    }
}

/// A text that the compiler may have broken into lines.
fn on_one_line(text: &str) -> String {
    let join = |joined: String, line: &str| {
        let is_open = joined.is_empty() || joined.ends_with('(') || line.starts_with(['.', ')']);
        joined + if is_open { "" } else { " " } + line
    };
    text.lines().map(str::trim).fold(String::new(), join)
}

/// Does a text name a variable?
pub fn mentions(text: &str, variable: &str) -> bool {
    renamed(text, variable, "") != text
}

/// A text in which another stands for a variable.
pub fn renamed(text: &str, variable: &str, by: &str) -> String {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    let mut result = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(variable) {
        let (before, after) = (&rest[..at], &rest[at + variable.len()..]);
        let is_whole = !before.ends_with(is_letter) && !after.starts_with(is_letter);
        let is_path = before.ends_with('.') || before.ends_with(':') || after.starts_with("::");
        result += before;
        result += if is_whole && !is_path { by } else { variable };
        rest = after;
    }
    result + rest
}

/// Without a conversion of the position, as in `wins(&pairs(p))`.
fn converted(text: &str, position: &str) -> String {
    let argument = format!("({position})");
    let Some(end) = text.find(&argument) else { return text.to_owned() };
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '&';
    let begin = text[..end].trim_end_matches(is_name);
    if !begin.ends_with('(') {
        return text.to_owned();
    }
    format!("{begin}{position}{}", &text[end + argument.len()..])
}

/// The call for the value of two heaps `a` and `b`, from that of one heap `n`.
pub fn sum_call(call: &str) -> String {
    let (once, each) = once_and_each(call);
    format!("{{ {once}let value = |n| {each}; value(a) ^ value(b) }}")
}

/// The call for the value of all `heaps`, from that of one heap `n`.
pub fn list_call(call: &str) -> String {
    let (once, each) = once_and_each(call);
    let sizes = if once.starts_with("let values") { ".map(|&n| n as usize)" } else { ".copied()" };
    format!("{{ {once}heaps.iter(){sizes}.fold(0, |xor, n| xor ^ {each}) }}")
}

/// What a call makes once for all positions, with its semicolon, and what it does for each.
pub fn once_and_each(call: &str) -> (&str, &str) {
    let is_made = call.starts_with("let game = ") || call.starts_with("let values = ");
    let end = call.find("; ").filter(|_| is_made);
    end.map_or(("", call), |end| call.split_at(end + 2))
}

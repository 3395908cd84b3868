//! The calls of a game, ready to paste.

use super::answers::Of;
use super::rule::{Argument, Rule, expression};
use super::{Game, Shape};

/// The argument of a call: a part `n`, a pair `a` and `b`, or a list `heaps`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    Part,
    Pair,
    Heaps,
}

impl Game {
    /// The call for the value of one part `n`, or of a pair `a`, `b`. A table for all parts up
    /// to `n_max` is made in a statement before it.
    pub fn value_call(&self, rule: &Rule) -> String {
        let Some((of, text)) = self.answers.value else { return String::new() };
        let filled = |places: &[(&str, &str)]| self.filled(text, rule, places);
        match of {
            Of::Part(n) if matches!(self.shape, Shape::Row(_)) => {
                let (a, b) = (filled(&[(n, "a")]), filled(&[(n, "b")]));
                let (once, each) = once_and_each(&a);
                format!("{once}{each} ^ {}", once_and_each(&b).1)
            }
            Of::Part(n) => filled(&[(n, "n")]),
            Of::Pair(a, b) => filled(&[(a, "a"), (b, "b")]),
            Of::Position(p) => filled(&[(p, "&[a, b]")]),
        }
    }

    /// The call for the value of such an argument.
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

    /// The call that returns whether the player to move wins.
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
        let position = &self.position(about)[..];
        let (zeroth, next) = (format!("{p}[0]"), format!("{p}[1]"));
        // A reader has the position in the form that the call needs, so no conversion is shown.
        let (lent, made) = (format!("&_({p})"), format!("_({p})"));
        let places = [
            (&zeroth[..], first),
            (&next, second),
            (&lent, position),
            (&made, position),
            (p, position),
        ];
        self.filled(text, rule, &places)
    }

    /// The position in a call.
    fn position(&self, about: About) -> String {
        let numbers = if about == About::Part { "n" } else { "a, b" };
        match self.shape {
            Shape::Sum(_) | Shape::Row(_) if about == About::Heaps => "heaps".to_owned(),
            Shape::Sum(_) | Shape::Row(_) => format!("&[{numbers}]"),
            Shape::Pairs(_) => format!("&[({numbers})]"),
            Shape::Exactly(_) | Shape::Limited | Shape::Written(_) => numbers.to_owned(),
        }
    }

    /// A call with its parameters and these places filled in, after the statement that it needs.
    fn filled(&self, call: &str, rule: &Rule, places: &[(&str, &str)]) -> String {
        let made = self.answers.made.filter(|(name, _)| mentions(call, name));
        let once = made.map_or(String::new(), |(name, text)| format!("let {name} = {text}; "));
        let argument = |(name, argument): &(&'static str, Argument)| {
            let expression = expression(argument);
            match argument {
                Argument::Word(_) => {
                    let kind = name[..1].to_uppercase() + &name[1..];
                    (*name, format!("{kind}::{expression}"))
                }
                _ => (*name, expression),
            }
        };
        let arguments: Vec<(&str, String)> = rule.0.iter().map(argument).collect();
        let arguments = arguments.iter().map(|(name, by)| (*name, &by[..]));
        let places: Vec<(&str, &str)> = places.iter().copied().chain(arguments).collect();
        substituted(&on_one_line(&(once + call)), &places)
    }
}

/// Joins a text that the compiler may have broken into lines.
fn on_one_line(text: &str) -> String {
    let join = |joined: String, line: &str| {
        let is_open = joined.is_empty() || joined.ends_with('(') || line.starts_with(['.', ')']);
        joined + if is_open { "" } else { " " } + line
    };
    text.lines().map(str::trim).fold(String::new(), join)
}

/// Does a call name a variable?
pub fn mentions(call: &str, variable: &str) -> bool {
    substituted(call, &[(variable, "")]) != call
}

/// A call in which other texts stand for variables, such as `p`, or for expressions, such as `p[0]`.
/// `_` is any name, and the first that fits is taken.
pub fn substituted(call: &str, places: &[(&str, &str)]) -> String {
    let tokens = tokens(call);
    let mut result = String::new();
    let mut at = 0;
    while at < tokens.len() {
        let is_in_path = result.ends_with(['.', ':']) || tokens.get(at + 1) == Some(&":");
        let place = |&(of, by)| Some((length_of(of, &tokens[at..])?, by));
        let found = places.iter().filter(|_| !is_in_path).find_map(place);
        let (length, text) = found.unwrap_or((1, tokens[at]));
        result += text;
        at += length;
    }
    result
}

/// The number of tokens of an expression at the beginning of these, if there is one.
fn length_of(expression: &str, at: &[&str]) -> Option<usize> {
    let expression = tokens(expression);
    let is_name = |token: &str| token.starts_with(|c: char| c.is_alphabetic());
    let fits = |(of, token): (&&str, &&str)| of == token || *of == "_" && is_name(token);
    let is_there = expression.len() <= at.len() && expression.iter().zip(at).all(fits);
    is_there.then_some(expression.len())
}

/// The tokens of a call: words, strings, and all else letter by letter.
fn tokens(call: &str) -> Vec<&str> {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    let mut tokens = Vec::new();
    let mut rest = call;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            _ if is_letter(first) => rest.find(|c| !is_letter(c)).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        tokens.push(&rest[..length]);
        rest = &rest[length..];
    }
    tokens
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

/// The statement that a call needs once for all positions, with its semicolon, and the expression for
/// each.
pub fn once_and_each(call: &str) -> (&str, &str) {
    let is_made = call.starts_with("let game = ") || call.starts_with("let values = ");
    let mut depth = 0;
    let is_end = |c: char| {
        depth += match c {
            '(' | '[' | '{' => 1,
            ')' | ']' | '}' => -1,
            _ => 0,
        };
        c == ';' && depth == 0
    };
    let end = call.find(is_end).filter(|_| is_made);
    end.map_or(("", call), |end| call.split_at(end + "; ".len()))
}

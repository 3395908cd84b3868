//! Code to paste, for positions whose numbers have names, form a list, or are letters.

use crate::engine::evidence::Position;
use crate::engine::expression::{Expr, Let, Reads, Text, read_after};
use crate::engine::variables::Variables;

/// Statements, and a value that is computed with them.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    pub once: Option<Once>,
    /// The statements that run first for each position.
    pub lets: Vec<Let>,
    pub value: Expr,
}

/// The table or type that is made once for all positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Once {
    pub made: Let,
    /// True if it is a table, indexed by a `usize`.
    pub is_indexed: bool,
}

impl From<Expr> for Call {
    fn from(value: Expr) -> Call {
        Call { once: None, lets: Vec::new(), value }
    }
}

impl Call {
    pub fn map(self, change: impl FnOnce(Expr) -> Expr) -> Call {
        Call { value: change(self.value), ..self }
    }

    /// Returns the value for each position as one expression.
    pub fn each(self) -> Expr {
        if self.lets.is_empty() { self.value } else { self.value.after(self.lets) }
    }

    /// Returns the whole code as one expression.
    pub fn whole(mut self) -> Expr {
        self.lets.splice(0..0, self.once.take().map(|once| once.made));
        self.each()
    }

    /// Adds the values of some exceptional positions.
    pub fn except(self, exceptions: &[(Position, Expr)], variables: &Variables) -> Call {
        if exceptions.is_empty() {
            return self;
        }
        let arm =
            |(position, value): &(Position, Expr)| (variables.pattern(position), value.clone());
        let arms = exceptions.iter().map(arm).collect();
        let once = self.once.clone();
        Call { once, ..Expr::Match(variables.subject(), arms, self.each().into()).into() }
    }

    /// Turns the code for a heap `n` into the xor of the values of a pair or a list of heaps.
    pub fn of_heaps(mut self, is_pair: bool) -> Call {
        let is_indexed = self.once.as_ref().is_some_and(|once| once.is_indexed);
        let list = |methods: &str| Expr::verbatim(format!("heaps{methods}"), Reads::Heaps);
        let pair = |code: &str| Expr::verbatim(code, Reads::Pair);
        let once = self.once.take();
        let each = self.each();
        let (value, largest) = if is_pair {
            let parameters = if is_indexed { "n" } else { "n: u64" };
            let value = Let::one(&"value", each.closure(parameters));
            let [a, b] = ["a", "b"].map(|n| Expr::call("value", [pair(n)]));
            ((a ^ b).after(vec![value]), pair("a.max(b)"))
        } else {
            let sizes =
                if is_indexed { ".iter().map(|&n| n as usize)" } else { ".iter().copied()" };
            (list(sizes).xor_over("xor, n", each), list(".iter().copied().max().unwrap_or(0)"))
        };
        match once {
            // A table of learnt moves must reach the largest heap.
            Some(once) if once.made.values.iter().any(|it| it.reads(Reads::Part)) => {
                value.after(vec![Let::one(&"n", largest), once.made]).into()
            }
            once => Call { once, ..value.into() },
        }
    }

    /// Returns the part that runs once, if any, and the part for each position.
    pub fn parts(&self, variables: &Variables) -> (String, String) {
        let once = self.once.as_ref().map_or(String::new(), |once| once.made.code());
        let is_read = |what| read_after(&self.lets, self.value.reads(what), what);
        let defined = [Reads::Heaps, Reads::Pair].into_iter().filter(|&what| is_read(what));
        let mut each: String = defined.map(|what| variables.define(what)).collect();
        each.extend(self.lets.iter().map(Let::code));
        (once, each + &self.value.text(Text::Code))
    }

    pub fn text(&self, variables: &Variables) -> String {
        let (once, each) = self.parts(variables);
        once + &each
    }
}

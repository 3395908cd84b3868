//! Code to paste, for positions whose numbers have names, form a list, or are letters.

use crate::engine::evidence::Position;
use crate::engine::expression::{Expr, Let, Reads, Text, read_after};
use crate::engine::shape::Shape;
use games::entry::Integer;

/// Statements, and a value that is computed with them.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The table or type that is made once for all positions, up to the largest number `n_max`.
    pub once: Option<Let>,
    /// The statements that run first for each position.
    pub lets: Vec<Let>,
    pub value: Expr,
    /// The type of the numbers of the position.
    pub integer: Integer,
}

impl From<Expr> for Call {
    fn from(value: Expr) -> Call {
        Call { once: None, lets: Vec::new(), value, integer: Integer::U64 }
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
        self.lets.splice(0..0, self.once.take());
        self.each()
    }

    /// Adds the values of some exceptional positions.
    pub fn except(self, exceptions: &[(Position, Expr)], shape: &Shape) -> Call {
        if exceptions.is_empty() {
            return self;
        }
        let arm = |(position, value): &(Position, Expr)| (shape.pattern(position), value.clone());
        let arms = exceptions.iter().map(arm).collect();
        let (once, integer) = (self.once.clone(), self.integer);
        let value = Expr::Match(shape.subject(), arms, self.each().into());
        Call { once, integer, ..value.into() }
    }

    /// Turns the code for a heap `n` into the xor of the values of a pair or a list of heaps.
    pub fn of_heaps(mut self, is_pair: bool) -> Call {
        let integer = self.integer;
        let has_indices = integer == Integer::Usize;
        let list = |methods: &str| Expr::verbatim(format!("heaps{methods}"), Reads::Heaps);
        let pair = |code: &str| Expr::verbatim(code, Reads::Pair);
        let once = self.once.take();
        let each = self.each();
        let value = if is_pair {
            let parameters = if has_indices { "n" } else { "n: u64" };
            let value = Let::one("value", each.closure(parameters));
            let [a, b] = ["a", "b"].map(|n| Expr::call("value", [pair(n)]));
            (a ^ b).after(vec![value])
        } else {
            let sizes =
                if has_indices { ".iter().map(|&n| n as usize)" } else { ".iter().copied()" };
            list(sizes).xor_over("xor, n", each)
        };
        Call { once, integer, ..value.into() }
    }

    /// The code for a single position, whose largest number is the `n_max` of a table.
    pub fn of_one_position(mut self, shape: &Shape) -> Call {
        let largest = shape.largest();
        let once = self.once.iter_mut().flat_map(|once| &mut once.values);
        once.for_each(|value| value.replace("n_max", &largest));
        self
    }

    /// Visits all expressions of the code.
    pub fn visit<'a>(&'a self, visit: &mut impl FnMut(&'a Expr)) {
        let lets = self.once.iter().chain(&self.lets).flat_map(|it| &it.values);
        lets.chain([&self.value]).for_each(|it| it.visit(visit));
    }

    /// Returns whether these variables of a position must be defined for the code.
    pub fn reads(&self, what: Reads) -> bool {
        read_after(&self.lets, self.value.reads(what), what)
    }

    /// Returns whether this number of a position, by its name in the shape, occurs in the code.
    pub fn reads_number(&self, name: &str) -> bool {
        let mut is_read = self.reads(Reads::Heaps) || self.reads(Reads::Pair);
        self.visit(&mut |it| is_read |= matches!(it, Expr::Word(word) if word == name));
        is_read
    }

    /// Returns the part that runs once, if any, and the part for each position.
    pub fn parts(&self, shape: &Shape) -> (String, String) {
        let once = self.once.as_ref().map_or(String::new(), Let::code);
        let defined = [Reads::Heaps, Reads::Pair].into_iter().filter(|&what| self.reads(what));
        let mut each: String = defined.map(|what| shape.define(what)).collect();
        each.extend(self.lets.iter().map(Let::code));
        (once, each + &self.value.text(Text::Code))
    }

    pub fn text(&self, shape: &Shape) -> String {
        let (once, each) = self.parts(shape);
        once + &each
    }
}

//! Expressions, and the printer of their names and of their code in Rust.

use std::collections::BTreeSet;
use std::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Rem, Sub};

/// Text for readers, or code in Rust.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Text {
    Name,
    Code,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    Number(u64),
    /// A variable, an element of a list, a Boolean, or a letter in quotes.
    Word(String),
    /// Code that is not parsed, with the variables that it reads.
    Verbatim(String, Reads),
    /// Words for readers that stand for an expression.
    Named(String, Box<Expr>),
    /// Whether a number is of a kind (or is not): the number, the sign, the words, and the code
    /// that decides.
    Is(Box<Expr>, bool, String, Box<Expr>),
    Infix(Infix, Box<[Expr; 2]>),
    /// A comparison of a number that is 0 or 1 with one of these values.
    Bit(Box<Expr>, bool),
    Not(Box<Expr>),
    /// A conditional: the second expression if the first is true, otherwise the third.
    If(Box<[Expr; 3]>),
    /// A set of numbers as an argument.
    Set(Vec<u64>),
    /// A call of a module: the modules and types that it needs, such as `nim` and
    /// `wythoff::Wythoff`, and the pieces of its code.
    Module(BTreeSet<String>, Vec<Expr>),
    /// A function with its arguments.
    Call(&'static str, Vec<Expr>),
    /// A method with its arguments.
    Method(Box<Expr>, &'static str, Vec<Expr>),
    /// An expression, followed by code that is not parsed, such as `.sum::<u64>()` or ` as u64`.
    Then(Box<Expr>, String),
    Index(Box<[Expr; 2]>),
    List(Vec<Expr>),
    /// A closure: its parameters in Rust, and its value.
    Closure(String, Box<Expr>),
    Block(Vec<Let>, Box<Expr>),
    /// A value for each of some patterns, and the value for all others.
    Match(String, Vec<(String, Expr)>, Box<Expr>),
}

/// The largest number of operators of a plain expression, and the number that counts as many.
const PLAIN: usize = 2;
const MANY: usize = 10;

/// The expression of an operator, given its operands.
pub type Form = fn(Expr, Expr) -> Expr;

/// The variables of a position that code may need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reads {
    Nothing,
    /// The variables of the smallest parts: `n`, or a string `s`.
    Part,
    /// The pair `a` and `b`.
    Pair,
    /// The list `heaps`.
    Heaps,
}

/// A statement that binds variables.
#[derive(Clone, Debug, PartialEq)]
pub struct Let {
    pub names: Vec<&'static str>,
    /// The type, if Rust cannot infer it.
    pub kind: &'static str,
    pub values: Vec<Expr>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Infix {
    Or,
    And,
    Equal,
    Unequal,
    Less,
    AtMost,
    More,
    AtLeast,
    BitOr,
    BitXor,
    BitAnd,
    Plus,
    Minus,
    Times,
    Over,
    Modulo,
}

/// The precedence of a text, the loosest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Case,
    Phrase,
    Joint,
    Comparison,
    Bits,
    Sum,
    Product,
    Tight,
}

impl Infix {
    /// Returns the sign, its level, and the levels that operands need to stand without parentheses.
    /// Operators on bits always get parentheses, because their precedence differs between
    /// languages.
    fn form(self) -> (&'static str, Level, [Level; 2]) {
        use Level::{Bits, Comparison, Joint, Product, Sum, Tight};
        match self {
            Infix::Or => ("||", Joint, [Comparison; 2]),
            Infix::And => ("&&", Joint, [Comparison; 2]),
            Infix::Equal => ("==", Comparison, [Sum; 2]),
            Infix::Unequal => ("!=", Comparison, [Sum; 2]),
            Infix::Less => ("<", Comparison, [Sum; 2]),
            Infix::AtMost => ("<=", Comparison, [Sum; 2]),
            Infix::More => (">", Comparison, [Sum; 2]),
            Infix::AtLeast => (">=", Comparison, [Sum; 2]),
            Infix::BitOr => ("|", Bits, [Tight; 2]),
            Infix::BitXor => ("^", Bits, [Tight; 2]),
            Infix::BitAnd => ("&", Bits, [Tight; 2]),
            Infix::Plus => ("+", Sum, [Sum; 2]),
            Infix::Minus => ("-", Sum, [Sum, Product]),
            Infix::Times => ("*", Product, [Product, Tight]),
            Infix::Over => ("/", Product, [Product, Tight]),
            Infix::Modulo => ("%", Product, [Product, Tight]),
        }
    }

    fn is_order(self) -> bool {
        matches!(self, Infix::Less | Infix::AtMost | Infix::More | Infix::AtLeast)
    }

    fn opposite(self) -> Option<Infix> {
        Some(match self {
            Infix::Equal => Infix::Unequal,
            Infix::Unequal => Infix::Equal,
            Infix::Less => Infix::AtLeast,
            Infix::AtLeast => Infix::Less,
            Infix::More => Infix::AtMost,
            Infix::AtMost => Infix::More,
            _ => return None,
        })
    }
}

impl Let {
    pub fn one(name: &'static str, value: Expr) -> Let {
        Let { names: vec![name], kind: "", values: vec![value] }
    }

    pub fn typed(name: &'static str, kind: &'static str, value: Expr) -> Let {
        Let { kind, ..Let::one(name, value) }
    }

    pub fn code(&self) -> String {
        let tuple = |parts: Vec<String>| match &parts[..] {
            [one] => one.clone(),
            _ => format!("({})", parts.join(", ")),
        };
        let names = tuple(self.names.iter().map(|&name| name.to_owned()).collect());
        let kind = if self.kind.is_empty() { String::new() } else { format!(": {}", self.kind) };
        format!("let {names}{kind} = {}; ", tuple(self.values.iter().map(Expr::typed).collect()))
    }
}

impl Expr {
    pub fn word(word: impl Into<String>) -> Expr {
        Expr::Word(word.into())
    }

    pub fn verbatim(code: impl Into<String>, reads: Reads) -> Expr {
        Expr::Verbatim(code.into(), reads)
    }

    pub fn named(self, name: impl Into<String>) -> Expr {
        Expr::Named(name.into(), self.into())
    }

    pub fn infix(self, infix: Infix, other: Expr) -> Expr {
        Expr::Infix(infix, [self, other].into())
    }

    /// The Boolean that the values are equal; of two numbers, their xor or their distance is 0.
    pub fn equals(self, other: Expr) -> Expr {
        match self {
            Expr::Infix(Infix::BitXor, both) if other == Expr::Number(0) => {
                Expr::Infix(Infix::Equal, both)
            }
            Expr::Method(a, "abs_diff", b) if other == Expr::Number(0) => {
                Expr::Infix(Infix::Equal, [*a, b[0].clone()].into())
            }
            it => it.infix(Infix::Equal, other),
        }
    }

    /// The Boolean that the value is not 0, so that the position is winning.
    pub fn nonzero(self) -> Expr {
        self.equals(Expr::Number(0)).opposite()
    }

    /// The Boolean that a number, which is 0 or 1, is 1.
    pub fn bit(self) -> Expr {
        Expr::Bit(self.into(), true)
    }

    pub fn call(name: &'static str, arguments: impl Into<Vec<Expr>>) -> Expr {
        Expr::Call(name, arguments.into())
    }

    /// The call of a function of a module, or of a type in it.
    pub fn of_module(item: &str, call: Expr) -> Expr {
        Expr::Module([item.to_owned()].into(), vec![call])
    }

    pub fn method(self, name: &'static str, arguments: impl Into<Vec<Expr>>) -> Expr {
        Expr::Method(self.into(), name, arguments.into())
    }

    pub fn then(self, code: impl Into<String>) -> Expr {
        Expr::Then(self.into(), code.into())
    }

    pub fn cast(self, kind: &str) -> Expr {
        self.then(format!(" as {kind}"))
    }

    /// The Boolean that exactly one of two Booleans is true.
    pub fn either(self, other: Expr) -> Expr {
        let [a, b] = [&self, &other].map(|it| it.text(Text::Name));
        self.infix(Infix::Unequal, other).named(format!("either {a} or {b}, not both"))
    }

    /// The value after these statements.
    pub fn after(self, mut lets: Vec<Let>) -> Expr {
        match self {
            Expr::Block(more, value) => {
                lets.extend(more);
                Expr::Block(lets, value)
            }
            value => Expr::Block(lets, value.into()),
        }
    }

    /// A list of numbers, or a list of lists.
    pub fn list<T: Clone + Into<Expr>>(all: &[T]) -> Expr {
        Expr::List(all.iter().cloned().map(T::into).collect())
    }

    /// The value of the first case whose condition is true, or the last value.
    pub fn cases<const N: usize>(cases: [(Expr, Expr); N], last: Expr) -> Expr {
        let case = |other, (truth, value)| Expr::If([truth, value, other].into());
        cases.into_iter().rev().fold(last, case)
    }

    pub fn at(self, index: Expr) -> Expr {
        Expr::Index([self, index].into())
    }

    /// A closure with this value.
    pub fn closure(self, parameters: &str) -> Expr {
        Expr::Closure(parameters.to_owned(), self.into())
    }

    /// The xor of the values of a list, given as a function of its elements.
    pub fn xor_over(self, parameters: &str, value: Expr) -> Expr {
        let value = Expr::word("xor") ^ value;
        self.method("fold", [Expr::Number(0), value.closure(parameters)])
    }

    /// The opposite of a Boolean.
    pub fn opposite(self) -> Expr {
        match self {
            Expr::Bit(number, value) => Expr::Bit(number, !value),
            Expr::Is(number, is, kind, code) => Expr::Is(number, !is, kind, code),
            Expr::Infix(infix, both) if infix.opposite().is_some() => {
                Expr::Infix(infix.opposite().unwrap_or(infix), both)
            }
            other => Expr::Not(other.into()),
        }
    }

    /// Returns whether these variables of a position occur in the code.
    pub fn reads(&self, what: Reads) -> bool {
        match self {
            Expr::Verbatim(_, reads) => *reads == what,
            Expr::Block(lets, it) => read_after(lets, it.reads(what), what),
            other => other.parts().iter().any(|it| it.reads(what)),
        }
    }

    /// The number of operators; a feature of a list or of a string, a call of a module and a table
    /// are many.
    fn operators(&self) -> usize {
        let own = match self {
            Expr::Number(_) | Expr::Word(_) | Expr::Named(..) => 0,
            // `n % 3 != 0` is divisibility.
            Expr::Bit(..) => 0,
            Expr::Infix(Infix::Equal | Infix::Unequal, both) if both[1] == Expr::Number(0) => 0,
            Expr::Infix(..) | Expr::Not(_) => 1,
            Expr::Is(number, ..) => return 1 + number.operators(),
            Expr::Method(_, name, _) => usize::from(*name != "unwrap_or"),
            Expr::Then(_, cast) if cast.starts_with(" as ") => 0,
            _ => MANY,
        };
        own + self.parts().into_iter().map(Expr::operators).sum::<usize>()
    }

    /// Is it so short that each reader understands it at once?
    pub fn is_plain(&self) -> bool {
        self.operators() <= PLAIN
    }

    /// Visits the expression and all expressions in its code.
    pub fn visit<'a>(&'a self, visit: &mut impl FnMut(&'a Expr)) {
        visit(self);
        self.parts().into_iter().for_each(|it| it.visit(visit));
    }

    /// Replaces a variable by an expression.
    pub fn replace(&mut self, variable: &str, by: &Expr) {
        match self {
            Expr::Word(word) if word == variable => *self = by.clone(),
            other => other.parts_mut().into_iter().for_each(|it| it.replace(variable, by)),
        }
    }

    pub fn code(&self) -> String {
        self.text(Text::Code)
    }

    pub fn text(&self, text: Text) -> String {
        let said = |it: &Expr| it.text(text);
        let list = |all: &[Expr]| all.iter().map(said).collect::<Vec<_>>().join(", ");
        let needs = |it: &Expr, level| it.operand(level, text);
        match self {
            Expr::Number(n) => n.to_string(),
            Expr::Word(code) | Expr::Verbatim(code, _) => code.clone(),
            Expr::Named(name, _) if text == Text::Name => name.clone(),
            Expr::Named(_, code) => said(code),
            Expr::Is(number, is, kind, _) if text == Text::Name => {
                let is = if *is { "is" } else { "is not" };
                format!("{} {is} {kind}", needs(number, Level::Sum))
            }
            Expr::Is(_, true, _, code) => said(code),
            Expr::Is(_, false, _, code) | Expr::Not(code) => format!("!({})", said(code)),
            Expr::Infix(infix, both) if text == Text::Code && infix.is_order() => {
                let (sign, _, [left, right]) = infix.form();
                let side = |it: &Expr, level| it.saturated().unwrap_or(needs(it, level));
                format!("{} {sign} {}", side(&both[0], left), side(&both[1], right))
            }
            Expr::Infix(infix, both) => {
                let (sign, _, [left, right]) = infix.form();
                let sign = match infix {
                    Infix::Or if text == Text::Name => "or",
                    Infix::And if text == Text::Name => "and",
                    _ => sign,
                };
                format!("{} {sign} {}", needs(&both[0], left), needs(&both[1], right))
            }
            Expr::Bit(number, value) => {
                format!("{} == {}", needs(number, Level::Sum), u8::from(*value))
            }
            Expr::If(parts) if text == Text::Name => {
                let [condition, first, other] =
                    [&parts[0], &parts[1], &parts[2]].map(|it| needs(it, Level::Phrase));
                format!("{first} if {condition}, else {other}")
            }
            Expr::If(parts) => {
                let [first, other] = [said(&parts[1]), said(&parts[2])];
                let other = match parts[2] {
                    Expr::If(_) => other,
                    _ => format!("{{ {other} }}"),
                };
                format!("if {} {{ {first} }} else {other}", needs(&parts[0], Level::Phrase))
            }
            Expr::Set(set) => format!("&{set:?}"),
            Expr::Module(_, pieces) => pieces.iter().map(said).collect(),
            Expr::Call(name, arguments) => format!("{name}({})", list(arguments)),
            Expr::Method(it, name, arguments) => {
                let it = match **it {
                    Expr::Number(_) if text == Text::Code => it.typed(),
                    _ => needs(it, Level::Tight),
                };
                format!("{it}.{name}({})", list(arguments))
            }
            Expr::Then(it, methods) => needs(it, Level::Tight) + methods,
            Expr::Index(both) => format!("{}[{}]", needs(&both[0], Level::Tight), said(&both[1])),
            Expr::List(all) => format!("[{}]", list(all)),
            Expr::Closure(parameters, value) => format!("|{parameters}| {}", said(value)),
            Expr::Block(lets, value) => {
                let lets: String = lets.iter().map(Let::code).collect();
                format!("{{ {lets}{} }}", said(value))
            }
            Expr::Match(subject, arms, other) => {
                let arms: String =
                    arms.iter().map(|(it, value)| format!("{it} => {}, ", said(value))).collect();
                format!("match {subject} {{ {arms}_ => {} }}", said(other))
            }
        }
    }

    /// The code of a sum or product that may be too large for a `u64`: the largest number instead is
    /// on the same side of all others.
    fn saturated(&self) -> Option<String> {
        let (name, both) = match self {
            Expr::Named(_, code) => return code.saturated(),
            Expr::Infix(Infix::Plus, both) => ("saturating_add", both),
            Expr::Infix(Infix::Times, both) => ("saturating_mul", both),
            _ => return None,
        };
        let sides = both.each_ref().map(Expr::saturated);
        if sides.iter().all(Option::is_none) && both.iter().any(Expr::is_small) {
            return None;
        }
        let side = |i: usize| sides[i].clone().unwrap_or_else(|| both[i].code());
        Some(format!("u64::{name}({}, {})", side(0), side(1)))
    }

    /// Is it a constant, or a remainder by a constant?
    fn is_small(&self) -> bool {
        match self {
            Expr::Number(_) => true,
            Expr::Named(_, code) => code.is_small(),
            Expr::Infix(Infix::Modulo, both) => both[1].is_small(),
            _ => false,
        }
    }

    /// The name as an operand.
    pub fn operand_name(&self) -> String {
        self.operand(Level::Tight, Text::Name)
    }

    /// The text, in parentheses if its level is looser than the needed one.
    fn operand(&self, needed: Level, text: Text) -> String {
        let said = self.text(text);
        if self.level(text) < needed { format!("({said})") } else { said }
    }

    fn level(&self, text: Text) -> Level {
        match self {
            Expr::Infix(infix, _) => infix.form().1,
            Expr::Bit(..) => Level::Comparison,
            Expr::Is(..) if text == Text::Name => Level::Comparison,
            Expr::Is(_, true, _, code) => code.level(text),
            Expr::Named(_, code) if text == Text::Code => code.level(text),
            Expr::Named(said, _) | Expr::Verbatim(said, _) => level_of(said),
            Expr::Then(_, methods) => level_of(methods),
            Expr::Module(..) => level_of(&self.text(text)),
            Expr::If(_) | Expr::Block(..) | Expr::Match(..) => Level::Case,
            _ => Level::Tight,
        }
    }

    /// The code; a constant gets a type suffix.
    fn typed(&self) -> String {
        let code = self.text(Text::Code);
        if let Expr::Number(_) = self { code + "_u64" } else { code }
    }
}

/// The expressions in the code of an expression.
macro_rules! parts {
    ($name:ident, $iter:ident, $($mutable:tt)?) => {
        impl Expr {
            fn $name(&$($mutable)? self) -> Vec<&$($mutable)? Expr> {
                match self {
                    Expr::Number(_) | Expr::Word(_) | Expr::Verbatim(..) | Expr::Set(_) => Vec::new(),
                    Expr::Named(_, it)
                    | Expr::Is(_, _, _, it)
                    | Expr::Bit(it, _)
                    | Expr::Not(it)
                    | Expr::Then(it, _)
                    | Expr::Closure(_, it) => vec![it],
                    Expr::Infix(_, both) | Expr::Index(both) => both.$iter().collect(),
                    Expr::If(parts) => parts.$iter().collect(),
                    Expr::Module(_, parts) | Expr::Call(_, parts) | Expr::List(parts) => {
                        parts.$iter().collect()
                    }
                    Expr::Method(it, _, arguments) => {
                        [&$($mutable)? **it].into_iter().chain(arguments).collect()
                    }
                    Expr::Block(lets, it) => {
                        let values = lets.$iter().flat_map(|it| it.values.$iter());
                        values.chain([&$($mutable)? **it]).collect()
                    }
                    Expr::Match(_, arms, it) => {
                        let values = arms.$iter().map(|(_, value)| value);
                        values.chain([&$($mutable)? **it]).collect()
                    }
                }
            }
        }
    };
}
parts!(parts, iter,);
parts!(parts_mut, iter_mut, mut);

/// The level of words or code that is not parsed: loose if it has blanks outside of brackets.
fn level_of(said: &str) -> Level {
    let mut depth = 0;
    let mut is_divided = |c: char| {
        depth += match c {
            '(' | '[' | '{' => 1,
            ')' | ']' | '}' => -1,
            _ => 0,
        };
        depth == 0 && c.is_whitespace()
    };
    if said.chars().any(&mut is_divided) { Level::Phrase } else { Level::Tight }
}

/// Returns whether variables of a position are read in statements, or after them without being
/// bound there.
pub fn read_after(lets: &[Let], is_read: bool, what: Reads) -> bool {
    let names = match what {
        Reads::Nothing => return false,
        Reads::Part => &["n"][..],
        Reads::Pair => &["a", "b"],
        Reads::Heaps => &["heaps"],
    };
    lets.iter().rev().fold(is_read, |is_read, it| {
        is_read && it.names != names || it.values.iter().any(|value| value.reads(what))
    })
}

impl From<&[u64]> for Expr {
    fn from(numbers: &[u64]) -> Expr {
        Expr::list(numbers)
    }
}

impl From<u64> for Expr {
    fn from(number: u64) -> Expr {
        Expr::Number(number)
    }
}

macro_rules! arithmetic {
    ($($operator:ident $method:ident $infix:ident,)*) => {$(
        impl<T: Into<Expr>> $operator<T> for Expr {
            type Output = Expr;

            fn $method(self, other: T) -> Expr {
                self.infix(Infix::$infix, other.into())
            }
        }
    )*};
}

arithmetic! {
    Add add Plus,
    Sub sub Minus,
    Mul mul Times,
    Div div Over,
    Rem rem Modulo,
    BitXor bitxor BitXor,
    BitAnd bitand BitAnd,
    BitOr bitor BitOr,
}

//! All expressions over terminals and operators, the simplest first, with their values.

use crate::engine::costs;
use crate::engine::evidence::Position;
use crate::engine::expression::Expr;
use crate::engine::measure::number;
use crate::engine::watch::Watch;
use crate::generators::formula::operators::{OPERATORS, Operator, Second};
use foldhash::fast::FixedState;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::rc::Rc;

/// The index of an expression.
pub type Id = usize;

/// Computes a number from a position, if it has one.
pub type Value = Rc<dyn Fn(&[u64]) -> Option<u64>>;

/// A terminal: a number of a position.
#[derive(Clone)]
pub struct Terminal {
    /// The code, which reads `n`, `a` and `b`, `heaps`, or a string `s`.
    pub expr: Expr,
    pub bits: f64,
    pub of: Value,
    /// Its values on the samples, if known.
    pub column: Option<Vec<u64>>,
}

impl Terminal {
    pub fn new(expr: Expr, bits: f64, of: impl Fn(&[u64]) -> Option<u64> + 'static) -> Terminal {
        // Costs are counted in half bits.
        let bits = (2.0 * bits).round() / 2.0;
        Terminal { expr, bits, of: Rc::new(of), column: None }
    }

    /// Returns whether it is a number of the position itself, not computed from it.
    pub fn is_element(&self) -> bool {
        matches!(self.expr, Expr::Word(_))
    }
}

#[derive(Clone)]
pub enum Head {
    Terminal(Terminal),
    Constant(u64),
    Operator(&'static Operator),
}

/// An expression: its operator, and the indices of the arguments.
#[derive(Clone)]
pub struct Node {
    pub head: Head,
    /// The arguments. The second may be a constant; for an operator of one argument, it repeats the
    /// first.
    pub arguments: [Id; 2],
    pub bits: f64,
    /// The number of its terminals.
    pub parts: usize,
    /// The value on each sample; a Boolean is 0 or 1.
    pub column: Vec<u64>,
}

impl Node {
    /// Is it a remainder by a constant?
    fn is_residue(&self) -> bool {
        matches!(self.head, Head::Operator(operator) if operator.is_residue())
    }
}

/// All expressions so far, one for each distinct column of values.
pub struct Bank {
    pub all: Vec<Node>,
    /// The numbers and the Booleans, by cost in half bits.
    pub numbers: Vec<Vec<Id>>,
    pub truths: Vec<Vec<Id>>,
    /// The columns of the expressions. A column is long, so the usual hash would take longer than
    /// the values.
    seen: HashSet<Vec<u64>, FixedState>,
    /// The wanted column. All expressions that have it are kept.
    target: Vec<u64>,
}

/// The largest constant.
const CONSTANTS: u64 = 60;

/// The limits of the enumeration.
#[derive(Clone, Copy)]
pub struct Limits {
    /// The largest cost, in half bits.
    pub cost: usize,
    /// The number of expressions at which the enumeration stops raising the cost.
    pub numbers: usize,
    pub truths: usize,
}

impl Bank {
    /// Enumerates the expressions over these terminals up to the limits, the simplest first.
    pub fn grown(
        mut terminals: Vec<Terminal>,
        operators: &'static [Operator],
        samples: &[Position],
        target: Vec<u64>,
        limits: Limits,
        watch: &Watch,
    ) -> Bank {
        let mut bank = Bank {
            all: Vec::new(),
            numbers: vec![Vec::new(); limits.cost + 1],
            truths: vec![Vec::new(); limits.cost + 1],
            seen: HashSet::default(),
            target,
        };
        for constant in 0..=CONSTANTS {
            let (head, bits) = (Head::Constant(constant), number(constant + 1));
            let column = vec![constant; samples.len()];
            bank.all.push(Node { head, arguments: [0; 2], bits, parts: 0, column });
        }
        terminals.sort_by(|a, b| a.bits.total_cmp(&b.bits));
        for terminal in terminals {
            let cost = half_bits(terminal.bits);
            let known = || samples.iter().map(|it| (terminal.of)(it)).collect();
            if cost <= limits.cost
                && let Some(column) = terminal.column.clone().or_else(known)
            {
                let bits = terminal.bits;
                let head = Head::Terminal(terminal);
                bank.add(Node { head, arguments: [0; 2], bits, parts: 1, column }, false);
            }
        }
        for cost in 0..=limits.cost {
            let count = |of: &[Vec<Id>]| of[..=cost].iter().map(Vec::len).sum::<usize>();
            let has_room =
                [count(&bank.numbers) < limits.numbers, count(&bank.truths) < limits.truths];
            for operator in operators.iter().filter(|it| has_room[usize::from(it.is_truth)]) {
                bank.apply(operator, cost, watch);
            }
            if watch.is_over() {
                break;
            }
        }
        bank
    }

    /// Adds all expressions of this cost with an operator at the top.
    fn apply(&mut self, operator: &'static Operator, cost: usize, watch: &Watch) {
        let Some(left) = cost.checked_sub(half_bits(operator.bits)) else { return };
        let samples = self.target.len();
        match operator.second {
            Second::None => {
                let all = self.numbers[left].clone();
                for a in all.into_iter().take_while(|_| watch.spends(samples)) {
                    self.join(operator, [a, a], 0.0);
                }
            }
            Second::Constant(least) => {
                for constant in least..=CONSTANTS {
                    let bits = constant_bits(constant, least);
                    let Some(left) = left.checked_sub(half_bits(bits)) else { continue };
                    let all = self.numbers[left].clone();
                    for a in all.into_iter().take_while(|_| watch.spends(samples)) {
                        self.join(operator, [a, constant as Id], bits);
                    }
                }
            }
            Second::Any { turns } => {
                for first in 0..=left {
                    let others = self.numbers[left - first].clone();
                    let all = self.numbers[first].clone().into_iter();
                    for a in all.take_while(|_| watch.spends(samples * others.len())) {
                        for &b in others.iter().filter(|&&b| if turns { a != b } else { a < b }) {
                            self.join(operator, [a, b], self.all[b].bits);
                        }
                    }
                }
            }
        }
    }

    fn join(&mut self, operator: &'static Operator, arguments: [Id; 2], more: f64) {
        let [a, b] = arguments.map(|id| &self.all[id]);
        // `n % 3 % 4` says no more than `n % 3`.
        if operator.is_residue() && a.is_residue() && a.arguments[1] <= arguments[1] {
            return;
        }
        // `collect` would not reserve the memory, as it may end early.
        let mut column = Vec::with_capacity(a.column.len());
        for (&a, &b) in a.column.iter().zip(&b.column) {
            let Some(value) = operator.of(a, b) else { return };
            column.push(value);
        }
        let bits = operator.bits + a.bits + more;
        let parts =
            a.parts + if matches!(operator.second, Second::Any { .. }) { b.parts } else { 0 };
        let expression = Node { head: Head::Operator(operator), arguments, bits, parts, column };
        self.add(expression, operator.is_truth);
    }

    /// Adds an expression with a new column, or with the wanted one.
    fn add(&mut self, expression: Node, is_truth: bool) {
        let column = &expression.column;
        if column.windows(2).all(|pair| pair[0] == pair[1]) {
            return;
        }
        let is_target = *column == self.target || is_truth && are_opposite(column, &self.target);
        let mut key = Cow::Borrowed(&column[..]);
        // A Boolean and its opposite count as one.
        if is_truth {
            let key = key.to_mut();
            let first = key[0];
            key.iter_mut().for_each(|it| *it ^= first);
            key.push(u64::MAX);
        }
        let is_new = !self.seen.contains(&key[..]);
        if !is_new && !is_target {
            return;
        }
        if is_new {
            self.seen.insert(key.into_owned());
        }
        let id = self.all.len();
        let cost = half_bits(expression.bits);
        let places = if is_truth { &mut self.truths } else { &mut self.numbers };
        let last = places.len() - 1;
        places[cost.min(last)].push(id);
        self.all.push(expression);
    }

    /// Returns whether an expression has the wanted column, or its opposite.
    pub fn has_target(&self) -> bool {
        let is_opposite = |it: &Node| are_opposite(&it.column, &self.target);
        self.all.iter().any(|it| it.column == self.target || is_opposite(it))
    }

    /// Joins two numbers to the wanted column, or to its opposite. Pairs are first filtered by
    /// their values on the last sample, where few different values occur.
    pub fn join_two(&mut self, outcomes: bool, most: f64, watch: &Watch) {
        let Some(last) = self.target.len().checked_sub(1) else { return };
        let mut by_value: BTreeMap<u64, Vec<Id>> = BTreeMap::new();
        for id in (0..16).chain(self.numbers.concat()) {
            by_value.entry(self.all[id].column[last]).or_default().push(id);
        }
        for ids in by_value.values_mut() {
            ids.sort_by(|&a, &b| self.all[a].bits.total_cmp(&self.all[b].bits));
        }
        let has_sense =
            |it: &&Operator| matches!(it.second, Second::Any { .. }) && it.is_truth == outcomes;
        let mut found = Vec::new();
        for operator in OPERATORS.iter().filter(has_sense).take_while(|_| !watch.is_over()) {
            for (&x, firsts) in &by_value {
                for (&y, seconds) in &by_value {
                    let Some(said) = operator.of(x, y) else { continue };
                    // Booleans may be negated.
                    let turned = said ^ self.target[last];
                    if turned == 0 || outcomes && turned == 1 {
                        self.find(operator, [firsts, seconds], turned, most, watch, &mut found);
                    }
                }
            }
        }
        found.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (_, operator, both) in found.into_iter().take(20) {
            self.join(operator, both, self.all[both[1]].bits);
        }
    }

    /// The pairs of numbers that give the wanted column.
    fn find(
        &self,
        operator: &'static Operator,
        [firsts, seconds]: [&[Id]; 2],
        turned: u64,
        most: f64,
        watch: &Watch,
        found: &mut Vec<(f64, &'static Operator, [Id; 2])>,
    ) {
        let turns = operator.second == Second::Any { turns: true };
        for &a in firsts.iter().take_while(|_| watch.spends(seconds.len())) {
            let left = most - operator.bits - self.all[a].bits;
            for &b in seconds.iter().take_while(|&&b| self.all[b].bits <= left) {
                let both = self.all[a].column.iter().zip(&self.all[b].column);
                let is_right =
                    |((&a, &b), &it): ((&u64, &u64), &u64)| operator.of(a, b) == Some(it ^ turned);
                if (turns || a < b) && both.zip(&self.target).all(is_right) {
                    found.push((most - left + self.all[b].bits, operator, [a, b]));
                }
            }
        }
    }

    pub fn is_truth(&self, id: Id) -> bool {
        matches!(&self.all[id].head, Head::Operator(operator) if operator.is_truth)
    }

    /// Returns whether an expression contains this terminal.
    pub fn depends_on(&self, id: Id, wanted: &Expr) -> bool {
        let Node { head, arguments, .. } = &self.all[id];
        match head {
            Head::Terminal(terminal) => terminal.expr == *wanted,
            Head::Constant(_) => false,
            Head::Operator(_) => arguments.iter().any(|&it| self.depends_on(it, wanted)),
        }
    }

    /// The value of an expression at a position.
    pub fn of(&self, id: Id, position: &[u64]) -> Option<u64> {
        let Node { head, arguments: [a, b], .. } = &self.all[id];
        match head {
            Head::Terminal(terminal) => (terminal.of)(position),
            Head::Constant(constant) => Some(*constant),
            Head::Operator(operator) if operator.second == Second::None => {
                operator.of(self.of(*a, position)?, 0)
            }
            Head::Operator(operator) => operator.of(self.of(*a, position)?, self.of(*b, position)?),
        }
    }

    /// The inner numbers on which an expression depends.
    pub fn roots(&self, id: Id) -> Vec<Id> {
        match &self.all[id] {
            Node { head: Head::Operator(operator), arguments: [a, b], .. } => {
                match operator.second {
                    Second::Any { .. } if operator.is_truth => {
                        [self.roots(*a), self.roots(*b)].concat()
                    }
                    Second::Any { .. } => vec![id],
                    _ => self.roots(*a),
                }
            }
            _ => vec![id],
        }
    }

    pub fn expr(&self, id: Id) -> Expr {
        let Node { head, arguments: [a, b], .. } = &self.all[id];
        match head {
            Head::Terminal(terminal) => terminal.expr.clone(),
            Head::Constant(constant) => Expr::Number(*constant),
            Head::Operator(operator) if operator.second == Second::None => {
                operator.expr(self.expr(*a), Expr::Number(0))
            }
            Head::Operator(operator) => operator.expr(self.expr(*a), self.expr(*b)),
        }
    }
}

fn half_bits(bits: f64) -> usize {
    (2.0 * bits).round() as usize
}

/// The bits of a constant of at least `least`; ten is cheap.
fn constant_bits(constant: u64, least: u64) -> f64 {
    if constant == 10 { costs::TEN } else { number(constant - least + 1) }
}

/// Returns whether one column is true exactly where the other is false.
fn are_opposite(column: &[u64], other: &[u64]) -> bool {
    column.iter().zip(other).all(|(&a, &b)| a <= 1 && b == 1 - a)
}

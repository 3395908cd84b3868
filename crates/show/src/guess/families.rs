//! The games of one heap: every game of the table with every small parameter.

use crate::games::{About, Ask, Bound, Game, Shape, games};
use crate::guess::evidence::{Line, cell_bits};
use crate::guess::hypothesis::{Guess, bits};
use crate::guess::progress::Progress;
use crate::quiet::answer_quietly;
use crate::rule::{Argument, Kind, Rule};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Where the given values may begin, with the bits that this costs.
const STARTS: [(i64, f64); 5] = [(0, 0.5), (1, 2.5), (-1, 4.5), (2, 5.5), (-2, 5.5)];

/// So many of the first values may be exceptions.
const EXCEPTIONS: usize = 2;

/// So many values sort out most hypotheses.
const FEW: usize = 14;

/// How far the future is compared.
const FUTURE: usize = 40;

/// How many rules are grown at most, where many fit the values.
const NODES: usize = 600;

/// What the game says of these sizes, empty where it refuses.
fn ask(game: &Game, rule: &Rule, ask: Ask, sizes: &[u64]) -> Option<Vec<u64>> {
    let last = sizes.iter().copied().max().unwrap_or(0);
    let say = |bound: &Bound| {
        let outcomes = |misere: bool| -> Option<Vec<u64>> {
            let play = bound.play_of(misere)?;
            sizes.iter().map(|&n| Some(u64::from((play.wins)(&game.single(n)?)))).collect()
        };
        match (ask, bound.values) {
            (Ask::Values, values) => values.map(|values| values(sizes)),
            (Ask::Wins, Some(values)) => {
                Some(values(sizes).into_iter().map(|value| value.min(1)).collect())
            }
            (Ask::Wins, None) => outcomes(false),
            (Ask::MisereWins, _) => outcomes(true),
        }
    };
    answer_quietly(|| game.ask(rule, last, say)).flatten()
}

/// One question to a game, and the values to compare.
struct Search<'a> {
    game: &'a Game,
    ask: Ask,
    line: &'a Line,
    /// The size that the first given value is about.
    start: i64,
}

impl Search<'_> {
    /// The given value for a size.
    fn given(&self, size: u64) -> Option<u64> {
        let i = usize::try_from(size as i64 - self.start).ok()?;
        *self.line.cells.get(i)?
    }

    /// May the size have this value, an exception of the first ones apart?
    fn allows(&self, size: u64, value: u64) -> bool {
        let i = size as i64 - self.start;
        i < EXCEPTIONS as i64 || self.given(size).is_none_or(|given| given == value)
    }

    /// Are these values of `0, 1, …` as given, as far as they go?
    fn fits(&self, values: &[u64]) -> bool {
        (0..).zip(values).all(|(n, &value)| self.allows(n, value))
    }

    /// The guess that this rule is, if it fits.
    fn guess(&self, rule: &Rule, start_bits: f64, rule_bits: f64) -> Option<Guess> {
        let cells = &self.line.cells;
        let last = self.start + cells.len() as i64 - 1;
        let given: Vec<u64> = (0..=last.max(0) as u64).collect();
        if !self.fits(&ask(self.game, rule, self.ask, &given)?) {
            return None;
        }
        let sizes: Vec<i64> = (self.start..).take(cells.len() + FUTURE).collect();
        let real: Vec<u64> = sizes.iter().filter_map(|&n| u64::try_from(n).ok()).collect();
        let values = ask(self.game, rule, self.ask, &real)
            .or_else(|| ask(self.game, rule, self.ask, &real[..real.len() - FUTURE]))?;
        let before = sizes.len() - real.len();
        let future: Vec<Option<u64>> =
            std::iter::repeat_n(None, before).chain(values.into_iter().map(Some)).collect();
        let wrong =
            |&(given, said): &(&Option<u64>, &Option<u64>)| given.is_some() && given != said;
        let free = cells.iter().zip(&future).filter(wrong).count();
        let exceptions = free as f64 * (cell_bits(cells.iter()) + 2.0);
        let mut future = future;
        for (said, given) in future.iter_mut().zip(cells) {
            *said = given.or(*said);
        }
        let (game, shift) = (self.game, self.shift());
        let about = match self.ask {
            Ask::MisereWins => " --misere",
            _ => "",
        };
        Some(Guess {
            name: format!("{}{}{about}{shift}", game.name(), rule.words()),
            call: self.call(rule),
            bits: start_bits + rule_bits + exceptions,
            free,
            future,
        })
    }

    fn shift(&self) -> String {
        match self.start {
            0 => String::new(),
            start if self.line.first.is_some_and(|first| first as i64 == start) => String::new(),
            start => format!(", where the first value is that of {start}"),
        }
    }

    /// What to paste.
    fn call(&self, rule: &Rule) -> String {
        match self.ask {
            Ask::Values => self.game.value_call(rule),
            Ask::Wins => self.game.outcome_call(rule, About::Part, false),
            Ask::MisereWins => self.game.outcome_call(rule, About::Part, true),
        }
    }
}

pub fn guesses(line: &Line, progress: &mut Progress) -> Vec<Guess> {
    let games: Vec<Game> = games().into_iter().filter(is_of_one_part).collect();
    let mut guesses = Vec::new();
    for (i, game) in games.iter().enumerate() {
        progress.at(i, games.len(), &game.name());
        let asks: &[Ask] =
            if line.outcomes { &[Ask::Wins, Ask::MisereWins] } else { &[Ask::Values] };
        for &ask in asks {
            if ask == Ask::MisereWins && !game.has(ask) {
                continue;
            }
            let best = best(game, ask, line, family(game));
            guesses.extend(best);
        }
    }
    guesses
}

/// The bits that name a game: fewer for those that everybody plays, half of all for formulas.
pub fn family(game: &Game) -> f64 {
    if game.is_popular { 4.0 } else { 7.5 }
}

fn is_of_one_part(game: &Game) -> bool {
    let single = match game.shape {
        Shape::Sum(_) | Shape::Limited => true,
        Shape::Exactly(names) => names.len() == 1,
        _ => false,
    };
    single && (game.has(Ask::Values) || game.has(Ask::Wins))
}

/// The simplest rule of a game that fits.
fn best(game: &Game, ask: Ask, line: &Line, family: f64) -> Option<Guess> {
    let is_possible =
        |&(start, _): &(i64, f64)| line.first.is_none_or(|first| first as i64 == start);
    let search = |(start, bits)| (Search { game, ask, line, start }, bits + family);
    let searches: Vec<(Search, f64)> = STARTS.into_iter().filter(is_possible).map(search).collect();
    match game.parameters {
        [only] if grows(only.kind) => {
            searches.iter().find_map(|(search, bits)| grow(search, only.name, only.kind, *bits))
        }
        _ => enumerate(&searches),
    }
}

/// Tries all values of the parameters.
fn enumerate(searches: &[(Search, f64)]) -> Option<Guess> {
    let (first, _) = searches.first()?;
    let sizes: Vec<u64> = (0..(FEW + STARTS.len()) as u64).collect();
    let mut best: Option<Guess> = None;
    for (rule, rule_bits) in &rules(first.game) {
        if best.as_ref().is_some_and(|best| best.bits <= *rule_bits) {
            break;
        }
        let Some(few) = ask(first.game, rule, first.ask, &sizes) else { continue };
        for (search, bits) in searches.iter().filter(|(search, _)| search.fits(&few)) {
            let found = search.guess(rule, *bits, *rule_bits).into_iter();
            best = best.into_iter().chain(found).min_by(|a, b| a.bits.total_cmp(&b.bits));
        }
    }
    best
}

/// The rules of a game with small parameters and their bits, the simplest first.
pub fn rules(game: &Game) -> Vec<(Rule, f64)> {
    let mut rules = vec![(Rule::default(), 0.0)];
    for parameter in game.parameters {
        let arguments = arguments(parameter.kind);
        let longer = |(rule, bits): &(Rule, f64)| -> Vec<(Rule, f64)> {
            let with = |(argument, more): &(Argument, f64)| {
                let mut rule = rule.clone();
                rule.0.push((parameter.name, argument.clone()));
                (rule, bits + more)
            };
            arguments.iter().map(with).collect()
        };
        rules = rules.iter().flat_map(longer).collect();
    }
    let is_range = |rule: &Rule| {
        let number =
            |wanted| rule.0.iter().find(|(name, _)| *name == wanted).map(|(_, n)| n.clone());
        number("max").is_none_or(|max| number("min").is_none_or(|min| min <= max))
    };
    rules.retain(|(rule, _)| is_range(rule));
    rules.sort_by(|a, b| a.1.total_cmp(&b.1));
    rules
}

fn arguments(kind: Kind) -> Vec<(Argument, f64)> {
    match kind {
        Kind::Number(0) => vec![(Argument::Number(0), 0.0)],
        Kind::Number(last) => (1..=last).map(|n| (Argument::Number(n), bits(n))).collect(),
        Kind::Word(words) => {
            let share = (words.len() as f64).log2();
            words.iter().map(|word| (Argument::Word(word), share)).collect()
        }
        Kind::Pairs(last) => {
            let bans: Vec<(u64, u64)> =
                (1..=last).flat_map(|heap| (1..=heap).map(move |taken| (heap, taken))).collect();
            let cost = |ban: &(u64, u64)| bits(ban.0) + bits(ban.1) + 1.0;
            let one = bans.iter().map(|&ban| (Argument::Pairs(vec![ban]), cost(&ban)));
            let two = bans.iter().enumerate().flat_map(|(i, &a)| {
                bans[i + 1..]
                    .iter()
                    .map(move |&b| (Argument::Pairs(vec![a, b]), cost(&a) + cost(&b)))
            });
            one.chain(two).collect()
        }
        Kind::Set(_) | Kind::Code(_) => Vec::new(),
    }
}

fn grows(kind: Kind) -> bool {
    matches!(kind, Kind::Set(1..) | Kind::Code(_))
}

/// Grows a set or a code from its small numbers on, since the value of a heap depends only on
/// what can be taken from it; the simplest first.
fn grow(search: &Search, name: &'static str, kind: Kind, bits_before: f64) -> Option<Guess> {
    let rule = |argument: &Argument| Rule(vec![(name, argument.clone())]);
    let nothing = u64::from(search.ask == Ask::MisereWins);
    if search.given(0).is_some_and(|given| given != nothing) {
        return None;
    }
    for code in famous(kind) {
        let argument = Argument::Code((*code).to_owned());
        let found = search.guess(&rule(&argument), bits_before, 3.0);
        if found.is_some() {
            return found;
        }
    }
    let mut heap = BinaryHeap::new();
    for argument in seeds(kind) {
        heap.push(Reverse(Grown { bits: 0, size: 0, argument }));
    }
    for _ in 0..NODES {
        let Some(Reverse(Grown { bits, size, argument })) = heap.pop() else { break };
        let done = is_done(kind, size);
        if done {
            let found = search.guess(&rule(&short(&argument)), bits_before, f64::from(bits) + 1.0);
            if found.is_some() {
                return found;
            }
            continue;
        }
        for (argument, more) in longer(&argument, size + 1) {
            let size = size + 1;
            let value = || ask(search.game, &rule(&argument), search.ask, &[size]);
            let fits = |given| value().is_some_and(|value| value[0] == given);
            if search.given(size).is_none_or(fits) {
                heap.push(Reverse(Grown { bits: bits + more, size, argument }));
            }
        }
    }
    let sets = if matches!(kind, Kind::Set(_)) { famous_sets(search.line) } else { Vec::new() };
    let mut rules = sets.into_iter().map(|set| rule(&Argument::Set(set)));
    rules.find_map(|rule| search.guess(&rule, bits_before, 6.0))
}

/// The sets that everybody knows, as far as the values and what they foretell need them.
fn famous_sets(line: &Line) -> Vec<Vec<u64>> {
    let numbers = 2..(line.cells.len() + FUTURE) as u64;
    let primes: Vec<u64> = numbers
        .clone()
        .filter(|&n| (2..n).take_while(|d| d * d <= n).all(|d| n % d != 0))
        .collect();
    let pairs = std::iter::successors(Some((1, 2)), |&(a, b)| Some((b, a + b)));
    let fibonacci: Vec<u64> = pairs.map(|(a, _)| a).take_while(|a| *a < numbers.end).collect();
    vec![primes, fibonacci]
}

/// What a rule says of takings up to a size.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Grown {
    bits: u32,
    size: u64,
    argument: Argument,
}

/// The codes that everybody knows.
fn famous(kind: Kind) -> &'static [&'static str] {
    if matches!(kind, Kind::Code(_)) { &["0.77", "0.07", "0.137", "0.007"] } else { &[] }
}

/// Without zeros at the end of a code.
fn short(argument: &Argument) -> Argument {
    match argument {
        Argument::Code(code) => {
            let digits = code.trim_end_matches('0');
            Argument::Code(if digits.len() < 3 { code[..3].to_owned() } else { digits.to_owned() })
        }
        other => other.clone(),
    }
}

fn seeds(kind: Kind) -> Vec<Argument> {
    match kind {
        Kind::Set(_) => vec![Argument::Set(Vec::new())],
        _ => vec![Argument::Code("0.".to_owned()), Argument::Code("4.".to_owned())],
    }
}

fn is_done(kind: Kind, size: u64) -> bool {
    matches!(kind, Kind::Set(last) | Kind::Code(last) if size == last)
}

/// A rule with what it says of one taking more, and the bits of that.
fn longer(argument: &Argument, size: u64) -> Vec<(Argument, u32)> {
    match argument {
        Argument::Set(set) => {
            let last = set.last().copied().unwrap_or(0);
            let mut with = set.clone();
            with.push(size);
            let gap = 2 * (size - last).ilog2() + 2;
            vec![(argument.clone(), 0), (Argument::Set(with), gap)]
        }
        Argument::Code(code) => {
            let with = |digit: char| Argument::Code(format!("{code}{digit}"));
            ('0'..='7').map(|digit| (with(digit), if digit == '0' { 1 } else { 4 })).collect()
        }
        _ => Vec::new(),
    }
}

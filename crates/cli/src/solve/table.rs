//! The positions of a game and their outcomes, as the explorer lists them.

use crate::solve::explorer::core::{ALL, LETTER, ONE};
use crate::solve::kind::Kind;
use guess::{Evidence, Shape};
use std::collections::{BTreeSet, HashMap};

/// The largest number of strings with one letter more that a formula is made from.
const SOME: usize = 300;

/// One of the small positions.
#[derive(Clone)]
pub struct Row {
    /// The numbers of the position, or the string.
    pub key: String,
    pub numbers: Vec<u64>,
    pub outcome: char,
    pub value: u64,
    pub size: usize,
}

/// The positions that were tried in one direction in which positions grow.
#[derive(Clone, Default)]
pub struct Direction {
    name: String,
    /// The lines of the positions that represent all others, and their number.
    pub lines: String,
    pub shown: usize,
    /// The number of positions that were evaluated.
    pub count: usize,
    /// The largest numbers, which are also in the words; empty if not even the first size was
    /// reached for all values of the constants that vary.
    pub extent: Vec<u64>,
    /// The extent in words.
    pub reach: String,
    pub end: End,
    /// The number of sizes, the extent and the words for each combination of these values.
    reached: Vec<(usize, Vec<u64>, String)>,
}

impl Direction {
    fn new(name: &str, cases: usize) -> Self {
        let reached = vec![Default::default(); cases];
        Direction { name: name.to_owned(), reached, ..Direction::default() }
    }

    /// The extent that all values of the constants have.
    fn finish(&mut self) {
        let least = self.reached.iter().min_by_key(|(_, extent, _)| extent.first());
        if let Some((_, extent, reach)) = least {
            (self.extent, self.reach) = (extent.clone(), reach.clone());
        }
    }
}

/// The positions of a size in a direction, from a line such as `0 3 9 7 12 all 2,5\tboards of 2 by
/// up to 5`.
struct Size<'a> {
    direction: usize,
    case: usize,
    count: usize,
    /// The number of possible inputs among all positions of this size, and the number of these.
    inputs: usize,
    all: usize,
    is_whole: bool,
    extent: Vec<u64>,
    reach: &'a str,
}

impl<'a> Size<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let (numbers, reach) = line.split_once('\t')?;
        let mut words = numbers.split(' ');
        let mut number = || words.next()?.parse().ok();
        let [direction, case, count, inputs, all] =
            [number()?, number()?, number()?, number()?, number()?];
        let is_whole = words.next()? == "all";
        let extent = words.next()?.split(',').filter_map(|n| n.parse().ok()).collect();
        Some(Size { direction, case, count, inputs, all, is_whole, extent, reach })
    }
}

/// The reason for which a direction ends.
#[derive(Clone, Default)]
pub enum End {
    /// The time was over.
    #[default]
    Time,
    /// There were enough positions.
    Count,
    /// All sizes that are tried were reached.
    All,
    /// The rules failed, in words.
    Failed(String),
}

impl End {
    fn read(text: &str) -> Self {
        match text {
            "count" => End::Count,
            "all" => End::All,
            _ => End::Failed(text.strip_prefix("failed ").unwrap_or(text).to_owned()),
        }
    }
}

#[derive(Clone, Default)]
pub struct Table {
    /// True if the player who cannot move wins.
    pub is_misere: bool,
    /// True if some positions are drawn.
    pub has_draws: bool,
    /// The smallest number in a position at the start.
    pub least: u64,
    /// All small positions, the smallest first.
    pub rows: Vec<Row>,
    pub shape: Shape,
    pub directions: Vec<Direction>,
    /// Two positions with the same counts and different winners.
    pub undecided: Vec<(String, String)>,
    /// True if each value is 0 iff the position loses.
    pub has_values: bool,
    /// True if the parity of the number of turns does not depend on the moves, so that it decides.
    pub has_parity: bool,
    /// True if `end` decides some positions.
    pub has_end: bool,
    /// True if a move in a list is a move in one heap, so that values are combined by xor.
    pub is_sum: bool,
    /// True if the order of the numbers, or of the children, does not matter.
    pub is_alike: bool,
    /// The numbers that a move may take from a heap, as far as there are stones.
    pub set: Option<String>,
    /// True if each position is one number, which each move makes smaller.
    pub goes_down: bool,
    /// The least number that has a special meaning in the rules.
    pub marks: Option<u64>,
    /// True if the work was done before the time was over.
    pub is_over: bool,
    /// The number of possible inputs, and the number of all positions from which these were chosen.
    pub inputs: (usize, usize),
    /// The variables for the constants that vary, which are the last numbers of each position.
    pub varying: Vec<String>,
    /// Strings with one letter more, if the rules treat all letters alike.
    pub letter: Option<Direction>,
}

impl Table {
    pub fn read(text: &str, kind: Kind) -> Table {
        let can_recur = kind == Kind::Loopy;
        let mut table =
            Table { has_values: !can_recur, has_parity: !can_recur, ..Table::default() };
        // Only the output under the last assumptions counts.
        let text = text.rsplit_once("? again\n").map_or(text, |(_, last)| last);
        let (mut lines, mut shown, mut cases) = (String::new(), 0, 1);
        for line in text.split_inclusive('\n') {
            let is_whole = line.ends_with('\n');
            let told = line.trim_end_matches('\n');
            match told.split_at_checked(2) {
                _ if !is_whole => {}
                Some(("# ", rest)) => {
                    let Some(size) = Size::read(rest) else { continue };
                    table.grow(&size, &lines, shown, kind);
                    (lines, shown) = (String::new(), 0);
                }
                Some(("! ", rest)) => {
                    let (i, end) = rest.split_once(' ').unwrap_or((rest, ""));
                    let i = i.parse::<usize>().ok();
                    if let Some(direction) = i.and_then(|i| table.directions.get_mut(i)) {
                        direction.end = End::read(end);
                    }
                }
                Some(("~ ", rest)) => table.undecided.extend(
                    rest.split_once('\t').map(|(one, other)| (one.to_owned(), other.to_owned())),
                ),
                Some(("? ", fact)) => match fact.split_once(' ') {
                    Some(("cases", count)) => cases = count.parse().unwrap_or(1),
                    Some(("direction", name)) => table.directions.push(Direction::new(name, cases)),
                    _ => table.fact(fact),
                },
                _ => {
                    lines += line;
                    shown += 1;
                }
            }
        }
        table.directions.iter_mut().for_each(Direction::finish);
        let letter = table.directions.pop_if(|it| it.name == LETTER);
        table.letter = letter.filter(|letter| letter.shown > 0);
        table.rows.sort_by_key(|row| row.size);
        table.shape = table.shape_of(kind);
        table
    }

    /// Adds the positions of a size.
    fn grow(&mut self, size: &Size, lines: &str, shown: usize, kind: Kind) {
        let Some(direction) = self.directions.get_mut(size.direction) else { return };
        let Some(reached) = direction.reached.get_mut(size.case) else { return };
        reached.0 += 1;
        if size.inputs > 0 {
            (reached.1, reached.2) = (size.extent.clone(), size.reach.to_owned());
        }
        direction.count += size.count;
        direction.lines += lines;
        direction.shown += shown;
        self.inputs = (self.inputs.0 + size.inputs, self.inputs.1 + size.all);
        if direction.name == ALL && size.is_whole {
            self.rows.extend(lines.lines().filter_map(|line| row(line, reached.0, kind)));
        }
    }

    /// Were several sizes of small positions tried for each combination of the constants that vary?
    pub fn has_all_cases(&self) -> bool {
        let Some(all) = self.direction(ALL) else { return true };
        let is_tried = |case: &(usize, Vec<u64>, String)| case.0 > 2 && !case.1.is_empty();
        all.reached.len() < 2 || all.reached.iter().all(is_tried)
    }

    /// The last direction of this name.
    fn direction(&self, name: &str) -> Option<&Direction> {
        self.directions.iter().rfind(|direction| direction.name == name)
    }

    /// The largest numbers in the last direction of this name.
    pub fn extent(&self, name: &str) -> &[u64] {
        self.direction(name).map_or(&[], |direction| &direction.extent)
    }

    fn fact(&mut self, fact: &str) {
        match fact {
            "misere" => self.is_misere = true,
            "draws" => self.has_draws = true,
            "no values" => self.has_values = false,
            "no parity" => self.has_parity = false,
            "an end" => self.has_end = true,
            "sum" => self.is_sum = true,
            "alike" => self.is_alike = true,
            "down" => self.goes_down = true,
            "over" => self.is_over = true,
            _ => {
                self.varying.extend(fact.strip_prefix("varies ").map(variable));
                self.set = self.set.take().or(fact.strip_prefix("set ").map(str::to_owned));
                let least = fact.strip_prefix("least ").and_then(|least| least.parse().ok());
                self.least = least.unwrap_or(self.least);
                let mark = fact.strip_prefix("marks ").and_then(|mark| mark.parse().ok());
                self.marks = self.marks.or(mark);
            }
        }
    }

    /// The number of positions of the smallest sizes that together have enough, if a third is left
    /// to check what is made from them, otherwise of fewer sizes.
    pub fn smallest(&self, least: usize) -> usize {
        let size = |i: usize| self.rows.get(i).map(|row| row.size);
        let enough = size(least).map_or(usize::MAX, |size| size + 1);
        let end = size(2 * self.rows.len() / 3).map_or(0, |size| size.min(enough));
        self.rows.iter().take_while(|row| row.size < end).count()
    }

    /// The letters of the strings, each once.
    pub fn letters(&self) -> String {
        let letters = self.rows.iter().flat_map(|row| row.key.chars());
        letters.collect::<BTreeSet<char>>().into_iter().collect()
    }

    /// The number of positions that were tried.
    pub fn shown(&self) -> usize {
        self.directions.iter().map(|direction| direction.shown).sum()
    }

    /// The table of the single heaps, which go further than lists.
    pub fn of_single_heaps(&self) -> Table {
        let lines = self.direction(ONE).map_or("", |direction| &*direction.lines);
        let rows = lines.lines().filter_map(|line| row(line, 0, Kind::Heaps));
        let sized = |row: Row| Row { size: row.numbers[0] as usize, ..row };
        let mut rows: Vec<Row> = rows.map(sized).collect();
        rows.sort_by_key(|row| row.size);
        let shape = match self.varying.len() {
            0 => Shape::Number,
            more => Shape::Named(self.names(1 + more)),
        };
        self.with_rows(rows, shape)
    }

    /// The smallest positions, and strings with one letter more.
    pub fn with_letter(&self, samples: usize) -> Table {
        let lines = self.letter.as_ref().map_or("", |letter| &*letter.lines);
        let more = lines.lines().filter_map(|line| row(line, 0, Kind::String)).take(SOME);
        let rows = self.rows[..samples].iter().cloned().chain(more);
        self.with_rows(rows.collect(), self.shape.clone())
    }

    fn with_rows(&self, rows: Vec<Row>, shape: Shape) -> Table {
        Table { rows, shape, undecided: Vec::new(), letter: None, ..self.clone() }
    }

    /// The smallest positions as evidence, each with an outcome or a value.
    pub fn evidence(
        &self,
        samples: usize,
        outcomes: bool,
        value: impl Fn(&Row) -> u64,
    ) -> Evidence {
        let rows = &self.rows[..samples];
        let letters: BTreeSet<char> = match self.shape {
            Shape::Strings(..) => rows.iter().flat_map(|row| row.key.chars()).collect(),
            _ => BTreeSet::new(),
        };
        let place = |letter: u64| letters.iter().take_while(|it| u64::from(**it) < letter).count();
        let len = rows[0].numbers.len();
        let are_alike = || rows.iter().all(|row| row.numbers.len() == len);
        let names = match &self.shape {
            Shape::Named(names) => names.clone(),
            Shape::List if !self.varying.is_empty() && are_alike() => self.names(len),
            _ => Vec::new(),
        };
        // In lists of any length, the constants come first.
        let first = if names.is_empty() { self.varying.len() } else { 0 };
        let sample = |row: &Row| {
            let mut numbers = row.numbers.clone();
            if !letters.is_empty() {
                numbers.iter_mut().for_each(|letter| *letter = place(*letter) as u64);
            }
            numbers.rotate_right(first);
            (numbers, value(row))
        };
        Evidence {
            samples: rows.iter().map(sample).collect(),
            outcomes,
            named: true,
            letters: letters.into_iter().collect(),
            names,
            ..Evidence::default()
        }
    }

    /// The shape of the positions together with the constants that vary.
    fn shape_of(&self, kind: Kind) -> Shape {
        let first = self.rows.first();
        let len = first.map_or(0, |row| row.numbers.len());
        match kind {
            Kind::String => Shape::Strings(Vec::new(), None),
            Kind::Tree | Kind::WeightedTree | Kind::Graph | Kind::Grid => {
                let words = first.map_or("", |row| &row.key).split_whitespace();
                let counts = words.filter_map(|word| Some(word.split_once('=')?.0.to_owned()));
                let own = len.saturating_sub(self.varying.len());
                Shape::Named(counts.take(own).chain(self.varying.iter().cloned()).collect())
            }
            Kind::Tuple | Kind::Loopy | Kind::Board => match len {
                _ if !self.varying.is_empty() => Shape::Named(self.names(len)),
                1 => Shape::Number,
                len => Shape::Tuple(len),
            },
            _ => Shape::List,
        }
    }

    /// The names of so many numbers, the last of which are the constants that vary.
    fn names(&self, len: usize) -> Vec<String> {
        let own = len.saturating_sub(self.varying.len());
        let own = if own == 1 { "n".to_owned() } else { ('a'..='z').take(own).collect() };
        own.chars().map(String::from).chain(self.varying.iter().cloned()).collect()
    }

    /// A small list whose value is not the xor of the values of its heaps.
    pub fn no_sum(&self) -> Option<&Row> {
        let single = self.rows.iter().filter(|row| row.numbers.len() == 1);
        let values: HashMap<u64, u64> = single.map(|row| (row.numbers[0], row.value)).collect();
        let sum =
            |row: &Row| row.numbers.iter().try_fold(0, |xor, heap| Some(xor ^ values.get(heap)?));
        self.rows.iter().find(|row| sum(row).is_some_and(|sum| sum != row.value))
    }
}

/// The variable for a constant, other than those of a position.
fn variable(constant: &str) -> String {
    let name = constant.to_lowercase();
    let is_taken = ["n", "s", "heaps"].contains(&&*name) || ("a"..="h").contains(&&*name);
    if is_taken { name + "_" } else { name }
}

/// Reads a line of the output, such as `1 2: W # 3`, where 3 is the value.
fn row(line: &str, size: usize, kind: Kind) -> Option<Row> {
    let (position, value) = line.rsplit_once(" # ")?;
    let (key, outcome) = position.rsplit_once(": ")?;
    let number = |word: &str| word.rsplit('=').next()?.parse().ok();
    let numbers = if kind == Kind::String {
        Some(key.chars().map(u64::from).collect())
    } else {
        key.split_whitespace().map(number).collect()
    };
    Some(Row {
        key: key.to_owned(),
        numbers: numbers?,
        outcome: outcome.chars().next()?,
        value: value.parse().ok()?,
        size,
    })
}

//! The positions of a game and their outcomes, as the explorer lists them.

use crate::solve::explorer::core::{ALL, ONE};
use crate::solve::kind::Kind;
use guess::Shape;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

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

impl Row {
    /// A line for `guess`.
    fn said(&self, value: bool) -> String {
        let (key, outcome, known) = (&self.key, self.outcome, self.value);
        if value { format!("{key}: {known}\n") } else { format!("{key}: {outcome}\n") }
    }
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
    /// reached.
    pub extent: Vec<u64>,
    /// The extent in words.
    pub reach: String,
    pub end: End,
}

impl Direction {
    fn new(name: &str) -> Self {
        Direction { name: name.to_owned(), ..Direction::default() }
    }

    /// Reads the number of positions of a size and the extent, such as `9 2,5\tboards of 2 by up to 5`.
    fn grow(&mut self, line: &str) -> Option<()> {
        let (numbers, reach) = line.split_once('\t')?;
        let (count, extent) = numbers.split_once(' ')?;
        self.count += count.parse::<usize>().ok()?;
        self.extent = extent.split(',').filter_map(|n| n.parse().ok()).collect();
        self.reach = reach.to_owned();
        Some(())
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
}

impl Table {
    pub fn read(text: &str, kind: Kind) -> Table {
        let mut table = Table {
            is_misere: false,
            has_draws: false,
            least: 0,
            rows: Vec::new(),
            shape: Shape::List,
            directions: Vec::new(),
            undecided: Vec::new(),
            has_values: kind != Kind::Loopy,
            has_parity: kind != Kind::Loopy,
            has_end: false,
            is_sum: false,
            is_alike: false,
            set: None,
            goes_down: false,
            marks: None,
            is_over: false,
        };
        // Only the output under the last assumptions counts.
        let text = text.rsplit_once("? again\n").map_or(text, |(_, last)| last);
        let mut lines = String::new();
        let (mut shown, mut size, mut is_thin) = (0, 0, false);
        for line in text.split_inclusive('\n') {
            let is_whole = line.ends_with('\n');
            let told = line.trim_end_matches('\n');
            match told.split_at_checked(2) {
                _ if !is_whole => {}
                Some((mark @ ("# " | "! "), rest)) => {
                    let (i, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                    let i = i.parse::<usize>().ok();
                    let Some(direction) = i.and_then(|i| table.directions.get_mut(i)) else {
                        continue;
                    };
                    if mark == "! " {
                        direction.end = End::read(rest);
                    } else {
                        direction.grow(rest);
                        direction.lines += &lines;
                        direction.shown += shown;
                        if direction.name == ALL && !is_thin {
                            size += 1;
                            let rows = lines.lines().filter_map(|line| row(line, size, kind));
                            table.rows.extend(rows);
                        }
                    }
                    (lines, shown) = (String::new(), 0);
                }
                Some(("~ ", rest)) => table.undecided.extend(
                    rest.split_once('\t').map(|(one, other)| (one.to_owned(), other.to_owned())),
                ),
                Some(("? ", "thin")) => is_thin = true,
                Some(("? ", fact)) => table.fact(fact),
                _ => {
                    lines += line;
                    shown += 1;
                }
            }
        }
        table.shape = shape(&table.rows, kind);
        table
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
                self.directions.extend(fact.strip_prefix("direction ").map(Direction::new));
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
        let end = size(part_to_use(self.rows.len())).map_or(0, |size| size.min(enough));
        self.rows.iter().take_while(|row| row.size < end).count()
    }

    /// The rows of the two largest sizes.
    pub fn largest_sizes(&self) -> Range<usize> {
        let last = self.rows.last().map_or(0, |row| row.size);
        self.rows.partition_point(|row| row.size + 1 < last)..self.rows.len()
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
        self.with_rows(rows.map(sized).collect(), Shape::Number)
    }

    fn with_rows(&self, rows: Vec<Row>, shape: Shape) -> Table {
        Table {
            rows,
            shape,
            directions: self.directions.clone(),
            undecided: Vec::new(),
            set: self.set.clone(),
            ..*self
        }
    }

    /// The input of `guess`: outcomes or values of the smallest positions.
    pub fn evidence(&self, samples: usize, values: bool) -> Option<String> {
        let is_known = samples > 0 && (!values || self.has_values);
        is_known.then(|| self.rows[..samples].iter().map(|row| row.said(values)).collect())
    }

    /// The smallest positions, and the first ones in each other direction.
    pub fn with_all_directions(&self, samples: usize, each: usize, kind: Kind) -> Table {
        let mut rows = self.rows[..samples].to_vec();
        let mut keys: HashSet<String> = rows.iter().map(|row| row.key.clone()).collect();
        for direction in self.directions.iter().filter(|direction| direction.name != ALL) {
            let all = direction.lines.lines().filter_map(|line| row(line, 0, kind));
            let new = all.filter(|row| keys.insert(row.key.clone())).take(each);
            rows.extend(new.collect::<Vec<_>>());
        }
        for row in &mut rows {
            row.size = match kind {
                Kind::String => row.numbers.len(),
                _ => row.numbers.iter().map(|n| *n as usize + 1).sum(),
            };
        }
        rows.sort_by_key(|row| row.size);
        self.with_rows(rows, self.shape.clone())
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

/// The number of these positions that a function may be made from, so that the others check it.
pub fn part_to_use(positions: usize) -> usize {
    2 * positions / 3
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

fn shape(rows: &[Row], kind: Kind) -> Shape {
    let first = rows.first();
    match kind {
        Kind::String => Shape::Strings(Vec::new(), None),
        Kind::Tree | Kind::WeightedTree | Kind::Graph => {
            let words = first.map_or("", |row| &row.key).split_whitespace();
            Shape::Named(
                words.filter_map(|word| Some(word.split_once('=')?.0.to_owned())).collect(),
            )
        }
        Kind::Tuple | Kind::Loopy | Kind::Board => match first.map_or(0, |row| row.numbers.len()) {
            1 => Shape::Number,
            len => Shape::Tuple(len),
        },
        _ => Shape::List,
    }
}

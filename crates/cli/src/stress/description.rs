//! Parses descriptions of inputs: `n=1..6 a*n=0..9 tree(n)`.

use bundler::diagnostic::{Problem, Result};

/// The largest number of numbers in an input, and of edges in a graph.
const LONGEST: i64 = 1_000_000;
const MOST_EDGES: i64 = 10_000;

/// The lines of an input, each of some items.
pub struct Description(pub Vec<Vec<Item>>);

pub struct Item {
    /// A matrix of rows and columns.
    pub sizes: [Number; 2],
    pub what: What,
}

pub enum What {
    /// A number from the first to the second one.
    Numbers(Number, Number),
    Letters(Vec<char>),
    Permutation(Number),
    Tree(Number),
    Graph(Number, Number),
}

#[derive(Clone, Copy)]
pub enum Number {
    Fixed(i64),
    /// The value of the item with this index.
    Item(usize),
}

/// An item before the current one: its name, and its largest value if it is one number.
struct Known {
    name: String,
    most: Option<i64>,
}

const EXAMPLE: &str = "`n=1..6 a*n=0..9` is a number `n`, then a line of `n` numbers; \
    `./bundle.sh stress --help` shows all forms";

impl Description {
    /// Parses a description: outside of brackets, blanks separate lines and commas separate the
    /// items of a line.
    pub fn parse(text: &str) -> Result<Description> {
        if [" =", "= "].iter().any(|blank| text.contains(blank)) {
            let title = "there is a blank beside `=`, but blanks separate lines";
            return Err(Problem::new(title).help(EXAMPLE));
        }
        let mut known = Vec::new();
        let mut lines = Vec::new();
        for line in split(text, char::is_whitespace) {
            let items = split(&line, |c| c == ',').into_iter();
            lines.push(items.map(|item| parse(&item, &mut known)).collect::<Result<_>>()?);
        }
        if lines.is_empty() {
            return Err(Problem::new("the description of the input is empty").help(EXAMPLE));
        }
        let description = Description(lines);
        if description.longest(&known) > LONGEST {
            return Err(Problem::new(format!("an input has at most {LONGEST} numbers")));
        }
        Ok(description)
    }

    /// The largest number of numbers in an input.
    fn longest(&self, known: &[Known]) -> i64 {
        let most = |number: &Number| match number {
            Number::Fixed(fixed) => (*fixed).max(0),
            Number::Item(item) => known[*item].most.unwrap_or(0).max(0),
        };
        let longest = |item: &Item| match &item.what {
            What::Numbers(..) | What::Letters(_) => {
                most(&item.sizes[0]).saturating_mul(most(&item.sizes[1]))
            }
            What::Permutation(n) | What::Tree(n) | What::Graph(_, n) => most(n),
        };
        self.0.iter().flatten().map(longest).fold(0, i64::saturating_add)
    }
}

/// Splits at such characters outside brackets, and drops empty parts.
fn split(text: &str, is_end: impl Fn(char) -> bool) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0_usize);
    for c in text.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        match parts.last_mut() {
            _ if depth == 0 && is_end(c) => parts.push(String::new()),
            Some(part) => part.push(c),
            None => {}
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

/// Parses the text of an item.
struct Reader<'a> {
    text: &'a str,
    known: &'a [Known],
}

fn parse(text: &str, known: &mut Vec<Known>) -> Result<Item> {
    let (name, item, most) = Reader { text, known }.item()?;
    known.push(Known { name: name.to_owned(), most });
    Ok(item)
}

impl<'a> Reader<'a> {
    fn wrong(&self, why: &str) -> Problem {
        Problem::new(format!("`{}`: {why}", self.text)).help(EXAMPLE)
    }

    /// Reads a number, and its largest value.
    fn number(&self, word: &str) -> Result<(Number, i64)> {
        let word = word.trim();
        if let Ok(fixed) = word.parse() {
            return Ok((Number::Fixed(fixed), fixed));
        }
        let digits = word.strip_prefix('-').unwrap_or(word);
        if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(self.wrong(&format!("`{word}` is outside -2^63 to 2^63 - 1")));
        }
        let item = self.known.iter().position(|known| known.name == word);
        let item = item.ok_or_else(|| self.wrong(&format!("expected a number, found `{word}`")))?;
        match self.known[item].most {
            Some(most) => Ok((Number::Item(item), most)),
            None => Err(self.wrong(&format!("`{word}` is a list"))),
        }
    }

    /// Reads the name of the item, the item, and its largest value if it is a single number.
    fn item(&self) -> Result<(&'a str, Item, Option<i64>)> {
        let (left, right) = match self.text.split_once('=') {
            Some(sides) => sides,
            None if self.text.ends_with(')') => ("", self.text),
            None => return Err(self.wrong("`=` is missing")),
        };
        let mut words = left.split('*');
        let name = words.next().unwrap_or_default();
        let is_named = !name.is_empty() || left.is_empty() && right == self.text;
        if !is_named || !name.is_empty() && self.known.iter().any(|known| known.name == name) {
            return Err(self.wrong("this name is used twice"));
        }
        let counts = words.map(|word| Ok(self.number(word)?.0));
        let counts = counts.collect::<Result<Vec<_>>>()?;
        let one = Number::Fixed(1);
        let sizes = match counts[..] {
            [] => [one, one],
            [columns] => [one, columns],
            [rows, columns] => [rows, columns],
            _ => return Err(self.wrong("a list has one size, and a matrix has two")),
        };
        let (what, most) = self.what(right)?;
        if !matches!(what, What::Numbers(..) | What::Letters(_)) && !counts.is_empty() {
            return Err(self.wrong("this item cannot be repeated"));
        }
        let item = Item { sizes, what };
        Ok((name, item, most.filter(|_| counts.is_empty())))
    }

    /// Reads the text after the `=`.
    fn what(&self, text: &str) -> Result<(What, Option<i64>)> {
        if let Some(letters) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
            return Ok((What::Letters(self.letters(letters)?), None));
        }
        if let Some((kind, arguments)) =
            text.strip_suffix(')').and_then(|text| text.split_once('('))
        {
            let arguments: Vec<&str> = arguments.split(',').collect();
            let size = |i: usize| self.number(arguments[i]);
            let what = match (kind, arguments.len()) {
                ("permutation", 1) => What::Permutation(size(0)?.0),
                ("tree", 1) => What::Tree(size(0)?.0),
                ("graph", 2) if size(1)?.1 > MOST_EDGES => {
                    return Err(self.wrong(&format!("a graph has at most {MOST_EDGES} edges")));
                }
                ("graph", 2) => What::Graph(size(0)?.0, size(1)?.0),
                _ => {
                    let help = "the forms are `permutation(n)`, `tree(n)` and `graph(n, m)`";
                    return Err(self.wrong("unknown form").help(help));
                }
            };
            return Ok((what, None));
        }
        let (least, most) = text.split_once("..").unwrap_or((text, text));
        let (least, most_of_least) = self.number(least)?;
        let (most, largest) = self.number(most.trim_start_matches('='))?;
        if let (Number::Fixed(least), Number::Fixed(most)) = (least, most)
            && least > most
        {
            return Err(self.wrong("the range is empty"));
        }
        // An empty range means its first number.
        Ok((What::Numbers(least, most), Some(largest.max(most_of_least))))
    }

    /// Reads letters such as `ab`, or a range of letters such as `a-z`.
    fn letters(&self, text: &str) -> Result<Vec<char>> {
        let all: Vec<char> = text.chars().collect();
        let mut letters = Vec::new();
        let mut i = 0;
        while i < all.len() {
            let last = match all.get(i + 1..i + 3) {
                Some(&['-', last]) if last > all[i] => last,
                _ => all[i],
            };
            letters.extend(all[i]..=last);
            i += if last == all[i] { 1 } else { 3 };
        }
        if letters.is_empty() { Err(self.wrong("no letters given")) } else { Ok(letters) }
    }
}

//! Positions that are not typed as plain numbers: graphs, strips of cells, heaps with the amounts
//! taken from them.

use super::rule::join;

/// The typed form of a position, and its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// Edges, and vertices without edges, as in `0-1 1-2 3`. Each has two numbers; the second
    /// number of a single vertex is [`ALONE`].
    Graph,
    /// A letter for each cell, as in `..X.`: the numbers are indices into these letters.
    Strip(&'static str),
    /// Heaps, each with the amounts taken from it, as in `5 3:1:2`. Each has two numbers; the
    /// second number is a set of bits.
    Played,
    /// Heaps, and the number of stones that may still be added, as in `3 5 +4`.
    Stock,
    /// A set of numbers with this name. There are no tables of sets.
    Set(&'static str),
}

/// The number that stands for the missing second vertex.
pub const ALONE: u64 = u64::MAX;

impl Writing {
    /// The numbers of a position; the index of the first wrong word if it is none.
    pub fn read(self, words: &[&str]) -> Result<Vec<u64>, usize> {
        match self {
            Writing::Graph => read_each(words, |word| edge(word).map(Vec::from)),
            Writing::Strip(letters) => {
                let place = |letter| letters.chars().position(|known| known == letter);
                let cells =
                    |word: &str| word.chars().map(|cell| Some(place(cell)? as u64)).collect();
                read_each(words, cells)
            }
            Writing::Played => read_each(words, |word| played(word).map(Vec::from)),
            Writing::Stock => {
                let (stock, heaps) = words.split_last().ok_or(0_usize)?;
                let stock = stock.strip_prefix('+').and_then(|stock| stock.parse().ok());
                let mut numbers = read_numbers(heaps)?;
                numbers.push(stock.ok_or(heaps.len())?);
                Ok(numbers)
            }
            Writing::Set(_) => read_numbers(words),
        }
    }

    pub fn write(self, numbers: &[u64]) -> String {
        let items = |item: fn(u64, u64) -> String| {
            let items = numbers.chunks_exact(2).map(|pair| item(pair[0], pair[1]));
            items.collect::<Vec<_>>().join(" ")
        };
        match self {
            Writing::Graph => items(|a, b| match b {
                ALONE => a.to_string(),
                _ => format!("{a}-{b}"),
            }),
            Writing::Strip(letters) => {
                let letter = |&place: &u64| letters.chars().nth(place as usize).unwrap_or('?');
                numbers.iter().map(letter).collect()
            }
            Writing::Played => items(|heap, taken| {
                let takings = (0..64).filter(|taking| taken >> taking & 1 == 1);
                takings.fold(heap.to_string(), |text, taking| format!("{text}:{taking}"))
            }),
            Writing::Stock => {
                let (stock, heaps) = numbers.split_last().unwrap_or((&0, &[]));
                heaps.iter().map(|heap| format!("{heap} ")).collect::<String>()
                    + &format!("+{stock}")
            }
            Writing::Set(_) => join(numbers, " "),
        }
    }

    /// The places of a position in calls, from variables with its parts: a string `s` for cells.
    pub(super) fn places(self) -> Vec<(&'static str, String)> {
        let place = |name| (name, str::to_owned(name));
        match self {
            Writing::Graph => vec![place("n"), place("edges")],
            Writing::Strip(letters) => {
                let number = format!("|cell| {letters:?}.find(cell).unwrap() as u64");
                vec![("cells", format!("&s.chars().map({number}).collect::<Vec<_>>()"))]
            }
            Writing::Stock => vec![place("heaps"), place("reserve")],
            Writing::Played | Writing::Set(_) => Vec::new(),
        }
    }

    /// An example, for the line that shows the usage.
    pub fn usage(self) -> String {
        match self {
            Writing::Graph => "EDGES as A-B".to_owned(),
            Writing::Strip(letters) => format!("CELLS of `{letters}`"),
            Writing::Played => "HEAPS as LEFT:TAKEN:TAKEN".to_owned(),
            Writing::Stock => "HEAPS +RESERVE".to_owned(),
            Writing::Set(name) => name.to_uppercase(),
        }
    }
}

/// The numbers of all words; the index of the first wrong word if one has none.
fn read_each(words: &[&str], read: impl Fn(&str) -> Option<Vec<u64>>) -> Result<Vec<u64>, usize> {
    let numbers = words.iter().enumerate().map(|(i, word)| read(word).ok_or(i));
    Ok(numbers.collect::<Result<Vec<_>, _>>()?.concat())
}

/// Words that are a number each.
pub(super) fn read_numbers(words: &[&str]) -> Result<Vec<u64>, usize> {
    words.iter().enumerate().map(|(i, word)| word.parse().map_err(|_| i)).collect()
}

fn edge(word: &str) -> Option<[u64; 2]> {
    let vertex = |text: &str| text.parse().ok().filter(|&vertex| vertex != ALONE);
    match word.split_once('-') {
        Some((a, b)) => Some([vertex(a)?, vertex(b)?]),
        None => Some([vertex(word)?, ALONE]),
    }
}

fn played(word: &str) -> Option<[u64; 2]> {
    let numbers = word.split(':').map(|text| text.parse::<u64>().ok());
    let numbers = numbers.collect::<Option<Vec<_>>>()?;
    let (&left, takings) = numbers.split_first()?;
    let bits = takings
        .iter()
        .try_fold(0, |bits, &taking| Some(bits | 1_u64.checked_shl(u32::try_from(taking).ok()?)?));
    Some([left, bits?])
}

/// Applies a question to the graph of these numbers of [`Writing::Graph`].
pub fn on_graph<T>(numbers: &[u64], say: impl FnOnce(usize, &[(usize, usize)]) -> T) -> T {
    let graph = Graph::new(numbers, &[]);
    say(graph.names.len(), &graph.edges)
}

/// A graph whose vertices are numbered from 0, in the order of their names.
pub struct Graph {
    /// The name of each vertex.
    pub names: Vec<u64>,
    pub edges: Vec<(usize, usize)>,
}

impl Graph {
    /// The graph of these numbers of [`Writing::Graph`], with these vertices added.
    pub fn new(numbers: &[u64], vertices: &[u64]) -> Self {
        let mut names: Vec<u64> = [numbers, vertices].concat();
        names.retain(|&name| name != ALONE);
        names.sort_unstable();
        names.dedup();
        let place = |name: &u64| names.binary_search(name).expect("it was named");
        let pairs = numbers.chunks_exact(2).filter(|pair| pair[1] != ALONE);
        let edges = pairs.map(|pair| (place(&pair[0]), place(&pair[1]))).collect();
        Graph { names, edges }
    }

    /// The indices of these vertices.
    pub fn places(&self, vertices: &[u64]) -> Vec<usize> {
        let is_one = |place: &usize| vertices.contains(&self.names[*place]);
        (0..self.names.len()).filter(is_one).collect()
    }

    /// The numbers of the subgraph of these vertices.
    pub fn numbers(&self, left: &[usize]) -> Vec<u64> {
        let is_left = |(a, b): &&(usize, usize)| left.contains(a) && left.contains(b);
        let edges: Vec<(usize, usize)> = self.edges.iter().filter(is_left).copied().collect();
        let is_alone = |v: &&usize| !edges.iter().any(|&(a, b)| a == **v || b == **v);
        let name = |v: usize| self.names[v];
        let joined = edges.iter().flat_map(|&(a, b)| [name(a), name(b)]);
        joined.chain(left.iter().filter(is_alone).flat_map(|&v| [name(v), ALONE])).collect()
    }
}

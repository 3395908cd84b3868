//! Moves and reasons in words. Parts of a list are counted from 1; cells, vertices and other named
//! things keep the names by which they are typed.

/// A move or a reason in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub english: String,
    pub japanese: String,
    /// The cell, vertex, edge or number of the move, as typed.
    pub spot: Option<String>,
}

pub fn told(english: impl Into<String>, japanese: impl Into<String>) -> Told {
    Told { english: english.into(), japanese: japanese.into(), spot: None }
}

impl Told {
    pub fn get(&self, japanese: bool) -> &str {
        if japanese { &self.japanese } else { &self.english }
    }

    pub fn on(self, spot: impl ToString) -> Self {
        Told { spot: Some(spot.to_string()), ..self }
    }
}

/// Whether the player to move loses, and the reason.
pub type Why = (bool, Told);

/// A reason such as `the value is 2, not 0`: the player to move loses if the value is 0.
pub fn loses_if_zero(number: u64, english: &str, japanese: &str) -> Why {
    let why = match number {
        0 => told(format!("{english} is 0"), format!("{japanese}は 0 である")),
        _ => told(
            format!("{english} is {number}, not 0"),
            format!("{japanese}は {number} で、0 ではない"),
        ),
    };
    (number == 0, why)
}

/// The reason by the xor of the parts' values; each part is given as typed, with its value.
pub fn xor_of_parts(parts: impl Iterator<Item = (String, u64)>) -> Why {
    let parts: Vec<(String, u64)> = parts.collect();
    if parts.is_empty() {
        return loses_if_zero(0, "no part is left, and the xor of none", "成分がなく、その xor ");
    }
    let each: Vec<String> = parts.iter().map(|(part, value)| format!("{part}: {value}")).collect();
    let each = each.join("; ");
    loses_if_zero(
        parts.iter().fold(0, |xor, (_, value)| xor ^ value),
        &format!("the parts have the values {each}, and their xor"),
        &format!("各成分の値 {each} の xor "),
    )
}

/// `even` or `odd`, and in Japanese.
pub fn parity(count: usize) -> [&'static str; 2] {
    if count.is_multiple_of(2) { ["even", "偶数"] } else { ["odd", "奇数"] }
}

/// A part of a position in words: `the second heap`, or its name.
pub struct Part {
    english: String,
    japanese: String,
}

impl Part {
    /// One of several parts; `i` counts from 0, the words count from 1.
    pub fn of(i: usize, english: &str, japanese: &str) -> Self {
        let japanese = format!("{} 番目の{japanese}", i + 1);
        Part { english: format!("the {} {english}", ordinal(i)), japanese }
    }

    /// The only part.
    pub fn only(english: &str, japanese: &str) -> Self {
        Part { english: format!("the {english}"), japanese: japanese.to_owned() }
    }

    pub fn heap(i: usize) -> Self {
        Part::of(i, "heap", "山")
    }

    pub fn named(name: &str) -> Self {
        Part { english: name.to_owned(), japanese: format!("{name} ") }
    }

    pub fn stair(i: usize) -> Self {
        Part { english: format!("the {} step", ordinal(i)), japanese: format!("{} 段目", i + 1) }
    }

    /// Tells that a part of `from` becomes `left`.
    pub fn cut(&self, from: u64, left: u64) -> Told {
        let Part { english, japanese } = self;
        let taken = from.abs_diff(left);
        if left > from {
            return told(
                format!("add {taken} to {english}, making {left}"),
                format!("{japanese}に {taken} 個足して {left} 個にする"),
            );
        }
        if left == 0 {
            return told(format!("take all of {english}"), format!("{japanese}をすべて取る"));
        }
        told(
            format!("take {taken} from {english}, leaving {left}"),
            format!("{japanese}から {taken} 個取って {left} 個残す"),
        )
    }

    /// Tells that a heap becomes several heaps with the sum `left`; `parts` are these heaps in
    /// words.
    pub fn split(&self, from: u64, left: u128, parts: [String; 2]) -> Told {
        let Part { english, japanese } = self;
        let [parts, parts_japanese] = parts;
        let from = u128::from(from);
        if left > from {
            return told(
                format!("replace {english} by {parts}"),
                format!("{japanese}を {parts_japanese}に置き換える"),
            );
        }
        if left == from {
            return told(
                format!("split {english} into {parts}"),
                format!("{japanese}を {parts_japanese}に分ける"),
            );
        }
        let taken = from - left;
        told(
            format!("take {taken} from {english}, leaving {parts}"),
            format!("{japanese}から {taken} 個取って {parts_japanese}に分ける"),
        )
    }
}

/// The ordinal number, such as `first` or `11th`, of index `i`.
fn ordinal(i: usize) -> String {
    const WORDS: [&str; 10] = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
        "tenth",
    ];
    if let Some(word) = WORDS.get(i) {
        return (*word).to_owned();
    }
    let n = i + 1;
    let ending = match (n % 100, n % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

/// Tells that a coin on a strip goes to another cell.
pub fn coin_moved(from: u64, to: u64) -> Told {
    let english = format!("move the coin from cell {from} to cell {to}");
    told(english, format!("マス {from} のコインをマス {to} へ動かす")).on(to)
}

/// Tells that a token goes to another vertex.
pub fn token_moved(from: u64, to: u64) -> Told {
    let english = format!("move the token from vertex {from} to vertex {to}");
    told(english, format!("頂点 {from} の駒を頂点 {to} へ動かす")).on(to)
}

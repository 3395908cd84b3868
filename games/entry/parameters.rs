//! The parameters of the games.

use super::rule::{Kind, Parameter};

const fn number(name: &'static str, tried: u64, example: &'static str) -> Parameter {
    Parameter::new(name, Kind::Number(tried), example)
}

const fn set(tried: u64) -> Parameter {
    Parameter::new("set", Kind::Set(tried), "1,3,4")
}

const fn code(tried: u64) -> Parameter {
    Parameter::new("code", Kind::Code(tried), "0.77")
}

const fn pairs(name: &'static str, tried: u64, example: &'static str) -> Parameter {
    Parameter::new(name, Kind::Pairs(tried), example)
}

const fn edges(name: &'static str, example: &'static str) -> Parameter {
    Parameter::new(name, Kind::Edges, example)
}

const fn word(name: &'static str, words: &'static [&'static str]) -> Parameter {
    Parameter::new(name, Kind::Word(words), words[0])
}

pub const SET: &[Parameter] = &[set(16)];
/// A set that `guess` does not try, because it names `subtraction_game` instead.
pub const TABLED_SET: &[Parameter] = &[set(0)];
pub const TAKINGS: &[Parameter] =
    &[set(0), word("turn", &["any", "all"]), word("end", &["first", "last"])];
pub const CODE: &[Parameter] = &[code(4)];
/// A code that `guess` does not try, because most codes have the same values on circles.
pub const CODE_OF_CIRCLES: &[Parameter] = &[code(0)];
pub const STAIRS: &[Parameter] = &[edges("arcs", "1-0,2-1")];
pub const EDGES: &[Parameter] = &[edges("edges", "0-1,1-2,2-3,1-3")];
pub const ARCS: &[Parameter] = &[edges("arcs", "0-1,1-2,2-3,1-3")];
pub const DAG: &[Parameter] = &[edges("arcs", "3-2,3-1,2-1,1-0,3-0")];
pub const TREE: &[Parameter] =
    &[edges("edges", "1-0,2-1"), number("root", 0, "0"), number("k", 0, "1")];
pub const ROOTED: &[Parameter] = &[edges("edges", "1-0,2-1"), number("root", 0, "0")];
pub const GROUND: &[Parameter] = &[Parameter::new("ground", Kind::Set(0), "0")];
pub const NEIGHBOURS: &[Parameter] = &[word("neighbours", &["differ", "agree"])];
pub const BOARD: &[Parameter] = &[
    Parameter::new("board", Kind::Board, "..../.#../...."),
    word("piece", &["rook", "queen", "king", "knight", "walker"]),
];
pub const DIRECTIONS: &[Parameter] = &[pairs("directions", 0, "1:1,1:2")];
pub const SPLIT_MIN: &[Parameter] = &[number("min", 12, "3")];
pub const LARGEST: &[Parameter] = &[number("n", 0, "5")];
pub const WINDOW: &[Parameter] = &[number("lo", 12, "3").at_least("hi"), number("hi", 12, "2")];
pub const GROWTH: &[Parameter] = &[
    number("n", 0, "100"),
    number("c", 0, "2"),
    number("d", 0, "0"),
    number("e", 0, "9"),
    number("f", 0, "0"),
];
pub const BANS: &[Parameter] = &[pairs("bans", 12, "5:2,6:1")];
pub const BITTER: &[Parameter] = &[pairs("bitter", 0, "1:1,0:1")];
pub const MAX: &[Parameter] = &[number("max", 300, "3")];
pub const MIN: &[Parameter] = &[number("min", 12, "1")];
pub const UP_TO_OR: &[Parameter] = &[number("max", 0, "2"), number("k", 0, "6")];
pub const RANGE: &[Parameter] = &[number("min", 40, "2"), number("max", 60, "4").at_least("min")];
pub const FRACTION: &[Parameter] = &[number("p", 0, "2"), number("q", 0, "3")];
pub const RESERVE: &[Parameter] = &[number("reserve", 0, "3")];
pub const DOLLAR: &[Parameter] = &[number("dollar", 0, "0")];
pub const FACTOR: &[Parameter] = &[number("factor", 12, "3")];
pub const K: &[Parameter] = &[number("k", 100, "3")];
pub const APART: &[Parameter] = &[number("k", 12, "1")];
pub const COINS: &[Parameter] =
    &[word("game", &["turning_turtles", "mock_turtles", "ruler", "twins", "triplets"])];
pub const DIVISORS: &[Parameter] =
    &[word("rule", &["subtract_divisor", "subtract_proper_divisor", "proper_divisor", "divide"])];

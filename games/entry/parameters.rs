//! The parameters of the games.

use super::rule::{Kind, Parameter, Tried};

const fn number(name: &'static str, example: &'static str) -> Parameter {
    Parameter::new(name, Kind::Number, example)
}

const fn set() -> Parameter {
    Parameter::new("set", Kind::Set, "1,3,4")
}

const fn code() -> Parameter {
    Parameter::new("code", Kind::Code, "0.77")
}

const fn pairs(name: &'static str, example: &'static str) -> Parameter {
    Parameter::new(name, Kind::Pairs, example)
}

const fn edges(name: &'static str, example: &'static str) -> Parameter {
    Parameter::new(name, Kind::Edges, example)
}

const fn word(name: &'static str, words: &'static [&'static str]) -> Parameter {
    Parameter::new(name, Kind::Word(words), words[0])
}

pub const SET: &[Parameter] = &[set().tried(Tried::Grown(16))];
/// `guess` names `subtraction_game` instead.
pub const TABLED_SET: &[Parameter] = &[set()];
pub const TAKINGS: &[Parameter] =
    &[set().tried(Tried::Few), word("turn", &["any", "all"]), word("end", &["first", "last"])];
pub const CODE: &[Parameter] = &[code().tried(Tried::Grown(4))];
/// Many codes have the same values on circles.
pub const CODE_OF_CIRCLES: &[Parameter] = &[code().tried(Tried::Few)];
pub const STAIRS: &[Parameter] = &[edges("arcs", "1-0,2-1")];
pub const EDGES: &[Parameter] = &[edges("edges", "0-1,1-2,2-3,1-3")];
pub const ARCS: &[Parameter] = &[edges("arcs", "0-1,1-2,2-3,1-3")];
pub const DAG: &[Parameter] = &[edges("arcs", "3-2,3-1,2-1,1-0,3-0")];
pub const TREE: &[Parameter] = &[edges("edges", "1-0,2-1"), number("root", "0"), number("k", "1")];
pub const ROOTED: &[Parameter] = &[edges("edges", "1-0,2-1"), number("root", "0")];
pub const GROUND: &[Parameter] = &[Parameter::new("ground", Kind::Set, "0")];
pub const NEIGHBOURS: &[Parameter] = &[word("neighbours", &["differ", "agree"])];
pub const BOARD: &[Parameter] = &[
    Parameter::new("board", Kind::Board, "..../.#../...."),
    word("piece", &["rook", "queen", "king", "knight", "walker"]),
];
pub const DIRECTIONS: &[Parameter] = &[pairs("directions", "1:1,1:2").tried(Tried::Few)];
pub const SPLIT_MIN: &[Parameter] = &[number("min", "3").tried(Tried::UpTo(12))];
pub const LARGEST: &[Parameter] = &[number("n", "5")];
pub const WINDOW: &[Parameter] = &[
    number("lo", "3").tried(Tried::UpTo(12)).at_least("hi"),
    number("hi", "2").tried(Tried::UpTo(12)),
];
pub const GROWTH: &[Parameter] =
    &[number("n", "100"), number("c", "2"), number("d", "0"), number("e", "9"), number("f", "0")];
pub const BANS: &[Parameter] = &[pairs("bans", "5:2,6:1").tried(Tried::UpTo(12))];
pub const BITTER: &[Parameter] = &[pairs("bitter", "1:1,0:1").tried(Tried::Few)];
pub const MAX: &[Parameter] = &[number("max", "3").tried(Tried::UpTo(300))];
pub const MIN: &[Parameter] = &[number("min", "1").tried(Tried::UpTo(12))];
pub const UP_TO_OR: &[Parameter] = &[number("max", "2"), number("k", "6")];
pub const RANGE: &[Parameter] = &[
    number("min", "2").tried(Tried::UpTo(40)),
    number("max", "4").tried(Tried::UpTo(60)).at_least("min"),
];
pub const FRACTION: &[Parameter] = &[number("p", "2"), number("q", "3")];
pub const RESERVE: &[Parameter] = &[number("reserve", "3")];
pub const DOLLAR: &[Parameter] = &[number("dollar", "0").tried(Tried::Few)];
pub const FACTOR: &[Parameter] = &[number("factor", "3").tried(Tried::UpTo(12))];
pub const K: &[Parameter] = &[number("k", "3").tried(Tried::UpTo(100))];
pub const APART: &[Parameter] = &[number("k", "1").tried(Tried::UpTo(12))];
pub const COINS: &[Parameter] =
    &[word("game", &["turning_turtles", "mock_turtles", "ruler", "twins", "triplets"])];
pub const DIVISORS: &[Parameter] =
    &[word("rule", &["subtract_divisor", "subtract_proper_divisor", "proper_divisor", "divide"])];

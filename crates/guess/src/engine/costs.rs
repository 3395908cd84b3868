//! A table of the costs, in bits, of all parts of guesses.
//!
//! A part of `b` bits occurs in about one of `2^b` rules of games, so each bit halves the belief in
//! a guess. The cost of naming a positive number is [`number`](super::measure::number).

/// The bit for a known game or a formula: each accounts for half of all tables.
pub const GAME: f64 = 1.0;
pub const FORMULA: f64 = 1.0;

/// A popular game is one of about 18. Any other is one of about 180, which leaves room for new
/// games.
pub const POPULAR: f64 = 4.2;
pub const UNPOPULAR: f64 = 7.5;

/// The amounts by which the numbers of a position may exceed those of the game, with their bits.
/// Most tables count as the game does, some begin at 1 instead of 0, and few differ in another way.
pub const SHIFTS: [(i64, f64); 5] = [(0, 0.5), (1, 2.5), (-1, 4.5), (2, 5.5), (-2, 5.5)];

/// Misère play is half as frequent as normal play.
pub const MISERE: f64 = 1.0;

/// A game that ignores the order rarely explains positions whose order matters.
pub const DISORDER: f64 = 4.0;

/// A choice among about 16 well-known sets or codes, or among the 31 sets of numbers up to 5.
pub const WELL_KNOWN: f64 = 4.0;
pub const SMALL_SET: f64 = 5.0;

/// A set or a code that is grown from the values themselves, rather than known.
pub const GROWN: f64 = 1.0;

/// The bits of a digit of a code: most digits are 0, and any other digit is one of seven; a digit
/// that allows three heaps is rare.
pub const ZERO_DIGIT: u32 = 1;
pub const OTHER_DIGIT: u32 = 4;
pub const RARE_DIGIT: u32 = 7;

/// One of 16 squares near the corner, and whether another square (or ban) follows.
pub const SQUARE: f64 = 4.0;
pub const ONE_MORE: f64 = 1.0;

/// Other kinds of laws, besides games and formulas: rarer kinds cost more.
pub const SUM: f64 = 3.0;
pub const PERIOD: f64 = 3.0;
pub const BLOCKS: f64 = 4.0;
pub const SEQUENCE: f64 = 5.0;

/// The sign of a Boolean or of a number has two values. Booleans are joined by "and" and "or", and
/// by "if", which can fit nearly anything.
pub const SIGN: f64 = 1.0;
pub const TWO: f64 = 3.0;
pub const CASE: f64 = 4.0;
/// A constant as the whole formula.
pub const CONSTANT: f64 = 1.0;
/// Roughly the index and the value of one exception among about 30 samples.
pub const EXCEPTION: f64 = 6.0;

/// Terminals: `n`; an element or a letter, apart from the choice among them; a variable of a
/// function.
pub const NUMBER: f64 = 1.0;
pub const ELEMENT: f64 = 1.5;
pub const VARIABLE: f64 = 0.5;
/// `n % (a + b)` is the period of moves by `a` or `b`.
pub const PERIOD_OF_TWO: f64 = 6.0;
/// The positions of a letter in a string, counted from 0 or 1; the counts of all letters as heaps;
/// a string of two letters as a binary number, modulo a constant.
pub const PLACES: f64 = 2.5;
pub const COUNTS: f64 = 5.0;
pub const BINARY: f64 = 5.0;
/// Computing with letters is unusual.
pub const LETTERS: f64 = 2.0;
/// The order of a tuple may matter. Where it does, features that ignore it are rare.
pub const ORDERED: f64 = 0.5;
pub const UNORDERED: f64 = 1.5;
/// The constant ten, which is the base of written numbers.
pub const TEN: f64 = 4.0;

/// The scale for operators, reductions, features and parts of lists, the most frequent
/// first. Two frequent ones combined, as in `n % k == 0`, cost less than both.
pub mod scale {
    /// The list itself.
    pub const WHOLE: f64 = 0.0;
    /// `n % k` and flags, which occur in most laws of one number.
    pub const RESIDUE: f64 = 1.0;
    /// Digits, divisors, neighbours and pairs, which occur in many puzzles.
    pub const SPLIT: f64 = 1.5;
    /// Quotients by constants, and comparisons with them; all heaps but one.
    pub const BOUND: f64 = 2.0;
    /// Divisibility by `k` of `n`, `n + 1`, the sum or every second heap, which is nearly as
    /// frequent.
    pub const MULTIPLE: f64 = 2.5;
    /// The xor, the sum of two numbers and their distance, the parity of a quotient.
    pub const JOINT: f64 = 3.0;
    /// The order of two numbers, and the extremes and the number of many.
    pub const COMPARED: f64 = 3.5;
    /// Other functions of two numbers, and those of single heaps: the first, trailing zeros, the
    /// gcd.
    pub const TWO: f64 = 4.0;
    /// Counts of heaps of a kind, the product, half against the other.
    pub const COUNTED: f64 = 4.5;
    /// Single bits and digits, roots, primes, squares; the second element of a list.
    pub const SINGLE: f64 = 5.0;
    /// Two functions of two numbers combined, and functions that depend on an end of a list.
    pub const TWOFOLD: f64 = 5.5;
    /// Functions that have a name but occur in few laws: triangular numbers, medians, palindromes.
    pub const NAMED: f64 = 6.0;
    /// Variants of such functions.
    pub const TWISTED: f64 = 6.5;
}

//! The costs of all parts of guesses, in bits, in one table.
//!
//! A part of `b` bits is found in about one of `2^b` laws of games, so each bit halves how much a
//! guess is believed. Names of numbers from 1 cost what [`number`](super::measure::number) says.

/// Half of all laws are those of known games, the other half are formulas.
pub const GAME: f64 = 1.0;
pub const FORMULA: f64 = 1.0;

/// A popular game is one of some 18; any other is one of some 180, which leaves room for new ones.
pub const POPULAR: f64 = 4.2;
pub const UNPOPULAR: f64 = 7.5;

/// The numbers of a position are those of the game, or this much more. Most tables count as the
/// game does, some begin at 1 instead of 0, and few differ otherwise.
pub const SHIFTS: [(i64, f64); 5] = [(0, 0.5), (1, 2.5), (-1, 4.5), (2, 5.5), (-2, 5.5)];

/// Misère play is half as frequent as normal play.
pub const MISERE: f64 = 1.0;

/// A game that ignores the order rarely explains positions whose order matters.
pub const DISORDER: f64 = 4.0;

/// One of some 16 well-known sets or codes, or of the 31 sets of numbers up to 5.
pub const WELL_KNOWN: f64 = 4.0;
pub const SMALL_SET: f64 = 5.0;

/// A set or a code that is grown from the values themselves, rather than known.
pub const GROWN: f64 = 1.0;

/// Any digit of a code but 0 is one of seven; most are 0.
pub const ZERO_DIGIT: u32 = 1;
pub const OTHER_DIGIT: u32 = 4;

/// One of 16 squares near the corner, and whether there is one more of them, or one more ban.
pub const SQUARE: f64 = 4.0;
pub const ONE_MORE: f64 = 1.0;

/// Each kind of law beside games and formulas: the rarer, the more. Rules of play can have nearly
/// any values, so they must explain many.
pub const SUM: f64 = 3.0;
pub const PERIOD: f64 = 3.0;
pub const BLOCKS: f64 = 4.0;
pub const SEQUENCE: f64 = 5.0;
pub const RULES: f64 = 8.0;

/// Play ends at 1, or who cannot move wins.
pub const UNUSUAL: f64 = 1.5;

/// Moves of one number: `n - k` first, then quotients; exact ones are rarer by half.
pub const LESS: f64 = 1.0;
pub const QUOTIENT: f64 = 3.0;
pub const IF_WHOLE: f64 = 1.0;
/// Moves by a function of the number: to it, or less it or up to it.
pub const TO_FUNCTION: f64 = 1.0;
pub const LESS_FUNCTION: f64 = 2.0;
/// Moves by digits, divisors and the like: by what they take away, or to one of them.
pub const LESS_PARTS: f64 = 4.0;
pub const TO_PARTS: f64 = 5.0;

/// Steps on a board: with their mirror image, alone, and as often as wanted or a few times at most.
pub const SYMMETRIC: f64 = 2.0;
pub const ALONE: f64 = 4.0;
pub const ANY_TIMES: f64 = 1.0;
pub const FEW_TIMES: [(i64, f64); 3] = [(2, 4.0), (3, 4.0), (4, 5.0)];

/// The sign of a truth or of a number has two values. Truths are joined by "and" and "or", and by
/// "if", which can fit nearly anything.
pub const SIGN: f64 = 1.0;
pub const TWO: f64 = 3.0;
pub const CASE: f64 = 4.0;
/// A value on its own.
pub const CONSTANT: f64 = 1.0;
/// About the place and the value of one exception among some 30 samples.
pub const EXCEPTION: f64 = 6.0;

/// Terminals: `n`; an element or a letter, beside the choice among them; a variable of a function.
pub const NUMBER: f64 = 1.0;
pub const ELEMENT: f64 = 1.5;
pub const VARIABLE: f64 = 0.5;
/// `n % (a + b)` is the period of moves by `a` or `b`.
pub const PERIOD_OF_TWO: f64 = 6.0;
/// The places of a letter, from 0 or 1; all counts of letters as heaps.
pub const PLACES: f64 = 2.5;
pub const COUNTS: f64 = 5.0;
/// A letter among others is marked by nature, ones among numbers are not.
pub const MARKED: f64 = -1.0;
/// Computing with letters is unusual.
pub const LETTERS: f64 = 2.0;
/// The order of a tuple may matter; if it does, it rarely does not.
pub const ORDERED: f64 = 0.5;
pub const UNORDERED: f64 = 1.5;
/// A module that is no game of its own: beyond the unpopular games.
pub const SCHWENK: f64 = 8.0;
/// Ten is the base of written numbers.
pub const TEN: f64 = 4.0;

/// The scale of operators, reductions, features and parts of lists: what they are, the most
/// frequent first. Two frequent ones in one, as in `n % k == 0`, cost less than both.
pub mod scale {
    /// The list itself.
    pub const WHOLE: f64 = 0.0;
    /// `n % k` and flags: in most laws of one number.
    pub const RESIDUE: f64 = 1.0;
    /// Digits, divisors, neighbours and pairs: in many puzzles.
    pub const SPLIT: f64 = 1.5;
    /// Quotients by constants, and comparisons with them; all heaps but one.
    pub const BOUND: f64 = 2.0;
    /// True if `k` divides `n`, `n + 1`, the sum, every second heap: nearly as frequent.
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
    /// Single bits and digits, roots, primes, squares; the second of something.
    pub const SINGLE: f64 = 5.0;
    /// Two functions of two numbers in one, and what changes at an end of a list.
    pub const TWOFOLD: f64 = 5.5;
    /// What has a name, but occurs in few laws: Gray codes, triangular numbers, medians,
    /// palindromes.
    pub const NAMED: f64 = 6.0;
    /// The same with a twist.
    pub const TWISTED: f64 = 6.5;
    /// What only the theory of games or of numbers knows.
    pub const THEORY: f64 = 7.0;
    /// What occurs in one puzzle or two.
    pub const RARE: f64 = 7.5;
    pub const RAREST: f64 = 8.5;
}

//! The answers of a game. The macro turns each call into the code that runs and into the text that a user
//! may paste.

use super::Rule;
use super::{Cut, Move, Visit, Why};

/// A question about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    Values,
    Wins,
    MisereWins,
}

/// The values of the parts of a position.
type Values<'a> = &'a dyn Fn(&[u64]) -> Vec<u64>;

/// The answers of a game under one rule, for numbers up to a maximum.
pub struct Bound<'a> {
    pub values: Option<Values<'a>>,
    pub play: Option<Play<'a>>,
    pub misere: Option<Play<'a>>,
    pub rules: Option<Rules<'a>>,
    /// Why a position is winning or losing, in normal or in misère play.
    pub why: Option<Reasons<'a>>,
}

type Reasons<'a> = &'a dyn Fn(&[u64], bool) -> Option<Why>;

/// Normal or misère play.
#[derive(Clone, Copy)]
pub struct Play<'a> {
    pub wins: &'a dyn Fn(&[u64]) -> bool,
    pub moves: &'a dyn Fn(&[u64], Visit),
}

/// The legal moves.
#[derive(Clone, Copy)]
pub struct Rules<'a> {
    /// An upper bound of the number of moves, and of the work to list them.
    pub at_most: &'a dyn Fn(&[u64]) -> u128,
    pub moves: &'a dyn Fn(&[u64], Visit),
    /// The moves with the positions after them, from the rules alone.
    pub options: Options<'a>,
    /// May this heap be cut to this many stones? For heap games, in which this is the whole rule.
    pub may_cut: Option<MayCut<'a>>,
}

pub type MayCut<'a> = &'a dyn Fn(&[u64], Cut) -> bool;

type Options<'a> = &'a dyn Fn(&[u64]) -> Vec<(Move, Vec<u64>)>;

impl<'a> Bound<'a> {
    pub fn play_of(&self, misere: bool) -> Option<Play<'a>> {
        if misere { self.misere } else { self.play }
    }
}

/// The owner of a value, under its name in the call.
#[derive(Clone, Copy)]
pub enum Of {
    Part(&'static str),
    Pair(&'static str, &'static str),
    Position(&'static str),
}

/// Calls the closure with the answers under a rule, for numbers up to a maximum.
type Bind = fn(&Rule, u64, &mut dyn FnMut(&Bound));

/// All answers of a game, with the texts of the calls.
#[derive(Clone, Copy)]
pub struct Answers {
    /// A name, and the expression for the table or type that serves all numbers up to `n_max`.
    pub made: Option<(&'static str, &'static str)>,
    pub value: Option<(Of, &'static str)>,
    /// The position's name in the call, and the call.
    pub wins: Option<(&'static str, &'static str)>,
    pub misere_wins: Option<(&'static str, &'static str)>,
    pub has_rules: bool,
    /// Answers under a rule, for numbers up to a maximum.
    pub bind: Bind,
}

impl Answers {
    /// No answers.
    pub const NONE: Answers = Answers {
        made: None,
        value: None,
        wins: None,
        misere_wins: None,
        has_rules: false,
        bind: |_, _, ask| {
            ask(&Bound { values: None, play: None, misere: None, rules: None, why: None });
        },
    };
}

/// The answers of a game, each as the call that gives it:
///
/// - `let` reads a parameter, under its name.
/// - `make` builds the table or type that serves all numbers up to `n_max`, on first use. `[most]`
///   before it limits `n_max`.
/// - `value(n)` is the value of a part, `(a, b)` of a pair, `{p}` of a whole position. Brackets instead
///   of parentheses make the numbers indices. `values {p}` are the values of the components of a
///   position. `as "…"` is the text to paste if the call itself will not do.
/// - `play(p)` and `misere(p)` give the winner and the winning moves.
/// - `why(p, misere)` is the reason for a win or loss with the numbers of the position, where the
///   picture and the values do not give it.
/// - `moves(p)` are all legal moves, each with the position after it. Their number is at most the sum of
///   the numbers, or `at_most`.
/// - `cuts(heaps, i, left)` in the place of `moves`: may heap `i` be cut to `left` stones?
macro_rules! answers {
    (
        |$rule:ident, $n_max:ident|
        $(let $name:ident = $argument:expr;)*
        $(make $([$most:expr])? $made:ident = $maker:expr;)?
        $(value $of:tt: $call:expr $(, as $text:literal)?;)?
        $(values {$all:ident}: $list:expr, as $list_text:literal;)?
        $(play($p:ident): $wins:expr, $moves:expr;)?
        $(misere($q:ident): $misere_wins:expr, $misere_moves:expr;)?
        $(why($w:ident, $is_misere:ident): $why:expr;)?
        $(moves($m:ident): $options:expr $(, at_most $most_options:expr)?;)?
        $(cuts($heaps:ident, $i:ident, $left:ident): $may_cut:expr;)?
    ) => {
        $crate::entry::Answers {
            made: $crate::entry::answers!(@first $((stringify!($made), stringify!($maker)))?),
            value: $crate::entry::answers!(@first $(
                ($crate::entry::answers!(@of $of), $crate::entry::answers!(@text $($text)? (stringify!($call))))
            )? $(
                ($crate::entry::answers!(@of {$all}), $list_text)
            )?),
            wins: $crate::entry::answers!(@first $((stringify!($p), stringify!($wins)))?),
            misere_wins: $crate::entry::answers!(@first $((stringify!($q), stringify!($misere_wins)))?),
            has_rules: $crate::entry::answers!(@is_there $($m)? $($heaps)?),
            bind: |$rule, $n_max, ask| {
                let _ = ($rule, $n_max);
                $(let $name = $argument;)*
                $(let $made = std::cell::LazyCell::new(|| {
                    $(let $n_max = $crate::entry::up_to($most, $n_max);)?
                    $maker
                });)?
                ask(&$crate::entry::Bound {
                    values: $crate::entry::answers!(@first
                        $($crate::entry::answers!(@values $of $call))?
                        $(&|$all: &[u64]| $list)?
                    ),
                    play: $crate::entry::answers!(@first $($crate::entry::answers!(@play $p $wins, $moves))?),
                    misere: $crate::entry::answers!(@first $($crate::entry::answers!(@play $q $misere_wins, $misere_moves))?),
                    rules: $crate::entry::answers!(@first
                        $($crate::entry::answers!(@moves $m $options, $crate::entry::answers!(@at_most $m $($most_options)?), None))?
                        $($crate::entry::answers!(@cuts $heaps $i $left $may_cut))?
                    ),
                    why: $crate::entry::answers!(@first $(&|$w: &[u64], $is_misere: bool| $why)?),
                });
            },
        }
    };
    (@is_there) => { false };
    (@is_there $r:ident) => { true };
    (@first) => { None };
    (@first $item:expr) => { Some($item) };
    (@at_most $r:ident) => { $crate::entry::sum($r) };
    (@at_most $r:ident $most:expr) => { $most };
    (@cuts $heaps:ident $i:ident $left:ident $may_cut:expr) => {
        $crate::entry::answers!(
            @moves $heaps $crate::entry::legal_cuts($heaps, |$i, $left| $may_cut),
            $crate::entry::sum($heaps),
            Some(&|$heaps: &[u64], ($i, $left)| $left < $heaps[$i] && $may_cut)
        )
    };
    (@moves $m:ident $options:expr, $at_most:expr, $legal:expr) => {
        $crate::entry::Rules {
            at_most: &|$m: &[u64]| {
                let _ = $m;
                $at_most
            },
            moves: &|$m: &[u64], visit: $crate::entry::Visit| {
                $crate::entry::offer($options.into_iter().map(|(label, _)| label), visit);
            },
            options: &|$m: &[u64]| {
                let option =
                    |(label, after)| ($crate::entry::Move::from(label), $crate::entry::Numbers::numbers(after));
                $options.into_iter().map(option).collect()
            },
            may_cut: $legal,
        }
    };
    (@text $text:literal $call:tt) => { $text };
    (@text ($call:expr)) => { $call };
    (@of ($n:ident)) => { $crate::entry::Of::Part(stringify!($n)) };
    (@of [$n:ident]) => { $crate::entry::Of::Part(stringify!($n)) };
    (@of ($a:ident, $b:ident)) => {
        $crate::entry::Of::Pair(stringify!($a), stringify!($b))
    };
    (@of [$a:ident, $b:ident]) => {
        $crate::entry::Of::Pair(stringify!($a), stringify!($b))
    };
    (@of {$p:ident}) => { $crate::entry::Of::Position(stringify!($p)) };
    (@values ($n:ident) $call:expr) => {
        &|numbers: &[u64]| numbers.iter().map(|&$n| $call).collect()
    };
    (@values [$n:ident] $call:expr) => {
        &|numbers: &[u64]| numbers.iter().map(|&$n| { let $n = $n as usize; $call }).collect()
    };
    (@values ($a:ident, $b:ident) $call:expr) => {
        &|numbers: &[u64]| {
            let pair = |pair: &[u64]| { let ($a, $b) = (pair[0], pair[1]); $call };
            numbers.chunks_exact(2).map(pair).collect()
        }
    };
    (@values [$a:ident, $b:ident] $call:expr) => {
        &|numbers: &[u64]| {
            let pair = |pair: &[u64]| { let ($a, $b) = (pair[0] as usize, pair[1] as usize); $call };
            numbers.chunks_exact(2).map(pair).collect()
        }
    };
    (@values {$p:ident} $call:expr) => { &|$p: &[u64]| vec![$call] };
    (@play $p:ident $wins:expr, $moves:expr) => {
        $crate::entry::Play {
            wins: &|$p: &[u64]| $wins,
            moves: &|$p: &[u64], visit: $crate::entry::Visit| {
                $crate::entry::offer($moves, visit);
            },
        }
    };
}

pub(crate) use answers;

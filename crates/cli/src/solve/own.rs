//! Writes code that decides a game by the user's own rules, where no formula is known.

use crate::solve::kind::Kind;
use crate::solve::rules::Rules;
use crate::solve::table::Table;

/// The code to add to the rules, with a remark on the positions that it reaches.
pub fn code(table: &Table, rules: &Rules) -> String {
    // Normal play without special ends needs only the moves.
    let options = if table.has_end || table.is_misere { OPTIONS } else { "" };
    let is_plain = options.is_empty();
    let (limit, code) = match rules.kind {
        Kind::Splits if table.set.is_some() => (SET.0, SET.1.replace("MOVES", "options(largest)")),
        Kind::Heaps if table.set.is_some() => {
            (SET.0, SET.1.replace("MOVES", "moves(&vec![largest])"))
        }
        _ if table.has_parity && rules.kind != Kind::Splits => (TURNS.0, TURNS.1.to_owned()),
        Kind::Splits => (SUM.0, SUM.1.replace("MOVES", "options(n)")),
        Kind::Heaps if table.is_sum => (SUM.0, SUM.1.replace("MOVES", "moves(&vec![n])")),
        Kind::Tuple if table.goes_down && !table.has_draws => (LINE.0, LINE.1.to_owned()),
        Kind::Mask if is_plain && !rules.has_own_state => (MASK.0, MASK.1.to_owned()),
        kind => {
            let may_draw = kind == Kind::Loopy || table.has_draws;
            let (limit, code) = if may_draw { LOOPY } else { SEARCH };
            let moves = if is_plain { "moves" } else { "options" };
            let state = if is_plain { "start(position)" } else { "Some(start(position))" };
            let code = code.replace("    OPTIONS\n", options);
            (limit, code.replace("MOVES", moves).replace("POSITION", state))
        }
    };
    let code = code.replace("DEFAULTS", &rules.defaults);
    format!("{limit} need no formula; add to your rules:\n\n{code}\n")
}

/// Code for moves with which the player who cannot move loses, whatever `end` and `MISERE` are.
const OPTIONS: &str = "    \
    // A player who has won moves to `None`, which has no move, and one who has lost cannot move. In
    // a draw, play goes on without an end.
    let options = |position: &Option<State>| {
        let Some(state) = position else { return Vec::new() };
        match end(state).map(Outcome::from) {
            Some(Loss) => Vec::new(),
            Some(Win) => vec![None],
            Some(Draw) => vec![position.clone()],
            None => {
                let next = moves(state);
                if next.is_empty() && MISERE { vec![None] } else { next.into_iter().map(Some).collect() }
            }
        }
    };
";

const SET: (&str, &str) = (
    "heaps of up to some 10^6",
    "\
use nim_snippets::subtraction_game::SubtractionGame;

fn wins(heaps: &[u64]) -> bool {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    // All that may be taken from the largest heap.
    let left = MOVES.into_iter().map(|left| left.iter().sum::<u64>());
    let set: Vec<u64> = left.map(|left| largest - left).collect();
    SubtractionGame::new(largest, &set).wins(heaps)
}
",
);

const SUM: (&str, &str) = (
    "heaps of up to some 10^4",
    "\
use nim_snippets::sprague_grundy::SpragueGrundy;

fn wins(heaps: &[u64]) -> bool {
    SpragueGrundy::with_splits(|&n: &u64| MOVES).wins(heaps)
}
",
);

const TURNS: (&str, &str) = (
    "plays of up to some 10^6 turns",
    "\
fn wins(position: &Position) -> bool {
    let any = |state: &State| moves(state).into_iter().next();
    let turns = std::iter::successors(Some(start(position)), any).count() - 1;
    (turns % 2 == 1) != MISERE
}
DEFAULTS",
);

const LINE: (&str, &str) = (
    "numbers of up to some 10^6",
    "\
use nim_snippets::grundy_table::outcomes_by;

/// For each number up to this one: does the player to move win?
fn wins(largest: usize) -> Vec<bool> {
    outcomes_by(largest, |n, wins| {
        let position = [n as u64];
        let usual = || {
            let next = moves(&position);
            next.is_empty() && MISERE || next.iter().any(|&[left]| !wins[left as usize])
        };
        end(&position).map_or_else(usual, |over| Outcome::from(over) == Win)
    })
}
DEFAULTS",
);

const MASK: (&str, &str) = (
    "sets of numbers up to 24",
    "\
use nim_snippets::mask_solver::MaskSolver;

fn wins(marks: u64) -> bool {
    let options = |marks: usize| {
        let next = moves(&(marks as u64)).into_iter();
        next.map(|marks| marks as usize).collect::<Vec<_>>()
    };
    MaskSolver::new(1 << 24, options).wins(&[start(&marks) as usize])
}
DEFAULTS",
);

const SEARCH: (&str, &str) = (
    "positions from which at most some 10^6 others can be reached",
    "\
use nim_snippets::outcome_search::OutcomeSearch;

fn wins(position: &Position) -> bool {
    OPTIONS
    OutcomeSearch::new(MOVES).wins(&[POSITION])
}
DEFAULTS",
);

const LOOPY: (&str, &str) = (
    "positions from which at most some 10^6 others can be reached",
    "\
use nim_snippets::loopy_game::{LoopyGame, reachable};

/// Does the player to move win? `None` in a draw.
fn wins(position: &Position) -> Option<bool> {
    OPTIONS
    let (positions, arcs) = reachable([POSITION], MOVES);
    let length = LoopyGame::new(positions.len(), &arcs).remoteness()[0];
    length.map(|length| length % 2 == 1)
}
DEFAULTS",
);

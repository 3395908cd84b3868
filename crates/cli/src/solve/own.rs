//! Writes a solver that decides a game by the user's own rules, where no formula is known, and
//! measures how far it gets.

use crate::bundling;
use crate::process::{self, Ending, Limits, QUIET};
use crate::solve::explorer::module;
use crate::solve::kind::Kind;
use crate::solve::rules::{self, Rules};
use crate::solve::table::Table;
use crate::stress::description::Description;
use crate::trial::program::Program;
use bundler::diagnostic::Result;
use fastrand::Rng;
use std::time::Duration;

/// The CPU time of a contest, in milliseconds, and the factor by which real time may exceed it: the
/// program itself watches its CPU time.
const CONTEST: u64 = 2000;
const BUSY: u64 = 20;

/// The memory that the solver may use.
const MEMORY: u64 = 1 << 30;

/// The code with which the program ends if the input cannot be its position, and the number of inputs
/// of a size of which some must be possible.
const IMPOSSIBLE: i32 = 77;
const TRIES: u64 = 40;

/// The number of possible inputs of a size that must be answered in time: a search takes far longer
/// for some than for others.
const ENOUGH: usize = 3;

/// The largest size that is tried.
const LARGEST: u64 = 1 << 20;

/// A way to decide the game by the rules.
struct Way {
    /// The index in `ANSWERS`.
    answer: &'static str,
    code: String,
}

/// The solver, without the remark above it.
pub fn solver(table: &Table, rules: &Rules) -> String {
    program(&way(table, rules), rules, "", "")
}

/// The program that does this before and after it answers.
fn program(Way { answer, code }: &Way, rules: &Rules, before: &str, after: &str) -> String {
    let (above, _) = rules.parts();
    format!(
        "{}\n{code}{}\nfn main() {{\n    let mut input = String::new();\n    \
         std::io::Read::read_to_string(&mut std::io::stdin(), &mut input).unwrap();\n    \
         {before}println!(\"{{}}\", ANSWERS[{answer}]);\n{after}}}\n",
        above.trim_end(),
        rules.defaults
    )
}

fn way(table: &Table, rules: &Rules) -> Way {
    // Normal play without special ends needs only the moves.
    let options = if table.has_end || table.is_misere { OPTIONS } else { "" };
    let is_plain = options.is_empty();
    let of_heaps = |code: &str, moves: &str| code.replace("MOVES", moves);
    let (answer, code) = match rules.kind {
        Kind::Splits if table.set.is_some() => (WINS, of_heaps(SET, "options(largest)")),
        Kind::Heaps if table.set.is_some() => (WINS, of_heaps(SET, "moves(&vec![largest])")),
        _ if table.has_parity && rules.kind != Kind::Splits => (WINS, TURNS.to_owned()),
        Kind::Splits => (WINS, of_heaps(SUM, "options(n)")),
        Kind::Heaps if table.is_sum => (WINS, of_heaps(SUM, "moves(&vec![n])")),
        Kind::Tuple if table.goes_down && !table.has_draws => {
            ("usize::from(wins(&read(&input)))", LINE.to_owned())
        }
        Kind::Mask if is_plain && !rules.has_own_state => {
            ("usize::from(wins(read(&input)))", MASK.to_owned())
        }
        kind => {
            let may_draw = kind == Kind::Loopy || table.has_draws;
            let (answer, code) = if may_draw { (OUTCOME, LOOPY) } else { (WINS, SEARCH) };
            let moves = if is_plain { "moves" } else { "options" };
            let state = if is_plain { "start(position)" } else { "Some(start(position))" };
            let code = code.replace("    OPTIONS\n", options);
            (answer, code.replace("MOVES", moves).replace("POSITION", state))
        }
    };
    Way { answer, code }
}

const WINS: &str = "usize::from(wins(&read(&input)))";
const OUTCOME: &str = "wins(&read(&input)).map_or(2, usize::from)";

/// The largest positions that the solver decides within the time of a contest, in words.
pub fn reach(table: &Table, rules: &Rules) -> Result<Option<String>> {
    let before = format!(
        "if !is_input(&read(&input)) {{ std::process::exit({IMPOSSIBLE}); }}\n    \
         clock::watch(|used| if used > {CONTEST} {{ std::process::exit(1); }});\n    "
    );
    let measured = program(&way(table, rules), rules, &before, "    std::process::exit(0);\n");
    let text = format!("#![allow(warnings)]\n{measured}\n{}\n", module!("clock"));
    let Ok(bundle) = bundling::bundle_of_text(text, &rules::job()) else { return Ok(None) };
    let compiled = rules::compile(&bundle, &rules::CONTEST)?;
    if !compiled.success {
        return Ok(None);
    }
    let program = Program::Built(compiled);
    let time = Duration::from_millis(BUSY * CONTEST);
    let limits = Limits { time, memory: MEMORY, ..QUIET };
    let is_fast = |size: u64| -> Result<bool> {
        // Inputs have at most a million numbers.
        let inputs = Description::parse(&inputs(table, rules, size));
        let Ok(description) = inputs else { return Ok(false) };
        let mut answered = 0;
        for seed in 0..TRIES {
            let input = description.random(&mut Rng::with_seed(size + seed)).text;
            let run = process::run(&mut program.command(&[]), input.as_bytes(), limits);
            match run.map_err(rules::cannot_run)?.ending {
                Ending::Exit(status) if status.code() == Some(IMPOSSIBLE) => {}
                Ending::Exit(status) if status.success() => answered += 1,
                _ => return Ok(false),
            }
            if answered == ENOUGH {
                return Ok(true);
            }
        }
        Ok(false)
    };
    let mut size = 2;
    while 2 * size <= largest(rules.kind) && is_fast(2 * size)? {
        size *= 2;
    }
    if size > 2 && 3 * size / 2 <= largest(rules.kind) && is_fast(3 * size / 2)? {
        size += size / 2;
    }
    Ok((size > 2).then(|| words(rules.kind, size)))
}

fn largest(kind: Kind) -> u64 {
    if kind == Kind::Mask { 24 } else { LARGEST }
}

/// The description of inputs of this size for `stress`.
fn inputs(table: &Table, rules: &Rules, size: u64) -> String {
    // Large numbers, but not all the same.
    let least = table.least.max(size - size / 4);
    match rules.kind {
        Kind::Splits | Kind::Heaps => format!("n=3..3 a*n={least}..{size}"),
        Kind::Tuple | Kind::Loopy => {
            let names = ('a'..='z').take(table.rows[0].numbers.len() - table.varying.len());
            names.map(|name| format!("{name}={least}..{size}")).collect::<Vec<_>>().join(",")
        }
        Kind::String => format!("n={size}..{size} s*n=[{}]", table.letters()),
        Kind::Mask => format!("n={0}..{0} a*n=1..{size}", size / 2),
        Kind::Tree => format!("n={size}..{size} tree(n)"),
        Kind::WeightedTree => {
            let least = table.least;
            format!("n={size}..{size} a*n={least}..{} tree(n)", least + 9)
        }
        Kind::Graph => format!("n={size}..{size},m={0}..{0} graph(n,m)", size - 1),
        Kind::Board => format!("a={size}..{size},b={size}..{size}"),
        Kind::Grid => format!("h={size}..{size},w={size}..{size} g*h*w=[{}]", rules.cells()),
    }
}

fn words(kind: Kind, size: u64) -> String {
    match kind {
        Kind::Splits | Kind::Heaps => format!("three heaps of up to {size}"),
        Kind::Tuple | Kind::Loopy => format!("numbers of up to {size}"),
        Kind::String => format!("a string of {size} letters"),
        Kind::Mask => format!("a set of numbers up to {size}"),
        Kind::Tree => format!("a tree of {size} vertices"),
        Kind::WeightedTree => format!("a tree of {size} vertices with numbers below ten"),
        Kind::Graph => format!("a graph of {size} vertices with as many edges"),
        Kind::Board | Kind::Grid => format!("a board of {size} by {size}"),
    }
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

const SET: &str = "\
use nim_snippets::subtraction_game::SubtractionGame;

fn wins(heaps: &[u64]) -> bool {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    // All that may be taken from the largest heap.
    let left = MOVES.into_iter().map(|left| left.iter().sum::<u64>());
    let set: Vec<u64> = left.map(|left| largest - left).collect();
    SubtractionGame::new(largest, &set).wins(heaps)
}
";

const SUM: &str = "\
use nim_snippets::sprague_grundy::SpragueGrundy;

fn wins(heaps: &[u64]) -> bool {
    SpragueGrundy::with_splits(|&n: &u64| MOVES).wins(heaps)
}
";

const TURNS: &str = "\
fn wins(position: &Position) -> bool {
    let any = |state: &State| moves(state).into_iter().next();
    let turns = std::iter::successors(Some(start(position)), any).count() - 1;
    (turns % 2 == 1) != MISERE
}";

const LINE: &str = "\
use nim_snippets::grundy_table::outcomes_by;

fn wins(&[largest]: &Position) -> bool {
    let all = outcomes_by(largest as usize, |n, wins| {
        let position = [n as u64];
        let usual = || {
            let next = moves(&position);
            next.is_empty() && MISERE || next.iter().any(|&[left]| !wins[left as usize])
        };
        end(&position).map_or_else(usual, |over| Outcome::from(over) == Win)
    });
    all[largest as usize]
}";

const MASK: &str = "\
use nim_snippets::mask_solver::MaskSolver;

fn wins(marks: u64) -> bool {
    let options = |marks: usize| {
        let next = moves(&(marks as u64)).into_iter();
        next.map(|marks| marks as usize).collect::<Vec<_>>()
    };
    MaskSolver::new(1 << 24, options).wins(&[start(&marks) as usize])
}";

const SEARCH: &str = "\
use nim_snippets::outcome_search::OutcomeSearch;

fn wins(position: &Position) -> bool {
    OPTIONS
    OutcomeSearch::new(MOVES).wins(&[POSITION])
}";

const LOOPY: &str = "\
use nim_snippets::loopy_game::{LoopyGame, reachable};

/// Does the player to move win? `None` in a draw.
fn wins(position: &Position) -> Option<bool> {
    OPTIONS
    let (positions, arcs) = reachable([POSITION], MOVES);
    let length = LoopyGame::new(positions.len(), &arcs).remoteness()[0];
    length.map(|length| length % 2 == 1)
}";

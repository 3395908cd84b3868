//! The rules that a user filled into a template, and the program that explores them.

use crate::bundling::{self, Job};
use crate::place::Place;
use crate::process::{self, Ending, Finished, Limits, QUIET};
use crate::solve::explorer::core::{ALL, CHANCE, FEW, HEAPS, ONE, TWO_ROWS};
use crate::solve::explorer::{explore, module};
use crate::solve::kind::{Kind, declared, missing, type_named};
use crate::solve::table::Table;
use crate::solve::varying::{self, Varying};
use crate::stderr::Stderr;
use crate::trial::compile::{self, Compiled, Wanted};
use crate::trial::program::Program;
use crate::trial::report;
use crate::trial::toolchain::Toolchain;
use bundler::bundle::Bundle;
use bundler::diagnostic::{Problem, Result, reason};
use bundler::judge::{self, Crates, Judge};
use bundler::text::tokens::Code;
use editors::{INPUT, OUTCOME, START};
use std::ffi::OsStr;
use std::io::Write;
use std::time::Duration;

/// The largest output that is read, in bytes.
const MOST: usize = 1 << 26;

/// The factor by which real time may exceed CPU time on a very busy machine. The program itself
/// watches its CPU time.
const BUSY: u32 = 60;

/// The brute force of a template keeps twice as many positions in memory.
const IN_MEMORY: u64 = 1_000_000;

/// The least number of positions to guess from.
const FEWEST: usize = 10;

/// The default judge without checks of the compiler's version.
pub static CONTEST: Judge = Judge { rustc: None, crates: Crates::Many, ..*judge::DEFAULT };

/// A judge that compiles faster, and treats overflow as an error.
pub static EXPLORING: Judge = Judge {
    flags: &["-Copt-level=1", "-Ccodegen-units=4", "-Coverflow-checks=on", "--cfg=atcoder"],
    crates: Crates::Many,
    ..CONTEST
};

/// A filled-in template.
pub struct Rules {
    text: String,
    program: Program,
    pub kind: Kind,
    /// The code that reads a position.
    pub section: String,
    /// True if positions in play are of another type than the input.
    pub has_own_state: bool,
    /// The items of its template that the rules leave out.
    pub defaults: String,
    /// The constants that vary.
    pub varying: Vec<Varying>,
}

/// The modules for a kind of positions, and the code that makes the `Kind` of the explorer.
type Parts = (&'static [&'static str], &'static str);

/// The parts for such positions, or for those with states of their own.
fn parts(kind: Kind, has_own_state: bool) -> Parts {
    const LISTS: &[&str] = &[module!("lists"), module!("growing_lists")];
    const TUPLES: &[&str] = &[module!("tuples"), module!("loops")];
    const TREES: &[&str] = &[module!("trees"), module!("growing_trees")];
    match kind {
        Kind::Heaps if has_own_state => (LISTS, "lists::FirstLists"),
        Kind::Splits | Kind::Heaps => (LISTS, "lists::Lists::new::<Rules>()"),
        Kind::Tuple if has_own_state => (TUPLES, "tuples::FirstTuples"),
        Kind::Tuple => (TUPLES, "tuples::Tuples"),
        Kind::Loopy => (TUPLES, "tuples::Loopy"),
        Kind::String => {
            (&[module!("strings")], "strings::Strings { alphabet: &super::ALPHABET[..] }")
        }
        Kind::Mask => (&[module!("masks")], "masks::Masks"),
        Kind::Tree if has_own_state => (TREES, "trees::FirstTrees"),
        Kind::Tree => (TREES, "trees::Trees"),
        Kind::WeightedTree => (
            &[module!("weighted_trees")],
            "weighted_trees::WeightedTrees { last: *super::NUMBERS.end(), \
             tree: |parents, numbers| super::Position { parents, numbers } }",
        ),
        Kind::Graph => (&[module!("graphs")], "graphs::Graphs"),
        Kind::Board => (&[module!("boards")], "boards::Boards"),
        Kind::Grid => (&[module!("grids")], "grids::Grids { cells: &super::CELLS[..] }"),
    }
}

/// The rules of most templates, as the explorer reads them.
const RULES: &str = "
struct Rules;

impl core::Rules for Rules {
    type Position = super::Position;
    type State = super::State;
    const MISERE: bool = super::MISERE;
    const LEAST: u64 = LEAST;
    fn is_input(position: &super::Position) -> bool { super::is_input(position) }
    fn start(position: &super::Position) -> super::State { super::start(position) }
    fn moves(state: &super::State) -> Vec<super::State> { super::moves(state) }
    fn end(state: &super::State) -> Option<u8> {
        super::end(state).map(|over| super::Outcome::from(over) as u8)
    }
    fn text(position: &super::Position) -> String { super::text(position) }
}
";

/// The rules of heaps that split: a list is a sum, and a move is a move in one heap.
const SPLITS: &str = "
struct Rules;

impl core::Rules for Rules {
    type Position = Vec<u64>;
    type State = Vec<u64>;
    const MISERE: bool = false;
    const LEAST: u64 = LEAST;
    fn is_input(heaps: &Vec<u64>) -> bool { super::is_input(heaps) }
    fn start(heaps: &Vec<u64>) -> Vec<u64> { super::start(heaps) }
    fn moves(heaps: &Vec<u64>) -> Vec<Vec<u64>> { lists::in_one_heap(heaps, super::options) }
    fn end(_: &Vec<u64>) -> Option<u8> { None }
    fn text(heaps: &Vec<u64>) -> String { super::text(heaps) }
}
";

/// The type of a position in play, if it is not that of the input.
fn own_state(code: &Code) -> Option<String> {
    type_named(code, "State").filter(|kind| *kind != "Position").map(str::to_owned)
}

/// The function `moves` without blanks.
fn moves(code: &Code) -> Option<String> {
    let start = declared(code, "fn", "moves")?;
    let body = (start..code.len()).find(|&i| code.is(i, "{"))?;
    Some(code.text_of(start..code.after(body)).split_whitespace().collect())
}

/// Items of the templates that rules may leave out: the kind and the name of one, and the text.
const DEFAULTS: [(&str, &str, &str); 3] =
    [("fn", "is_input", INPUT), ("fn", "start", START), ("enum", "Outcome", OUTCOME)];

/// The items that these rules leave out.
fn defaults(code: &Code) -> String {
    let is_left_out = |(item, name, _): &(&str, &str, &str)| declared(code, item, name).is_none();
    DEFAULTS.into_iter().filter(is_left_out).map(|(_, _, text)| format!("\n{text}")).collect()
}

/// The texts above and below the head of `main`.
fn divided(text: &str) -> Option<(&str, &str)> {
    let main = "\nfn main() {";
    let at = text.rfind(main)?;
    Some((&text[..at], &text[at + main.len()..]))
}

/// The rules with a `main` that explores them.
fn exploring(
    text: &str,
    kind: Kind,
    has_own_state: bool,
    defaults: &str,
    varying: &[Varying],
) -> Result<String> {
    let (above, below) = divided(text).ok_or_else(|| missing("line `fn main() {`"))?;
    let mut program = format!("{above}\nfn read_and_answer() {{{below}");
    program += defaults;
    program += "\n#[allow(warnings)]\nmod exploring {\n";
    let (modules, new_kind) = parts(kind, has_own_state);
    let shared = [module!("clock"), module!("core"), module!("explore")];
    shared.iter().chain(modules).for_each(|module| program += module);
    let least = match kind {
        Kind::Splits | Kind::Heaps | Kind::Tuple | Kind::Loopy => "super::LEAST",
        Kind::WeightedTree => "*super::NUMBERS.start()",
        _ => "0",
    };
    program += &format!("\nconst LEAST: u64 = {least};\n");
    program += if kind == Kind::Splits { SPLITS } else { RULES };
    program += &format!(
        "\n{}\n\npub fn main() {{\n    explore::main::<Rules, _>(|| {new_kind}, VARYING);\n}}\n}}\n\n\
         fn main() {{\n    exploring::main();\n}}\n",
        varying::code(varying)
    );
    Ok(program)
}

impl Rules {
    pub fn read(file: &Place) -> Result<Self> {
        let text = file.read()?.replace("\r\n", "\n");
        let kind = Kind::of(&text)?;
        // rustc explains errors of syntax.
        let code = Code::new(&text).ok();
        let state = code.as_ref().and_then(own_state);
        if let (Some(state), Some(code)) = (&state, &code)
            && let Some(moves) = moves(code)
            && Some(moves) == self::moves(&Code::new(&kind.template())?)
        {
            return Err(Problem::new(format!(
                "`State` is `{state}`, but `moves` is still the example"
            ))
            .help("`moves` takes a `State` and returns states; `start` makes the first one"));
        }
        let has_own_state = state.is_some();
        let defaults = code.as_ref().map(defaults).unwrap_or_default();
        let (varying, varied) = varying::read(&text)?;
        if let (Kind::String, Some(one)) = (kind, varying.first()) {
            let title = format!("`{}` cannot vary, because the positions are strings", one.name);
            return Err(Problem::new(title).help(
                "formulas of strings have no other numbers: run `solve` for one value at a time",
            ));
        }
        let program = exploring(&varied, kind, has_own_state, &defaults, &varying)?;
        let job = Job::to_run(file.clone(), &EXPLORING);
        let bundle = bundling::bundle_of_text(program, &job)?;
        let compiled = compile(&bundle, &EXPLORING)?;
        let (messages, _) = report::render(&compiled.messages, &bundle);
        if !compiled.success {
            let _ = Stderr.write_all(messages.as_bytes());
            let problem = Problem::new(format!("`{file}` does not compile"));
            return Err(match state {
                Some(state) => problem.help(format!(
                    "here `State` is `{state}`: `moves` and `end` take it, `moves` and `start` return it"
                )),
                None => problem,
            });
        }
        let mut sections = text.split("\n// ---- ");
        let section = sections.find(|section| section.starts_with("The input"));
        let section = section.and_then(|section| section.split_once('\n'));
        let (_, section) = section.ok_or_else(|| missing("part `// ---- The input`"))?;
        let section = section.to_owned();
        Ok(Rules {
            text,
            kind,
            section,
            has_own_state,
            defaults,
            varying,
            program: Program::Built(compiled),
        })
    }

    /// The texts above and below the head of `main`.
    pub fn parts(&self) -> (&str, &str) {
        divided(&self.text).unwrap_or((&self.text, ""))
    }

    /// The letters of the cells of a board.
    pub fn cells(&self) -> String {
        let line = self.text.lines().find_map(|line| line.strip_prefix("const CELLS: &[u8] = b\""));
        line.and_then(|line| Some(line.split_once('"')?.0.to_owned())).unwrap_or_default()
    }

    /// The positions in all directions, small ones first, until the time limit.
    pub fn explore(&self, time: Duration) -> Result<Table> {
        let limits = Limits { time: BUSY * time, output: MOST, ..QUIET };
        let milliseconds = time.as_millis().to_string();
        let mut command = self.program.command(&[OsStr::new(&milliseconds)]);
        let finished = process::run(&mut command, b"", limits).map_err(cannot_run)?;
        let text = String::from_utf8_lossy(&finished.output);
        let table = Table::read(&text, self.kind);
        // Rules that loop or fail are wrong, even if smaller positions are listed.
        let code = match finished.ending {
            Ending::Exit(status) => status.code(),
            _ => Some(0),
        };
        let errors = String::from_utf8_lossy(&finished.errors);
        match code {
            Some(explore::RECURRING) => {
                Err(Problem::new(format!("the game need not end: {}", errors.trim())).help(
                    "`./bundle.sh brute_loopy` is the template in which endless play is a draw",
                ))
            }
            Some(explore::ENDLESS) => Err(never_ends()),
            Some(explore::FAILING) => Err(Problem::new(errors.trim())),
            _ if table.inputs.0 < FEWEST && table.inputs.0 < table.inputs.1 => {
                let (inputs, all) = table.inputs;
                let title = format!("`is_input` leaves {inputs} of {all} positions");
                Err(Problem::new(title).help("it returns whether the input can be the position"))
            }
            // Positions with the same counts are one row.
            _ if table.inputs.0 < FEWEST || table.rows.is_empty() => {
                Err(too_few(&finished, &errors))
            }
            _ if !table.has_all_cases() => {
                let title = "the time was over before all values of the constants were tried";
                Err(Problem::new(title).help("give fewer values, or more time by `--time-limit`"))
            }
            _ => Ok(table),
        }
    }

    /// Options of `stress` whose inputs exceed the tried positions in each direction, as far as the
    /// rules with their plain memory can follow.
    pub fn stress(&self, table: &Table) -> Vec<String> {
        let least = table.least;
        // The first numbers of an extent, or 0 if no size was reached.
        let both = |name| [0, 1].map(|i| table.extent(name).get(i).copied().unwrap_or(0));
        let reach = |name| both(name)[0];
        let beyond = |n: u64| n + n / 4 + 1;
        let most = |n: u64| table.marks.map_or(n, |mark| n.min(mark / 2));
        // All positions with so many numbers of up to this one are still in memory.
        let within = |count: usize, most: u64| {
            (most as f64).powf(1.0 / count as f64).max(least as f64 + 1.0) as u64 - 1
        };
        let inputs: Vec<String> = match self.kind {
            Kind::Splits if table.is_sum => {
                let far = 2 * reach(ONE);
                vec![
                    format!("n=1..3 a*n={least}..{far}"),
                    format!("n=1..50 a*n={least}..{}", least + 200),
                ]
            }
            Kind::Splits | Kind::Heaps => {
                let few = (1..).zip([ONE].into_iter().chain(HEAPS)).map(|(len, name)| {
                    let far = most(beyond(reach(name)).min(within(len, IN_MEMORY)));
                    format!("n={len} a*n={least}..{far}")
                });
                let many = [6, 12, 20].map(|len| (len, within(len as usize, IN_MEMORY)));
                let many =
                    many.into_iter().filter(|(len, far)| (far + 1).pow(*len) < 2 * IN_MEMORY);
                few.chain(many.map(|(len, far)| format!("n=1..{len} a*n={least}..{far}"))).collect()
            }
            Kind::Tuple | Kind::Loopy => {
                let count = table.rows[0].numbers.len();
                let names: Vec<char> = ('a'..='z').take(count).collect();
                let line = |most: &dyn Fn(usize) -> u64| {
                    let item = |(i, name): (usize, &char)| format!("{name}={least}..{}", most(i));
                    names.iter().enumerate().map(item).collect::<Vec<_>>().join(",")
                };
                if count == 1 {
                    vec![line(&|_| 2 * reach(ONE))]
                } else {
                    // All of them, then one while the others stay small.
                    let far = beyond(reach(ONE));
                    let others = within(count - 1, IN_MEMORY / far);
                    let one = |i: usize| line(&|j| if i == j { far } else { others });
                    let all = line(&|_| beyond(reach(ALL)).min(within(count, IN_MEMORY)));
                    [all].into_iter().chain((0..count).map(one)).collect()
                }
            }
            Kind::String => {
                let letters = table.letters();
                let line = |far: u64| format!("n=1..{far} s*n=[{letters}]");
                vec![line(reach(ALL) + 2), line(beyond(reach(CHANCE)))]
            }
            Kind::Mask => {
                let far = (reach(ALL) + 3).min(63);
                vec![format!("n=1..{far} a*n=1..{far}"), "n=1..4 a*n=1..64".to_owned()]
            }
            Kind::Tree => vec![format!("n=1..{} tree(n)", beyond(reach(CHANCE).max(reach(ALL))))],
            Kind::WeightedTree => {
                let [far, most] = both(CHANCE);
                [(3, (2 * most).min(reach(FEW))), (beyond(far), most)]
                    .map(|(n, most)| format!("n=1..{n} a*n={least}..{most} tree(n)"))
                    .into()
            }
            Kind::Graph => vec!["n=1..8,m=0..10 graph(n,m)".to_owned()],
            Kind::Grid => {
                let (few, side) = (reach(ALL), reach(CHANCE).max(2));
                [(1, few), (few, 1), (side, side)]
                    .map(|(h, w)| format!("h=1..{h},w=1..{w} g*h*w=[{}]", self.cells()))
                    .into()
            }
            Kind::Board => {
                let (side, long) = (reach(ALL) / 2 + 1, beyond(both(TWO_ROWS)[1]));
                let sides = [(side, side), (2, long), (long, 2)];
                sides.map(|(a, b)| format!("a=1..{a},b=1..{b}")).into()
            }
        };
        // Inputs for which `is_input` is false are skipped.
        let (possible, all) = table.inputs;
        let count = (300 * all / possible.max(1)).clamp(300, 30_000);
        let line = |inputs| format!("--count {count} --time-limit 10s --input \"{inputs}\"");
        inputs.into_iter().map(line).collect()
    }
}

pub fn compile(bundle: &Bundle, judge: &Judge) -> Result<Compiled> {
    let toolchain = &Toolchain::find(judge)?;
    let wanted = Wanted { judge, toolchain, run: true, lean: false, debug: false };
    Ok(compile::compile(bundle, &wanted)?)
}

/// The job that bundles a program of this tool for its own use.
pub fn job() -> Job {
    Job::to_run("formula.rs", &EXPLORING)
}

pub fn cannot_run(error: std::io::Error) -> Problem {
    Problem::new(format!("cannot run the rules: {}", reason(&error)))
}

fn never_ends() -> Problem {
    Problem::new("a play of the game never ends")
        .help("each move must bring the end nearer; a number below 0 wraps to a huge one")
}

/// The error for too few positions.
fn too_few(finished: &Finished, errors: &str) -> Problem {
    if errors.contains("overflowed its stack") {
        return never_ends();
    }
    match finished.ending {
        Ending::Exit(status) if !status.success() => {
            Problem::new("the rules fail").help(errors.trim())
        }
        _ => Problem::new("too few positions were explored in this time and memory").help(
            "check that each loop in `moves` ends, and each play; `--time-limit` allows more time",
        ),
    }
}

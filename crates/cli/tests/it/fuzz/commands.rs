//! Runs every command on every game with absurd numbers, as arguments and on standard input: it
//! answers, rejects the numbers with a message, or reports that it is still searching, within a
//! limit of memory.
#![cfg(target_os = "linux")]

use super::{MEMORY, RAW, assert_none, errors, pick};
use crate::common::files::Folder;
use crate::common::random::Random;
use crate::common::tool::{Run, TOOL, run};
use explore::parameters::{Kind, Parameter};
use games::entry::{Game, Shape};
use games::games;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::process::Command;

const NUMBERS: &[u64] =
    &[0, 1, 2, 3, 10, 1000, 1_000_000_007, u32::MAX as u64, 1 << 32, 1 << 63, u64::MAX];

const NOT_NUMBERS: &[&str] = &["-1", "18446744073709551616", "1e9", "x", "", "1.5", "０", "[", "="];

const CODES: &[&str] =
    &["0.77", "0.8", "0.FF", "4.", "0.", ".", "", "0.x", "7", "0.007777777", "é"];

/// The tool reports after two seconds that it is still searching; on a busy machine, later. It is
/// ended after this many seconds.
const TIME: u64 = 6;

/// The largest output, in blocks of 512 bytes. There may be 10^18 moves.
const OUTPUT: u64 = 1 << 11;

struct Case {
    args: Vec<String>,
    input: String,
}

fn number(random: &mut Random) -> String {
    match random.below(12) {
        0 => pick(random, NOT_NUMBERS).to_owned(),
        1 => random.stones().to_string(),
        _ => NUMBERS[random.below(NUMBERS.len() as u64) as usize].to_string(),
    }
}

fn list(random: &mut Random, between: &str, item: impl Fn(&mut Random) -> String) -> String {
    let items: Vec<String> = (0..random.below(4)).map(|_| item(random)).collect();
    items.join(between)
}

fn edge(random: &mut Random) -> String {
    format!("{}-{}", number(random), number(random))
}

fn cells(random: &mut Random) -> String {
    (0..random.below(6)).map(|_| pick(random, &[".", "#", "X", "0", "é"])).collect()
}

fn argument(parameter: &Parameter, random: &mut Random) -> String {
    if random.below(3) == 0 {
        return parameter.example.to_owned();
    }
    match parameter.kind {
        Kind::Number => number(random),
        Kind::Set => list(random, ",", number),
        Kind::Code => pick(random, CODES).to_owned(),
        Kind::Pairs => list(random, ",", |r| format!("{}:{}", number(r), number(r))),
        Kind::Word(words) => pick(random, &[words, &["wrong"]].concat()).to_owned(),
        Kind::Edges => list(random, ",", edge),
        Kind::Board => list(random, "/", cells),
    }
}

/// The game and its parameters; sometimes one is missing, superfluous or repeated.
fn words(game: &Game, random: &mut Random) -> Vec<String> {
    let mut words: Vec<String> = game.name().split(' ').map(str::to_owned).collect();
    for parameter in game.parameters {
        for _ in 0..[1, 1, 1, 1, 1, 1, 1, 1, 0, 2][random.below(10) as usize] {
            words.push(format!("{}={}", parameter.name, argument(parameter, random)));
        }
    }
    if random.below(20) == 0 {
        words.push(format!("wrong={}", number(random)));
    }
    words
}

fn position(shape: Shape, random: &mut Random) -> Vec<String> {
    let count = match (shape, random.below(12)) {
        (_, 0) => random.below(4),
        (Shape::Written(_), _) => {
            let word = |random: &mut Random| match random.below(5) {
                0 => number(random),
                1 => format!("+{}", number(random)),
                2 => cells(random),
                3 => [number(random), number(random), number(random)].join(":"),
                _ => edge(random),
            };
            return (0..random.below(5)).map(|_| word(random)).collect();
        }
        (Shape::Sum(_) | Shape::Row(_), 1) => {
            return (0..100_000).map(|_| random.below(9).to_string()).collect();
        }
        (Shape::Exactly(names), _) => names.len() as u64,
        (Shape::Limited, _) => 1 + random.below(2),
        (Shape::Pairs(_), _) => 2 * random.below(3),
        (Shape::Sum(_) | Shape::Row(_), _) => random.below(5),
    };
    (0..count).map(|_| number(random)).collect()
}

/// Lines of values, or of positions with a value.
fn values(random: &mut Random) -> String {
    let has_positions = random.below(2) == 0;
    let line = |random: &mut Random| {
        let value = pick(random, &["W", "L", "0", "1", "7"]).to_owned();
        let value = if random.below(3) == 0 { number(random) } else { value };
        let position = if has_positions { list(random, " ", number) + ": " } else { String::new() };
        position + &value
    };
    (0..random.below(30)).map(|_| line(random) + pick(random, &["\n", "\n", " "])).collect()
}

fn case(game: &Game, random: &mut Random) -> Case {
    let mut args = words(game, random);
    let mut input = String::new();
    let flags: &[&str] = match random.below(10) {
        0 | 1 => {
            args.insert(0, "table".to_owned());
            if random.below(2) == 0 {
                args.extend(["-n".to_owned(), number(random)]);
            }
            &["--misere", "--outcomes", "--json", "--csv", "--parts=1", "--parts=2"]
        }
        2 | 3 => {
            args.insert(0, "play".to_owned());
            args.extend(position(game.shape, random));
            for _ in 0..random.below(6) {
                let word = pick(random, &["#1", "hint", "moves", "undo", "1", "#0", ""]);
                input += &format!("{word}\n{}\n", list(random, " ", number));
            }
            &["--misere", "--second"]
        }
        4 => {
            args = vec!["guess".to_owned()];
            input = values(random);
            &["--json", "--outcomes"]
        }
        5 => {
            args = vec!["api".to_owned(), game.module.to_owned()];
            args.extend((0..random.below(2)).map(|_| number(random)));
            &[]
        }
        _ => {
            args.insert(0, "explain".to_owned());
            args.extend(position(game.shape, random));
            &["--misere", "--all"]
        }
    };
    args.extend(flags.iter().filter(|_| random.below(4) == 0).map(|flag| flag.to_string()));
    Case { args, input }
}

/// The error of a command, if it has one.
fn error(case: &Case) -> Option<String> {
    let folder = Folder::new();
    let limits = format!("ulimit -v {MEMORY}; ulimit -f {OUTPUT}");
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{limits}; exec timeout {TIME} \"$0\" \"$@\" > answer"), TOOL]);
    let Run { status, said, .. } = run(shell.args(&case.args).current_dir(&*folder), &case.input);
    let answer = fs::metadata(folder.join("answer")).expect("a file");
    let is_good = match status.code() {
        Some(0) => answer.len() > 0 && said.lines().all(is_progress),
        Some(1 | 2) => said.lines().find(|line| !is_progress(line))?.starts_with("error: "),
        // The time limit was reached.
        Some(124) => answer.len() > 0 || said.lines().any(is_progress),
        // The limit of output was reached (`SIGXFSZ`).
        _ => status.signal() == Some(25),
    };
    let is_raw = RAW.iter().any(|raw| said.contains(raw));
    let args: String = case.args.join(" ").chars().take(300).collect();
    (is_raw || !is_good).then(|| format!("{args}: {}\n{said}", status))
}

fn is_progress(line: &str) -> bool {
    line.starts_with("still searching: ")
}

#[test]
fn absurd_numbers_get_an_answer_or_a_message() {
    let of_game =
        |game: &'static Game| errors(&game.name(), 1, |random| error(&case(game, random)));
    assert_none(&games().flat_map(of_game).collect::<Vec<_>>());
}

//! Every command on every game with hostile numbers, as arguments and as its input: it answers,
//! refuses in plain words, or says what it is doing; it never ends in words of the language, and
//! never takes all memory.
#![cfg(target_os = "linux")]

use super::{Feeder, MEMORY, RAW, pick};
use crate::common::random::Random;
use crate::common::tool::TOOL;
use explore::parameters::{Kind, Parameter};
use games::entry::{Game, Shape};
use games::games;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

const NUMBERS: &[u64] = &[
    0,
    1,
    2,
    3,
    10,
    1000,
    1_000_000_007,
    u32::MAX as u64,
    1 << 32,
    (1 << 32) + 1,
    1 << 63,
    u64::MAX - 58,
    u64::MAX,
];

const NO_NUMBERS: &[&str] = &["-1", "18446744073709551616", "1e9", "x", "", "1.5", "０", "[", "="];

const CODES: &[&str] =
    &["0.77", "0.8", "0.FF", "4.", "0.", ".", "", "0.x", "7", "0.007777777", "é"];

/// It speaks within two seconds; a busy machine makes more of them.
const DEADLINE: Duration = Duration::from_secs(100);

struct Case {
    args: Vec<String>,
    input: String,
}

fn number(random: &mut Random) -> String {
    match random.below(12) {
        0 => pick(random, NO_NUMBERS).to_owned(),
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
        Kind::Number(_) => number(random),
        Kind::Set(_) => list(random, ",", number),
        Kind::Code(_) => pick(random, CODES).to_owned(),
        Kind::Pairs(_) => list(random, ",", |r| format!("{}:{}", number(r), number(r))),
        Kind::Word(words) => pick(random, &[words, &["wrong"]].concat()).to_owned(),
        Kind::Edges => list(random, ",", edge),
        Kind::Board => list(random, "/", cells),
    }
}

/// The game and its parameters, now and then one too few, too many or twice.
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
            &["--json", "--verbose", "--outcomes"]
        }
        5 => {
            args = vec!["api".to_owned(), game.module.to_owned()];
            args.extend((0..random.below(2)).map(|_| number(random)));
            &["--docs"]
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

/// What it says of itself, and how it ends unless it is at work and says so.
fn run(case: &Case) -> (String, Option<std::process::ExitStatus>) {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\""), TOOL]).args(&case.args);
    shell.env("RUST_BACKTRACE", "0");
    let pipes = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("a shell");
    let (mut stdin, input) = (child.stdin.take().expect("a pipe"), case.input.clone());
    thread::spawn(move || stdin.write_all(input.as_bytes()));
    // Of 10^18 moves a part will do: then the pipe is closed.
    let stdout = child.stdout.take().expect("a pipe").take(1 << 16);
    let printed =
        thread::spawn(move || BufReader::new(stdout).lines().map_while(Result::ok).count());
    let (said, ended) = listen(&mut child, case);
    let lines = printed.join().expect("a thread");
    let is_silent = ended.is_some_and(|status| status.success()) && lines == 0;
    assert!(!is_silent, "{}: no answer", case.args.join(" "));
    (said, ended)
}

fn listen(child: &mut Child, case: &Case) -> (String, Option<std::process::ExitStatus>) {
    let (sender, lines) = mpsc::channel();
    let stderr = BufReader::new(child.stderr.take().expect("a pipe"));
    thread::spawn(move || {
        stderr.lines().map_while(Result::ok).all(|line| sender.send(line).is_ok())
    });
    let mut said = String::new();
    loop {
        match lines.recv_timeout(DEADLINE) {
            Ok(line) if line.starts_with("still at it: ") => {
                child.kill().and_then(|()| child.wait()).expect("it ends");
                return (said, None);
            }
            Ok(line) => said += &format!("{line}\n"),
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
            Err(mpsc::RecvTimeoutError::Timeout) => {
                child.kill().expect("it ends");
                panic!("{}: neither an answer nor a word", case.args.join(" "));
            }
        }
    }
    (said, Some(child.wait().expect("it ends")))
}

/// What is wrong with what it did.
fn fault(case: &Case) -> Option<String> {
    let (said, ended) = run(case);
    let status = ended?;
    let raw = RAW.iter().find(|raw| said.contains(**raw));
    let is_plain = match status.code() {
        Some(0) => said.is_empty(),
        Some(1 | 2) => said.starts_with("error: "),
        _ => false,
    };
    if raw.is_none() && is_plain {
        return None;
    }
    let args: String = case.args.join(" ").chars().take(300).collect();
    let ended = status.signal().map_or(format!("{status}"), |signal| format!("signal {signal}"));
    Some(format!("{args}: {ended}\n{said}"))
}

#[test]
fn hostile_numbers_get_an_answer_or_plain_words() {
    let games = games();
    let feeder = |game| Feeder::new("", 1, move |random| fault(&case(game, random)));
    super::run(&games.iter().map(feeder).collect::<Vec<_>>());
}

//! Runs a program on samples, and shows what is wrong.

use crate::tool::diagnostic::reason;
use crate::tool::proof::samples::{Case, Compare, Suite};
use std::io::{self, Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A program that writes more than this is cut short.
const MOST: u64 = 64 << 20;

/// What is shown of a text: so many lines, and so much of each.
const LINES: usize = 12;
const WIDTH: usize = 80;

/// Runs all cases, one line for each on `log`, and tells how many are not right.
pub fn run(program: &Path, suite: &Suite, log: &mut impl Write) -> io::Result<usize> {
    let width = suite.cases.iter().map(|case| case.name.chars().count()).max().unwrap_or_default();
    let mut wrong = 0;
    for case in &suite.cases {
        let start = Instant::now();
        let run = run_case(program, case, suite.limit)?;
        let time = start.elapsed().as_millis();
        let verdict = run.verdict(case, suite);
        let word = verdict.as_ref().map_or_else(|(word, _)| *word, |word| *word);
        writeln!(log, "{:width$}  {word:13} {time:>5} ms", case.name)?;
        if let Err((_, detail)) = verdict {
            wrong += 1;
            show(log, "input", &case.input)?;
            if let Some(expected) = &case.expected {
                show(log, "expected", expected)?;
            }
            show(log, "actual", &run.output)?;
            show(log, "standard error", &run.errors)?;
            if !detail.is_empty() {
                writeln!(log, "    {detail}")?;
            }
        }
    }
    Ok(wrong)
}

struct Run {
    output: Vec<u8>,
    errors: Vec<u8>,
    /// Missing if it took too long.
    status: Option<ExitStatus>,
}

fn run_case(program: &Path, case: &Case, limit: Duration) -> io::Result<Run> {
    let mut command = Command::new(program);
    command.env("RUST_BACKTRACE", "0").stdin(Stdio::piped());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn()?;
    let stdin = child.stdin.take();
    let input = case.input.clone();
    // A program need not read all of it.
    thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(&input)));
    let output = read(child.stdout.take());
    let errors = read(child.stderr.take());
    let status = wait(&mut child, limit)?;
    let [output, errors] = [output, errors].map(|job| job.join().unwrap_or_default());
    Ok(Run { output, errors, status })
}

fn read(pipe: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(pipe) = pipe {
            let _ = pipe.take(MOST).read_to_end(&mut bytes);
        }
        bytes
    })
}

fn wait(child: &mut Child, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(Duration::from_millis(1));
    }
}

impl Run {
    /// What the run is called, and what is wrong with it.
    fn verdict(&self, case: &Case, suite: &Suite) -> Result<&'static str, (&'static str, String)> {
        match (self.status, &case.expected) {
            (None, _) => {
                Err(("TOO SLOW", format!("stopped after {} s", suite.limit.as_secs_f64())))
            }
            _ if self.output.len() as u64 == MOST => {
                Err(("TOO MUCH", format!("stopped after {} MiB of output", MOST >> 20)))
            }
            (Some(status), _) if !status.success() => Err(("RUNTIME ERROR", status.to_string())),
            (_, None) => Ok("ran"),
            (_, Some(expected)) => match difference(expected, &self.output, suite.compare) {
                None => Ok("ok"),
                Some(difference) => Err(("WRONG ANSWER", difference)),
            },
        }
    }
}

/// The first difference that counts.
fn difference(expected: &[u8], actual: &[u8], compare: Compare) -> Option<String> {
    let [expected, actual] = [expected, actual].map(String::from_utf8_lossy);
    if let Compare::Bytes = compare
        && expected != actual
    {
        return Some("not the same to the last blank".to_owned());
    }
    let lines = |text: &str| -> Vec<String> {
        text.trim_end().lines().map(|line| line.trim_end().to_owned()).collect()
    };
    let words =
        |text: &str| -> Vec<String> { text.split_whitespace().map(str::to_owned).collect() };
    let (what, expected, actual) = match compare {
        Compare::Lines => ("line", lines(&expected), lines(&actual)),
        _ => ("word", words(&expected), words(&actual)),
    };
    let at = (0..expected.len().max(actual.len())).find(|&i| {
        let pair = expected.get(i).zip(actual.get(i));
        !pair.is_some_and(|(expected, actual)| equal(expected, actual, compare))
    })?;
    let [expected, actual] = [expected, actual].map(|list| match list.get(at) {
        Some(text) => format!("`{}`", shorten(text)),
        None => "nothing".to_owned(),
    });
    Some(format!("{what} {}: expected {expected}, got {actual}", at + 1))
}

fn equal(expected: &str, actual: &str, compare: Compare) -> bool {
    if let Compare::Numbers(absolute, relative) = compare
        && let (Ok(a), Ok(b)) = (expected.parse::<f64>(), actual.parse::<f64>())
    {
        return (a - b).abs() <= absolute.max(relative * a.abs());
    }
    expected == actual
}

fn show(log: &mut impl Write, what: &str, text: &[u8]) -> io::Result<()> {
    if text.is_empty() && what != "actual" {
        return Ok(());
    }
    writeln!(log, "  {what}:")?;
    let text = String::from_utf8_lossy(text);
    for line in text.lines().take(LINES) {
        writeln!(log, "    {}", shorten(line))?;
    }
    match text.lines().count().saturating_sub(LINES) {
        0 => Ok(()),
        more => writeln!(log, "    … ({more} more lines)"),
    }
}

fn shorten(line: &str) -> String {
    match line.char_indices().nth(WIDTH) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line.to_owned(),
    }
}

/// An error of this machine, not of the program.
pub fn failed(error: &io::Error) -> String {
    format!("cannot run the program: {}", reason(error))
}

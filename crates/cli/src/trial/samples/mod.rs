//! Finds the samples of a problem in the places where contestants and their tools keep them.

mod yaml;

use crate::trial::compare::Compare;
use crate::{input, path, report};
use bundler::diagnostic::{Problem, Result, cannot};
use bundler::judge::Judge;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The default time limit.
const LIMIT: Duration = Duration::from_secs(10);

/// The folders of samples, in the solver's folder and in that of its package.
const FOLDERS: &[&str] = &["test", "tests", "testcases", "samples"];

/// The options for samples.
#[derive(Default)]
pub struct Request {
    /// A folder or a file of cargo-compete.
    pub path: Option<PathBuf>,
    /// The accepted absolute or relative error of numbers.
    pub tolerance: Option<f64>,
    pub limit: Option<Duration>,
    /// The checker: `check.rs`, or a command.
    pub checker: Option<String>,
}

pub struct Case {
    pub name: String,
    /// The file of the input, if it has one of its own.
    pub file: Option<PathBuf>,
    pub input: Vec<u8>,
    /// The expected output, or the reason why it is unknown.
    pub expected: std::result::Result<Vec<u8>, String>,
    pub limit: Duration,
    pub compare: Compare,
}

impl Case {
    pub fn new(name: String, input: Vec<u8>, expected: Option<Vec<u8>>) -> Self {
        let expected = expected.ok_or_else(|| "no expected output".to_owned());
        let (input, expected) = (without_mark(input), expected.map(without_mark));
        Case { name, file: None, input, expected, limit: LIMIT, compare: Compare::Words }
    }

    /// The sample in these files.
    fn of_files(name: String, input: &Path, output: Option<&PathBuf>) -> Result<Self> {
        let expected = output.map(|output| bytes(output)).transpose()?;
        let case = Case::new(name, bytes(input)?, expected);
        Ok(Case { file: Some(input.to_owned()), ..case })
    }
}

/// Removes a byte order mark, which an editor may have added.
fn without_mark(text: Vec<u8>) -> Vec<u8> {
    text.strip_prefix("\u{feff}".as_bytes()).map(<[u8]>::to_vec).unwrap_or(text)
}

/// All samples in a place, or all that belong to the solver.
pub fn find(request: &Request, solver: &Path, judge: &Judge) -> Result<Vec<Case>> {
    let mut cases = match &request.path {
        Some(path) => named(path, solver)?,
        None => beside(solver)?,
    };
    for case in &mut cases {
        case.limit = request.limit.unwrap_or(case.limit);
        if judge.lines && case.compare == Compare::Words {
            case.compare = Compare::Lines;
        }
        if let Some(tolerance) = request.tolerance {
            case.compare = Compare::Numbers(tolerance, tolerance);
        }
    }
    Ok(cases)
}

fn named(path: &Path, solver: &Path) -> Result<Vec<Case>> {
    let cases = if path.is_dir() {
        read_folder(path, solver)?
    } else if let Some(case) = pair(path)? {
        vec![case]
    } else {
        yaml::read(path)?
    };
    if cases.is_empty() {
        return Err(Problem::new(format!("no samples in `{}`", path.display()))
            .help("they are files such as `1.in` and `1.out`, or cargo-compete's `.yml`"));
    }
    Ok(cases)
}

fn beside(solver: &Path) -> Result<Vec<Case>> {
    let folder = path::folder(solver);
    let (mut seen, mut found) = (HashSet::new(), Vec::new());
    for place in places_beside(folder) {
        if place.canonicalize().is_ok_and(|place| seen.insert(place)) {
            found.push((place.clone(), read_folder(&place, solver)?));
        }
    }
    found.retain(|(_, cases)| !cases.is_empty());
    if found.is_empty() {
        let title = format!("no samples beside `{}`", solver.display());
        let help = "looked for `*.in`, `*.out`, `*.ans`, `in/`, `out/` and `*.yml`, there and in \
                    `test/`, `tests/`, `testcases/`, `samples/`; name their place: `--test=DIR`";
        return Err(Problem::new(title).help(help));
    }
    let several = found.len() > 1;
    let mut result = Vec::new();
    for (place, cases) in found {
        let place = place.file_name().filter(|_| several && place != folder);
        for mut case in cases {
            if let Some(place) = place {
                case.name = format!("{}/{}", place.to_string_lossy(), case.name);
            }
            result.push(case);
        }
    }
    Ok(result)
}

/// The folders that may have samples of a solver in this folder.
fn places_beside(folder: &Path) -> Vec<PathBuf> {
    let mut places = vec![folder.to_owned()];
    let above = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    let package = above.ancestors().take(4).find(|folder| folder.join("Cargo.toml").is_file());
    // Without a manifest, the folder above `src` is taken for that of the package.
    let source = above.ancestors().take(3).find(|folder| folder.ends_with("src"));
    let root = package.or(source.and_then(Path::parent));
    for home in [Some(folder), root].into_iter().flatten() {
        places.extend(FOLDERS.iter().map(|name| home.join(name)));
    }
    places
}

/// The samples of a folder: pairs of files, `in/` with `out/`, and a file or folder with the solver's
/// name.
fn read_folder(folder: &Path, solver: &Path) -> Result<Vec<Case>> {
    let stem = solver.file_stem().unwrap_or_default();
    let mut cases = Vec::new();
    for ending in ["yml", "yaml"] {
        let named = folder.join(stem).with_extension(ending);
        if named.is_file() {
            cases.extend(yaml::read(&named)?);
        }
    }
    cases.extend(pairs(folder, &others(solver))?);
    cases.extend(folders(folder)?);
    let own = folder.join(stem);
    let may_have = FOLDERS.iter().any(|name| folder.ends_with(name));
    if (may_have || folder == path::folder(solver)) && own.is_dir() {
        cases.extend(pairs(&own, &[])?);
        cases.extend(folders(&own)?);
    }
    // A file in cargo-compete's `extend` is also found in its folder. The first one is kept, because it
    // has the limit and the comparison of the `.yml`.
    let mut seen = HashSet::new();
    cases.retain(|case| case.file.as_ref().is_none_or(|file| seen.insert(file.clone())));
    Ok(cases)
}

/// Files such as `1.in` and `1.out`, `sample-1.in` and `sample-1.ans`, `input1.txt` and
/// `output1.txt`.
///
/// Files that begin with the name of one of the `others` belong to that one.
fn pairs(folder: &Path, others: &[String]) -> Result<Vec<Case>> {
    let belongs = |file: &&PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        !others.iter().any(|other| begins_with(&name, other))
    };
    let files = files(folder);
    let (own, left): (Vec<&PathBuf>, Vec<&PathBuf>) = files.iter().partition(belongs);
    warn_of_left(&left);
    let mut cases = Vec::new();
    for file in own {
        cases.extend(pair(file)?);
        warn_if_alone(file, &files);
    }
    Ok(cases)
}

/// Warns about inputs that are left out, since they may be this solver's.
fn warn_of_left(files: &[&PathBuf]) {
    let name = |file: &&PathBuf| file.file_name().unwrap_or_default().display().to_string();
    let names = files.iter().map(name).filter(|name| input_name(name).is_some());
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    let (shown, more) = names.split_at(names.len().min(3));
    if !shown.is_empty() {
        let more =
            if more.is_empty() { String::new() } else { format!(" and {} more", more.len()) };
        let title = format!(
            "left out, as their names begin with that of another `.rs` file: {}{more}",
            shown.join(", ")
        );
        report::warn(&Problem::new(title));
    }
}

/// The solvers beside this one, except those whose name is a prefix of its own.
fn others(solver: &Path) -> Vec<String> {
    let stem = solver.file_stem().unwrap_or_default().to_string_lossy();
    let solvers = files(path::folder(solver)).into_iter();
    let solvers = solvers.filter(|file| file.extension().is_some_and(|ending| ending == "rs"));
    let stems = solvers.filter_map(|file| Some(file.file_stem()?.to_string_lossy().into_owned()));
    stems.filter(|other| !begins_with(&stem, other)).collect()
}

/// `a-1.in` begins with `a`, and `ab-1.in` does not.
fn begins_with(name: &str, stem: &str) -> bool {
    name.strip_prefix(stem).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// Warns about an output without an input or another file that could make one.
fn warn_if_alone(file: &Path, files: &[PathBuf]) {
    let is_output =
        |file: &Path| matches!(file.extension().and_then(OsStr::to_str), Some("out" | "ans"));
    let compiled = file.file_name().is_some_and(|name| name == "a.out");
    let made = files.iter().any(|other| other.file_stem() == file.file_stem() && !is_output(other));
    if is_output(file) && !compiled && !made {
        let input = file.with_extension("in");
        let name = |file: &Path| file.file_name().unwrap_or_default().display().to_string();
        let title = format!("`{}` is not compared: `{}` is missing", name(file), name(&input));
        report::warn(&Problem::new(title));
    }
}

/// The input in this file, if it is one, with the output beside it.
fn pair(file: &Path) -> Result<Option<Case>> {
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let Some((start, word, end)) = input_name(&name) else { return Ok(None) };
    let outputs = if word == "in" { &["ans", "out"][..] } else { &["output", "answer"] };
    let mut outputs = outputs.iter().map(|word| file.with_file_name(format!("{start}{word}{end}")));
    let output = outputs.find(|output| output.is_file());
    let name = name.strip_suffix(".in").or(name.strip_suffix(".txt")).unwrap_or(&name);
    Case::of_files(name.to_owned(), file, output.as_ref()).map(Some)
}

/// The parts of an input's name before, at and after `in` or `input`: `1.in`, `input_1.txt`.
fn input_name(name: &str) -> Option<(&str, &str, &str)> {
    if let Some(start) = name.strip_suffix(".in") {
        return Some((&name[..start.len() + 1], "in", ""));
    }
    let word = ["input", "in"].into_iter().find(|word| {
        let rest = name.strip_prefix(word);
        rest.is_some_and(|rest| !rest.starts_with(char::is_alphabetic))
    })?;
    name.ends_with(".txt").then_some(("", word, &name[word.len()..]))
}

/// `in/x` with `out/x`, with any endings.
fn folders(folder: &Path) -> Result<Vec<Case>> {
    let outputs = files(&folder.join("out"));
    let mut cases = Vec::new();
    for input in files(&folder.join("in")) {
        let (name, stem) = (input.file_name(), input.file_stem());
        let same = outputs.iter().find(|output| output.file_name() == name);
        let same = same.or_else(|| outputs.iter().find(|output| output.file_stem() == stem));
        let name = stem.unwrap_or_default().to_string_lossy().into_owned();
        cases.push(Case::of_files(name, &input, same)?);
    }
    Ok(cases)
}

/// The files of a folder, `2` before `10`, without hidden ones.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    let hidden = |path: &PathBuf| {
        path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
    };
    files.retain(|path| path.is_file() && !hidden(path));
    files.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    files
}

fn bytes(path: &Path) -> Result<Vec<u8>> {
    input::bytes(path).map_err(|error| cannot("read", path, &error))
}

/// Parses a tolerance.
pub fn tolerance(text: &str) -> std::result::Result<f64, String> {
    match text.parse::<f64>() {
        Ok(number) if number.is_finite() && number >= 0.0 => Ok(number),
        _ => Err("it must be a number such as 1e-6".to_owned()),
    }
}

/// `2s`, `1s 500ms`, or a number of seconds.
pub fn duration(text: &str) -> std::result::Result<Duration, String> {
    let seconds = text.trim().parse::<f64>().ok();
    let plain = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    match plain {
        Some(limit) => Ok(limit),
        None => humantime::parse_duration(text).map_err(|error| error.to_string()),
    }
}

//! Finds the samples of a problem in the places where contestants and their tools keep them.

mod cph;
mod names;
mod yaml;

use crate::trial::checker::Command;
use crate::trial::compare::Compare;
use crate::trial::program;
use crate::trial::samples::names::{Name, Role};
use crate::{input, path, report};
use bundler::diagnostic::{Problem, Result, cannot};
use bundler::judge::Judge;
use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

/// The default time limit.
const LIMIT: Duration = Duration::from_secs(10);

/// The folders of samples, in the solver's folder and in the folder of its package.
const FOLDERS: &[&str] = &["test", "tests", "testcases", "samples"];

/// The samples to run.
#[derive(Default)]
pub struct Request {
    /// A folder, the input of a sample, or a file of cargo-compete or CPH.
    pub path: Option<PathBuf>,
    pub options: Options,
}

/// The options for running and judging a solver.
#[derive(Clone, Default, clap::Args)]
pub struct Options {
    /// Accept numbers with at most this absolute or relative error
    #[arg(long, value_name = "NUMBER", value_parser = tolerance)]
    pub tolerance: Option<f64>,

    /// Ignore case, so that `YES` is accepted for `Yes`
    #[arg(long)]
    pub ignore_case: bool,

    /// Let this checker decide: a Rust file, a program or a command, called as testlib's checkers
    /// are (see docs/bundling.md)
    #[arg(long, value_name = "FILE.rs | COMMAND", value_parser = program::parse)]
    pub checker: Option<String>,

    /// Connect the solver to this interactor: a Rust file, a program or a command, called as
    /// testlib's interactors are (see docs/bundling.md)
    #[arg(long, value_name = "FILE.rs | COMMAND", value_parser = program::parse)]
    #[arg(conflicts_with_all = ["tolerance", "ignore_case", "checker"])]
    pub interactor: Option<String>,

    /// Limit the time per input, for example to `2s` [default: 10 s, in `stress` 2 s]
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub time_limit: Option<Duration>,

    /// Limit the memory, for example to `256M` (only on Linux)
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub memory_limit: Option<u64>,

    /// Build the solver with overflow checks and debug assertions
    #[arg(long)]
    pub debug: bool,
}

impl Options {
    /// Applies the judge's rules and the options to a case.
    pub fn apply(&self, case: &mut Case, judge: &Judge) {
        if judge.lines && case.compare == Compare::Words {
            case.compare = Compare::Lines;
        }
        case.limit = self.time_limit.unwrap_or(case.limit);
        case.memory = self.memory_limit.or(case.memory);
        case.ignore_case = self.ignore_case || judge.ignores_case;
        if let Some(tolerance) = self.tolerance {
            case.compare = Compare::Numbers(tolerance, tolerance);
            case.checker = None;
        }
    }

    /// Warns about options that accept too much.
    pub fn warn(&self) {
        if let Some(tolerance) = self.tolerance {
            warn_if_large(tolerance, &format!("`--tolerance {tolerance}`"));
        }
    }
}

pub struct Case {
    pub name: String,
    /// The file of the input.
    pub file: Option<PathBuf>,
    /// True if the sample is one of several in this file.
    is_listed: bool,
    pub input: Vec<u8>,
    /// The expected output, or the reason why it is unknown.
    pub expected: std::result::Result<Vec<u8>, String>,
    pub limit: Duration,
    /// The memory limit in bytes.
    pub memory: Option<u64>,
    pub compare: Compare,
    /// True if `YES` is accepted for `Yes`.
    pub ignore_case: bool,
    /// The checker that the file of the sample names.
    pub checker: Option<Rc<Command>>,
}

impl Case {
    pub fn new(name: String, input: Vec<u8>, expected: Option<Vec<u8>>) -> Self {
        let expected = expected.ok_or_else(|| "no expected output".to_owned());
        let (input, expected) = (without_mark(input), expected.map(without_mark));
        let (file, is_listed, checker) = (None, false, None);
        let (limit, memory) = (LIMIT, None);
        let (compare, ignore_case) = (Compare::Words, false);
        Case {
            name,
            file,
            is_listed,
            input,
            expected,
            limit,
            memory,
            compare,
            ignore_case,
            checker,
        }
    }

    /// A sample that is listed in this file.
    fn listed(self, file: &Path) -> Self {
        Case { file: Some(file.to_owned()), is_listed: true, ..self }
    }

    /// The sample that consists of these files.
    fn of_files(name: String, input: &Path, output: Option<&PathBuf>) -> Result<Self> {
        let expected = output.map(|output| bytes(output)).transpose()?;
        let case = Case::new(name, bytes(input)?, expected);
        Ok(Case { file: Some(input.to_owned()), ..case })
    }

    /// The first difference that counts.
    pub fn difference(&self, expected: &[u8], actual: &[u8]) -> Option<String> {
        self.compare.difference(expected, actual, self.ignore_case)
    }

    /// Advice on adding the output.
    pub fn advice(&self) -> String {
        let Some(file) = &self.file else { return "its output is unknown".to_owned() };
        if self.is_listed {
            return format!("add the outputs to `{}`", file.display());
        }
        let text = |name: Option<&OsStr>| name.unwrap_or_default().to_string_lossy().into_owned();
        let name = text(file.file_name());
        let folder = text(path::folder(file).file_name());
        match (names::output_of(&folder), names::output_of(&name)) {
            (Some(output), renamed) if names::is_folder(&folder) => {
                let renamed = renamed.unwrap_or_else(|| name.clone());
                format!("add `{output}/{renamed}` for `{folder}/{name}`")
            }
            (_, Some(output)) => format!("add `{output}` beside `{name}`"),
            (_, None) => format!("add `{name}.out` beside `{name}`"),
        }
    }
}

/// The text in UTF-8 without a byte order mark. An editor may have added the mark, and PowerShell
/// writes UTF-16.
fn without_mark(text: Vec<u8>) -> Vec<u8> {
    let utf16 = |text: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = text.as_chunks().0.iter().map(|&bytes| unit(bytes)).collect();
        String::from_utf16_lossy(&units).into_bytes()
    };
    match text.as_slice() {
        [0xef, 0xbb, 0xbf, text @ ..] => text.to_owned(),
        [0xff, 0xfe, text @ ..] => utf16(text, u16::from_le_bytes),
        [0xfe, 0xff, text @ ..] => utf16(text, u16::from_be_bytes),
        _ => text,
    }
}

/// All samples in a place, or all that belong to the solver.
pub fn find(request: &Request, solver: &Path, judge: &Judge) -> Result<Vec<Case>> {
    request.options.warn();
    let mut cases = match &request.path {
        Some(path) => named(path, solver)?,
        None => beside(solver)?,
    };
    for case in &mut cases {
        request.options.apply(case, judge);
    }
    Ok(cases)
}

fn named(path: &Path, solver: &Path) -> Result<Vec<Case>> {
    let is = |endings: &[&str]| {
        let ending = path.extension().unwrap_or_default();
        endings.iter().any(|other| ending.eq_ignore_ascii_case(other))
    };
    let cases = if path.is_dir() {
        let mut cases = read_folder(path, solver)?;
        let place = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let mut seen = place.ancestors().skip(1).map(Path::to_owned).collect();
        groups(path, "", &mut cases, &mut seen)?;
        cases
    } else if is(&["yml", "yaml"]) {
        yaml::read(path)?
    } else if is(&["prob", "json"]) {
        cph::read(path)?
    } else {
        alone(path)?
    };
    if cases.is_empty() {
        return Err(Problem::new(format!("no samples in `{}`", path.display())).help(FORMS));
    }
    Ok(cases)
}

/// Adds the samples of a Kattis package: those in `data/sample` and `data/secret`, and in groups at
/// any depth there.
fn groups(
    folder: &Path,
    name: &str,
    cases: &mut Vec<Case>,
    seen: &mut HashSet<PathBuf>,
) -> Result<()> {
    let place = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    // A link may lead back to a folder above.
    if !seen.insert(place.clone()) {
        return Ok(());
    }
    let is_group = place.ancestors().any(|folder| folder.ends_with(SECRET));
    for inner in listed(folder).into_iter().filter(|inner| inner.is_dir()) {
        let own = inner.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !is_group && !["sample", SECRET].contains(&own.as_str()) {
            continue;
        }
        let name = format!("{name}{own}/");
        for mut case in pairs(&inner, &[])? {
            case.name = format!("{name}{}", case.name);
            if !cases.iter().any(|other| other.file == case.file) {
                cases.push(case);
            }
        }
        groups(&inner, &name, cases, seen)?;
    }
    Ok(())
}

/// The folder of a Kattis package that has the tests in groups.
const SECRET: &str = "secret";

/// The help on forms of samples.
const FORMS: &str = "a sample is an input beside its output, such as `1.in` and `1.out` or \
    `input1.txt` and `output1.txt`; cargo-compete's `.yml` and CPH's `.prob` have several";

/// The sample whose input is this file.
fn alone(input: &Path) -> Result<Vec<Case>> {
    let place = std::path::absolute(input).map_err(|error| cannot("read", input, &error))?;
    let name = place.file_name().unwrap_or_default().to_string_lossy();
    let (mut found, mut is_output) = (Vec::new(), false);
    // The output may be in another folder, beside the folder of the input.
    for folder in place.ancestors().skip(1).take(2) {
        let entries = entries(folder, &[]);
        let entry = entries.iter().find(|entry| path::same_file(&entry.file, &place));
        is_output |= entry.is_some_and(|entry| entry.name.role == Role::Output);
        let samples = pair_up(&entries);
        found.extend(samples.into_iter().find(|sample| path::same_file(&sample.input, &place)));
    }
    found.sort_by_key(|sample| sample.output.is_none());
    let Some(sample) = found.first() else {
        // If the file cannot be read, this is the error.
        bytes(input)?;
        let title = if is_output {
            format!("`{}` is the output of a sample: give its input instead", input.display())
        } else {
            format!("`{}` is not a sample", input.display())
        };
        return Err(Problem::new(title).help(FORMS));
    };
    let stem = Name::read(None, &name).map_or(name.into_owned(), |name| name.stem);
    Ok(vec![Case::of_files(stem, input, sample.output.as_ref())?])
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
        let help = "searched there and in `test/`, `tests/`, `testcases/`, `samples/`, `data/sample/` for files such as \
                    `1.in` and `1.out`, `input1.txt` and `output1.txt`, or `in/1` and `out/1`, and for \
                    files of cargo-compete and CPH; to name another folder, use `--test=DIR`";
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
    // Without a manifest, the folder above `src` counts as the folder of the package.
    let source = above.ancestors().take(3).find(|folder| folder.ends_with("src"));
    let root = package.or(source.and_then(Path::parent));
    for home in [Some(folder), root].into_iter().flatten() {
        places.extend(FOLDERS.iter().map(|name| home.join(name)));
    }
    // In a Kattis package, solvers stand in folders such as `submissions/accepted`.
    let kattis = above.ancestors().take(4).find(|folder| folder.join("problem.yaml").is_file());
    let homes = [Some(folder), kattis].into_iter().flatten();
    places.extend(homes.map(|home| home.join("data/sample")));
    places
}

/// The samples of a folder: pairs of files, and a file or folder with the solver's name.
fn read_folder(folder: &Path, solver: &Path) -> Result<Vec<Case>> {
    let stem = solver.file_stem().unwrap_or_default();
    let mut cases = Vec::new();
    for ending in ["yml", "yaml"] {
        let named = folder.join(stem).with_extension(ending);
        if named.is_file() {
            cases.extend(yaml::read(&named)?);
        }
    }
    cases.extend(cph::of_solver(folder, solver)?);
    cases.extend(pairs(folder, &others(solver))?);
    let own = folder.join(stem);
    let may_have = FOLDERS.iter().any(|name| folder.ends_with(name));
    if (may_have || folder == path::folder(solver)) && own.is_dir() {
        cases.extend(pairs(&own, &[])?);
    }
    // A file in cargo-compete's `extend` is also found in its folder. The first one is kept,
    // because it has the limit and the comparison of the `.yml`.
    let mut seen = HashSet::new();
    cases.retain(|case| match &case.file {
        Some(file) if !case.is_listed => seen.insert(file.clone()),
        _ => true,
    });
    Ok(cases)
}

/// A file with the name of an input or an output.
struct Entry {
    file: PathBuf,
    /// The folder of the file below the searched folder.
    folder: Option<String>,
    name: Name,
}

/// An input, with its output if it exists.
struct Sample {
    name: String,
    input: PathBuf,
    output: Option<PathBuf>,
}

/// The files that may be samples in a folder, and in folders such as `in` and `out` there. Files
/// that begin with the name of one of the `others` belong to that one.
fn entries(folder: &Path, others: &[String]) -> Vec<Entry> {
    let text = |file: &Path| file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let entry = |file: PathBuf, folder: Option<&str>| {
        let name = Name::read(folder, &text(&file))?;
        Some(Entry { file, folder: folder.map(str::to_owned), name })
    };
    let own = |file: &PathBuf| !others.iter().any(|other| begins_with(&text(file), other));
    let mut entries: Vec<Entry> =
        files(folder).into_iter().filter(own).filter_map(|file| entry(file, None)).collect();
    let inner = listed(folder).into_iter().map(|inner| (text(&inner), inner));
    for (name, inner) in inner.filter(|(name, inner)| names::is_folder(name) && inner.is_dir()) {
        entries.extend(files(&inner).into_iter().filter_map(|file| entry(file, Some(&name))));
    }
    entries
}

/// The inputs among these files, each with its output.
fn pair_up(entries: &[Entry]) -> Vec<Sample> {
    let is = |role: Role| entries.iter().filter(move |entry| entry.name.role == role);
    let mut samples = Vec::new();
    for Entry { file, folder, name } in entries {
        let outputs = is(Role::Output).filter(|output| output.name.is_of(name));
        let output = outputs.min_by(|a, b| name.order(&a.name, &b.name));
        let is_input = match name.role {
            Role::Input => true,
            Role::Output => false,
            Role::Unnamed => {
                output.is_some() && !is(Role::Input).any(|input| input.name.is_of(name))
            }
        };
        if is_input {
            // The name of a folder `1` belongs to the sample's name, but that of a folder such as
            // `in` does not.
            let folder = folder.as_ref().filter(|folder| !names::has_role(folder));
            let folder = folder.map_or(String::new(), |folder| format!("{folder}/"));
            let output = output.map(|output| output.file.clone());
            let name = format!("{folder}{}", name.stem);
            samples.push(Sample { name, input: file.clone(), output });
        }
    }
    samples
}

/// The samples in a folder, without those that belong to one of the `others`.
fn pairs(folder: &Path, others: &[String]) -> Result<Vec<Case>> {
    warn_of_left(folder, others);
    let entries = entries(folder, others);
    warn_of_missing(&entries, folder);
    let samples = pair_up(&entries).into_iter();
    let case = |it: Sample| Case::of_files(it.name, &it.input, it.output.as_ref());
    samples.map(case).collect()
}

/// Warns about inputs that are left out, since they may be this solver's.
fn warn_of_left(folder: &Path, others: &[String]) {
    let name = |file: PathBuf| file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let is_input = |name: &String| Name::read(None, name).is_some_and(|it| it.role == Role::Input);
    let is_left = |name: &String| others.iter().any(|other| begins_with(name, other));
    let names = files(folder).into_iter().map(name).filter(is_left).filter(is_input);
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    let (shown, more) = names.split_at(names.len().min(3));
    if !shown.is_empty() {
        let more =
            if more.is_empty() { String::new() } else { format!(" and {} more", more.len()) };
        let title = format!(
            "left out, because their names begin with the name of another `.rs` file: {}{more}",
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

/// Returns whether a name begins with a stem as a word: `a-1.in` begins with `a`, but `ab-1.in`
/// does not.
fn begins_with(name: &str, stem: &str) -> bool {
    name.strip_prefix(stem).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// Warns about outputs without an input or another file that could make one.
fn warn_of_missing(entries: &[Entry], folder: &Path) {
    let inputs: Vec<&Name> =
        entries.iter().map(|it| &it.name).filter(|it| it.role != Role::Output).collect();
    let beside = files(folder);
    for Entry { file, name, .. } in entries.iter().filter(|it| it.folder.is_none()) {
        let text = file.file_name().unwrap_or_default().to_string_lossy();
        // A compiler makes this file.
        let is_made = text == "a.out";
        // A generator such as `3.gen` may make the input.
        let is_maker = |other: &PathBuf| {
            let role = entries.iter().find(|it| it.file == *other).map(|it| it.name.role);
            other.file_stem() == file.file_stem() && role != Some(Role::Output)
        };
        let Some(input) = names::input_of(&text) else { continue };
        if name.role == Role::Output
            && name.by_ending
            && !is_made
            && !inputs.iter().any(|input| input.is_of(name))
            && !beside.iter().any(is_maker)
        {
            let title = format!("`{text}` is not compared: `{input}` is missing");
            report::warn(&Problem::new(title));
        }
    }
}

/// The entries of a folder, `2` before `10`, without hidden ones.
fn listed(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    let hidden = |path: &PathBuf| {
        path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."))
    };
    paths.retain(|path| !hidden(path));
    paths.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    paths
}

/// The files of a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = listed(folder);
    files.retain(|path| path.is_file());
    files
}

fn bytes(path: &Path) -> Result<Vec<u8>> {
    input::bytes(path).map_err(|error| cannot("read", path, &error))
}

/// Parses a tolerance.
pub fn tolerance(text: &str) -> std::result::Result<f64, String> {
    match text.trim().parse::<f64>() {
        Ok(number) if number.is_finite() && number >= 0.0 => Ok(number),
        _ => Err("it must be a number such as 1e-6".to_owned()),
    }
}

/// The largest tolerance that is not likely to be a slip.
const LARGE: f64 = 0.1;

/// Warns about a tolerance that accepts wrong numbers.
pub fn warn_if_large(tolerance: f64, what: &str) {
    if tolerance > LARGE {
        let title = format!("{what} is a large tolerance, which accepts wrong numbers");
        report::warn(&Problem::new(title).help("a usual tolerance is 1e-6"));
    }
}

/// Parses a size in bytes: `256M`, or a number of MiB.
pub fn size(text: &str) -> std::result::Result<u64, String> {
    let text = text.trim();
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let shift = match text[digits.len()..].trim().to_ascii_uppercase().as_str() {
        "K" | "KB" | "KIB" => 10,
        "" | "M" | "MB" | "MIB" => 20,
        "G" | "GB" | "GIB" => 30,
        _ => 64,
    };
    let size =
        digits.parse::<u64>().ok().and_then(|number| number.checked_mul(1_u64.checked_shl(shift)?));
    size.filter(|&size| size > 0).ok_or_else(|| "it must be a size such as 256M or 1G".to_owned())
}

/// Parses a time: `2s`, `1s 500ms`, or a number of seconds.
pub fn duration(text: &str) -> std::result::Result<Duration, String> {
    let seconds = text.trim().parse::<f64>().ok();
    let plain = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let limit = match plain {
        Some(limit) => limit,
        None => humantime::parse_duration(text).map_err(|error| error.to_string())?,
    };
    if limit.is_zero() { Err("it must be more than 0".to_owned()) } else { Ok(limit) }
}

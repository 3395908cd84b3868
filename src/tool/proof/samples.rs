//! The samples of a problem, as this project, online-judge-tools and cargo-compete keep them.

use crate::tool::diagnostic::{Problem, Result, reason};
use saphyr::{LoadableYamlNode, Yaml};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

pub struct Suite {
    pub cases: Vec<Case>,
    pub limit: Duration,
    pub compare: Compare,
}

pub struct Case {
    pub name: String,
    pub input: Vec<u8>,
    /// Missing where only the judge can tell what is right.
    pub expected: Option<Vec<u8>>,
}

/// When is an output right?
#[derive(Clone, Copy)]
pub enum Compare {
    Bytes,
    Lines,
    Words,
    /// Numbers may differ by so much, absolutely or relatively.
    Numbers(f64, f64),
}

impl Suite {
    fn new(cases: Vec<Case>) -> Self {
        Suite { cases, limit: Duration::from_secs(10), compare: Compare::Words }
    }
}

/// The samples in this place, or those that belong to the solver.
pub fn find(place: Option<&Path>, solver: &Path) -> Result<Suite> {
    let stem = solver.file_stem().unwrap_or_default();
    if let Some(place) = place {
        let suite = match place.is_dir() {
            true => read_folder(place, stem)?,
            false => Some(read_yaml(place)?),
        };
        return suite.ok_or_else(|| {
            Problem::new(format!("no samples in `{}`", place.display()))
                .help("they are files such as `1.in` and `1.out`, or cargo-compete's `.yml`")
        });
    }
    let folder = solver.parent().unwrap_or(Path::new(""));
    for place in ["", "test", "tests", "samples"] {
        if let Some(suite) = read_folder(&folder.join(place), stem)? {
            return Ok(suite);
        }
    }
    // `src/bin/a.rs` has `testcases/a.yml` beside the `src`.
    let above = folder.canonicalize().unwrap_or_else(|_| folder.to_owned());
    for folder in above.ancestors().take(4) {
        if let Some(suite) = read_folder(&folder.join("testcases"), stem)? {
            return Ok(suite);
        }
    }
    Err(Problem::new(format!("no samples beside `{}`", solver.display())).help(
        "looked for `*.in`, `test/*.in` and `testcases/*.yml`; name their place: `--test=DIR`",
    ))
}

/// The pairs `x.in`, `x.out` of a folder, or its `.yml` of this name.
fn read_folder(folder: &Path, stem: &OsStr) -> Result<Option<Suite>> {
    let named = folder.join(stem).with_extension("yml");
    if named.is_file() {
        return read_yaml(&named).map(Some);
    }
    let folder = if folder == Path::new("") { Path::new(".") } else { folder };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut inputs: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    inputs.retain(|path| path.extension() == Some(OsStr::new("in")));
    inputs.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    let read = |path: &Path| {
        let unreadable =
            |e| Problem::new(format!("cannot read `{}`: {}", path.display(), reason(&e)));
        fs::read(path).map_err(unreadable)
    };
    let mut cases = Vec::new();
    for input in inputs {
        let output = input.with_extension("out");
        cases.push(Case {
            name: input.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            input: read(&input)?,
            expected: output.is_file().then(|| read(&output)).transpose()?,
        });
    }
    Ok((!cases.is_empty()).then(|| Suite::new(cases)))
}

fn read_yaml(file: &Path) -> Result<Suite> {
    let name = file.display();
    let text = fs::read_to_string(file)
        .map_err(|error| Problem::new(format!("cannot read `{name}`: {}", reason(&error))))?;
    let documents = Yaml::load_from_str(&text)
        .map_err(|error| Problem::new(format!("`{name}` is no YAML: {error}")))?;
    let empty = Yaml::value_from_str("");
    let suite = documents.first().unwrap_or(&empty);
    if suite.as_mapping_get("type").and_then(Yaml::as_str).is_some_and(|kind| kind != "Batch") {
        return Err(Problem::new(format!("`{name}` is not about a program with one right output")));
    }
    let text = |case: &Yaml, key| {
        let value = case.as_mapping_get(key)?;
        let text = value.as_str().map(str::to_owned);
        // A number or a word for YAML, if it stands there without quotes.
        let text = text.or_else(|| value.as_integer().map(|number| number.to_string()));
        let text = text.or_else(|| value.as_floating_point().map(|number| number.to_string()));
        text.or_else(|| value.as_bool().map(|truth| truth.to_string())).map(String::into_bytes)
    };
    let cases = suite.as_mapping_get("cases").and_then(Yaml::as_vec).into_iter().flatten();
    let cases = cases.enumerate().map(|(i, case)| {
        let name = case.as_mapping_get("name").and_then(Yaml::as_str).map(str::to_owned);
        Case {
            name: name.unwrap_or_else(|| (i + 1).to_string()),
            input: text(case, "in").unwrap_or_default(),
            expected: text(case, "out"),
        }
    });
    let mut result = Suite::new(cases.collect());
    if result.cases.is_empty() {
        return Err(Problem::new(format!("no cases in `{name}`")));
    }
    let limit = suite.as_mapping_get("timelimit").and_then(Yaml::as_str);
    result.limit = limit.and_then(duration).unwrap_or(result.limit);
    result.compare = compare(suite.as_mapping_get("match"));
    Ok(result)
}

fn compare(kind: Option<&Yaml>) -> Compare {
    match kind.and_then(Yaml::as_str) {
        Some("Exact") => return Compare::Bytes,
        Some("Lines") => return Compare::Lines,
        _ => {}
    }
    let float = kind.and_then(|kind| kind.as_mapping_get("Float"));
    let error = |key| float.and_then(|f| f.as_mapping_get(key)).and_then(Yaml::as_floating_point);
    match float {
        Some(_) => Compare::Numbers(
            error("absolute_error").unwrap_or(0.0),
            error("relative_error").unwrap_or(0.0),
        ),
        None => Compare::Words,
    }
}

/// `2s`, `1s 500ms`, `0.5s`
fn duration(text: &str) -> Option<Duration> {
    let seconds = text.split_whitespace().map(|part| {
        let digits = part.find(|c: char| c.is_alphabetic()).unwrap_or(part.len());
        let unit = match &part[digits..] {
            "s" | "sec" | "secs" => 1.0,
            "ms" | "msec" => 1e-3,
            "m" | "min" | "mins" => 60.0,
            _ => return None,
        };
        Some(part[..digits].parse::<f64>().ok()? * unit)
    });
    Duration::try_from_secs_f64(seconds.sum::<Option<f64>>()?).ok()
}

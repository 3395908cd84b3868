//! The samples of cargo-compete: `testcases/a.yml`.

use crate::path;
use crate::trial::checker::Command;
use crate::trial::compare::Compare;
use crate::trial::samples::{Case, LIMIT, bytes, duration, files, tolerance, warn_if_large};
use bundler::diagnostic::{Problem, Result};
use saphyr::{ScalarStyle, ScanError, Yaml, YamlLoader};
use saphyr_parser::Parser;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

pub fn read(file: &Path) -> Result<Vec<Case>> {
    let name = file.display();
    let content = String::from_utf8(bytes(file)?)
        .map_err(|_| Problem::new(format!("`{name}` is not UTF-8")))?;
    let documents = load(&content)
        .map_err(|error| Problem::new(format!("`{name}` is not valid YAML: {error}")))?;
    let empty = Yaml::BadValue;
    let suite = documents.first().unwrap_or(&empty);
    if get(suite, "type").and_then(text).is_some_and(|kind| kind != "Batch") {
        return Err(Problem::new(format!("`{name}` does not describe a batch problem")));
    }
    let mut cases = cases(suite, file)?;
    let limit = limit(suite, file)?;
    let kind = get(suite, "match");
    let checker = checker(kind, file)?.map(Rc::new);
    let compare = if checker.is_some() { Compare::Words } else { comparison(kind, file)? };
    for case in &mut cases {
        case.limit = limit;
        case.compare = compare;
        case.checker = checker.clone();
    }
    Ok(cases)
}

/// The cases in the file, and the cases in the files that it names.
fn cases(suite: &Yaml, file: &Path) -> Result<Vec<Case>> {
    let list = |key| get(suite, key).and_then(Yaml::as_sequence).into_iter().flatten();
    let mut cases = Vec::new();
    for case in list("cases") {
        let title = get(case, "name").and_then(text).map(str::to_owned);
        let title = title.unwrap_or_else(|| (cases.len() + 1).to_string());
        let bytes = |key| get(case, key).and_then(text).map(|text| text.as_bytes().to_vec());
        let case = Case::new(title, bytes("in").unwrap_or_default(), bytes("out"));
        cases.push(case.listed(file));
    }
    for more in list("extend") {
        cases.extend(extension(more, file)?);
    }
    if cases.is_empty() {
        return Err(Problem::new(format!("no cases in `{}`", file.display())));
    }
    Ok(cases)
}

fn limit(suite: &Yaml, file: &Path) -> Result<Duration> {
    let Some(limit) = get(suite, "timelimit").and_then(text) else { return Ok(LIMIT) };
    duration(limit).map_err(|error| {
        let name = file.display();
        Problem::new(format!("`timelimit: {limit}` in `{name}` is not a time: {error}"))
            .help("write it like `2s` or `1s 500ms`")
    })
}

/// The documents with all scalars as text: `True` and `007` are outputs.
fn load(text: &str) -> std::result::Result<Vec<Yaml<'_>>, ScanError> {
    let mut loader = YamlLoader::default();
    loader.early_parse(false);
    Parser::new_from_str(text).load(&mut loader, true)?;
    match loader.error() {
        Some(error) => Err(error.clone()),
        None => Ok(loader.into_documents()),
    }
}

/// The value of a key.
fn get<'a, 'text>(yaml: &'a Yaml<'text>, key: &str) -> Option<&'a Yaml<'text>> {
    let mapping = yaml.as_mapping()?;
    mapping.iter().find(|(name, _)| text(name) == Some(key)).map(|(_, value)| value)
}

/// The text of a scalar, unless it is empty.
fn text<'a>(yaml: &'a Yaml) -> Option<&'a str> {
    match yaml {
        Yaml::Representation(text, ScalarStyle::Plain, _) if text.is_empty() || text == "~" => None,
        Yaml::Representation(text, ..) => Some(text),
        _ => None,
    }
}

/// The files of `{ type: Text, path: ./a, in: /in/*.txt, out: /out/*.txt }`, if there are any.
fn extension(more: &Yaml, file: &Path) -> Result<Vec<Case>> {
    let name = file.display();
    let word = |key| get(more, key).and_then(text);
    if word("type") != Some("Text") {
        let kind = word("type").unwrap_or("nothing");
        return Err(Problem::new(format!("`extend` in `{name}` has samples of type {kind}"))
            .help("only `type: Text` gives their folder; name it: `--test=DIR`"));
    }
    let path = word("path").unwrap_or_default();
    let home = path::folder(file).join(path.trim_start_matches("./"));
    let files = |pattern| {
        let title = format!("`{pattern}` in `{name}` is not a pattern such as `/in/*.txt`");
        matching(&home, pattern).ok_or_else(|| Problem::new(title))
    };
    let inputs = files(word("in").unwrap_or_default())?;
    let outputs = word("out").map(files).transpose()?.unwrap_or_default();
    let cases = inputs.into_iter().map(|(title, input)| {
        let output = outputs.iter().find(|(other, _)| *other == title);
        Case::of_files(title, &input, output.map(|(_, output)| output))
    });
    cases.collect()
}

/// The files that a pattern such as `/in/*.txt` matches below a folder, each with what its `*`
/// stands for.
fn matching(home: &Path, pattern: &str) -> Option<Vec<(String, PathBuf)>> {
    let pattern = pattern.trim_start_matches(['.', '/']);
    let (folder, name) = pattern.rsplit_once('/').unwrap_or(("", pattern));
    let (start, end) = name.split_once('*')?;
    if pattern.matches(['*', '?', '[']).count() > 1 {
        return None;
    }
    let found = files(&home.join(folder)).into_iter().filter_map(|file| {
        let name = file.file_name()?.to_str()?;
        let star = name.strip_prefix(start)?.strip_suffix(end)?.to_owned();
        Some((star, file))
    });
    Some(found.collect())
}

/// The comparison that `match` names.
fn comparison(kind: Option<&Yaml>, file: &Path) -> Result<Compare> {
    let Some(kind) = kind else { return Ok(Compare::Words) };
    match (text(kind), get(kind, "Float")) {
        (Some("Exact"), _) => return Ok(Compare::Bytes),
        (Some("Lines"), _) => return Ok(Compare::Lines),
        (Some("SplitWhitespace"), _) => return Ok(Compare::Words),
        (None, Some(float)) => {
            let [absolute, relative] =
                [error(float, "absolute", file), error(float, "relative", file)];
            return Ok(Compare::Numbers(absolute?, relative?));
        }
        _ => {}
    }
    Err(Problem::new(format!("cannot compare by `match` in `{}`", file.display()))
        .help("`match` may be `Exact`, `SplitWhitespace`, `Lines`, `Float` or `Checker`"))
}

/// The `absolute_error` or `relative_error` of `match: Float`.
fn error(float: &Yaml, kind: &str, file: &Path) -> Result<f64> {
    let key = format!("{kind}_error");
    let Some(value) = get(float, &key).and_then(text) else { return Ok(0.0) };
    let what = format!("`{key}: {value}` in `{}`", file.display());
    let number = tolerance(value);
    let number = number.map_err(|why| Problem::new(format!("{what} is not a tolerance: {why}")))?;
    warn_if_large(number, &what);
    Ok(number)
}

/// The command of `match: Checker`.
fn checker(kind: Option<&Yaml>, file: &Path) -> Result<Option<Command>> {
    let Some(checker) = kind.and_then(|kind| get(kind, "Checker")) else { return Ok(None) };
    let word = |key| get(checker, key).and_then(text);
    let wrong = |why: String| {
        let title = format!("`match: Checker` in `{}` {why}", file.display());
        Problem::new(title).help("it needs a line such as `cmd: ./check \"$ACTUAL_OUTPUT\"`")
    };
    let line = word("cmd").ok_or_else(|| wrong("has no `cmd`".to_owned()))?.to_owned();
    if let Some(shell) = word("shell").filter(|shell| !shell.eq_ignore_ascii_case("bash")) {
        return Err(wrong(format!("names the shell {shell}: only `Bash` is known")));
    }
    let place = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    let package = place.ancestors().find(|folder| folder.join("Cargo.toml").is_file());
    let folder = package.unwrap_or(path::folder(&place)).to_owned();
    Ok(Some(Command { line, folder }))
}

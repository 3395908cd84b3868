//! The samples of cargo-compete: `testcases/a.yml`.

use crate::path;
use crate::proof::compare::Compare;
use crate::proof::samples::{Case, LIMIT, bytes, duration, files};
use bundler::diagnostic::{Problem, Result};
use saphyr::{LoadableYamlNode, Yaml};
use std::path::{Path, PathBuf};
use std::time::Duration;

pub fn read(file: &Path) -> Result<Vec<Case>> {
    let name = file.display();
    let text = String::from_utf8(bytes(file)?)
        .map_err(|_| Problem::new(format!("`{name}` is not UTF-8")))?;
    let documents = Yaml::load_from_str(&text)
        .map_err(|error| Problem::new(format!("`{name}` is no YAML: {error}")))?;
    let empty = Yaml::value_from_str("");
    let suite = documents.first().unwrap_or(&empty);
    if suite.as_mapping_get("type").and_then(Yaml::as_str).is_some_and(|kind| kind != "Batch") {
        return Err(Problem::new(format!("`{name}` is not about a program with one right output")));
    }
    let mut cases = cases(suite, file)?;
    let limit = limit(suite, file)?;
    let comparison = comparison(suite.as_mapping_get("match")).ok_or_else(|| {
        Problem::new(format!("`match` in `{name}` is no way to compare"))
            .help("there are `Exact`, `SplitWhitespace`, `Lines` and `Float`")
    })?;
    for case in &mut cases {
        case.limit = limit;
        match &comparison {
            Comparison::Here(compare) => case.compare = *compare,
            Comparison::Checker => {
                case.expected = Err("it needs a checker, which is not run".to_owned());
            }
        }
    }
    Ok(cases)
}

/// The cases that are written into the file, and those that it names.
fn cases(suite: &Yaml, file: &Path) -> Result<Vec<Case>> {
    let list = |key| suite.as_mapping_get(key).and_then(Yaml::as_vec).into_iter().flatten();
    let mut cases = Vec::new();
    for case in list("cases") {
        let title = case.as_mapping_get("name").and_then(Yaml::as_str).map(str::to_owned);
        let title = title.unwrap_or_else(|| (cases.len() + 1).to_string());
        cases.push(Case::new(title, text_of(case, "in").unwrap_or_default(), text_of(case, "out")));
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
    let Some(limit) = text_of(suite, "timelimit") else { return Ok(LIMIT) };
    let limit = String::from_utf8_lossy(&limit);
    duration(&limit).map_err(|error| {
        let name = file.display();
        Problem::new(format!("`timelimit: {limit}` in `{name}` is no time: {error}"))
            .help("write it like `2s` or `1s 500ms`")
    })
}

/// A value as text, even if YAML takes it for a number or a truth where there are no quotes.
fn text_of(yaml: &Yaml, key: &str) -> Option<Vec<u8>> {
    let value = yaml.as_mapping_get(key)?;
    let text = value.as_str().map(str::to_owned);
    let text = text.or_else(|| value.as_integer().map(|number| number.to_string()));
    let text = text.or_else(|| value.as_floating_point().map(|number| number.to_string()));
    text.or_else(|| value.as_bool().map(|truth| truth.to_string())).map(String::into_bytes)
}

/// Files: `{ type: Text, path: ./a, in: /in/*.txt, out: /out/*.txt }`.
fn extension(more: &Yaml, file: &Path) -> Result<Vec<Case>> {
    let name = file.display();
    let word = |key| more.as_mapping_get(key).and_then(Yaml::as_str);
    if word("type") != Some("Text") {
        let kind = word("type").unwrap_or("nothing");
        return Err(Problem::new(format!("`extend` in `{name}` names samples of type {kind}"))
            .help("only `type: Text` says where they are; name their folder: `--test=DIR`"));
    }
    let home = path::parent(file).join(word("path").unwrap_or("."));
    let outputs = matching(&home, word("out").unwrap_or_default());
    let mut cases = Vec::new();
    for (title, input) in matching(&home, word("in").unwrap_or_default()) {
        let output = outputs.iter().find(|(other, _)| *other == title);
        let expected = output.map(|(_, output)| bytes(output)).transpose()?;
        cases.push(Case::new(title, bytes(&input)?, expected));
    }
    if cases.is_empty() {
        let (home, pattern) = (home.display(), word("in").unwrap_or_default());
        return Err(Problem::new(format!("`extend` in `{name}` finds no file"))
            .help(format!("looked in `{home}` for `{pattern}`")));
    }
    Ok(cases)
}

/// The files that a pattern such as `/in/*.txt` means below a folder, each with what its `*` is.
fn matching(home: &Path, pattern: &str) -> Vec<(String, PathBuf)> {
    let pattern = pattern.trim_start_matches(['.', '/']);
    let (folder, name) = pattern.rsplit_once('/').unwrap_or(("", pattern));
    let Some((start, end)) = name.split_once('*') else { return Vec::new() };
    let found = files(&home.join(folder)).into_iter().filter_map(|file| {
        let name = file.file_name()?.to_str()?;
        let star = name.strip_prefix(start)?.strip_suffix(end)?.to_owned();
        Some((star, file))
    });
    found.collect()
}

/// Who compares: we, or a program of the problem's own.
enum Comparison {
    Here(Compare),
    Checker,
}

fn comparison(kind: Option<&Yaml>) -> Option<Comparison> {
    let Some(kind) = kind else { return Some(Comparison::Here(Compare::Words)) };
    let compare = match kind.as_str() {
        Some("Exact") => Compare::Bytes,
        Some("Lines") => Compare::Lines,
        Some("SplitWhitespace") => Compare::Words,
        Some(_) => return None,
        None if kind.as_mapping_get("Checker").is_some() => return Some(Comparison::Checker),
        None => {
            let float = kind.as_mapping_get("Float")?;
            let error = |key| {
                let value = float.as_mapping_get(key);
                let value = value.and_then(|value| {
                    let whole = value.as_integer().map(|number| number as f64);
                    value.as_floating_point().or(whole)
                });
                value.unwrap_or(0.0)
            };
            Compare::Numbers(error("absolute_error"), error("relative_error"))
        }
    };
    Some(Comparison::Here(compare))
}

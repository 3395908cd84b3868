//! The samples of cargo-compete: `testcases/a.yml`.

use super::{Case, LIMIT, bytes, duration, files};
use crate::tool::diagnostic::{Problem, Result};
use crate::tool::proof::compare::Compare;
use saphyr::{LoadableYamlNode, Yaml};
use std::path::Path;

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
    let inline = suite.as_mapping_get("cases").and_then(Yaml::as_vec).into_iter().flatten();
    let mut cases = Vec::new();
    for case in inline {
        let title = case.as_mapping_get("name").and_then(Yaml::as_str).map(str::to_owned);
        let title = title.unwrap_or_else(|| (cases.len() + 1).to_string());
        cases.push(Case::new(title, text_of(case, "in").unwrap_or_default(), text_of(case, "out")));
    }
    let more = suite.as_mapping_get("extend").and_then(Yaml::as_vec).into_iter().flatten();
    for more in more {
        cases.extend(extension(more, file)?);
    }
    if cases.is_empty() {
        return Err(Problem::new(format!("no cases in `{name}`")));
    }
    let limit = text_of(suite, "timelimit");
    let limit = match limit.map(|limit| String::from_utf8_lossy(&limit).into_owned()) {
        Some(limit) => duration(&limit).map_err(|error| {
            Problem::new(format!("`timelimit: {limit}` in `{name}` is no time: {error}"))
                .help("write it like `2s` or `1s 500ms`")
        })?,
        None => LIMIT,
    };
    let rule = rule(suite.as_mapping_get("match")).ok_or_else(|| {
        Problem::new(format!("`match` in `{name}` is no way to compare"))
            .help("there are `Exact`, `SplitWhitespace`, `Lines` and `Float`")
    })?;
    for case in &mut cases {
        case.limit = limit;
        match &rule {
            Rule::Compare(compare) => case.compare = *compare,
            Rule::Checker => case.expected = Err("it needs a checker, which is not run".to_owned()),
        }
    }
    Ok(cases)
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
    let home = file.parent().unwrap_or(Path::new("")).join(word("path").unwrap_or("."));
    let outputs = matching(&home, word("out").unwrap_or_default());
    let mut cases = Vec::new();
    for (title, input) in matching(&home, word("in").unwrap_or_default()) {
        let output = outputs.iter().find(|(other, _)| *other == title);
        let expected = output.map(|(_, output)| bytes(output)).transpose()?;
        cases.push(Case::new(title, bytes(&input)?, expected));
    }
    match cases.is_empty() {
        true => Err(Problem::new(format!("`extend` in `{name}` finds no file")).help(format!(
            "looked in `{}` for `{}`",
            home.display(),
            word("in").unwrap_or("")
        ))),
        false => Ok(cases),
    }
}

/// The files that a pattern such as `/in/*.txt` means below a folder, each with what its `*` is.
fn matching(home: &Path, pattern: &str) -> Vec<(String, std::path::PathBuf)> {
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

enum Rule {
    Compare(Compare),
    Checker,
}

fn rule(kind: Option<&Yaml>) -> Option<Rule> {
    let Some(kind) = kind else { return Some(Rule::Compare(Compare::Words)) };
    let compare = match kind.as_str() {
        Some("Exact") => Compare::Bytes,
        Some("Lines") => Compare::Lines,
        Some("SplitWhitespace") => Compare::Words,
        Some(_) => return None,
        None if kind.as_mapping_get("Checker").is_some() => return Some(Rule::Checker),
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
    Some(Rule::Compare(compare))
}

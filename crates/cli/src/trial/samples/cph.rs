//! The samples of CPH, an extension of VS Code: `.cph/.main.rs_0a1b.prob`, which is JSON.

use crate::path;
use crate::trial::checker::Command;
use crate::trial::samples::{Case, LIMIT, bytes};
use bundler::diagnostic::{Problem, Result};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

/// The folder beside the solver.
const FOLDER: &str = ".cph";

/// The samples of a solver in this folder.
pub fn of_solver(folder: &Path, solver: &Path) -> Result<Vec<Case>> {
    let start = format!(".{}_", solver.file_name().unwrap_or_default().to_string_lossy());
    let is_wanted = |file: &PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&start) && name.ends_with(".prob") && file.is_file()
    };
    let files = |folder: &Path| {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).filter(is_wanted).collect::<Vec<_>>()
    };
    // The same name belongs to a solver in another folder.
    let beside = if path::same_file(folder, path::folder(solver)) { Some(FOLDER) } else { None };
    let mut found = files(folder);
    found.extend(beside.map(|name| files(&folder.join(name))).unwrap_or_default());
    found.sort();
    let cases = found.iter().map(|file| read(file)).collect::<Result<Vec<_>>>()?;
    Ok(cases.into_iter().flatten().collect())
}

pub fn read(file: &Path) -> Result<Vec<Case>> {
    let wrong = |why: &str| {
        Problem::new(format!("`{}` is not a file of CPH: {why}", file.display()))
            .help("CPH writes JSON with a list `tests` of `input` and `output`")
    };
    let problem: Value = serde_json::from_slice(&bytes(file)?)
        .map_err(|error| wrong(&format!("it is not valid JSON: {error}")))?;
    let tests = problem["tests"].as_array().ok_or_else(|| wrong("it has no list `tests`"))?;
    let limit = problem["timeLimit"].as_u64().filter(|&limit| limit > 0);
    // CPH 2077 runs `python3 CHECKER INPUT OUTPUT`.
    let script = problem["customCheckerPath"].as_str().map(str::trim).filter(|it| !it.is_empty());
    let checker = script.map(|script| {
        let script = script.replace('\'', "'\\''");
        let line = format!("python3 '{script}' \"$INPUT\" \"$ACTUAL_OUTPUT\"");
        Rc::new(Command { line, folder: path::folder(file).to_owned() })
    });
    let mut cases = Vec::new();
    for (number, test) in (1..).zip(tests) {
        let text = |key: &str| test[key].as_str().map(|text| text.as_bytes().to_vec());
        let input = text("input").ok_or_else(|| wrong(&format!("test {number} has no `input`")))?;
        let case = Case::new(number.to_string(), input, text("output")).listed(file);
        let limit = limit.map_or(LIMIT, Duration::from_millis);
        cases.push(Case { limit, checker: checker.clone(), ..case });
    }
    Ok(cases)
}

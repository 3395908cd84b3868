//! The licence of a crate from a registry, which comes along with its text.

use crate::{input, path};
use cargo_metadata::Package;
use std::fs;
use std::path::{Path, PathBuf};

/// Licences whose text need not come along.
const FREE: &[&str] = &["0BSD", "CC0-1.0", "MIT-0", "Unlicense"];

/// Licences with a short text.
const SHORT: &[&str] = &["MIT", "ISC", "Zlib", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0"];

/// The comment with the name, the version, the licence and, if needed, its text.
pub fn notice(package: &Package) -> String {
    let licence = package.license.as_deref().unwrap_or("no licence is named");
    let mut notice = format!("// {} {}, {licence}", package.name, package.version);
    let chosen = chosen(licence);
    let needed = chosen.iter().filter(|licence| !FREE.contains(licence));
    let folder = path::folder(package.manifest_path.as_std_path());
    let named = package.license_file().map(|file| file.into_std_path_buf());
    let files = named.map_or_else(|| files(folder), |file| vec![file]);
    let mut texts: Vec<String> = needed.filter_map(|licence| text(licence, &files)).collect();
    texts.dedup();
    if texts.is_empty() {
        return notice + "\n";
    }
    if chosen.join(" AND ") != licence {
        notice += &format!(", here {}", chosen.join(" AND "));
    }
    notice += ":\n";
    for line in texts.join("\n\n").lines() {
        notice += format!("// {line}").trim_end();
        notice.push('\n');
    }
    notice
}

/// The licences of the alternative with the shortest text.
fn chosen(expression: &str) -> Vec<&str> {
    let alternatives = expression.split(" OR ").flat_map(|it| it.split('/')).map(|alternative| {
        let licences = alternative.split(" AND ");
        licences.map(|it| it.trim_matches([' ', '(', ')'])).collect::<Vec<&str>>()
    });
    let length = |licence: &&str| match licence {
        licence if FREE.contains(licence) => 0,
        licence if SHORT.contains(licence) => 1,
        _ => 10,
    };
    alternatives.min_by_key(|it| it.iter().map(length).sum::<usize>()).unwrap_or_default()
}

/// The files of a package that may hold a licence.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    let starts = ["LICENSE", "LICENCE", "COPYING"];
    files.retain(|file| starts.iter().any(|start| name(file).starts_with(start)));
    files.sort();
    files
}

fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().to_uppercase()
}

/// The text of a licence: its own file, or the one for all.
fn text(licence: &str, files: &[PathBuf]) -> Option<String> {
    let word = |licence: &str| licence.split('-').next().unwrap_or_default().to_uppercase();
    let own = files.iter().find(|file| name(file).contains(&word(licence)));
    let others = FREE.iter().chain(SHORT).chain(&["Apache"]);
    let is_of_other =
        |file: &Path| others.clone().any(|other| name(file).contains(&format!("-{}", word(other))));
    let file = own.or_else(|| files.iter().find(|file| !is_of_other(file)))?;
    input::text(file).ok().map(|text| text.trim().replace("\r\n", "\n"))
}

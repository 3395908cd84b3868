//! Finds the places of panics in the user's files.

use crate::trial::message::FILE;
use bundler::text::edit::Mapped;

/// The standard error of a program that was compiled from this text, in which the places of panics
/// are those in the files that the text is from.
pub fn in_files(errors: &[u8], source: &Mapped) -> Vec<u8> {
    let lines = errors.split_inclusive(|&byte| byte == b'\n');
    lines
        .flat_map(|line| in_file(line, source).map_or(line.to_owned(), String::into_bytes))
        .collect()
}

/// The line `thread 'main' panicked at main.rs:3:5:` with the place in the file.
fn in_file(line: &[u8], source: &Mapped) -> Option<String> {
    let text = str::from_utf8(line).ok().filter(|text| text.starts_with("thread '"))?;
    let (start, place) = text.split_once(" panicked at ")?;
    let mut parts = place.splitn(4, ':');
    // cargo and Windows name its folder, too.
    let file = parts.next()?.replace('\\', "/");
    if file != FILE && file != format!("src/{FILE}") {
        return None;
    }
    let [row, column] = [parts.next()?, parts.next()?].map(|number| number.parse::<usize>().ok());
    let rest = parts.next()?;
    let at = offset(&source.text, row?, column?)?;
    let (file, range) = source.origin(at..at + 1)?;
    let before = &file.text[..range.start];
    let row = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next()?.chars().count() + 1;
    Some(format!("{start} panicked at {}:{row}:{column}:{rest}", file.path))
}

/// The byte at this row and column, which begin with 1.
fn offset(text: &str, row: usize, column: usize) -> Option<usize> {
    let mut lines = text.split_inclusive('\n');
    let start: usize = lines.by_ref().take(row.checked_sub(1)?).map(str::len).sum();
    let (at, _) = lines.next()?.char_indices().nth(column.checked_sub(1)?)?;
    Some(start + at)
}

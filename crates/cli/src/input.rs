//! Reads the input files of a run, with a size limit, and remembers them so that no output
//! overwrites one.

use crate::path::same_file;
use crate::process;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// The largest size of a file, since a device may be endless.
const MOST: u64 = 1 << 26;

static READ: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// The content of a file.
pub fn bytes(file: &Path) -> io::Result<Vec<u8>> {
    let read = || limited(File::open(file)?);
    // A pipe may have no writer.
    let is_file = fs::metadata(file).map_or(true, |it| it.is_file());
    let text = if is_file { read()? } else { process::wait_for(read)? };
    remember(file);
    Ok(text)
}

/// Notes that a file has been read by another program for this run.
pub fn remember(file: &Path) {
    READ.lock().unwrap_or_else(PoisonError::into_inner).push(file.to_owned());
}

/// The content of standard input.
pub fn standard() -> io::Result<Vec<u8>> {
    let text = process::wait_for(|| limited(io::stdin().lock()))?;
    // On a system without such a path, as Windows, no file is the same.
    remember(Path::new("/dev/stdin"));
    Ok(text)
}

pub fn text(file: &Path) -> io::Result<String> {
    String::from_utf8(bytes(file)?)
        .map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "it is not UTF-8"))
}

/// Returns whether this file has been read, under any path.
pub fn has_read(file: &Path) -> bool {
    let read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    fs::metadata(file).is_ok_and(|file| file.is_file())
        && read.iter().any(|other| same_file(other, file))
}

fn limited(input: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(MOST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST {
        return Err(io::Error::other(format!("it has more than {} MiB", MOST >> 20)));
    }
    Ok(bytes)
}

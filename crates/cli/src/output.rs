//! Writes results to standard output or to a file. A file is written whole or not at all.

use crate::{input, path, process};
use bundler::diagnostic::{Problem, Result, cannot, reason};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// True if the reader of standard output has gone, as `head` does when it has enough.
static IS_CLOSED: AtomicBool = AtomicBool::new(false);

/// The exit code of a program that SIGPIPE ended.
pub const CLOSED: u8 = 128 + 13;

pub fn is_closed() -> bool {
    IS_CLOSED.load(Ordering::Relaxed)
}

/// Standard output, which remembers whether its reader has gone.
pub struct Stdout;

fn watched<T>(done: io::Result<T>) -> io::Result<T> {
    if done.as_ref().is_err_and(|error| error.kind() == ErrorKind::BrokenPipe) {
        IS_CLOSED.store(true, Ordering::Relaxed);
    }
    done
}

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        watched(io::stdout().write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        watched(io::stdout().flush())
    }
}

pub fn to_stdout(text: &str) -> Result<()> {
    let written = Stdout.write_all(text.as_bytes());
    written.and_then(|()| Stdout.flush()).map_err(|error| unwritten(&error))
}

pub fn unwritten(error: &io::Error) -> Problem {
    Problem::new(format!("cannot write to standard output: {}", reason(error)))
}

/// Replaces a file as a whole, or leaves the old file unchanged.
pub fn to_file(text: &str, path: &Path) -> Result<()> {
    check(path)?;
    let problem = |error| cannot("write", path, &error);
    let is_file = |file: &PathBuf| fs::metadata(file).map_or(true, |it| it.is_file());
    let Some(file) = followed(path).filter(is_file) else {
        // It is not truncated: a device or a pipe has no end, and what other programs wrote to
        // standard output stays.
        let open = OpenOptions::new().append(true).open(path);
        return open.and_then(|mut file| file.write_all(text.as_bytes())).map_err(problem);
    };
    // A file without write permission may not be replaced either.
    let old = match OpenOptions::new().append(true).open(&file) {
        Ok(old) => Some(old),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(problem(error)),
    };
    replace(&file, old.as_ref(), text).map_err(|error| {
        if old.is_none() || !is_locked(&error) {
            return problem(error);
        }
        let folder = path::folder(&file).display();
        problem(error).help(format!(
            "the tool first writes the new file beside the old one, but the folder `{folder}` \
             does not allow this; name a file in another folder"
        ))
    })
}

/// The file that all links lead to, whether it exists or not; `None` for what a program has open,
/// such as `/dev/stdout`.
fn followed(path: &Path) -> Option<PathBuf> {
    /// The largest number of links, which is that of Linux.
    const MOST_LINKS: usize = 40;
    let mut file = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(folder) = fs::canonicalize(path::folder(&file)) else { break };
        if ["/proc", "/dev/fd"].iter().any(|open| folder.starts_with(open)) {
            return None;
        }
        let Ok(link) = fs::read_link(&file) else { break };
        file = folder.join(link);
    }
    Some(file)
}

/// Writes a new file beside the old one, and then puts it in its place. An old file that has other
/// names, or an owner whom the new one cannot get, is overwritten once the new one is complete.
fn replace(file: &Path, old: Option<&File>, text: &str) -> io::Result<()> {
    process::watch_signals()?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".nim-snippets-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut new = builder.tempfile_in(path::folder(file))?;
    new.as_file_mut().write_all(text.as_bytes())?;
    let mut stays = false;
    if let Some(old) = old {
        let old = old.metadata()?;
        stays = !keeps_owner(new.as_file(), &old);
        // A change of the owner would take back some permissions.
        new.as_file().set_permissions(old.permissions())?;
    }
    // Some file systems report a full disk only here.
    new.as_file().sync_all()?;
    process::check_signals()?;
    if let Some(mut old) = old.filter(|_| stays) {
        old.set_len(0)?;
        return old.write_all(text.as_bytes());
    }
    new.persist(file).map(drop).map_err(|error| error.error)
}

/// Gives a new file the owner and the group of the old one. Returns false if it cannot, or if the
/// old file has other names, which would keep the old text.
#[cfg(unix)]
fn keeps_owner(new: &File, old: &fs::Metadata) -> bool {
    use std::os::unix::fs::{MetadataExt, fchown};
    let is_same = |new: fs::Metadata| (new.uid(), new.gid()) == (old.uid(), old.gid());
    old.nlink() == 1
        && (new.metadata().is_ok_and(is_same)
            || fchown(new, Some(old.uid()), Some(old.gid())).is_ok())
}

#[cfg(not(unix))]
fn keeps_owner(_: &File, _: &fs::Metadata) -> bool {
    true
}

fn is_locked(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem)
}

/// Rejects an output file that this run has read.
pub fn check(path: &Path) -> Result<()> {
    if !input::has_read(path) {
        return Ok(());
    }
    let title = format!("`{}` has just been read: nothing is written over it", path.display());
    Err(Problem::new(title).help("write to another file"))
}

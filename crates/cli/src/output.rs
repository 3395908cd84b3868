//! Writes results to standard output or to a file. A file is written whole or not at all.

use crate::{input, path, process};
use bundler::diagnostic::{Problem, Result, cannot, reason};
use std::fs::{self, File, Metadata, OpenOptions};
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
    match replaceable(path) {
        Some(file) => replace(&file, text).map_err(|error| {
            let problem = cannot("write", path, &error);
            if !is_locked(&error) || !may_write(&file) {
                return problem;
            }
            let folder = path::folder(&file).display();
            problem.help(format!(
                "the tool first writes the new file beside the old one, but the folder `{folder}` \
                 does not allow this; name a file in another folder"
            ))
        }),
        // The file is not truncated: a device or a pipe has no end, and standard output may be a
        // file.
        None => OpenOptions::new()
            .append(true)
            .open(path)
            .and_then(|mut file| file.write_all(text.as_bytes()))
            .map_err(|error| cannot("write", path, &error)),
    }
}

/// The file that all links lead to, or `None` for a device, a pipe or a folder.
fn replaceable(path: &Path) -> Option<PathBuf> {
    /// The largest number of links, which is that of Linux.
    const MOST_LINKS: usize = 40;
    let mut file = std::path::absolute(path).ok()?;
    for _ in 0..MOST_LINKS {
        // A link such as `/dev/stdout` may lead to a file that other processes have open.
        if cfg!(unix) && ["/dev", "/proc"].iter().any(|devices| file.starts_with(devices)) {
            return None;
        }
        match fs::read_link(&file) {
            Ok(link) => file = path::folder(&file).join(link),
            Err(_) => {
                let is_file = fs::metadata(&file).map_or(true, |it| it.is_file());
                return is_file.then_some(file);
            }
        }
    }
    None
}

/// Writes a new file beside the old one, and then puts it in its place.
fn replace(file: &Path, text: &str) -> io::Result<()> {
    let old = fs::metadata(file).ok();
    if old.is_some() {
        // A file without write permission may not be replaced either.
        OpenOptions::new().write(true).open(file)?;
    }
    process::watch_signals()?;
    let mut builder = tempfile::Builder::new();
    builder.prefix(".nim-snippets-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut new = builder.tempfile_in(path::folder(file))?;
    new.as_file_mut().write_all(text.as_bytes())?;
    if let Some(old) = old {
        take_over(new.as_file(), &old)?;
    }
    // Some file systems report a full disk only here.
    new.as_file().sync_all()?;
    process::check_signals()?;
    new.persist(file).map(drop).map_err(|error| error.error)
}

/// Gives a new file the permissions of the old one and, if that is allowed, its owner.
fn take_over(new: &File, old: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let made = new.metadata()?;
        if (made.uid(), made.gid()) != (old.uid(), old.gid()) {
            let _ = fchown(new, Some(old.uid()), Some(old.gid()));
        }
    }
    new.set_permissions(old.permissions())
}

fn is_locked(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem)
}

fn may_write(file: &Path) -> bool {
    OpenOptions::new().write(true).open(file).is_ok()
}

/// Rejects an output file that this run has read.
pub fn check(path: &Path) -> Result<()> {
    if !input::has_read(path) {
        return Ok(());
    }
    let title = format!("`{}` has just been read: nothing is written over it", path.display());
    Err(Problem::new(title).help("write to another file"))
}

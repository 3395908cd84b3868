//! Writes the result to standard output, or to a file that is replaced as a whole or not at all.

use crate::{input, path};
use bundler::diagnostic::{Problem, Result, cannot, reason};
use std::fs::{self, Metadata, OpenOptions};
use std::io::{self, Write};
#[cfg(unix)]
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt, chown};
use std::path::Path;

pub fn to_stdout(text: &str) -> Result<()> {
    let mut stdout = io::stdout().lock();
    let written = stdout.write_all(text.as_bytes());
    written.and_then(|()| stdout.flush()).map_err(|error| {
        Problem::new(format!("cannot write to standard output: {}", reason(&error)))
    })
}

pub fn to_file(content: &(impl AsRef<[u8]> + ?Sized), path: &Path) -> Result<()> {
    check(path)?;
    replace(content.as_ref(), path).map_err(|error| cannot("write", path, &error))
}

/// Refuses to write over what this run has read.
pub fn check(path: &Path) -> Result<()> {
    if !input::has_read(path) {
        return Ok(());
    }
    Err(Problem::new(format!(
        "`{}` has just been read: nothing is written over it",
        path.display()
    ))
    .help("write to another file"))
}

fn replace(content: &[u8], path: &Path) -> io::Result<()> {
    let old = match fs::metadata(path) {
        Ok(old) => Some(old),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    if let Some(old) = &old {
        // Fails for a directory, for what the user may not write and for a pipe that nobody reads.
        let mut probe = OpenOptions::new();
        #[cfg(unix)]
        probe.custom_flags(rustix::fs::OFlags::NONBLOCK.bits() as i32);
        probe.write(true).open(path)?;
        if !old.is_file() {
            let mut direct = OpenOptions::new().write(true).open(path)?;
            direct.write_all(content)?;
            return direct.flush();
        }
    }
    let target = path::target(path)?;
    let file = &mut tempfile::Builder::new();
    #[cfg(unix)]
    file.permissions(PermissionsExt::from_mode(0o666));
    let mut file = file.tempfile_in(path::folder(&target))?;
    file.write_all(content)?;
    if let Some(old) = old {
        keep_owner(file.path(), &old)?;
        // Whoever is allowed everything gets here; the others were stopped above.
        if old.permissions().readonly() {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        fs::set_permissions(file.path(), old.permissions())?;
    }
    file.persist(&target)?;
    Ok(())
}

/// Keeps the owner of a file that root replaces.
#[cfg(unix)]
fn keep_owner(new: &Path, old: &Metadata) -> io::Result<()> {
    let made = fs::metadata(new)?;
    if (made.uid(), made.gid()) == (old.uid(), old.gid()) {
        return Ok(());
    }
    match chown(new, Some(old.uid()), Some(old.gid())) {
        // Nobody else may give files away.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        done => done,
    }
}

#[cfg(not(unix))]
fn keep_owner(_: &Path, _: &Metadata) -> io::Result<()> {
    Ok(())
}

pub fn create_folder(path: &Path) -> Result<()> {
    fs::create_dir_all(path).map_err(|error| cannot("make", path, &error))
}

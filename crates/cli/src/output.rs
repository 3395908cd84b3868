//! Where the result goes: standard output, or a file that is replaced as a whole or not at all.

use crate::path;
use bundler::diagnostic::{Problem, Result, cannot, reason};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
#[cfg(unix)]
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

pub fn to_stdout(text: &str) -> Result<()> {
    let mut stdout = io::stdout().lock();
    let written = stdout.write_all(text.as_bytes());
    written.and_then(|()| stdout.flush()).map_err(|error| {
        Problem::new(format!("cannot write to standard output: {}", reason(&error)))
    })
}

pub fn to_file(content: &(impl AsRef<[u8]> + ?Sized), path: &Path) -> Result<()> {
    replace(content.as_ref(), path).map_err(|error| cannot("write", path, &error))
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
    let target = match old {
        Some(_) => fs::canonicalize(path)?,
        None => follow_links(path)?,
    };
    let file = &mut tempfile::Builder::new();
    #[cfg(unix)]
    file.permissions(PermissionsExt::from_mode(0o666));
    let mut file = file.tempfile_in(path::folder(&target))?;
    file.write_all(content)?;
    if let Some(old) = old {
        // Whoever is allowed everything gets here; the others were stopped above.
        if old.permissions().readonly() {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        fs::set_permissions(file.path(), old.permissions())?;
    }
    file.persist(&target)?;
    Ok(())
}

/// The file that a path leads to although it does not exist yet.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..40 {
        match fs::read_link(&path) {
            Ok(link) => path = path::parent(&path).join(link),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many symbolic links"))
}

pub fn create_folder(path: &Path) -> Result<()> {
    fs::create_dir_all(path).map_err(|error| cannot("make", path, &error))
}

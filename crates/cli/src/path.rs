//! Paths of files and folders.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of a file, in a form that can be opened.
pub fn folder(file: &Path) -> &Path {
    file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

/// Returns whether the name of a file ends in `.rs` or `.RS`.
pub fn is_rust(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("rs"))
}

/// The path relative to the current folder, if the two have more in common than the root.
pub fn from_here(path: &Path) -> PathBuf {
    let here = env::current_dir().and_then(fs::canonicalize).unwrap_or_default();
    let ups = here.ancestors().position(|folder| path.starts_with(folder));
    let common = ups.and_then(|ups| here.ancestors().nth(ups));
    match common.filter(|common| common.parent().is_some()) {
        Some(common) => {
            let up = Path::new("..");
            let ups = std::iter::repeat_n(up, ups.unwrap_or_default());
            ups.chain(path.strip_prefix(common)).collect()
        }
        None => path.to_owned(),
    }
}

/// Returns whether two paths lead to the same file or folder. A pipe is not opened, as that waits
/// for a writer.
pub fn same_file(a: &Path, b: &Path) -> bool {
    let can_be_opened = |path: &Path| path.is_file() || path.is_dir();
    can_be_opened(a) && can_be_opened(b) && same_file::is_same_file(a, b).is_ok_and(|same| same)
}

/// A folder of the user, below which programs have theirs.
pub enum Base {
    Home,
    /// For settings, as this system's own programs have them.
    Config,
    /// For settings, as programs have them that come from Linux.
    Xdg,
    Cache,
}

impl Base {
    pub fn folder(self) -> PathBuf {
        let home = env::home_dir().unwrap_or_default();
        let variable = |name| env::var_os(name).map(PathBuf::from).filter(|it| it.is_absolute());
        let xdg = || variable("XDG_CONFIG_HOME").unwrap_or_else(|| home.join(".config"));
        let cache = || match variable("LOCALAPPDATA") {
            Some(local) if cfg!(windows) => local,
            _ if cfg!(windows) => home.clone(),
            _ if cfg!(target_os = "macos") => home.join("Library/Caches"),
            _ => home.join(".cache"),
        };
        match self {
            Base::Home => home,
            Base::Config if cfg!(target_os = "macos") => home.join("Library/Application Support"),
            Base::Config if cfg!(windows) => variable("APPDATA").unwrap_or(home),
            Base::Xdg if cfg!(windows) => variable("LOCALAPPDATA").unwrap_or_else(xdg),
            Base::Config | Base::Xdg => xdg(),
            Base::Cache => variable("XDG_CACHE_HOME").unwrap_or_else(cache),
        }
    }
}

/// The folders for what is kept between runs: in the target folder of the checkout, and in the user's
/// folder for caches.
pub fn caches() -> impl Iterator<Item = PathBuf> {
    let program = env::current_exe().unwrap_or_default();
    let is_target = |folder: &&Path| {
        let checkout = folder.parent().is_some_and(|home| home.join("bundle.sh").is_file());
        folder.join("CACHEDIR.TAG").is_file() || folder.ends_with("target") && checkout
    };
    let target = program.ancestors().find(is_target).map(|target| target.join("judges"));
    target.into_iter().chain([Base::Cache.folder().join("nim-snippets")])
}

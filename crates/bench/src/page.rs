//! The clock, and BENCHMARKS.md.

use std::process::Command;
use std::time::Duration;
use std::{env, fs, thread};

/// The CPU time of this thread, which depends little on the machine's load.
pub fn cpu_time() -> Duration {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        let now = clock_gettime(ClockId::ThreadCPUTime);
        Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
    }
    #[cfg(not(unix))]
    std::time::UNIX_EPOCH.elapsed().expect("a clock after 1970")
}

/// Replaces the table in a section of BENCHMARKS.md and the line above it.
pub fn save(section: &str, table: &str) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../BENCHMARKS.md");
    let page = fs::read_to_string(path).expect(path);
    let section = page.find(section).expect("the section");
    let start = page[section..].find("Measured on ").expect("a line above the table") + section;
    let end = page[start..].find("\n## ").map_or(page.len(), |length| start + length);
    let measured = format!("Measured on {}:\n\n{table}", machine());
    fs::write(path, page[..start].to_owned() + &measured + &page[end..]).expect(path);
}

/// The names of the processor and of the compiler.
fn machine() -> String {
    let rustc = env::var_os("RUSTC").unwrap_or("rustc".into());
    let version = Command::new(rustc).arg("--version").output().expect("rustc runs").stdout;
    let version = String::from_utf8(version).expect("UTF-8");
    let cpuinfo = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = cpuinfo.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let processor = name.map_or("an unknown processor", |(_, name)| name);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    format!("{processor}, {cores} cores, with {}", version.trim())
}

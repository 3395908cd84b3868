//! Times the way from a saved file to passed samples, beside the compiler alone:
//! `cargo run --release -p bench --bin loop`, followed by the paths of other builds of the tool, to
//! compare them. `UPDATE=1` before it writes the section of BENCHMARKS.md.
//!
//! The calls of a row take turns.

#[allow(dead_code)] // the other program needs its clock
#[path = "../page.rs"]
mod page;

use std::fmt::Write;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};
use std::{env, iter};
use wait4::Wait4;

const TURNS: usize = 7;

const SOLVER: &str = "use nim_snippets::nim;\nuse std::io::Read;\n\nfn main() {\n    \
    let mut text = String::new();\n    std::io::stdin().read_to_string(&mut text).unwrap();\n    \
    let heaps: Vec<u64> = text.split_whitespace().map(|x| x.parse().unwrap()).collect();\n    \
    println!(\"{}\", if nim::wins(&heaps) { \"First\" } else { \"Second\" });\n}\n";

/// A row of the table.
struct Row {
    name: &'static str,
    /// The arguments of the tool in the folder of the packages.
    arguments: &'static [&'static str],
    /// A file that is saved before each call.
    saved: Option<&'static str>,
    /// The arguments of rustc for the bundle.
    rustc: &'static [&'static str],
}

const CHECK: &[&str] = &["--emit=metadata"];
const BUILD: &[&str] = &["-O"];

const ROWS: &[Row] = &[
    Row {
        name: "outside of a package, `--no-check`",
        arguments: &["a.rs", "--no-check", "-o", "b.rs"],
        saved: None,
        rustc: &[],
    },
    Row {
        name: "in a package, `--no-check`",
        arguments: &["small/src/main.rs", "--no-check", "-o", "b.rs"],
        saved: None,
        rustc: &[],
    },
    Row {
        name: "the same after a change of Cargo.toml",
        arguments: &["small/src/main.rs", "--no-check", "-o", "b.rs"],
        saved: Some("small/Cargo.toml"),
        rustc: &[],
    },
    Row {
        name: "in a package, with the check",
        arguments: &["small/src/main.rs", "--judge", "codeforces-2024", "-o", "b.rs"],
        saved: None,
        rustc: CHECK,
    },
    Row {
        name: "in a package, five samples",
        arguments: &[
            "small/src/main.rs",
            "--judge",
            "codeforces-2024",
            "--test=samples",
            "-o",
            "b.rs",
        ],
        saved: None,
        rustc: BUILD,
    },
    Row {
        name: "a library of 640 kB, `--no-check`",
        arguments: &["large/src/main.rs", "--judge", "library-checker", "--no-check", "-o", "b.rs"],
        saved: None,
        rustc: &[],
    },
    Row {
        name: "a library of 640 kB, with the check",
        arguments: &["large/src/main.rs", "--judge", "library-checker", "-o", "b.rs"],
        saved: None,
        rustc: CHECK,
    },
    Row { name: "`list nim`", arguments: &["list", "nim"], saved: None, rustc: &[] },
];

fn main() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let home = home.canonicalize().expect("the project's folder");
    let built = Command::new(home.join("bundle.sh")).arg("judges").stdout(Stdio::null()).status();
    assert!(built.expect("bundle.sh runs").success());
    let others = env::args().skip(1).map(PathBuf::from);
    let tools: Vec<PathBuf> =
        iter::once(home.join("target/bundle/bin/nim-snippets")).chain(others).collect();
    let folder = env::temp_dir().join(format!("nim-snippets-{}", std::process::id()));
    write_packages(&folder, &home);
    let mut table = "| Call | Tool | rustc alone |".to_owned();
    (1..tools.len()).for_each(|other| _ = write!(table, " Build {} |", other + 1));
    table += "\n| --- | ---: | ---: |";
    table += &" ---: |".repeat(tools.len() - 1);
    table.push('\n');
    print!("{table}");
    for row in ROWS {
        let line = row.times(&folder, &tools);
        print!("{line}");
        table += &line;
    }
    fs::remove_dir_all(&folder).expect("the temporary folder");
    if tools.len() == 1 && env::var_os("UPDATE").is_some() {
        page::save("## From a saved file to passed samples", &table);
    }
}

impl Row {
    fn times(&self, folder: &Path, tools: &[PathBuf]) -> String {
        // The bundle for rustc, and the answers that are remembered.
        for tool in tools {
            let status =
                quiet(Command::new(tool).current_dir(folder).args(self.arguments)).status();
            assert!(status.expect("the tool runs").success(), "{}", self.name);
        }
        let compiler = env::var_os("RUSTC").unwrap_or("rustc".into());
        let mut rustc = Command::new(compiler);
        rustc.args(["--edition=2024", "--cap-lints=allow", "-o", "out", "b.rs"]).args(self.rustc);
        let commands = tools.iter().map(|tool| {
            let mut command = Command::new(tool);
            command.args(self.arguments);
            command
        });
        let mut commands: Vec<Command> = commands.collect();
        commands.extend((!self.rustc.is_empty()).then_some(rustc));
        let mut times = vec![Vec::new(); commands.len()];
        for _ in 0..TURNS {
            for (command, times) in iter::zip(&mut commands, &mut times) {
                times.push(self.time(command, folder));
            }
        }
        let mut times = times.into_iter().map(median);
        let tool = times.next().unwrap_or_default();
        let others: Vec<f64> = times.by_ref().take(tools.len() - 1).collect();
        let ratio = |other: f64| format!(" {other:.0} ms ({:.2}) |", other / tool);
        let rustc = times.next().map_or(" |".to_owned(), ratio);
        let others: String = others.into_iter().map(ratio).collect();
        format!("| {} | {tool:.0} ms |{rustc}{others}\n", self.name)
    }

    /// The milliseconds of CPU time that a call takes, with all processes that it starts.
    fn time(&self, command: &mut Command, folder: &Path) -> f64 {
        if let Some(file) = self.saved {
            let file = File::options().append(true).open(folder.join(file));
            file.and_then(|it| it.set_modified(SystemTime::now())).expect("a saved file");
        }
        let mut child = quiet(command.current_dir(folder)).spawn().expect("it starts");
        let ended = child.wait4().expect("it ends");
        assert!(ended.status.success(), "{}: {command:?}", self.name);
        (ended.rusage.utime + ended.rusage.stime).as_secs_f64() * 1000.0
    }
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn quiet(command: &mut Command) -> &mut Command {
    command.stdout(Stdio::null()).stderr(Stdio::null())
}

/// Writes a solver alone, one in a package, and one with a large library of its own.
fn write_packages(folder: &Path, home: &Path) {
    let write = |name: &str, text: &str| {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(file, text).expect("a file");
    };
    let package =
        "[package]\nname = \"contest\"\nedition = \"2024\"\n[workspace]\n[dependencies]\n";
    write("a.rs", SOLVER);
    write("small/src/main.rs", SOLVER);
    let library = format!("nim-snippets = {{ path = {:?} }}\n", home.display().to_string());
    write("small/Cargo.toml", &format!("{package}{library}"));
    for (k, heaps) in ["1 2 3", "1 2 4", "5", "7 7", "8 1 9"].iter().enumerate() {
        let wins =
            heaps.split(' ').map(|x| x.parse::<u64>().expect("a number")).fold(0, |a, b| a ^ b) > 0;
        write(&format!("samples/{k}.in"), heaps);
        write(&format!("samples/{k}.out"), if wins { "First" } else { "Second" });
    }
    let solver = "fn main() { println!(\"{}\", large::m7::f3(5)) }\n";
    write("large/src/main.rs", solver);
    write("large/Cargo.toml", &format!("{package}large = {{ path = \"library\" }}\n"));
    write("large/library/Cargo.toml", "[package]\nname = \"large\"\nedition = \"2024\"\n");
    let mut root = String::new();
    for module in 0..100 {
        let _ = writeln!(root, "pub mod m{module};");
        let mut text = "use crate::m7::f0 as first;\n".to_owned();
        for function in 0..32 {
            let _ = writeln!(
                text,
                "/// Adds up some numbers.\npub fn f{function}(n: u64) -> u64 {{\n    let mut sum = {module};\n    \
                for k in 0..n {{\n        sum = sum * {function} + k % 7;\n        if sum > 1 << 40 {{\n            \
                sum >>= 20;\n        }}\n    }}\n    if sum == 1 {{ first(sum) }} else {{ sum }}\n}}"
            );
        }
        write(&format!("large/library/src/m{module}.rs"), &text);
    }
    write("large/library/src/lib.rs", &root);
    settle(folder);
}

/// Makes the files as old as a user's.
fn settle(folder: &Path) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            settle(&path);
        } else {
            let old = SystemTime::now() - Duration::from_secs(60);
            File::options()
                .append(true)
                .open(path)
                .and_then(|it| it.set_modified(old))
                .expect("it");
        }
    }
}

//! Times whole programs at the largest input of a contest: `cargo run --release -p bench`, followed by
//! parts of modules' names to select some. `UPDATE=1` before it writes BENCHMARKS.md.
//!
//! The programs of a task are functions, and this program runs itself to run one of them. The ways
//! of a task take turns, and must print the same.

mod graphs;
mod heaps;
mod input;
mod nimbers;
mod page;
#[allow(dead_code, clippy::all)] // written for older compilers
mod snippets;
mod tables;

use std::fs::File;
use std::process::Command;
use std::time::Duration;
use std::{env, fs, iter};

const HEAD: &str = "| Module | Task | Program | Only reading | Plain program | Best known way |\n\
                    | --- | --- | ---: | ---: | ---: | ---: |\n";
const TURNS: usize = 7;

/// A task of a contest, with programs that read standard input and print the answer.
struct Task {
    module: &'static str,
    name: &'static str,
    /// The largest input that a contest has.
    input: fn() -> String,
    /// Reads the input as the program with the module does, and nothing else.
    read: fn(),
    with_module: fn(),
    /// The program that one writes without the module.
    plain: fn(),
    /// The fastest way that we know, if it is not the plain one.
    best: Option<fn()>,
}

impl Task {
    /// The first one only reads, the second one uses the module.
    fn ways(&self) -> impl Iterator<Item = fn()> {
        [self.read, self.with_module, self.plain].into_iter().chain(self.best)
    }

    /// The row of the table.
    fn row(&self) -> String {
        let path = env::temp_dir().join(format!("nim-snippets-{}", std::process::id()));
        fs::write(&path, (self.input)()).expect("a temporary file");
        let ways = self.ways().count();
        let mut times = vec![Vec::new(); ways];
        for _ in 0..TURNS {
            let runs: Vec<_> = (0..ways).map(|way| self.run(way, &path)).collect();
            for (way, (time, output)) in runs.iter().enumerate() {
                let is_same = way == 0 || *output == runs[1].1;
                assert!(is_same, "{}, {}: way {way} prints otherwise", self.module, self.name);
                times[way].push(*time);
            }
        }
        fs::remove_file(&path).expect("the temporary file");
        let ratio = |way: usize| median(iter::zip(&times[way], &times[1]).map(|(a, b)| a / b));
        let time = |way: usize| format!("{:.0} ms", median(times[way].iter().copied()));
        let cell = |way: usize| format!("{} ({:.2})", time(way), ratio(way));
        let cells = [time(1), time(0), cell(2), if ways > 3 { cell(3) } else { String::new() }];
        format!("| `{}` | {} | {} |\n", self.module, self.name, cells.join(" | "))
    }

    /// The milliseconds that a way takes, and what it prints.
    fn run(&self, way: usize, input: &std::path::Path) -> (f64, Vec<u8>) {
        let mut command = Command::new(env::current_exe().expect("this program"));
        command.args([self.module, self.name, &way.to_string()]);
        let output = command.stdin(File::open(input).expect("the input")).output();
        let output = output.expect("this program runs again");
        let time = String::from_utf8(output.stderr).expect("UTF-8");
        let failed = || panic!("{}, {}, way {way}: {time}", self.module, self.name);
        (time.parse().unwrap_or_else(|_| failed()), output.stdout)
    }
}

fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let tasks =
        || [heaps::TASKS, nimbers::TASKS, graphs::TASKS, tables::TASKS].into_iter().flatten();
    if let [module, name, way] = &arguments[..] {
        let mut tasks = tasks();
        let task = tasks.find(|task| task.module == module && task.name == name).expect("a task");
        let way = task.ways().nth(way.parse().expect("a number")).expect("a way");
        way();
        eprint!("{}", page::cpu_time().as_secs_f64() / Duration::from_millis(1).as_secs_f64());
        return;
    }
    let mut table = HEAD.to_owned();
    print!("{HEAD}");
    let is_meant = |module: &str| arguments.iter().any(|part| module.contains(part));
    for task in tasks().filter(|task| arguments.is_empty() || is_meant(task.module)) {
        let row = task.row();
        print!("{row}");
        table += &row;
    }
    if arguments.is_empty() && env::var_os("UPDATE").is_some() {
        page::save("# Benchmarks", &table);
    }
}

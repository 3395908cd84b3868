//! Runs contestants in turns, so that what disturbs one disturbs all, and compares them turn by turn.

use std::fmt::Write;
use std::hint::black_box;
use std::process::Command;
use std::time::Duration;
use std::{env, fs, thread};

/// Time that this thread has run, which the load of the machine changes little.
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

const HEAD: &str = "| Module | Task | Time | Plain loop | Best reference | Limit |
| --- | --- | ---: | ---: | ---: | ---: |
";

pub struct Bench {
    /// Otherwise the results are compared and nothing else, as in `cargo test -p bench`.
    is_timed: bool,
    module: &'static str,
    table: String,
}

impl Bench {
    pub fn new(is_timed: bool) -> Self {
        if is_timed {
            print!("{HEAD}");
        }
        Self { is_timed, module: "", table: HEAD.to_owned() }
    }

    pub fn module(&mut self, name: &'static str, measure: fn(&mut Self)) {
        self.module = name;
        measure(self);
    }

    /// A row of the table: what the module does, and in the methods of the row who competes.
    pub fn row<'a, T: PartialEq>(
        &'a mut self,
        task: &'a str,
        mut ours: impl FnMut() -> T + 'a,
    ) -> Row<'a, T> {
        let result = ours();
        Row { bench: self, task, result, runs: Vec::new() }.with(0, "", ours)
    }

    /// Writes BENCHMARKS.md.
    pub fn save(&self) {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../BENCHMARKS.md");
        fs::write(path, page(&self.table)).expect(path);
    }
}

struct Run<'a> {
    column: usize,
    name: &'a str,
    run: Box<dyn FnMut() + 'a>,
    /// Seconds of each turn.
    seconds: Vec<f64>,
}

pub struct Row<'a, T> {
    bench: &'a mut Bench,
    task: &'a str,
    result: T,
    runs: Vec<Run<'a>>,
}

impl<'a, T: PartialEq> Row<'a, T> {
    /// What a contestant would write.
    pub fn plain(self, run: impl FnMut() -> T + 'a) -> Self {
        self.rival(1, "", run)
    }

    /// The best known way where it is not the plain one.
    pub fn best(self, name: &'a str, run: impl FnMut() -> T + 'a) -> Self {
        self.rival(2, name, run)
    }

    /// What the machine needs at least, to copy or to add up the same bytes for example.
    pub fn limit<L>(self, name: &'a str, run: impl FnMut() -> L + 'a) -> Self {
        self.with(3, name, run)
    }

    fn rival(self, column: usize, name: &'a str, mut run: impl FnMut() -> T + 'a) -> Self {
        let is_equal = run() == self.result;
        assert!(is_equal, "{}, {}: another result {name}", self.bench.module, self.task);
        self.with(column, name, run)
    }

    fn with<R>(mut self, column: usize, name: &'a str, mut run: impl FnMut() -> R + 'a) -> Self {
        let run = Box::new(move || drop(black_box(run())));
        self.runs.push(Run { column, name, run, seconds: Vec::new() });
        self
    }

    /// Measures the row and prints it.
    pub fn time(self) {
        let Self { bench, task, mut runs, .. } = self;
        if !bench.is_timed {
            return;
        }
        take_turns(&mut runs);
        let ours = &runs[0].seconds;
        let mut cells = [String::new(), String::new(), String::new(), String::new()];
        cells[0] = time_of(ours.iter().copied().fold(f64::MAX, f64::min));
        for Run { column, name, seconds, .. } in &runs[1..] {
            let turns = ours.iter().zip(seconds);
            // Ours is compared with the limit, and all others with ours.
            let ratio = |(ours, other)| if *column == 3 { ours / other } else { other / ours };
            let cell = &mut cells[*column];
            let separator = if cell.is_empty() { "" } else { ", " };
            let space = if name.is_empty() { "" } else { " " };
            let spread = spread(turns.map(ratio).collect());
            write!(cell, "{separator}{name}{space}{spread}").expect("a String");
        }
        let row = format!("| `{}` | {task} | {} |\n", bench.module, cells.join(" | "));
        print!("{row}");
        bench.table += &row;
    }
}

/// Some milliseconds for each in every turn, an odd number of turns.
fn take_turns(runs: &mut [Run]) {
    let seconds = |run: &mut Run, times: u32| {
        let start = cpu_time();
        for _ in 0..times {
            (run.run)();
        }
        (cpu_time() - start).as_secs_f64() / f64::from(times)
    };
    let times: Vec<u32> =
        runs.iter_mut().map(|run| (2e-3 / seconds(run, 1)).clamp(1.0, 1e5) as u32).collect();
    let start = cpu_time();
    for turn in 0.. {
        if turn % 2 == 1
            && turn >= 5
            && (cpu_time() - start > Duration::from_millis(500) || turn > 30)
        {
            return;
        }
        for (run, &times) in runs.iter_mut().zip(&times) {
            let turn = seconds(run, times);
            run.seconds.push(turn);
        }
    }
}

/// The median and, in brackets, the least and the largest.
fn spread(mut ratios: Vec<f64>) -> String {
    ratios.sort_by(f64::total_cmp);
    let [low, median, high] = [0, ratios.len() / 2, ratios.len() - 1].map(|i| digits(ratios[i]));
    format!("{median} ({low}–{high})")
}

pub fn time_of(seconds: f64) -> String {
    let unit = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")].into_iter().find(|unit| seconds >= unit.0);
    let (scale, unit) = unit.unwrap_or((1e-9, "ns"));
    format!("{} {unit}", digits(seconds / scale))
}

/// At least two of them, and no fraction from 100 on.
fn digits(x: f64) -> String {
    let fraction = if x < 10.0 { 2 } else { usize::from(x < 100.0) };
    format!("{x:.fraction$}")
}

fn page(table: &str) -> String {
    let rustc =
        Command::new(env::var_os("RUSTC").unwrap_or("rustc".into())).arg("--version").output();
    let rustc = String::from_utf8(rustc.expect("rustc runs").stdout).expect("UTF-8");
    let cpuinfo = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = cpuinfo.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let processor = name.map_or("an unknown processor", |(_, name)| name);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    format!(
        "# Benchmarks

`UPDATE_BENCHMARKS=1 cargo bench` wrote this on {processor}, {cores} cores, with {}.

All contestants of a row run in turns, each turn some milliseconds of the thread's own time, and
each turn gives a ratio. A cell has the median, and in brackets the least and the largest. The
results were compared before.

- Time: of the module, in the fastest turn.
- Plain loop: what one would write in a contest; its time divided by the module's. Above 1 the
  module is faster.
- Best reference: likewise, of the best known way where it is not the plain loop. All are rewritten
  for this comparison, in Rust.
- Limit: the module's time divided by that of the least that the machine has to do, such as adding
  up the same numbers.

{table}",
        rustc.trim()
    )
}

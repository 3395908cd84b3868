//! Compares the results of contestants, and measures each row in three processes: the layout of
//! the heap, which lasts as long as a process, can make one of them twice as slow. In a process
//! they run in turns, so that what disturbs one disturbs all, and are compared turn by turn.

use std::hint::black_box;
use std::process::{self, Command, Stdio};
use std::time::Duration;
use std::{env, fs, iter, thread};

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

/// What to do with the rows.
pub enum Mode {
    /// Compare the results and nothing else, as in `cargo test -p bench`.
    Compare,
    /// Compare them, and measure each row in processes of its own.
    Time,
    /// Measure the row of this task here, and write the numbers for `Time`.
    Measure(String),
}

/// Below the table.
const LEFT: &str = "
## Faster ways that are not taken

They would make a module longer or narrower for a gain that no contest shows.

- `xor_basis`: once the rank stands, a table for each byte of a number tells 6 times as fast that it
  is not new. A number takes 15 ns as it is, and each new one would make the tables void.
- `tuple_counting`: a transform in `u32`, two rounds at a time, is 1.6 times as fast for a modulus
  below 2^31. `nim_counting` has it, in 50 lines.
- `window_game`: two ends on a list are 2.5 times as fast where all windows are equally long. Without
  runs there would be no values up to 10^18.
- `loopy_game`: remoteness in `u32` is 1.1 to 1.2 times as fast. What is returned would be `u64` only
  after a copy.
- `subtraction_formula`: pairs in `u32` are at most 1.1 times as fast.
- `sprague_grundy`: half of the time is the `Vec` of options. `mask_solver` and `grundy_table` do
  without, where positions are masks or indices.
- `green_hackenbush`: flat lists of neighbours make `winning_moves` on cycles 1.2 to 1.4 times as
  fast in ten more lines, or 1.5 to 1.8 times in forty.
";

const PROCESSES: usize = 3;

pub struct Bench {
    mode: Mode,
    module: &'static str,
    table: String,
}

impl Bench {
    pub fn new(mode: Mode) -> Self {
        if let Mode::Time = mode {
            print!("{HEAD}");
        }
        Self { mode, module: "", table: HEAD.to_owned() }
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
        let is_compared = !matches!(self.mode, Mode::Measure(_));
        let result = is_compared.then(&mut ours);
        Row { bench: self, task, result, runs: Vec::new() }.with(Column::Time, "", ours)
    }

    /// Writes BENCHMARKS.md.
    pub fn save(&self) {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../BENCHMARKS.md");
        fs::write(path, page(&self.table)).expect(path);
    }

    /// What a process of its own measures: for each contestant its spread.
    fn measured(&self, task: &str) -> Vec<Spread> {
        let program = env::current_exe().expect("this program");
        let row = format!("--row={task}");
        let mut command = Command::new(program);
        let output = command.args([self.module, row.as_str()]).stderr(Stdio::inherit()).output();
        let output = output.expect("this program runs again");
        assert!(output.status.success(), "{}, {task}: {}", self.module, output.status);
        let lines = String::from_utf8(output.stdout).expect("UTF-8");
        lines.lines().map(|line| Spread::parse(line).expect("three numbers")).collect()
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Column {
    Time,
    Plain,
    Best,
    Limit,
}

struct Run<'a> {
    column: Column,
    name: &'a str,
    run: Box<dyn FnMut() + 'a>,
}

pub struct Row<'a, T> {
    bench: &'a mut Bench,
    task: &'a str,
    /// Of the module, unless it is only measured.
    result: Option<T>,
    runs: Vec<Run<'a>>,
}

impl<'a, T: PartialEq> Row<'a, T> {
    /// What a contestant would write.
    pub fn plain(self, run: impl FnMut() -> T + 'a) -> Self {
        self.rival(Column::Plain, "", run)
    }

    /// The best known way where it is not the plain one.
    pub fn best(self, name: &'a str, run: impl FnMut() -> T + 'a) -> Self {
        self.rival(Column::Best, name, run)
    }

    /// What the machine needs at least, to copy or to add up the same bytes for example.
    pub fn limit<L>(self, name: &'a str, run: impl FnMut() -> L + 'a) -> Self {
        self.with(Column::Limit, name, run)
    }

    fn rival(self, column: Column, name: &'a str, mut run: impl FnMut() -> T + 'a) -> Self {
        let is_equal = self.result.as_ref().is_none_or(|result| run() == *result);
        assert!(is_equal, "{}, {}: another result {name}", self.bench.module, self.task);
        self.with(column, name, run)
    }

    fn with<R>(mut self, column: Column, name: &'a str, mut run: impl FnMut() -> R + 'a) -> Self {
        let run = Box::new(move || drop(black_box(run())));
        self.runs.push(Run { column, name, run });
        self
    }

    /// Measures the row and prints it.
    pub fn time(self) {
        let Self { bench, task, mut runs, .. } = self;
        match &bench.mode {
            Mode::Compare => {}
            Mode::Measure(meant) if meant != task => {}
            Mode::Measure(_) => {
                for spread in take_turns(&mut runs) {
                    println!("{}", spread.line());
                }
                process::exit(0);
            }
            Mode::Time => {
                let processes: Vec<_> = (0..PROCESSES).map(|_| bench.measured(task)).collect();
                let mut cells = [const { String::new() }; 4];
                for (i, Run { column, name, .. }) in runs.iter().enumerate() {
                    let of_row = processes.iter().map(|spreads| spreads[i]);
                    let spread = Spread::of_processes(of_row.collect());
                    let cell = &mut cells[*column as usize];
                    let separator = if cell.is_empty() { "" } else { ", " };
                    let space = if name.is_empty() { "" } else { " " };
                    let spread = if i == 0 { spread.time() } else { spread.ratio() };
                    *cell += &format!("{separator}{name}{space}{spread}");
                }
                let row = format!("| `{}` | {task} | {} |\n", bench.module, cells.join(" | "));
                print!("{row}");
                bench.table += &row;
            }
        }
    }
}

/// Some milliseconds for each in every turn, an odd number of turns. The first contestant's
/// seconds, and of the others the ratio of theirs to its, for a limit of its seconds to theirs.
fn take_turns(runs: &mut [Run]) -> Vec<Spread> {
    let seconds = |run: &mut Run, times: u32| {
        let start = cpu_time();
        for _ in 0..times {
            (run.run)();
        }
        (cpu_time() - start).as_secs_f64() / f64::from(times)
    };
    let times: Vec<u32> =
        runs.iter_mut().map(|run| (2e-3 / seconds(run, 1)).clamp(1.0, 1e5) as u32).collect();
    let mut turns = vec![Vec::new(); runs.len()];
    let start = cpu_time();
    while turns[0].len() % 2 == 0
        || turns[0].len() < 5
        || turns[0].len() < 31 && cpu_time() - start < Duration::from_millis(300)
    {
        for ((run, turns), &times) in runs.iter_mut().zip(&mut turns).zip(&times) {
            turns.push(seconds(run, times));
        }
    }
    let ours = turns[0].clone();
    let spread = |(run, turns): (&Run, Vec<f64>)| {
        let ratio = |(ours, other): (&f64, f64)| match run.column {
            Column::Time => other,
            Column::Limit => ours / other,
            Column::Plain | Column::Best => other / ours,
        };
        Spread::of(ours.iter().zip(turns).map(ratio).collect())
    };
    iter::zip(&*runs, turns).map(spread).collect()
}

#[derive(Clone, Copy)]
struct Spread {
    median: f64,
    least: f64,
    largest: f64,
}

impl Spread {
    fn of(mut numbers: Vec<f64>) -> Self {
        numbers.sort_by(f64::total_cmp);
        let [least, median, largest] =
            [0, numbers.len() / 2, numbers.len() - 1].map(|i| numbers[i]);
        Self { median, least, largest }
    }

    /// The median of the medians, and the least and the largest of all.
    fn of_processes(spreads: Vec<Self>) -> Self {
        let of = |number: fn(&Self) -> f64| Self::of(spreads.iter().map(number).collect());
        Self {
            median: of(|spread| spread.median).median,
            least: of(|spread| spread.least).least,
            largest: of(|spread| spread.largest).largest,
        }
    }

    fn line(self) -> String {
        format!("{:e} {:e} {:e}", self.median, self.least, self.largest)
    }

    fn parse(line: &str) -> Option<Self> {
        let mut numbers = line.split(' ').map_while(|number| number.parse().ok());
        let mut next = || numbers.next();
        Some(Self { median: next()?, least: next()?, largest: next()? })
    }

    fn ratio(self) -> String {
        let [median, least, largest] = [self.median, self.least, self.largest].map(digits);
        format!("{median} ({least}–{largest})")
    }

    fn time(self) -> String {
        let (scale, unit) = scale(self.median);
        let [median, least, largest] =
            [self.median, self.least, self.largest].map(|seconds| digits(seconds / scale));
        format!("{median} ({least}–{largest}) {unit}")
    }
}

pub fn time_of(seconds: f64) -> String {
    let (scale, unit) = scale(seconds);
    format!("{} {unit}", digits(seconds / scale))
}

/// The unit of time that suits, and what it is in seconds.
fn scale(seconds: f64) -> (f64, &'static str) {
    let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")];
    units.into_iter().find(|unit| seconds >= unit.0).unwrap_or((1e-9, "ns"))
}

/// At least two of them that are not 0 in front, and no fraction from 100 on.
fn digits(x: f64) -> String {
    let fraction = match x {
        100.0.. => 0,
        10.0.. => 1,
        0.1.. => 2,
        0.01.. => 3,
        _ => 4,
    };
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

`UPDATE=1 cargo bench -p bench` wrote this on {processor}, {cores} cores, with {}.

Each row runs in {PROCESSES} processes, since the layout of the heap lasts as long as one. There
all contestants run in turns, each turn some milliseconds of the thread's own time, and each turn
gives a ratio. A cell has the median of the processes' medians, and in brackets the least and the
largest of all. The results were compared before. What has neither a reference nor a limit has no row.

- Time: of the module.
- Plain loop: what one would write in a contest; its time divided by the module's. Above 1 the
  module is faster.
- Best reference: likewise, of the best known way where it is not the plain loop. All are rewritten
  for this comparison, in Rust.
- Limit: the module's time divided by that of the least that the machine has to do, such as adding
  up the same numbers. It may use AVX2 where the name says so.

{table}{LEFT}",
        rustc.trim()
    )
}

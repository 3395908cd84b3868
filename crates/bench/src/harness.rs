//! Compares the results of a module and of its references, and measures each row in three
//! processes, because the memory layout is fixed per process and can double a time. In a process,
//! module and references alternate, so that a disturbance affects all of them, and their times are
//! compared turn by turn.

use std::hint::black_box;
use std::process::{self, Command, Stdio};
use std::time::Duration;
use std::{env, iter};

use crate::page::{self, cpu_time};

const HEAD: &str = "| Module | Task | Time | Best known way |\n| --- | --- | ---: | ---: |\n";
const PROCESSES: usize = 3;

/// Adds the rows of a module.
pub type Rows = fn(&mut Bench);

pub enum Mode {
    /// Compare the results only.
    Compare,
    /// Compare the results, and measure each row in its own processes.
    Time,
    /// Measure the row of this task here, and print the numbers for `Time`.
    Measure(String),
}

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

    pub fn module(&mut self, name: &'static str, rows: Rows) {
        self.module = name;
        rows(self);
    }

    /// Begins a row of the table; `ours` calls the module.
    pub fn row<'a, T: PartialEq>(
        &'a mut self,
        task: &'a str,
        mut ours: impl FnMut() -> T + 'a,
    ) -> Row<'a, T> {
        let is_compared = !matches!(self.mode, Mode::Measure(_));
        let result = is_compared.then(&mut ours);
        Row { bench: self, task, result, runs: Vec::new() }.with("", ours)
    }

    /// Writes the table into BENCHMARKS.md.
    pub fn save(&self) {
        page::save("Routines", &self.table);
    }

    /// Measures a row in a new process, and returns a spread for each run.
    fn measured(&self, task: &str) -> Vec<Spread> {
        let mut command = Command::new(env::current_exe().expect("this program"));
        command.args([self.module, &format!("--row={task}")]).stderr(Stdio::inherit());
        let output = command.output().expect("this program runs again");
        assert!(output.status.success(), "{}, {task}: {}", self.module, output.status);
        let lines = String::from_utf8(output.stdout).expect("UTF-8");
        lines.lines().map(|line| Spread::parse(line).expect("three numbers")).collect()
    }
}

struct Run<'a> {
    name: &'a str,
    run: Box<dyn FnMut() + 'a>,
}

pub struct Row<'a, T> {
    bench: &'a mut Bench,
    task: &'a str,
    /// The result of the module, if the results are compared.
    result: Option<T>,
    /// The first run is the module's.
    runs: Vec<Run<'a>>,
}

impl<'a, T: PartialEq> Row<'a, T> {
    /// Adds a known method, which must return the same result.
    pub fn best(self, name: &'a str, mut run: impl FnMut() -> T + 'a) -> Self {
        let is_equal = self.result.as_ref().is_none_or(|result| run() == *result);
        assert!(is_equal, "{}, {}: another result by {name}", self.bench.module, self.task);
        self.with(name, run)
    }

    fn with(mut self, name: &'a str, mut run: impl FnMut() -> T + 'a) -> Self {
        let run = Box::new(move || drop(black_box(run())));
        self.runs.push(Run { name, run });
        self
    }

    /// Measures the row and prints it.
    pub fn time(mut self) {
        match &self.bench.mode {
            Mode::Compare => {}
            Mode::Measure(meant) if meant != self.task => {}
            Mode::Measure(_) => {
                for spread in take_turns(&mut self.runs) {
                    println!("{:e} {:e} {:e}", spread.median, spread.least, spread.largest);
                }
                process::exit(0);
            }
            Mode::Time => self.print(),
        }
    }

    fn print(self) {
        let Self { bench, task, runs, .. } = self;
        let processes: Vec<_> = (0..PROCESSES).map(|_| bench.measured(task)).collect();
        let spread =
            |i: usize| Spread::of_processes(processes.iter().map(|spreads| spreads[i]).collect());
        let rivals = runs.iter().enumerate().skip(1);
        let rivals: Vec<_> =
            rivals.map(|(i, run)| format!("{} {}", run.name, spread(i).ratio())).collect();
        let (module, time) = (bench.module, spread(0).time());
        let row = format!("| `{module}` | {task} | {time} | {} |\n", rivals.join(", "));
        print!("{row}");
        bench.table += &row;
    }
}

/// Gives each run some milliseconds in every turn. Returns the first run's seconds, and for the
/// other runs the ratios of their seconds to the first run's.
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
    // An odd number of turns, so that the median is one of them.
    while turns[0].len() % 2 == 0
        || turns[0].len() < 5
        || turns[0].len() < 31 && cpu_time() - start < Duration::from_millis(300)
    {
        for ((run, turns), &times) in runs.iter_mut().zip(&mut turns).zip(&times) {
            turns.push(seconds(run, times));
        }
    }
    let ours = turns.remove(0);
    let ratios = |theirs: Vec<f64>| iter::zip(theirs, &ours).map(|(b, a)| b / a).collect();
    let rivals: Vec<Vec<f64>> = turns.into_iter().map(ratios).collect();
    iter::once(ours).chain(rivals).map(Spread::of).collect()
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

    fn parse(line: &str) -> Option<Self> {
        let numbers: Vec<f64> = line.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
        let &[median, least, largest] = &numbers[..] else { return None };
        Some(Self { median, least, largest })
    }

    fn ratio(self) -> String {
        let [median, least, largest] = [self.median, self.least, self.largest].map(digits);
        format!("{median} ({least}–{largest})")
    }

    fn time(self) -> String {
        let units = [(1.0, "s"), (1e-3, "ms"), (1e-6, "µs")];
        let unit = units.into_iter().find(|unit| self.median >= unit.0);
        let (scale, unit) = unit.unwrap_or((1e-9, "ns"));
        let Self { median, least, largest } = self;
        let scaled =
            Self { median: median / scale, least: least / scale, largest: largest / scale };
        format!("{} {unit}", scaled.ratio())
    }
}

/// Writes a number with at least two significant digits, and without a fraction if it is 100 or
/// more.
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

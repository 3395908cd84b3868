//! Holds the headers to what their `Time` promises, read from there.

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use crate::harness::{cpu_time, time_of};
use crate::header;
use crate::input::distinct;

/// How far the measured exponent may be above the header's: caches and logarithms count, too.
const TOLERANCE: f64 = 0.4;

/// How many times as long as the header says it may take on another machine, or under load.
const SLOWNESS: f64 = 1.5;

#[derive(Default)]
pub struct Growth {
    /// Else it only looks for the promises in the headers.
    is_measured: bool,
    module: &'static str,
    /// What the header of the module says of time and input.
    promises: String,
    broken: Vec<String>,
}

impl Growth {
    pub fn new(is_measured: bool) -> Self {
        if is_measured {
            println!("| Module | Header | Measured | Peak memory |\n| --- | --- | --- | ---: |");
        }
        Self { is_measured, ..Self::default() }
    }

    pub fn module(&mut self, name: &'static str, source: &str, hold: fn(&mut Self)) {
        self.module = name;
        self.promises = ["Time", "Input"].map(|bullet| header::bullet(source, bullet)).join(" ");
        hold(self);
    }

    /// The header says how the time grows with the number of heaps, coins or cells: first of
    /// all, or for one of them.
    pub fn linear<R>(&mut self, run: impl Fn(&[u64]) -> R + Copy) {
        let make = |n| {
            let heaps = distinct(n, 1 << 60);
            move || run(&heaps)
        };
        match header::power(&self.promises, "{}") {
            Some((_, 0.0)) => self.each("{}", 10_000, make),
            _ => self.power("{}", 10_000, make),
        }
    }

    /// The header says this of how the time grows with `n`, with `{}` for the first `O(…)` there.
    /// `make` prepares the input.
    pub fn power<R, F: FnMut() -> R>(&mut self, clause: &str, n: usize, make: impl Fn(usize) -> F) {
        let promise = header::power(&self.promises, clause);
        let promise = promise.map(|(quote, exponent)| (quote.to_owned(), exponent));
        self.grows(clause, promise, n, make);
    }

    /// It says it of one of `n`.
    pub fn each<R, F: FnMut() -> R>(&mut self, clause: &str, n: usize, make: impl Fn(usize) -> F) {
        let promise = header::power(&self.promises, clause);
        let promise = promise.map(|(quote, exponent)| (quote.to_owned(), exponent + 1.0));
        self.grows(clause, promise, n, make);
    }

    /// It says so in words.
    pub fn stated<R, F: FnMut() -> R>(
        &mut self,
        quote: &str,
        exponent: f64,
        n: usize,
        make: impl Fn(usize) -> F,
    ) {
        let promise = self.promises.contains(quote).then(|| (quote.to_owned(), exponent));
        self.grows(quote, promise, n, make);
    }

    fn grows<R, F: FnMut() -> R>(
        &mut self,
        clause: &str,
        promise: Option<(String, f64)>,
        n: usize,
        make: impl Fn(usize) -> F,
    ) {
        let Some((quote, exponent)) = promise else { return self.miss(clause) };
        if !self.is_measured {
            return;
        }
        let runs = [n, 2 * n, 4 * n].map(|n| measure(&mut make(n)));
        let fitted = (runs[2].0 / runs[0].0).log2() / 2.0;
        let times = runs.map(|(seconds, _)| time_of(seconds)).join(", ");
        let memory = runs.map(|(_, bytes)| size_of(bytes)).join(", ");
        let measured = format!("n^{fitted:.2} of n^{exponent}: {times} from n = {n}");
        self.report(&quote, &measured, &memory, fitted <= exponent + TOLERANCE);
    }

    /// The header says how long this takes, with `{}` for the time.
    pub fn takes<R>(&mut self, clause: &str, run: impl FnMut() -> R) {
        self.takes_times(1.0, clause, run);
    }

    /// This takes so many times what the header says.
    pub fn takes_times<R>(&mut self, times: f64, clause: &str, mut run: impl FnMut() -> R) {
        let Some((quote, seconds)) = header::seconds(&self.promises, clause) else {
            return self.miss(clause);
        };
        if !self.is_measured {
            return;
        }
        let quote = quote.to_owned();
        let (measured, bytes) = measure(&mut run);
        let measured = measured / times;
        let is_kept = measured <= SLOWNESS * seconds;
        let measured = format!("{} of {}", time_of(measured), time_of(seconds));
        self.report(&quote, &measured, &size_of(bytes), is_kept);
    }

    fn miss(&mut self, clause: &str) {
        self.report(clause, "not in the header", "", false);
    }

    fn report(&mut self, quote: &str, measured: &str, memory: &str, is_kept: bool) {
        let mark = if is_kept { "" } else { "broken: " };
        println!("| `{}` | {quote} | {mark}{measured} | {memory} |", self.module);
        if !is_kept {
            self.broken.push(format!("{}: {quote}: {mark}{measured}", self.module));
        }
    }

    pub fn finish(self) -> ExitCode {
        for broken in &self.broken {
            eprintln!("{broken}");
        }
        ExitCode::from(u8::from(!self.broken.is_empty()))
    }
}

/// The least time of some runs in seconds, and the peak of what the first one allocates.
fn measure<R>(run: &mut impl FnMut() -> R) -> (f64, usize) {
    let (mut least, mut all, mut peak) = (f64::MAX, 0.0, 0);
    for turn in 0..15 {
        let before = LIVE.load(Relaxed);
        PEAK.store(before, Relaxed);
        IS_COUNTING.store(turn == 0, Relaxed);
        let start = cpu_time();
        black_box(run());
        let seconds = (cpu_time() - start).as_secs_f64();
        if turn == 0 {
            IS_COUNTING.store(false, Relaxed);
            peak = PEAK.load(Relaxed) - before;
            LIVE.store(before, Relaxed);
        }
        least = seconds.min(least);
        all += seconds;
        if all > 0.5 {
            break;
        }
    }
    (least, peak)
}

fn size_of(bytes: usize) -> String {
    match bytes {
        0..10_000 => format!("{bytes} B"),
        10_000..10_000_000 => format!("{} kB", bytes / 1000),
        _ => format!("{} MB", bytes / 1_000_000),
    }
}

/// The system's allocator, with an account of what is live when it is asked for.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;
static IS_COUNTING: AtomicBool = AtomicBool::new(false);
static LIVE: AtomicUsize = AtomicUsize::new(1 << 60);
static PEAK: AtomicUsize = AtomicUsize::new(0);

fn count(more: usize, less: usize) {
    if IS_COUNTING.load(Relaxed) {
        let live = LIVE.fetch_add(more.wrapping_sub(less), Relaxed).wrapping_add(more);
        PEAK.fetch_max(live.wrapping_sub(less), Relaxed);
    }
}

// SAFETY: every call is handed on.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size, layout.size());
        unsafe { System.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        count(0, layout.size());
        unsafe { System.dealloc(memory, layout) }
    }
}

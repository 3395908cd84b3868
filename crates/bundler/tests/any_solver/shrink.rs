//! Shrinks a solver whose bundle is wrong.

use crate::generate;
use crate::solver::Solver;
use crate::trial::{Bench, Verdict};
use std::fmt::Write;

/// A smallest solver from this seed whose bundle is wrong, and its error.
pub fn shrunk(bench: &Bench, seed: u64) -> String {
    let mut solver = generate::solver(seed);
    let mut index = solver.size();
    while index > 0 {
        index -= 1;
        let smaller = solver.without(index);
        if matches!(bench.try_out(&smaller), Verdict::Wrong(..)) {
            solver = smaller;
            index = index.min(solver.size());
        }
    }
    shown(bench, seed, &solver)
}

fn shown(bench: &Bench, seed: u64, solver: &Solver) -> String {
    let mut text = format!("\nSEED={seed} SOLVERS=1: `{}` for {}\n", solver.krate, solver.judge);
    for (path, content) in solver.files() {
        write!(text, "--- {}\n{content}", path.display()).expect("a string");
    }
    if let Verdict::Wrong(difference, bundle) = bench.try_out(solver) {
        let end = bundle.find("// nim_snippets:").unwrap_or(bundle.len());
        write!(text, "--- bundle\n{}\n--- {difference}", &bundle[..end]).expect("a string");
    }
    text
}

//! Speed of the modules: `cargo bench`, `cargo bench moore` for one, `UPDATE_BENCHMARKS=1 cargo bench`
//! to write BENCHMARKS.md, `cargo bench -- --growth` to hold the headers to what they promise.

mod harness;
mod input;
#[allow(dead_code)]
#[path = "../tests/common/module.rs"]
mod module;
#[allow(dead_code)]
#[path = "../tests/common/random.rs"]
mod random;

mod engines;
mod graphs;
mod heaps;
mod nimbers;
mod numbers;
mod sets;
mod splitting;
mod strips;

fn main() {
    let mut bench = harness::Bench::new();
    for modules in [
        heaps::MODULES,
        sets::MODULES,
        splitting::MODULES,
        strips::MODULES,
        numbers::MODULES,
        nimbers::MODULES,
        graphs::MODULES,
        engines::MODULES,
    ] {
        bench.modules(modules);
    }
    bench.finish();
}

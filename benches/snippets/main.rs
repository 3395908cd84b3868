//! Speed of the modules beside the plain way to do the same: `cargo bench`, `cargo bench nim`.

#[path = "../../tests/common/random.rs"]
#[allow(dead_code)]
mod random;

mod any_game;
mod boards;
mod graphs;
mod heaps;
mod numbers;
mod splitting;
mod strips;

fn main() {
    divan::main();
}

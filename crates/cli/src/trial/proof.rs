//! A bundle, and the result of the judge's compiler.

use crate::trial::compile::{self, Compiled, Result};
use crate::trial::toolchain::Toolchain;
use bundler::bundle::Bundle;
use bundler::edition::Edition;
use bundler::judge::Judge;

/// A bundle, and the result of compiling it.
pub struct Proof {
    pub bundle: Bundle,
    pub compiled: Compiled,
}

/// The requirements for a bundle.
pub struct Wanted<'a> {
    pub judge: &'a Judge,
    pub toolchain: &'a Toolchain,
    /// True if a program is wanted, not only the compiler's messages.
    pub run: bool,
    /// True if all unused code is removed.
    pub lean: bool,
    /// True if the program checks for overflow.
    pub debug: bool,
}

/// Compiles a bundle.
pub fn compile(bundle: &Bundle, wanted: &Wanted) -> Result<Compiled> {
    compile_text(&bundle.content.text, wanted.judge.edition, wanted.run, bundle, wanted)
}

/// Compiles another text in the place of a bundle.
pub fn compile_text(
    text: &str,
    edition: Edition,
    run: bool,
    bundle: &Bundle,
    Wanted { judge, toolchain, debug, .. }: &Wanted,
) -> Result<Compiled> {
    let (crates, debug) = (bundle.crates.as_slice(), *debug);
    compile::compile(&compile::Job { text, crates, edition, judge, toolchain, run, debug })
}

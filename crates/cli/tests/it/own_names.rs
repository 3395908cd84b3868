//! A module of the solver with the name of a dependency.

use crate::common::files::Folder;
use crate::common::rustc::Rustc;
use crate::common::tool::run_in;

/// In the root of the solver the module wins, in a nested module the crate, as under cargo 1.95.
#[test]
fn a_module_beside_a_dependency_of_its_name_means_what_cargo_means() {
    let folder = Folder::with(&[
        (
            "Cargo.toml",
            "[package]\nname = \"app\"\nedition = \"2024\"\n[workspace]\n\
             [dependencies]\nrand = { path = \"rand\" }\n",
        ),
        ("rand/Cargo.toml", "[package]\nname = \"rand\"\nedition = \"2024\"\n"),
        ("rand/src/lib.rs", "pub fn name() -> &'static str { \"crate\" }\n"),
        ("src/rand.rs", "pub fn name() -> &'static str { \"module\" }\n"),
        (
            "src/main.rs",
            "mod rand;
mod inner {
    pub fn name() -> &'static str { rand::name() }
}
fn main() {
    println!(\"{} {} {}\", rand::name(), inner::name(), ::rand::name());
}
",
        ),
    ]);
    let bundle = run_in(&folder, &["src/main.rs"]).printed();
    let program = Rustc::usual().build("2024", &bundle, &[]).expect("the bundle compiles");
    let printed = program.command().output().expect("it runs").stdout;
    assert_eq!(printed, b"module crate crate\n");
}

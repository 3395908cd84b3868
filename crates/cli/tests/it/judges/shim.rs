//! Compares the shim for `proconio` with the crate itself.

use super::bundle;
use crate::common::cargo;
use crate::common::random::Random;
use crate::common::rustc::{Program, Rustc};
use crate::common::tool::{run, tool};
use std::process::Command;
use std::thread;

const FORMS: &str = include_str!("forms.rs");

/// The input for `forms.rs`, with every kind of white space.
const INPUT: &str = "2 3\n1 -2\n1 2  3 4\r\n5 6\n2 7 8 0\n9 10\u{2003}11\n\n1 1 2 2 3 4 5 6\n\
    1 2 3 -4 あい x\n5 6 7 8 é y 1\n\t2 9 skip 1 2 3 4\n1 2 3 4 by 2 x yy\n\
    1 2 2 3 1.5 true 340282366920938463463374607431768211455\n3 1 2 -3\n1 ab cd 1 2 2 5 6\n\
    1 1 2 last\nwords\n　wide　";

fn build(edition: &str, text: &str) -> Program {
    let built = Rustc::usual().build(edition, text, &["-O"]);
    built.unwrap_or_else(|message| panic!("edition {edition}: {text}\n{message}"))
}

#[test]
fn every_documented_form_reads_as_the_crate_does() {
    let bundled = bundle(FORMS, "codeforces");
    assert_eq!(bundle(&bundled, "codeforces"), bundled);
    assert!(bundle(&bundled, "atcoder").starts_with(FORMS));
    let (with_crate, with_shim) = thread::scope(|scope| {
        let with_crate = scope.spawn(|| cargo::build("judges", [("forms", FORMS)]));
        let with_shim = build("2021", &bundled);
        (with_crate.join().expect("it is built")["forms"].clone(), with_shim)
    });
    let outputs = |input: &str| {
        [Command::new(&with_crate), with_shim.command()].map(|mut program| {
            let run = run(&mut program, input);
            (run.status.code(), run.out)
        })
    };
    let [expected, actual] = outputs(INPUT);
    assert_eq!(expected.0, Some(0));
    assert_eq!(actual, expected);
    // The input is cut off, or has a wrong word in it.
    let words: Vec<&str> = INPUT.split(' ').collect();
    let mut random = Random(1);
    for _ in 0..100 {
        let i = (random.next() % words.len() as u64) as usize;
        let mut broken = words.clone();
        match random.next() % 3 {
            0 => broken.truncate(i),
            1 => broken[i] = "-1",
            _ => broken[i] = "x 0",
        }
        let [expected, actual] = outputs(&broken.join(" "));
        assert_eq!(actual, expected, "{broken:?}");
    }
}

/// The text between `«` and `»` is removed, and text is added at `§`.
#[test]
fn only_fastout_is_removed() {
    let cases = [
        "«use proconio::fastout;»\n«#[fastout] »fn main() {§}",
        "use proconio::{«fastout, »input};\n«#[fastout]»\nfn main() {§ input! { _: u8 } }",
        "use {std::fmt, proconio::{input«, fastout»}};\n#[inline] «#[fastout] »pub fn f() -> u8 {§ 1 }",
        "use std::io; «pub use ::proconio::{fastout}; »use io::Read;\nfn main() {}",
        "«#[proconio::fastout]»\nfn main() { #![allow(unused)]§ let fastout = 1; }",
        "use proconio::*;\n«#[::proconio::fastout] »fn f() {§}",
        "use proconio as p; «#[allow(unused)] pub(crate) use p::fastout; »«#[p::fastout()] »fn main() {§}",
        "fn main() { use proconio::{«fastout, »input}; let s = \"#[fastout]\"; } // #[fastout]",
    ];
    for case in cases {
        let solver: String = case.chars().filter(|c| !"«»§".contains(*c)).collect();
        let (mut expected, mut kept) = (String::new(), true);
        for c in case.chars() {
            match c {
                '«' => kept = false,
                '»' => kept = true,
                '§' => expected.push('§'),
                c if kept => expected.push(c),
                _ => {}
            }
        }
        let bundled = bundle(&solver, "codeforces");
        let mut text = bundled.clone();
        if let Some(start) = text.find(" let mut fastout_") {
            let end = ", $($t)*).unwrap() }}; }";
            let end = text.rfind(end).expect("its end") + end.len();
            text.replace_range(start..end, "§");
        }
        let text = text.split("\n\n// proconio:").next().unwrap_or_default();
        assert_eq!(text.trim_end(), expected.trim_end(), "{solver}");
        assert_eq!(bundle(&bundled, "codeforces"), bundled, "{solver}");
    }
}

#[test]
fn bundles_with_names_from_modules_compile() {
    for solver in [
        "mod prelude { pub use proconio::{fastout, input}; }\nuse prelude::{fastout, input};\n\
         #[fastout] fn main() { input! { n: u8 } println!(\"{}\", n); }",
        "mod io { pub use proconio::{input, fastout, marker::*}; }\nuse io::{input as scan, Chars};\n\
         #[io::fastout] fn main() { scan! { n: Chars } println!(\"{:?}\", n); }",
        "#[proconio::fastout()] fn main() { proconio::input! { n: u8 } println!(\"{}\", n); }",
        "#[proconio::fastout] fn show(fastout: u64) { println!(\"{}\", fastout); }\nfn main() { show(1); }",
        "pub mod io {\n    pub use proconio::{input, read_value};\n    \
         pub mod q { pub use super::{input as scan, read_value as value}; }\n}\n\
         fn main() { io::q::scan! { _n: u8 } io::q::value!(u8); }",
        "#![deny(unused, missing_docs, unreachable_pub)]\n//! A solver.\nuse proconio::input;\n\
         fn main() { input! { _n: u8 } }",
        "#![forbid(unused_mut)]\n#[allow(unused_macros)] macro_rules! panic { () => { std::process::abort() } }\n\
         #[allow(unused_macros)] macro_rules! matches { () => { true } }\n\
         fn main() { proconio::input! { _n: u8 } }",
    ] {
        // The compiler's messages tell which lints to allow.
        let checked = |solver: &str| run(&mut tool(&["-", "--judge", "codeforces"]), solver);
        let bundled = checked(solver).succeeds().out;
        for edition in ["2018", "2024"] {
            let checked = Rustc::usual().check(edition, &bundled, &[]);
            checked.unwrap_or_else(|message| panic!("{edition}: {bundled}\n{message}"));
        }
        assert_eq!(checked(&bundled).out, bundled);
    }
}

#[test]
fn the_shim_compiles_everywhere() {
    let names = "input, input_interactive, input_once, read_value";
    let solver = format!(
        "pub use proconio::{{is_stdin_empty, marker, source}};\n\
         #[allow(unused)] use proconio::{{{names}}};\nfn main() {{}}\n"
    );
    let text = bundle(&solver, "codeforces");
    let compile = |rustc: &Rustc, edition: &str| {
        let compiled = rustc.check(edition, &text, &["-Aunused"]);
        compiled.unwrap_or_else(|message| panic!("{edition}: {message}"));
    };
    for edition in ["2018", "2021", "2024"] {
        compile(Rustc::usual(), edition);
    }
    if let Some(old) = Rustc::new("/usr/bin/rustc".into()) {
        for edition in ["2018", "2021"] {
            compile(&old, edition);
        }
    }
    let size = text.len() - solver.len();
    assert!(!text.contains("/// ") && size < 10_000, "{size} bytes\n{text}");
}

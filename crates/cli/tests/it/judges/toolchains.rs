//! `--check` is the judge's word or says whose it is.

use super::proof::{install, tool};
use crate::common::files::Folder;
use crate::common::tool::{messages, run, tool_in};
use std::path::Path;

const OLD: &str = "fn main() { println!(\"{}\", 1); }\n";

#[test]
fn the_judges_own_compiler_is_taken_where_it_is_installed() {
    let folder = Folder::new();
    let sysroot = folder.join("sysroot").display().to_string();
    let rustup = format!(
        "#!/bin/sh\ncase $* in\n'toolchain list') echo '1.78.0-x86_64-unknown-linux-gnu (active)';;\n\
         'run 1.78.0-x86_64-unknown-linux-gnu rustc --print sysroot') echo '{sysroot}';;\n\
         *) exit 1;;\nesac\n"
    );
    // Says that it is the judge's, and compiles all the same.
    let rustc = "#!/bin/sh\ncase $1 in\n--version) echo 'rustc 1.78.0 (9b00956e5 2024-04-29)';;\n\
        *) exec rustc \"$@\";;\nesac\n";
    folder.write(&[("rustup", &rustup), ("rustc", rustc), ("main.rs", OLD), ("bin/none", "")]);
    folder.write(&[("sysroot/bin/none", "")]);
    install(&folder.join("rustup"), &folder.join("bin/rustup"));
    install(&folder.join("rustc"), &folder.join("sysroot/bin/rustc"));
    let check = |judge| {
        let mut command = tool_in(&folder, &["main.rs", "--check", "--judge", judge]);
        let path = std::env::var("PATH").expect("a path");
        command.env("PATH", format!("{}:{path}", folder.join("bin").display()));
        messages(&run(&mut command, ""))
    };
    assert_eq!(check("kattis"), "compiles for Kattis: 33 bytes of 128 KiB, no modules\n");
    let text = check("qoj");
    assert!(text.starts_with("checked with rustc 1."), "{text}");
    assert!(text.contains(", QOJ has 1.84\n"), "{text}");
    assert!(text.contains("\ncompiles here, for QOJ: "), "{text}");
    // A compiler that is older than the judge's, and no folder for what it writes.
    folder.write(&[
        ("usual", &format!("#!/bin/sh\necho '{sysroot}'\n")),
        ("bad.rs", "fn main() { 1 }\n"),
    ]);
    install(&folder.join("usual"), &folder.join("usual-rustc"));
    let check_bad = |name: &str, value: &Path| {
        let mut command = tool_in(&folder, &["bad.rs", "--check", "--judge", "codeforces"]);
        messages(&run(command.env("RUSTC", folder.join("usual-rustc")).env(name, value), ""))
    };
    let text = check_bad("NO_COLOR", Path::new("1"));
    assert!(text.contains(" (2021) may find an error in this bundle"), "{text}");
    let text = check_bad("TMPDIR", &folder.join("none"));
    assert!(text.starts_with("error: cannot write to `"), "{text}");
    let text = check("cses");
    assert!(text.contains(", the version of CSES is not known\ncompiles here, for CSES"), "{text}");
}

#[test]
fn what_the_judges_standard_library_lacks_is_an_error_at_its_place() {
    let folder = Folder::new();
    let new = "#![allow(clippy::all)]\nmacro_rules! m { ($x:expr) => { $x.is_none_or(|x| x > 1) } }\n\
        fn main() {\n    let (x, y) = ([1, 2].as_chunks::<2>(), m!(Some(1)));\n    println!(\"{x:?} {y}\");\n}\n";
    folder.write(&[("new.rs", new), ("old.rs", OLD)]);
    // A toolchain that is chosen for the contest's folder has no say at the judge.
    folder.write(&[("rust-toolchain.toml", "[toolchain]\nchannel = \"1.20.0\"\n")]);
    let check = |file: &str, judge: &str| {
        let output = tool(&folder, &[file, "--check", "--judge", judge]);
        (output.status.code(), messages(&output))
    };
    let (code, text) = check("new.rs", "kattis");
    assert_eq!(code, Some(1));
    for expected in [
        "error: this needs rustc 1.88.0, and Kattis has 1.78.0\n --> new.rs:4:26\n",
        "error: this needs rustc 1.82.0, and Kattis has 1.78.0\n --> new.rs:2:36\n",
        "error: Kattis would find 2 errors in this bundle\n",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
    let (code, text) = check("old.rs", "kattis");
    assert_eq!(code, Some(0), "{text}");
    assert!(!text.contains("compiles for Kattis"), "{text}");
    let (code, text) = check("new.rs", "codeforces");
    assert_eq!(code, Some(0), "{text}");
}

#[test]
fn what_the_judges_compiler_cannot_read_is_an_error_at_its_place() {
    let folder = Folder::new();
    let new = "fn main() {\n    let x = Some(1).filter(|x| *x > 0);\n    \
        if let Some(y) = x && y > 0 { println!(\"{y}\"); }\n    let z = const { 1 + 1 };\n    \
        match z { 0..10 => {} _ => {} }\n}\n";
    let old = "fn main() {\n    let x = Some(&1);\n    if let Some(&y) = x { println!(\"{y}\"); }\n    \
        while let (true, &&1) = (false && true, &&1) {}\n    const Z: u8 = { 1 };\n    \
        match Z { 0..=9 => {} _ if Z > 1 => {} _ => {} }\n    for _ in 0..10 {}\n}\n";
    folder.write(&[("new.rs", new), ("old.rs", old)]);
    let check = |file: &str, judge: &str| {
        let output = tool(&folder, &[file, "--check", "--judge", judge]);
        (output.status.code(), messages(&output))
    };
    let (code, text) = check("new.rs", "atcoder");
    assert_eq!(code, Some(0), "{text}");
    let (code, text) = check("old.rs", "kattis");
    assert_eq!(code, Some(0), "{text}");
    // Kattis has an edition without chains, and so they are its compiler's errors.
    let new = new.replace(" && y > 0", "");
    folder.write(&[("new.rs", &new)]);
    let (code, text) = check("new.rs", "kattis");
    assert_eq!(code, Some(1));
    for expected in [
        "error: a `const { … }` block needs rustc 1.79, and Kattis has 1.78.0\n --> new.rs:4:13\n",
        "error: a range pattern without `=` needs rustc 1.80, and Kattis has 1.78.0\n --> new.rs:5:16\n",
        "error: Kattis would find 2 errors in this bundle\n",
    ] {
        assert!(text.contains(expected), "{expected}\n{text}");
    }
}

#[test]
fn newer_syntax_is_known_by_its_form() {
    let forms = [
        ("fn f() { const { 1 }; const X: u8 = { 1 }; }", "const {", "1.79"),
        ("fn f() { match 1 { 0..2 => {} 0..=2 => {} } }", "..2 =>", "1.80"),
        ("fn f() { match 1 { 0..2 if x => {} _ if (0..2).x() => {} } }", "..2 if", "1.80"),
        ("fn f() { match 1 { 0..N => {} } m!(0..n, 0..N + 1) }", "..N =>", "1.80"),
        ("fn f() { match x { (0..2, _) => (0..3, 1), (0..=2, _) => {} } }", "(0..2", "1.80"),
        ("fn f<T: A>(_: impl B<C: A>) where T: B<C = u8> {} impl<T: A> D {}", "B<C:", "1.79"),
        ("fn f(_: [u8; _], _: [u8; 2], _: &[_]) { [1, _] }", "[u8; _]", "1.89"),
        ("#[expect(unused)] fn f() { #![allow(unused)] expect(); }", "#[expect", "1.81"),
        ("fn f() { &raw const x; &raw; raw; const X: u8 = 1; }", "&raw const", "1.82"),
        ("fn f() { &raw mut x; raw + raw; &raw + mut_; }", "&raw mut", "1.82"),
        ("use a::b; fn f() -> impl A + use<> {}", "use<", "1.82"),
        ("unsafe extern \"C\" {} unsafe extern \"C\" fn f() {}", "unsafe extern \"C\" {", "1.82"),
        ("unsafe extern {} extern {} unsafe fn f() {}", "unsafe extern {", "1.82"),
        ("#[unsafe(no_mangle)] fn f() { unsafe { 1 } }", "#[unsafe", "1.82"),
        ("macro_rules! m { ($x:expr_2021, $expr_2021:expr) => {} }", "expr_2021,", "1.83"),
        ("fn f() { async |x| x; async { 1 } | 1; }", "async |", "1.85"),
        ("fn f() { async move |x| x; async move { 1 } }", "async move |", "1.85"),
        ("fn f() { if let 1 = x && y {} if let 1 = &&x {} if x && y {} }", "if let 1 = x", "1.88"),
        ("fn f() { if let P { x, .. } = x && y {} if let P { x } = x {} }", "if let P", "1.88"),
        ("fn f() { if x && unsafe { y } && let 1 = z {} }", "if x", "1.88"),
        ("#[cfg(true)] fn f() { true } #[cfg(unix)] fn g() {}", "cfg(true", "1.88"),
        ("#[cfg(false)] fn f() { cfg; }", "cfg(false", "1.88"),
        (
            "fn f() { match 1 { x if let 1 = y => {} _ => if let 1 = y {} } }",
            "if let 1 = y =>",
            "1.95",
        ),
    ];
    for (text, form, since) in forms {
        let is_at = text.find(form);
        let newer = bundler::judge::newer(text, "1.56.1");
        let known: Vec<_> = newer.iter().map(|it| (Some(it.range.start), &*it.since)).collect();
        assert_eq!(known, [(is_at, since)], "{text}");
        assert!(bundler::judge::newer(text, &format!("{since}.0")).is_empty(), "{text}");
    }
}

#[test]
fn a_judges_cfg_environment_and_stack_are_its_own() {
    let folder = Folder::new();
    let deep = "fn deep(n: u64, a: [u64; 16]) -> u64 {\n    if n == 0 { return a[3]; }\n    \
        let mut b = a;\n    b[(n % 16) as usize] += n;\n    deep(n - 1, b).wrapping_add(b[0])\n}\n\
        fn main() { println!(\"{}\", deep(200_000, [0; 16]) > 0); }\n";
    folder.write(&[
        ("cfg.rs", "#[cfg(atcoder)]\nfn f() -> u8 { \"\" }\nfn main() {}\n"),
        ("judge.rs", "fn main() { println!(\"{:?}\", std::env::var(\"ONLINE_JUDGE\")) }\n"),
        ("1.in", ""),
        ("1.out", "Ok(\"luogu\")"),
        ("deep/main.rs", deep),
        ("deep/1.in", ""),
        ("deep/1.out", "true"),
        ("leet.rs", "// not `struct Solution`\nimpl Solution { pub fn f() {} }\n"),
    ]);
    assert!(tool(&folder, &["cfg.rs", "--check", "--judge", "luogu"]).status.success());
    let output = tool(&folder, &["cfg.rs", "--check"]);
    assert!(messages(&output).contains("--> cfg.rs:2:16\n"), "{}", messages(&output));
    let output = tool(&folder, &["judge.rs", "--test", "--judge", "luogu"]);
    assert!(output.status.success(), "{}", messages(&output));
    assert!(!tool(&folder, &["judge.rs", "--test", "--judge", "kattis"]).status.success());
    let output = tool(&folder, &["deep/main.rs", "--test", "--judge", "codeforces"]);
    assert!(output.status.success(), "{}", messages(&output));
    let output = tool(&folder, &["leet.rs", "--check", "--judge", "leetcode"]);
    assert!(output.status.success(), "{}", messages(&output));
}

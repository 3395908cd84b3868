//! What users have lost, or might: files, time, and the sense of a message.

use crate::common::files::{Folder, read};
use crate::common::tool::{self, TOOL, messages, tool_in};
use bundler::judge::DEFAULT;
use cli::trial::samples::{self, Request};
use std::fs;
use std::process::{Command, Output};

fn run(folder: &Folder, args: &[&str]) -> Output {
    tool::run(&mut tool_in(folder, args), "")
}

fn refused(folder: &Folder, args: &[&str], words: &str) {
    let output = run(folder, args);
    let text = messages(&output);
    assert!(!output.status.success() && text.contains(words), "{args:?}: {text}");
}

#[cfg(unix)]
#[test]
fn nothing_is_written_over_what_was_read() {
    let folder = Folder::with(&[
        ("main.rs", "mod game;\nfn main() { game::play() }\n"),
        ("game.rs", "pub fn play() {}\n"),
        ("Cargo.toml", "[package]\nname = \"x\"\nversion = \"0.1.0\"\nedition = \"2021\"\n"),
    ]);
    std::os::unix::fs::symlink("game.rs", folder.join("link")).expect("a link");
    for output in ["game.rs", "./game.rs", "link", "Cargo.toml"] {
        refused(&folder, &["main.rs", "-o", output], "has just been read");
    }
    refused(&folder, &["main.rs", "-o", "main.rs"], "is the solver itself");
    assert_eq!(read(folder.join("game.rs")), "pub fn play() {}\n");
    assert!(run(&folder, &["main.rs", "-o", "submit.rs"]).status.success());
}

#[test]
fn a_word_inside_makes_no_file_ours() {
    for editor in ["yasnippet", "sublime"] {
        let folder = Folder::with(&[("s/notes.txt", "about (nim-snippets)")]);
        refused(&folder, &["editor", editor, "--remove", "-o", "s"], "no snippets of ours");
        assert!(run(&folder, &["editor", editor, "nim", "-o", "s"]).status.success());
        assert!(run(&folder, &["editor", editor, "--remove", "-o", "s"]).status.success());
        assert_eq!(read(folder.join("s/notes.txt")), "about (nim-snippets)");
    }
}

#[cfg(unix)]
#[test]
fn snippets_are_removed_through_a_link() {
    let folder = Folder::with(&[("real.json", "{ \"x\": {} }\n")]);
    std::os::unix::fs::symlink("real.json", folder.join("link.json")).expect("a link");
    assert!(run(&folder, &["editor", "zed", "nim", "-o", "link.json"]).status.success());
    assert!(read(folder.join("real.json")).contains("mod nim"));
    assert!(run(&folder, &["editor", "zed", "--remove", "-o", "link.json"]).status.success());
    assert!(!read(folder.join("real.json")).contains("nim"));
    assert!(folder.join("link.json").is_symlink());
}

/// A copy of ours under another name, and what a user writes among ours.
#[test]
fn what_is_like_ours_or_among_it_stays() {
    let copied = |text: &str, start: &str, end: &str| {
        let entry = text.find(start).expect("an entry");
        let end = entry + text[entry..].find(end).expect("its end") + end.len();
        (entry, text[entry..end].replacen("nim\"", "mine\"", 1))
    };
    let in_template = "  <template\n    name=\"mine\" value=\"own\"/>\n";
    for (editor, start, end, own) in [
        ("vscode", "  \"chomp\": {", "\n  }\n", Some("  \"mine\": {},\n")),
        ("zed", "  \"nim\": {", "\n  },\n", None),
        ("intellij", "  <template name=\"nim\"", "</template>\n", None),
        ("intellij", "  <template name=\"nim\"", "</template>\n", Some(in_template)),
        ("ultisnips", "snippet nim", "endsnippet\n", Some("snippet mine\nown\nendsnippet\n")),
        ("snipmate", "snippet chomp", "\n", Some("snippet mine\n\town\n")),
        ("neosnippet", "snippet chomp", "\n", Some("snippet mine\n\town\n\n")),
    ] {
        let folder = Folder::new();
        let install = ["editor", editor, "chomp", "nim", "nimble", "-o", "f"];
        let remove = ["editor", editor, "--remove", "-o", "f"];
        assert!(run(&folder, &install).status.success());
        let mut text = read(folder.join("f"));
        let (place, copy) = copied(&text, start, end);
        let own = own.map_or(copy, str::to_owned);
        text.insert_str(place, &own);
        fs::write(folder.join("f"), &text).expect("writable");
        if editor != "zed" {
            for args in [&install[..], &remove] {
                refused(&folder, args, "it was edited since it was installed");
                assert_eq!(read(folder.join("f")), text, "{editor}");
            }
            continue;
        }
        for args in [&install[..], &remove] {
            assert!(run(&folder, args).status.success());
            let left = read(folder.join("f"));
            assert!(left.contains(own.trim_end_matches([',', '\n'])), "{editor}: {left}");
        }
        assert!(!read(folder.join("f")).contains("mod chomp {"), "{editor}");
    }
    for editor in ["yasnippet", "sublime"] {
        let folder = Folder::new();
        let install = ["editor", editor, "nim", "-o", "s"];
        assert!(run(&folder, &install).status.success());
        let ours = fs::read_dir(folder.join("s"))
            .expect("a folder")
            .map(|file| file.expect("a file").path());
        let ours = ours.into_iter().find(|path| read(path).contains("mod nim {")).expect("ours");
        let text = read(&ours);
        let copy = ours.with_file_name(
            ours.file_name().expect("a name").to_string_lossy().replace("nim", "mine"),
        );
        fs::write(&copy, &text).expect("writable");
        assert!(run(&folder, &install).status.success());
        assert!(run(&folder, &["editor", editor, "--remove", "-o", "s"]).status.success());
        assert!(read(&copy) == text && !ours.exists(), "{editor}");
    }
}

/// Another choice of snippets must not make the changed one a stranger.
#[test]
fn what_the_user_has_changed_is_never_there_twice() {
    let folder = Folder::new();
    let install = |names: &[&str]| {
        let args = [&["editor", "zed"], names, &["-o", "f"]].concat();
        assert!(run(&folder, &args).status.success());
    };
    install(&["nim", "chomp"]);
    let text = read(folder.join("f"));
    fs::write(folder.join("f"), text.replace("mod chomp {", "mod chomp { /* mine */"))
        .expect("writable");
    install(&["nim"]);
    install(&["nim", "chomp"]);
    let text = read(folder.join("f"));
    assert_eq!(text.matches("mod chomp {").count(), 1, "{text}");
    assert!(text.contains("mod chomp { /* mine */"), "{text}");
    assert!(run(&folder, &["editor", "zed", "--remove", "-o", "f"]).status.success());
    assert!(read(folder.join("f")).contains("/* mine */"));
}

/// If each cost as much as all the others, this would not end.
#[test]
fn many_entries_of_the_users_own_cost_what_they_are() {
    let entry = |i| format!("  \"own{i}\": {{ \"body\": \"{i}\" }}");
    let entries: Vec<String> = (0..100_000).map(entry).collect();
    let text = format!("{{\n{}\n}}\n", entries.join(",\n"));
    let folder = Folder::with(&[("x.json", &text)]);
    assert!(run(&folder, &["editor", "zed", "-o", "x.json"]).status.success());
    assert!(run(&folder, &["editor", "zed", "--remove", "-o", "x.json"]).status.success());
    assert_eq!(read(folder.join("x.json")), text);
}

#[test]
fn a_sample_is_its_own_solvers() {
    let folder = Folder::with(&[
        ("src/bin/a.rs", ""),
        ("src/bin/lc1.rs", ""),
        ("src/bin/a-1.in", ""),
        ("src/bin/a-1.out", "\u{feff}First"),
        ("src/bin/lc1-1.in", ""),
        ("src/bin/a/7.in", ""),
    ]);
    let cases = samples::find(&Request::default(), &folder.join("src/bin/a.rs"), DEFAULT);
    let cases = cases.unwrap_or_else(|_| panic!("there are samples"));
    let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names, ["a-1", "7"]);
    assert_eq!(cases[0].expected.as_deref(), Ok(&b"First"[..]));
}

#[cfg(unix)]
#[test]
fn names_need_not_be_utf8() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let folder = Folder::new();
    let odd = folder.join(OsStr::from_bytes(b"\xff"));
    fs::create_dir(&odd).expect("a folder");
    let solver = "use nim_snippets::nim;\nfn main() { nim::wins(&[]); }\n";
    for (name, text) in [("main.rs", solver), ("1.in", "1"), ("1.out", "2")] {
        fs::write(odd.join(name), text).expect("a file");
    }
    let places = [None, Some(odd.clone()), Some(odd.join("1.in"))];
    for path in places {
        let request = Request { path, ..Request::default() };
        let cases = samples::find(&request, &odd.join("main.rs"), DEFAULT);
        let cases = cases.unwrap_or_else(|_| panic!("there are samples"));
        assert_eq!(cases[0].expected.as_deref(), Ok(&b"2"[..]));
    }
    let output = odd.join("submit.rs");
    let mut bundle = tool_in(&folder, &[]);
    bundle.arg(odd.join("main.rs")).arg("-o").arg(&output);
    assert!(tool::run(&mut bundle, "").status.success());
    assert!(read(&output).starts_with(solver));
    let mut again = tool_in(&folder, &[]);
    again.arg(odd.join("main.rs")).arg("-o").arg(odd.join("main.rs"));
    let said = messages(&tool::run(&mut again, ""));
    assert!(said.contains("is the solver itself"), "{said}");
}

#[test]
fn samples_are_not_written_over_and_lone_outputs_are_named() {
    let folder =
        Folder::with(&[("main.rs", "fn main() {}\n"), ("1.in", ""), ("1.out", ""), ("2.out", "3")]);
    folder.write(&[("3.gen", "{5*1..9}"), ("3.out", "4")]);
    let test = ["main.rs", "--judge", "plain", "--test"];
    for sample in ["1.in", "1.out"] {
        refused(&folder, &[&test[..], &["-o", sample]].concat(), "has just been read");
    }
    assert_eq!([read(folder.join("1.in")), read(folder.join("1.out"))], ["", ""]);
    let output = run(&folder, &test);
    let said = messages(&output);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("`2.out` is not compared: `2.in` is missing"), "{said}");
    assert!(!said.contains("3.out"), "{said}");
}

#[cfg(unix)]
#[test]
fn a_message_is_about_what_is_wrong() {
    let folder = Folder::with(&[
        ("e\u{1b}[31m.rs", "fn main() { let x: u8 = ; }"),
        ("main.rs", "fn main() {}"),
        ("x/1.in", ""),
    ]);
    let text = messages(&run(&folder, &["./e\u{1b}[31m.rs"]));
    assert!(!text.contains('\u{1b}') && text.contains("\\u{1b}[31m.rs"), "{text:?}");
    let text = messages(&run(&folder, &["main.rs", "--judge", "leetcode", "--check"]));
    assert!(text.contains("runs no `fn main`") && text.contains("impl Solution"), "{text}");
    let text = messages(&run(&folder, &["main.rs", "--test=/dev/zero"]));
    assert!(text.contains("more than 64 MiB"), "{text}");
    let mut check = tool_in(&folder, &["main.rs", "--judge", "plain", "--check"]);
    let text = messages(&tool::run(check.env("RUSTUP_TOOLCHAIN", "no-such-toolchain"), ""));
    assert!(!text.contains("there is no rustc"), "{text}");
}

/// A shell's line, with the tool as `$TOOL`.
#[cfg(unix)]
fn shell(folder: &Folder, line: &str) -> Output {
    let mut shell = Command::new("sh");
    tool::run(
        shell.args(["-c", line]).env("TOOL", TOOL).current_dir(&**folder),
        "W L W L W L W L\n",
    )
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_an_error() {
    let folder = Folder::new();
    let output = shell(&folder, "\"$TOOL\" nim >&-");
    assert!(!output.status.success() && messages(&output).contains("it is closed"));
    assert!(shell(&folder, "\"$TOOL\" nim >/dev/null").status.success());
    let output = shell(&folder, "ulimit -f 1; \"$TOOL\" moore_nim welter nimber -o x");
    let left: Vec<_> = fs::read_dir(&*folder).expect("a folder").collect();
    assert!(!output.status.success() && left.is_empty(), "{}{left:?}", messages(&output));
    let output = shell(&folder, "\"$TOOL\" guess --outcomes");
    assert!(output.status.success(), "{}", messages(&output));
}

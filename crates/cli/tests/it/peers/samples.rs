//! Samples as other tools write them.

use super::{ECHO, package, passing, python};
use crate::common::files::Folder;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs a command in a folder.
fn run(command: &mut Command, folder: &Path) {
    let output = command.current_dir(folder).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}

/// Checks that exactly these samples are found, and that a solver that prints its input passes them.
fn assert_found(folder: &Folder, test: &str, names: &[&str]) {
    let found = passing(folder, test, &[]);
    assert!(found.keys().eq(names), "{found:?}");
    assert!(found.values().all(|&passes| passes), "{found:?}");
}

#[test]
fn outputs_that_oj_generates_are_found() {
    let Some(package) = package("online-judge-tools-ng") else { return };
    let samples = [("main.rs", ECHO), ("test/sample-1.in", "1\n"), ("test/sample-2.in", "2 3\n")];
    let folder = Folder::with(&samples);
    let mut oj = python(&package);
    oj.args(["-m", "onlinejudge_command.main", "generate-output", "--command", "cat"]);
    run(&mut oj, &folder);
    assert!(folder.join("test/sample-2.out").is_file());
    assert_found(&folder, "--test", &["sample-1", "sample-2"]);
}

#[test]
fn files_of_cyaron_are_found() {
    let Some(package) = package("cyaron") else { return };
    let folder = Folder::with(&[("main.rs", ECHO)]);
    fs::create_dir(folder.join("tests")).expect("a folder");
    let script = "from cyaron import IO
for i in 1, 2:
    io = IO(file_prefix='tests/heaps', data_id=i)
    io.input_writeln(i, [3, 4])
    io.output_gen('cat')
    io.close()
";
    run(python(&package).args(["-c", script]), &folder);
    assert!(folder.join("tests/heaps2.out").is_file());
    assert_found(&folder, "--test", &["heaps1", "heaps2"]);
}

#[test]
fn tests_of_contest_helper_are_found() {
    let Some(package) = package("contest-helper") else { return };
    let folder = Folder::with(&[("main.rs", ECHO)]);
    let script = "from contest_helper.basic import *

class Lines(TextInputAdapter):
    def parse_lines(self, lines):
        return list(lines)
    def input_lines(self, data):
        return [str(data)]

class Output(TextOutputAdapter):
    def output_lines(self, result):
        return [str(result)]

Generator(
    solution=lambda data: data,
    samples=[],
    tests_generator=Value(7),
    tests_count=2,
    validator=lambda data, result: True,
    input_adapter=Lines(),
    output_adapter=Output(),
).run()
";
    run(python(&package).args(["-c", script]), &folder);
    assert!(folder.join("tests/02.a").is_file());
    assert_found(&folder, "--test", &["01", "02"]);
}

#[test]
fn polygon_packages_converted_by_p2d_are_found() {
    let Some(package) = package("p2d") else { return };
    let problem = r#"<problem short-name="echo">
  <names><name language="english" value="Echo"/></names>
  <judging><testset name="tests">
    <time-limit>1000</time-limit>
    <memory-limit>268435456</memory-limit>
    <input-path-pattern>tests/%02d</input-path-pattern>
    <answer-path-pattern>tests/%02d.a</answer-path-pattern>
    <tests><test method="manual" sample="true"/><test method="manual"/></tests>
  </testset></judging>
  <assets><checker name="std::wcmp.cpp">
    <source path="files/check.cpp" type="cpp.g++17"/>
  </checker></assets>
</problem>
"#;
    let folder = Folder::with(&[
        ("main.rs", ECHO),
        ("polygon/problem.xml", problem),
        ("polygon/tests/01", "1\n"),
        ("polygon/tests/01.a", "1\n"),
        ("polygon/tests/02", "2\n"),
        ("polygon/tests/02.a", "2\n"),
    ]);
    // As Polygon has them
    assert_found(&folder, "--test=polygon/tests", &["01", "02"]);
    let mut p2d = python(&package);
    p2d.args(["-m", "p2d", "--yes", "--auto", "--code", "A", "--output", "a.zip", "polygon"]);
    run(&mut p2d, &folder);
    run(Command::new("python3").args(["-m", "zipfile", "-e", "a.zip", "kattis"]), &folder);
    assert_found(&folder, "--test=kattis/data/sample", &["01"]);
    assert_found(&folder, "--test=kattis/data/secret", &["02"]);
}

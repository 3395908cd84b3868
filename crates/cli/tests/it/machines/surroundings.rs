//! What surrounds a solver: the template that it was written into, the environment in which it is
//! built, and the files beside it.

use super::{Feeder, pick};
use crate::common::files::Folder;
use crate::common::random::Random;
use crate::common::tool::{messages, run, tool_in};
use nim_snippets::{nim, staircase_nim};
use std::collections::BTreeMap;
use std::process::Output;

/// Judges that build with rustc alone, one for each edition.
const JUDGES: &[&str] = &["aoj", "codeforces", "library-checker"];

/// Programs as contestants keep them. Each reads heaps after their number, and prints what `CALL`
/// makes of them.
const TEMPLATES: &[&str] = &[
    "#![allow(unused_macros, dead_code)]
     USE
     use std::io::*;
     macro_rules! get { ($it:expr, $t:ty) => { $it.next().unwrap().parse::<$t>().unwrap() }; }
     macro_rules! list { ($it:expr, $t:ty, $n:expr) => { (0..$n).map(|_| get!($it, $t)).collect::<Vec<$t>>() }; }
     macro_rules! chmax { ($a:expr, $($b:expr),+) => { $(if $a < $b { $a = $b; })+ }; }
     macro_rules! puts { ($($x:expr),*) => { println!(\"{}\", [$($x.to_string()),*].join(\" \")) }; }
     fn main() {
         let mut s = String::new();
         stdin().read_to_string(&mut s).unwrap();
         let mut it = s.split_ascii_whitespace();
         let n = get!(it, usize);
         let heaps = list!(it, u64, n);
         let mut best = 0;
         chmax!(best, CALL);
         puts!(best)
     }",
    "use std::io::{self, BufRead, BufWriter, Write};
     USE
     struct Scanner<R> { reader: R, buf: Vec<u8>, at: usize }
     impl<R: BufRead> Scanner<R> {
         fn new(reader: R) -> Self { Scanner { reader, buf: vec![], at: 0 } }
         fn token<T: std::str::FromStr>(&mut self) -> T where T::Err: std::fmt::Debug {
             loop {
                 let rest = &self.buf[self.at..];
                 if let Some(i) = rest.iter().position(|b| !b.is_ascii_whitespace()) {
                     let start = self.at + i;
                     let end = self.buf[start..].iter().position(|b| b.is_ascii_whitespace());
                     let end = end.map_or(self.buf.len(), |e| start + e);
                     self.at = end;
                     return std::str::from_utf8(&self.buf[start..end]).unwrap().parse().unwrap();
                 }
                 self.buf.clear();
                 self.at = 0;
                 self.reader.read_until(b'\\n', &mut self.buf).unwrap();
             }
         }
     }
     fn solve<R: BufRead, W: Write>(sc: &mut Scanner<R>, out: &mut W) {
         let n: usize = sc.token();
         let heaps: Vec<u64> = (0..n).map(|_| sc.token()).collect();
         writeln!(out, \"{}\", CALL).unwrap();
     }
     fn main() {
         let (stdin, stdout) = (io::stdin(), io::stdout());
         solve(&mut Scanner::new(stdin.lock()), &mut BufWriter::new(stdout.lock()));
     }",
    "use std::io::Write;
     USE
     fn line() -> String {
         let mut s = String::new();
         std::io::stdin().read_line(&mut s).expect(\"a line\");
         s
     }
     fn say(x: impl std::fmt::Display) {
         println!(\"{}\", x);
         std::io::stdout().flush().unwrap();
     }
     fn main() {
         let _n: usize = line().trim().parse().unwrap();
         let heaps: Vec<u64> = line().split(' ').filter_map(|x| x.trim().parse().ok()).collect();
         say(CALL);
     }",
    "USE
     fn run() {
         let text = std::io::read_to_string(std::io::stdin()).unwrap();
         let heaps: Vec<u64> = text.split_whitespace().skip(1).map(|x| x.parse().unwrap()).collect();
         print!(\"{}\\n\", CALL);
     }
     fn main() {
         std::thread::Builder::new().stack_size(1 << 28).spawn(run).unwrap().join().unwrap();
     }",
    "USE
     use std::{error::Error, io::Read, ops::*};
     #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
     struct Mint<const P: u64>(u64);
     impl<const P: u64> Add for Mint<P> { type Output = Self; fn add(self, o: Self) -> Self { Mint((self.0 + o.0) % P) } }
     impl<const P: u64> From<u64> for Mint<P> { fn from(x: u64) -> Self { Mint(x % P) } }
     trait Solve { fn solve(&mut self) -> Result<String, Box<dyn Error>>; }
     impl<R: Read> Solve for R {
         fn solve(&mut self) -> Result<String, Box<dyn Error>> {
             let mut text = String::new();
             self.read_to_string(&mut text)?;
             let heaps = text.split_whitespace().skip(1).map(str::parse).collect::<Result<Vec<u64>, _>>()?;
             let x: Mint<998_244_353> = Mint::from(CALL) + Mint::default();
             Ok(x.0.to_string())
         }
     }
     fn main() -> Result<(), Box<dyn Error>> { println!(\"{}\", std::io::stdin().solve()?); Ok(()) }",
];

/// How `MODULE` is named, and what calls it.
const USES: &[(&str, &str)] = &[
    ("use nim_snippets::MODULE;", "MODULE::grundy(&heaps)"),
    ("use nim_snippets::{MODULE as game, bounded_nim as _};", "game::grundy(&heaps)"),
    ("use nim_snippets::MODULE::grundy;", "grundy(&heaps)"),
    ("use nim_snippets::*;", "MODULE::grundy(&heaps)"),
    ("", "nim_snippets::MODULE::grundy(&heaps)"),
    ("mod game { pub use nim_snippets::MODULE::*; }", "game::grundy(&heaps)"),
];

type Module = (&'static str, fn(&[u64]) -> u64);

const MODULES: &[Module] = &[("nim", nim::grundy), ("staircase_nim", staircase_nim::grundy)];

fn test(folder: &Folder, judge: &str) -> Output {
    run(&mut tool_in(folder, &["main.rs", "--judge", judge, "--test"]), "")
}

/// A solver in a template passes on its sample, and only on a right one.
fn template(random: &mut Random) -> Option<String> {
    let (form, call) = USES[random.below(USES.len() as u64) as usize];
    let (module, grundy) = MODULES[random.below(MODULES.len() as u64) as usize];
    let text = pick(random, TEMPLATES).replace("USE", form).replace("CALL", call);
    let text = text.replace("MODULE", module);
    let heaps: Vec<u64> = (0..random.below(5)).map(|_| random.below(1 << 20)).collect();
    let is_right = random.below(4) > 0;
    let answer = grundy(&heaps) + u64::from(!is_right);
    let listed = heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(" ");
    let input = format!("{}\n{listed}\n", heaps.len());
    let folder =
        Folder::with(&[("main.rs", &text), ("1.in", &input), ("1.out", &answer.to_string())]);
    let judge = pick(random, JUDGES);
    let output = test(&folder, judge);
    let is_kept = output.status.success() == is_right;
    (!is_kept).then(|| format!("{judge}, {input}{answer}\n{}\n{text}", messages(&output)))
}

/// What a user's shell may have set, with a value.
const VARIABLES: &[(&str, &str)] = &[
    ("CARGO_BUILD_RUSTFLAGS", "-Cdebug-assertions"),
    ("CARGO_ENCODED_RUSTFLAGS", "-Coverflow-checks"),
    ("CARGO_INCREMENTAL", "1"),
    ("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "true"),
    ("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true"),
    ("CARGO_PROFILE_RELEASE_PANIC", "abort"),
    ("CARGO_TARGET_DIR", "elsewhere"),
    ("CLIPPY_CONF_DIR", "/nowhere"),
    ("RUSTC_BOOTSTRAP", "1"),
    ("RUSTC_WORKSPACE_WRAPPER", "/nowhere"),
    ("RUSTC_WRAPPER", "/nowhere"),
    ("RUSTFLAGS", "-Cdebug-assertions -Coverflow-checks"),
    ("RUST_BACKTRACE", "full"),
    ("TMPDIR", "."),
];

/// Tells how it was built: sums beyond the type, assertions, a caught panic.
const BUILT: &str = "fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let number: u8 = text.trim().parse().unwrap();
    let caught = std::panic::catch_unwind(|| if number > 9 { panic!() }).is_err();
    println!(\"{} {} {}\", number + 56, cfg!(debug_assertions), caught);
}
";

/// The environment makes no difference, and a stable judge knows no features.
fn environment(random: &mut Random) -> Option<String> {
    let has_feature = random.below(4) == 0;
    let with_crates = random.below(2) == 0;
    let mut text = BUILT.to_owned();
    if with_crates {
        text.insert_str(0, "use itertools as _;\n");
    }
    if has_feature {
        text.insert_str(0, "#![feature(test)]\n");
    }
    let folder = Folder::with(&[("main.rs", &text), ("1.in", "200"), ("1.out", "0 false true")]);
    let judge = if with_crates { "atcoder" } else { pick(random, JUDGES) };
    let mut command = tool_in(&folder, &["main.rs", "--judge", judge, "--test"]);
    let set: BTreeMap<&str, &str> = (0..=random.below(4))
        .map(|_| VARIABLES[random.below(VARIABLES.len() as u64) as usize])
        .collect();
    let output = run(command.envs(&set), "");
    let is_kept = output.status.success() != has_feature;
    (!is_kept).then(|| format!("{judge}, {set:?}\n{}{text}", messages(&output)))
}

const SOLVERS: &[&str] = &["sample.rs", "input.rs", "2.rs", "a.rs", "a-1.rs", "check.rs"];

const INPUTS: &[(&str, &str)] = &[
    ("1.in", "1.out"),
    ("2.in", "2.ans"),
    ("10.in", "10.out"),
    ("a-1.in", "a-1.out"),
    ("a-1-x.in", "a-1-x.out"),
    ("input1.txt", "output1.txt"),
    ("input_1.txt", "output_1.txt"),
    ("main.in", "main.out"),
    ("sample-1.in", "sample-1.out"),
    ("sample.in", "sample.ans"),
    ("test/1.in", "test/1.out"),
    ("test/a-1.in", "test/a-1.out"),
];

const ECHO: &str =
    "fn main() { print!(\"{}\", std::io::read_to_string(std::io::stdin()).unwrap()); }\n";

/// Each input in a folder of several solvers is run or said to be left out, and a wrong one that is
/// run is no success.
fn folder(random: &mut Random) -> Option<String> {
    let folder = Folder::with(&[("main.rs", ECHO)]);
    for _ in 0..random.below(3) {
        folder.write(&[(pick(random, SOLVERS), ECHO)]);
    }
    let mut samples = BTreeMap::new();
    for _ in 0..=random.below(4) {
        let (input, output) = INPUTS[random.below(INPUTS.len() as u64) as usize];
        let is_right = random.below(4) > 0;
        folder.write(&[(input, "7\n"), (output, if is_right { "7\n" } else { "8\n" })]);
        samples.insert(input, is_right);
    }
    let output = test(&folder, "library-checker");
    let said = messages(&output);
    let verdicts: Vec<&str> = said.lines().filter(|line| line.contains(" ms")).collect();
    let wrong = verdicts.iter().filter(|line| line.contains("WRONG ANSWER")).count();
    let left: usize =
        said.lines().filter(|line| line.contains("left out")).map(count_of_left).sum();
    let is_whole = verdicts.len() + left == samples.len();
    let wanted = samples.values().filter(|is_right| !**is_right).count();
    let is_judged = wrong + left >= wanted && wrong <= wanted;
    let is_success = wrong == 0 && !verdicts.is_empty();
    let is_kept = is_whole && is_judged && output.status.success() == is_success;
    (!is_kept).then(|| format!("{samples:?}\n{said}"))
}

/// The names in backquotes after the colon, and `and 2 more`.
fn count_of_left(line: &str) -> usize {
    let names = line.rsplit(".rs` file: ").next().expect("a part");
    let more = names.split(" and ").nth(1).and_then(|more| more.split(' ').next()?.parse().ok());
    names.matches('`').count() / 2 + more.unwrap_or(0)
}

#[test]
fn what_surrounds_a_solver_does_not_change_it() {
    super::run(&[
        Feeder::new("template", 8, template),
        Feeder::new("environment", 8, environment),
        Feeder::new("folder", 8, folder),
    ]);
}

//! Facts about the judges, with the source and the date of each.

use crate::edition::Edition;
use crate::judge::{Crates, Judge, KIB};

const MIB: usize = KIB << 10;

/// The most common settings.
const PLAIN: Judge = Judge {
    name: "plain",
    site: "a judge that is not listed",
    compiler: None,
    rustc: None,
    edition: Edition::E2021,
    target: None,
    flags: &["-O"],
    env: &[],
    stack: None,
    limit: None,
    crates: Crates::None,
    files: false,
    lines: false,
    ignores_case: false,
    source: "edition 2021 and no crates, as most judges that are not listed in 2026",
};

const CODEFORCES: Judge = Judge {
    name: "codeforces",
    site: "Codeforces",
    compiler: Some("Rust 1.89.0 (2021)"),
    rustc: Some("1.89.0"),
    target: Some("x86_64-pc-windows-gnu"),
    flags: &["-O", "--cfg=ONLINE_JUDGE"],
    stack: Some(256 * MIB),
    limit: Some(64 * KIB),
    files: true,
    source: "its language table (2025-10); limit: rust-lang-ja/ac-library-rs#64; \
             flags and stack: PaddyConnolly/codeforces (read 2026-11); system: its topic 123842",
    ..PLAIN
};

/// A survey of several judges.
const SURVEY: &str = "edition: yosupo06/library-checker-judge#561 (2026-03); the rest from memory";

/// The judge of bundles unless the user names another.
pub const DEFAULT: &Judge = &JUDGES[0];

pub const JUDGES: &[Judge] = &[
    Judge {
        name: "atcoder",
        site: "AtCoder",
        rustc: Some("1.89.0"),
        edition: Edition::E2024,
        flags: &["-Copt-level=3", "--cfg=atcoder"],
        stack: Some(1024 * MIB),
        limit: Some(512 * KIB),
        crates: Crates::Many,
        source: "AtCoder's install script of the language update 2025-10, also for the cfg; \
                 stack and limit from memory",
        ..PLAIN
    },
    CODEFORCES,
    Judge {
        name: "codeforces-2024",
        site: "Codeforces",
        compiler: Some("Rust 1.89.0 (2024)"),
        edition: Edition::E2024,
        source: "as codeforces",
        ..CODEFORCES
    },
    Judge {
        name: "library-checker",
        site: "Library Checker",
        rustc: Some("1.94.1"),
        edition: Edition::E2024,
        flags: &["-Copt-level=3", "-Ctarget-cpu=native"],
        limit: Some(1024 * KIB),
        source: "yosupo06/library-checker-judge, langs/langs.toml and database/validate.go (2026-05)",
        ..PLAIN
    },
    Judge {
        name: "yukicoder",
        site: "yukicoder",
        rustc: Some("1.92.0"),
        edition: Edition::E2024,
        flags: &["-Copt-level=3"],
        limit: Some(64 * KIB),
        crates: Crates::Some,
        source: "version: solalyth/cplib-rs (read 2026-11), which names proconio and num; edition: \
                 yosupo06/library-checker-judge#561 (2026-03); the rest from memory",
        ..PLAIN
    },
    Judge {
        name: "kattis",
        site: "Kattis",
        rustc: Some("1.78.0"),
        limit: Some(128 * KIB),
        ignores_case: true,
        source: "open.kattis.com/contests/skche7/languages/rust (read 2026-11); limit: \
                 Kattis/problem-package-format#559 (2025-12); case: the default validator of \
                 problemtools 1.20260907",
        ..PLAIN
    },
    Judge {
        name: "dmoj",
        site: "DMOJ",
        flags: &["-Copt-level=3", "-Cstrip=symbols"],
        limit: Some(64 * KIB),
        source: "edition and flags: dmoj/executors/RUST.py of DMOJ/judge-server (2026-06), whose few \
                 crates lack proconio; limit: judge/forms.py of DMOJ/online-judge (2026-02)",
        ..PLAIN
    },
    Judge {
        name: "aoj",
        site: "Aizu Online Judge",
        edition: Edition::E2018,
        lines: true,
        source: "edition: yosupo06/library-checker-judge#561 (2026-03); the rest from memory, also \
                 that other line ends are a presentation error",
        ..PLAIN
    },
    Judge {
        name: "baekjoon",
        site: "Baekjoon Online Judge",
        compiler: Some("Rust 2021"),
        limit: Some(512 * KIB),
        source: "editions: yosupo06/library-checker-judge#561 (2026-03); flags: kiwiyou/boj-cli \
                 (2021); limit: Startlink/BOJ-Feature-Request#56 (2016)",
        ..PLAIN
    },
    Judge {
        name: "baekjoon-2024",
        site: "Baekjoon Online Judge",
        compiler: Some("Rust 2024"),
        edition: Edition::E2024,
        limit: Some(512 * KIB),
        source: "as baekjoon (2026-03)",
        ..PLAIN
    },
    Judge {
        name: "cses",
        site: "CSES",
        limit: Some(128 * KIB),
        source: "limit: cses.fi/234/text/1596 (2019); the rest from memory",
        ..PLAIN
    },
    Judge {
        name: "timus",
        site: "Timus Online Judge",
        compiler: Some("Rust 1.75 x64"),
        rustc: Some("1.75.0"),
        limit: Some(64 * KIB),
        source: "version: the compilers beside accepted solutions of 2026; the rest from memory",
        ..PLAIN
    },
    Judge {
        name: "luogu",
        site: "Luogu",
        rustc: Some("1.99.0"),
        edition: Edition::E2024,
        flags: &["-Copt-level=2", "-Wwarnings"],
        env: &[("ONLINE_JUDGE", "luogu")],
        limit: Some(64 * KIB),
        source: "its help, 在线评测 and luogu-dev/judge-env (2026-10); limit from memory",
        ..PLAIN
    },
    Judge {
        name: "acwing",
        site: "AcWing",
        source: "from memory (2026): it runs Rust; edition and version are not known",
        ..PLAIN
    },
    Judge {
        name: "qoj",
        site: "QOJ",
        rustc: Some("1.84.0"),
        flags: &["-Copt-level=3"],
        source: "training.qoj.ac/blog/qingyu (2025-02)",
        ..PLAIN
    },
    Judge {
        name: "codechef",
        site: "CodeChef",
        edition: Edition::E2024,
        limit: Some(50_000),
        crates: Crates::Some,
        source: SURVEY,
        ..PLAIN
    },
    Judge {
        name: "hackerrank",
        site: "HackerRank",
        limit: Some(50 * KIB),
        crates: Crates::Some,
        source: "from memory (2026): it runs programs, but its version of rustc and all its crates are \
                 uncertain",
        ..PLAIN
    },
    Judge {
        name: "codingame",
        site: "CodinGame",
        edition: Edition::E2024,
        limit: Some(100_000),
        crates: Crates::Some,
        source: SURVEY,
        ..PLAIN
    },
    PLAIN,
];

/// Judges that have problems about games, but no Rust.
pub const WITHOUT_RUST: &[(&str, &str)] = &[("hdu", "HDU"), ("poj", "POJ")];

/// The crates of AtCoder, as dependencies in a Cargo.toml.
pub const ATCODER: &str = include_str!("atcoder.toml");

/// Those of these packages whose library has another name.
pub const LIBRARIES: &[(&str, &str)] = &[("ac-library-rs", "ac_library")];

//! The one table of facts about the judges, with the source and the date of each.

use crate::judge::{Crates, Judge, KIB};

const MIB: usize = KIB << 10;

/// The usual command of judges.
const PLAIN: Judge = Judge {
    name: "plain",
    title: "a judge that is not listed",
    rustc: "",
    edition: "2021",
    flags: &["-O"],
    env: &[],
    stack: None,
    limit: None,
    crates: Crates::None,
    files: false,
    lines: false,
    source: "edition 2021 and no crates, as most judges that are not listed in 2026",
};

/// A survey of several judges.
const SURVEY: &str = "edition: yosupo06/library-checker-judge#561 (2026-03); the rest from memory";

/// The one that is meant when none is named.
pub const DEFAULT: &Judge = &JUDGES[0];

pub const JUDGES: &[Judge] = &[
    Judge {
        name: "atcoder",
        title: "AtCoder",
        rustc: "1.89.0",
        edition: "2024",
        flags: &["-Copt-level=3", "--cfg=atcoder"],
        stack: Some(1024 * MIB),
        limit: Some(512 * KIB),
        crates: Crates::Many,
        source: "AtCoder's install script of the language update 2025-10, also for the cfg; \
                 stack and limit from memory",
        ..PLAIN
    },
    Judge {
        name: "codeforces",
        files: true,
        title: "Codeforces, Rust 1.89.0 (2021)",
        rustc: "1.89.0",
        flags: &["-O", "--cfg=ONLINE_JUDGE"],
        stack: Some(256 * MIB),
        limit: Some(64 * KIB),
        source: "its language table (2025-10); limit: rust-lang-ja/ac-library-rs#64; \
                 flags and stack: PaddyConnolly/codeforces (read 2026-11)",
        ..PLAIN
    },
    Judge {
        name: "codeforces-2024",
        files: true,
        title: "Codeforces, Rust 1.89.0 (2024)",
        rustc: "1.89.0",
        edition: "2024",
        flags: &["-O", "--cfg=ONLINE_JUDGE"],
        stack: Some(256 * MIB),
        limit: Some(64 * KIB),
        source: "as codeforces",
        ..PLAIN
    },
    Judge {
        name: "library-checker",
        title: "Library Checker",
        rustc: "1.94.1",
        edition: "2024",
        flags: &["-Copt-level=3", "-Ctarget-cpu=native"],
        limit: Some(1024 * KIB),
        source: "yosupo06/library-checker-judge, langs/langs.toml and database/validate.go (2026-05)",
        ..PLAIN
    },
    Judge {
        name: "yukicoder",
        title: "yukicoder",
        rustc: "1.92.0",
        edition: "2024",
        flags: &["-Copt-level=3"],
        limit: Some(64 * KIB),
        crates: Crates::Some,
        source: "version: solalyth/cplib-rs (read 2026-11), which names proconio and num; edition: \
                 yosupo06/library-checker-judge#561 (2026-03); the rest from memory",
        ..PLAIN
    },
    Judge {
        name: "kattis",
        title: "Kattis",
        rustc: "1.78.0",
        limit: Some(128 * KIB),
        source: "open.kattis.com/contests/skche7/languages/rust (read 2026-11); limit: \
                 Kattis/problem-package-format#559 (2025-12)",
        ..PLAIN
    },
    Judge {
        name: "aoj",
        title: "Aizu Online Judge",
        edition: "2018",
        lines: true,
        source: "edition: yosupo06/library-checker-judge#561 (2026-03); the rest from memory, also \
                 that other line ends are a presentation error",
        ..PLAIN
    },
    Judge {
        name: "baekjoon",
        title: "Baekjoon Online Judge, Rust 2021",
        limit: Some(512 * KIB),
        source: "editions: yosupo06/library-checker-judge#561 (2026-03); flags: kiwiyou/boj-cli \
                 (2021); limit: Startlink/BOJ-Feature-Request#56 (2016)",
        ..PLAIN
    },
    Judge {
        name: "baekjoon-2024",
        title: "Baekjoon Online Judge, Rust 2024",
        edition: "2024",
        limit: Some(512 * KIB),
        source: "as baekjoon (2026-03)",
        ..PLAIN
    },
    Judge {
        name: "cses",
        title: "CSES",
        limit: Some(128 * KIB),
        source: "limit: cses.fi/234/text/1596 (2019); the rest from memory",
        ..PLAIN
    },
    Judge {
        name: "luogu",
        title: "Luogu",
        rustc: "1.99.0",
        edition: "2024",
        flags: &["-Copt-level=2", "-Wwarnings"],
        env: &[("ONLINE_JUDGE", "luogu")],
        limit: Some(64 * KIB),
        source: "its help, 在线评测 and luogu-dev/judge-env (2026-10); limit from memory",
        ..PLAIN
    },
    Judge {
        name: "acwing",
        title: "AcWing",
        source: "from memory (2026): it runs Rust; edition and version are not known",
        ..PLAIN
    },
    Judge {
        name: "qoj",
        title: "QOJ",
        rustc: "1.84.0",
        flags: &["-Copt-level=3"],
        source: "training.qoj.ac/blog/qingyu (2025-02)",
        ..PLAIN
    },
    Judge {
        name: "codechef",
        title: "CodeChef",
        edition: "2024",
        limit: Some(50_000),
        crates: Crates::Some,
        source: SURVEY,
        ..PLAIN
    },
    Judge {
        name: "hackerrank",
        title: "HackerRank",
        limit: Some(50 * KIB),
        crates: Crates::Some,
        source: "from memory (2026): it runs programs, and says neither its version of rustc nor all \
                 its crates for certain",
        ..PLAIN
    },
    Judge {
        name: "codingame",
        title: "CodinGame",
        edition: "2024",
        limit: Some(100_000),
        crates: Crates::Some,
        source: SURVEY,
        ..PLAIN
    },
    PLAIN,
];

/// Judges that have problems of this kind, but no Rust.
pub const WITHOUT_RUST: &[(&str, &str)] = &[("hdu", "HDU"), ("poj", "POJ")];

/// From a public copy of the install script (2025-10).
pub const ATCODER: &str = r#"
rpds = "=1.1.1"
rand_xorshift = "=0.4.0"
rand_xoshiro = "=0.7.0"
statrs = "=0.18.0"
primal = "=0.3.3"
thiserror = "=2.0.16"
ac-library-rs = "=0.2.0"
once_cell = "=1.21.3"
static_assertions = "=1.1.0"
varisat = "=0.2.2"
memoise = "=0.3.2"
argio = "=0.2.0"
bitvec = "=1.0.1"
counter = "=0.7.0"
hashbag = "=0.1.12"
pathfinding = "=4.14.0"
recur-fn = "=2.2.0"
indexing = { version = "=0.4.1", features = ["experimental_pointer_ranges"] }
amplify = { version = "=4.9.0", features = ["c_raw", "rand", "stringly_conversions"] }
amplify_derive = "=4.0.1"
amplify_num = { version = "=0.5.3", features = ["std"] }
easy-ext = "=1.0.2"
multimap = "=0.10.1"
btreemultimap = "=0.1.1"
bstr = "=1.12.0"
az = "=1.2.1"
glidesort = "=0.1.2"
tap = "=1.0.1"
omniswap = "=0.1.0"
multiversion = "=0.8.0"
num = "=0.4.3"
num-bigint = "=0.4.6"
num-complex = "=0.4.6"
num-integer = "=0.1.46"
num-iter = "=0.1.45"
num-rational = "=0.4.2"
num-traits = "=0.2.19"
num-derive = "=0.4.2"
ndarray = "=0.16.1"
nalgebra = "=0.34.0"
alga = "=0.9.3"
libm = "=0.2.15"
rand = "=0.9.2"
getrandom = "=0.3.3"
rand_chacha = "=0.9.0"
rand_core = "=0.9.3"
rand_hc = "=0.4.0"
rand_pcg = "=0.9.0"
rand_distr = "=0.5.1"
petgraph = "=0.8.2"
indexmap = "=2.11.0"
regex = "=1.11.2"
lazy_static = "=1.5.0"
ordered-float = "=5.0.0"
ascii = "=1.1.0"
permutohedron = "=0.2.4"
superslice = "=1.0.0"
itertools = "=0.14.0"
itertools-num = "=0.1.3"
maplit = "=1.0.2"
either = "=1.15.0"
im-rc = "=15.1.0"
fixedbitset = "=0.5.7"
bitset-fixed = "=0.1.0"
proconio = { version = "=0.5.0", features = ["derive"] }
text_io = "=0.1.13"
rustc-hash = "=2.1.1"
smallvec = { version = "=1.15.1", features = ["const_generics", "const_new", "write", "union", "serde", "arbitrary"] }
"#;

//! Bundles solvers with crates of crates.io for a judge without crates: the bundles must print the
//! same as `cargo run`. Cargo fetches the crates, and Cargo.lock names their versions.

use crate::common::cargo::cargo;
use crate::common::files::update;
use crate::common::rustc::Rustc;
use crate::common::tool::run_in;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// A crate with the rest of its line in Cargo.toml, and the solver that uses it.
const CRATES: &[(&str, &str, &str)] = &[
    (
        "superslice",
        r#"version = "=1.0.0""#,
        r#"use superslice::Ext;
fn main() { let mut v = [1, 2, 2, 3]; v.next_permutation(); println!("{} {} {v:?}", [1, 2, 2, 3].lower_bound(&2), [1, 2, 2, 3].upper_bound(&2)) }"#,
    ),
    (
        "rustc-hash",
        r#"version = "=2.1.1""#,
        r#"use rustc_hash::FxHashMap;
fn main() { let m: FxHashMap<u64, u64> = (0..9).map(|x| (x * x, x)).collect(); println!("{}", m[&49]) }"#,
    ),
    (
        "smallvec",
        r#"version = "=1.15.1""#,
        r#"use smallvec::{SmallVec, smallvec};
fn main() { let mut v: SmallVec<[u8; 2]> = smallvec![1, 2]; v.push(3); println!("{v:?} {}", v.spilled()) }"#,
    ),
    (
        "either",
        r#"version = "=1.15.0""#,
        r#"use either::{Either, Left, Right};
fn main() { let v: Vec<Either<u8, &str>> = vec![Left(1), Right("a")]; println!("{v:?} {:?}", v[0].left()) }"#,
    ),
    (
        "gcd",
        r#"version = "=2.3.0""#,
        r#"use gcd::Gcd;
fn main() { println!("{} {}", 12u64.gcd(18), gcd::euclid_u32(35, 21)) }"#,
    ),
    (
        "num-traits",
        r#"version = "=0.2.19""#,
        r#"use num_traits::{One, Zero, pow};
fn f<T: One + Zero + Clone>(x: T) -> T { pow(x, 3) + T::zero() }
fn main() { println!("{} {}", f(3u64), f(1.5f64)) }"#,
    ),
    (
        "num-integer",
        r#"version = "=0.1.46""#,
        r#"use num_integer::{Integer, Roots, binomial};
fn main() { println!("{} {} {} {}", 12u64.lcm(&18), Integer::div_floor(&-7, &2), 99u64.sqrt(), binomial(10u64, 3)) }"#,
    ),
    (
        "fixedbitset",
        r#"version = "=0.5.7""#,
        r#"use fixedbitset::FixedBitSet;
fn main() { let mut b = FixedBitSet::with_capacity(99); b.insert_range(3..7); b.toggle(5); println!("{:?}", b.ones().collect::<Vec<_>>()) }"#,
    ),
    (
        "itertools",
        r#"version = "=0.14.0""#,
        r#"use itertools::Itertools;
fn main() { println!("{:?} {}", [3, 1, 2].iter().sorted().tuple_windows().map(|(a, b)| b - a).collect_vec(), (0..5).combinations(2).map(|v| v.iter().join("-")).join(" ")) }"#,
    ),
    (
        "ac-library-rs",
        r#"version = "=0.2.0""#,
        r#"use ac_library::{Dsu, ModInt998244353 as Z, convolution};
fn main() { let mut d = Dsu::new(4); d.merge(0, 3); println!("{} {} {:?}", d.same(3, 0), Z::new(2).pow(40), convolution::<ac_library::Mod998244353>(&[Z::new(1), Z::new(2)].map(|z| z), &[Z::new(3)])) }"#,
    ),
    (
        "petgraph",
        r#"version = "=0.8.2""#,
        r#"use petgraph::{algo::dijkstra, graph::{NodeIndex, UnGraph}};
fn main() { let g = UnGraph::<(), u32>::from_edges([(0, 1, 4), (1, 2, 5), (0, 2, 12)]); println!("{:?}", dijkstra(&g, NodeIndex::new(0), None, |e| *e.weight())[&NodeIndex::new(2)]) }"#,
    ),
    (
        "arrayvec",
        r#"version = "=0.7.6""#,
        r#"use arrayvec::{ArrayString, ArrayVec};
fn main() { let v: ArrayVec<u8, 4> = (1..4).collect(); println!("{v:?} {}", ArrayString::<3>::from("abc").unwrap()) }"#,
    ),
    (
        "bitflags",
        r#"version = "=2.9.4""#,
        r#"bitflags::bitflags! { #[derive(Debug)] struct F: u8 { const A = 1; const B = 2; } }
fn main() { println!("{:?} {}", F::A | F::B, F::all().bits()) }"#,
    ),
    (
        "ordered-float",
        r#"version = "=5.0.0""#,
        r#"use ordered_float::OrderedFloat;
fn main() { println!("{:?}", [2.5, 0.5].map(OrderedFloat).iter().max()) }"#,
    ),
    (
        "lazy_static",
        r#"version = "=1.5.0""#,
        r#"use lazy_static::lazy_static;
lazy_static! { static ref V: Vec<u8> = vec![1, 2]; }
fn main() { println!("{:?}", *V) }"#,
    ),
    (
        "once_cell",
        r#"version = "=1.21.3""#,
        r#"use once_cell::sync::Lazy;
static V: Lazy<Vec<u8>> = Lazy::new(|| vec![1, 2]);
fn main() { println!("{:?}", *V) }"#,
    ),
    (
        "memchr",
        r#"version = "=2.7.5""#,
        r#"fn main() { println!("{:?} {:?}", memchr::memchr(b'c', b"abcabc"), memchr::memmem::find_iter(b"aXbXc", "X").collect::<Vec<_>>()) }"#,
    ),
    (
        "permutohedron",
        r#"version = "=0.2.4""#,
        r#"use permutohedron::LexicalPermutation;
fn main() { let mut v = [1, 3, 2]; v.next_permutation(); println!("{v:?}") }"#,
    ),
    (
        "bit-vec",
        r#"version = "=0.8.0""#,
        r#"use bit_vec::BitVec;
fn main() { let mut b = BitVec::from_elem(5, false); b.set(2, true); println!("{b:?}") }"#,
    ),
    (
        "bit-set",
        r#"version = "=0.8.0""#,
        r#"use bit_set::BitSet;
fn main() { let s: BitSet = [5, 1].into_iter().collect(); println!("{s:?}") }"#,
    ),
    (
        "num-bigint",
        r#"version = "=0.4.6""#,
        r#"use num_bigint::BigUint;
fn main() { println!("{}", (1u32..30).map(BigUint::from).product::<BigUint>()) }"#,
    ),
    (
        "num-rational",
        r#"version = "=0.4.2", default-features = false"#,
        r#"use num_rational::Ratio;
fn main() { println!("{}", Ratio::new(1, 6) + Ratio::new(1, 3)) }"#,
    ),
    (
        "num-complex",
        r#"version = "=0.4.6""#,
        r#"use num_complex::Complex;
fn main() { println!("{}", Complex::new(1, 2) * Complex::i()) }"#,
    ),
    (
        "fastrand",
        r#"version = "=2.3.0""#,
        r#"fn main() { let mut r = fastrand::Rng::with_seed(7); println!("{} {}", r.u32(..100), r.bool()) }"#,
    ),
    (
        "oorandom",
        r#"version = "=11.1.5""#,
        r#"fn main() { let mut r = oorandom::Rand32::new(4); println!("{}", r.rand_range(0..1000)) }"#,
    ),
    (
        "slab",
        r#"version = "=0.4.11""#,
        r#"use slab::Slab;
fn main() { let mut s = Slab::new(); let a = s.insert(7); println!("{} {}", s[a], s.len()) }"#,
    ),
    (
        "fnv",
        r#"version = "=1.0.7""#,
        r#"use fnv::FnvHashSet;
fn main() { let s: FnvHashSet<u8> = [1, 1].into_iter().collect(); println!("{s:?}") }"#,
    ),
    (
        "tinyvec",
        r#"version = "=1.10.0""#,
        r#"use tinyvec::{ArrayVec, array_vec};
fn main() { let v: ArrayVec<[u8; 4]> = array_vec!(1, 2); println!("{v:?}") }"#,
    ),
    (
        "strsim",
        r#"version = "=0.11.1""#,
        r#"fn main() { println!("{} {:.3}", strsim::levenshtein("kitten", "sitting"), strsim::jaro("ab", "ac")) }"#,
    ),
    (
        "scopeguard",
        r#"version = "=1.2.0""#,
        r#"fn main() { scopeguard::defer! { println!("end") } println!("begin") }"#,
    ),
];

#[test]
fn bundles_of_real_crates_print_the_same() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("real_crates");
    fs::create_dir_all(folder.join("src/bin")).expect("a folder");
    let lines = CRATES.iter().map(|(name, line, _)| format!("{name} = {{ {line} }}\n"));
    let manifest = "[package]\nname = \"solvers\"\nedition = \"2024\"\n[workspace]\n\
        [profile.dev]\ndebug = false\nincremental = false\n[dependencies]\n";
    update(&folder.join("Cargo.toml"), &(manifest.to_owned() + &lines.collect::<String>()));
    update(&folder.join("Cargo.lock"), include_str!("real_crates/Cargo.lock"));
    for (name, _, solver) in CRATES {
        update(&folder.join("src/bin").join(name).with_extension("rs"), solver);
    }
    let fetched =
        cargo(&folder).args(["fetch", "--locked", "--quiet"]).output().expect("cargo runs");
    if !fetched.status.success() {
        let reason = String::from_utf8_lossy(&fetched.stderr);
        assert!(env::var_os("CI").is_none(), "{reason}");
        eprintln!("skipped, as cargo cannot fetch the crates: {reason}");
        return;
    }
    let mut build = cargo(&folder);
    build.args(["build", "--quiet", "--locked", "--offline", "--target-dir", "target"]);
    assert!(build.status().expect("cargo runs").success());
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    for (name, ..) in CRATES {
        let file = format!("src/bin/{name}.rs");
        let bundle = run_in(&folder, &[&file, "--judge", "library-checker"]).succeeds().out;
        let allow = ["--allow=warnings"];
        let program = Rustc::usual().build("2024", &bundle, &allow);
        let program = program.unwrap_or_else(|errors| panic!("{name}: {errors}"));
        let ran = program.command().output().expect("it runs");
        let of_cargo = folder.join("target/debug").join(name);
        let of_cargo = Command::new(of_cargo).output().expect("it runs");
        assert!(of_cargo.status.success() && !of_cargo.stdout.is_empty(), "{name}");
        assert_eq!(text(&ran.stdout), text(&of_cargo.stdout), "{name}");
        let notice = bundle.lines().any(|line| line.starts_with(&format!("// {name} ")));
        assert!(notice, "the licence of {name}");
    }
}

//! Every documented form of proconio's macros, once with the crate and once with the shim:
//! both print the same, and end the same way on bad input.

use proconio::marker::{Bytes, Chars, Isize1, Usize1};
use proconio::source::auto::AutoSource;
use proconio::source::line::LineSource;
use proconio::source::once::OnceSource;
use proconio::source::{Readable, RuntimeReadable, Source};
use proconio::{input, input_interactive, is_stdin_empty, read_value};
use std::io::BufRead;

/// Given by a type: `[i32; 2]`, whatever stands before it.
enum Pair<T> {
    #[allow(dead_code)]
    Never(std::convert::Infallible, std::marker::PhantomData<T>),
}

impl<T: Readable> Readable for Pair<T> {
    type Output = [T::Output; 2];
    fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output {
        [T::read(source), T::read(source)]
    }
}

/// Given by a value: the edges of a graph.
struct Graph(usize, usize);

impl RuntimeReadable for Graph {
    type Output = Vec<Vec<usize>>;
    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output {
        let mut graph = vec![Vec::new(); self.0];
        input! { from source, edges: [(Usize1, Usize1); self.1] }
        for (from, to) in edges {
            graph[from].push(to);
        }
        graph
    }
}

fn from_strings() {
    input! { from AutoSource::from("") , }
    input! { from OnceSource::from("7  -3\r\n\n x"), a: u8, mut b: i64, c: char }
    b += 1;
    println!("{:?}", (a, b, c));
    let mut lines = LineSource::from("1 2\n3\n");
    input!(from &mut lines, from: Usize1, mut to: Isize1,);
    to *= 2;
    let rest = read_value!(from &mut lines, u64);
    println!("{:?} {}", (from, to, rest), lines.is_empty());
    let mut reader = AutoSource::new("ab cd".as_bytes());
    println!("{:?}", reader.next_token());
    println!("{:?}", reader.next_token_unwrap());
    println!("{:?}", reader.next_token());
}

fn nested() {
    input! {
        n: usize, m: usize,
        row: [i32; n],
        matrix: [[i32; n]; m], // a comma at the end is optional
        jagged: [[u8]; n],
        long: [std::primitive::u64; n + 1],
        deep: [[[u8; 2]]; 2],
        mixed: [([u32; m], (i32, Chars), std::string::String); 2],
        one: (Usize1),
        none: (),
        none_left: [usize; 0]
    }
    println!("{:?}", (row, matrix, jagged, long, deep, mixed, one, none, none_left));
    input! {
        (a, mut b): (usize, i32),
        _: String,
        [first, .., last]: Pair<Pair<u8>>,
        mut pairs: [Pair<Isize1>; a],
        bytes: Bytes,
        lengths: [Bytes],
        graph: with Graph(a + 1, 2),
        float: f64, truth: bool, big: u128,
    }
    b -= 1;
    pairs.reverse();
    println!("{:?}", (a, b, first, last, pairs, bytes, lengths, graph, float, truth, big));
}

fn values() {
    let mut sum = 0;
    for _ in 0..read_value!(usize) {
        sum += read_value!(i64);
    }
    let pair = read_value!((Usize1, [Chars; 2]));
    let graph = read_value!(with Graph(2, 1));
    println!("{:?}", (sum, pair, read_value!([u8]), graph));
}

fn until_the_end() {
    std::thread::spawn(|| {
        input_interactive! { word: String }
        println!("{}", word);
    })
    .join()
    .unwrap();
    while !is_stdin_empty() {
        proconio::input! { word: String }
        println!("{}", word);
    }
}

fn main() {
    from_strings();
    nested();
    values();
    until_the_end();
}

// Jerry and Tom
// https://codeforces.com/problemset/problem/2187/C
//
// Arcs lead from each vertex to the next one, and some farther, without crossings. In each turn Jerry moves along
// an arc, then Tom moves or stays. With how few moves can Tom be sure to meet him (0 if never), in sum over all
// pairs of different starts?

use proconio::{input, marker::Usize1};

/// The vertices inside an arc up to `at`, counted by their distance to `at`, the farthest first.
struct Inside {
    end: usize,
    at: usize,
    counts: Vec<u64>,
    size: u64,
}

fn main() {
    input! { tests: usize }
    for _ in 0..tests {
        input! { n: usize, m: usize, arcs: [(Usize1, Usize1); m] }
        let mut ends = vec![Vec::new(); n];
        for (u, v) in arcs {
            if v > u + 1 {
                ends[u].push(v);
            }
        }
        ends.iter_mut().for_each(|ends| ends.sort_unstable());
        println!("{}", total(n, ends));
    }
}

fn total(n: usize, mut ends: Vec<Vec<usize>>) -> u64 {
    let mut open = vec![Inside { end: n - 1, at: 0, counts: vec![1], size: 1 }];
    let mut sum = 0;
    loop {
        let depth = open.len();
        let inside = open.last_mut().expect("the whole");
        if inside.at < inside.end {
            if let Some(end) = ends[inside.at].pop() {
                let at = inside.at;
                open.push(Inside { end, at, counts: Vec::new(), size: 0 });
            } else {
                inside.at += 1;
                step(inside, Vec::new(), 0);
            }
            continue;
        }
        if depth == 1 {
            return sum;
        }
        let arc = open.pop().expect("an arc");
        let outer = open.last_mut().expect("the whole");
        sum += catches(outer, &arc);
        outer.at = arc.end;
        step(outer, arc.counts, arc.size);
    }
}

/// A step to the next vertex outside of smaller arcs, over these vertices.
fn step(inside: &mut Inside, mut counts: Vec<u64>, size: u64) {
    inside.counts.push(0);
    if counts.len() > inside.counts.len() {
        std::mem::swap(&mut counts, &mut inside.counts);
    }
    inside.counts.iter_mut().rev().zip(counts.iter().rev()).for_each(|(all, more)| *all += more);
    let is_inside = u64::from(inside.at < inside.end);
    *inside.counts.last_mut().expect("a step") += is_inside;
    inside.size += size + is_inside;
}

/// One player stands before this arc, or where it begins, the other inside: whoever is farther from
/// its end is caught there. With equal distances, either of them is.
fn catches(before: &Inside, arc: &Inside) -> u64 {
    let (mut outside, mut inside, mut sum) = (before.size, arc.size, 0);
    let pairs = before.counts.iter().rev().zip(arc.counts.iter().rev().skip(1));
    for (distance, (a, b)) in (1..).zip(pairs) {
        sum += outside * inside + distance * a * b;
        outside -= a;
        inside -= b;
    }
    sum
}

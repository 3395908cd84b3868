use super::{FIBONACCI, smallest_part};
use crate::random::Random;

fn by_subtraction(mut n: u64) -> u64 {
    for &(f, _) in FIBONACCI.iter().rev() {
        if f == n {
            return f;
        }
        if f < n {
            n -= f;
        }
    }
    n
}

#[test]
fn smallest_part_is_found_by_subtraction() {
    let mut random = Random(1);
    let fibonacci = FIBONACCI.iter().map(|&(f, _)| f);
    let near = fibonacci.flat_map(|f| [f - 1, f, f.saturating_add(1), f.saturating_add(4)]);
    for n in (0..50_000).map(|_| random.stones()).chain(near).chain(0..2000) {
        assert_eq!(smallest_part(n), by_subtraction(n), "{n}");
    }
}

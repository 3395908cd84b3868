//! Nimber logarithms.

use crate::entry::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    vec![Game::untyped("nimber_log", PROGRAM)]
}

const PROGRAM: &str = r#"// `3 / 4 14 / 2 4 / 2 1` prints `3 / -1 / 0`.

use nim_snippets::nimber_log;
use proconio::input;

/// The nim product of numbers below 2^2h; the module `nimber` has a faster one.
fn product(a: u64, b: u64, h: u32) -> u64 {
    if a.min(b) < 2 {
        return a * b;
    }
    let (a1, a0, b1, b0) = (a >> h, a & !(!0 << h), b >> h, b & !(!0 << h));
    let high = product(a1, b1, h / 2);
    let low = product(a0, b0, h / 2);
    let all = product(a0 ^ a1, b0 ^ b1, h / 2);
    (all ^ low) << h ^ low ^ product(high, 1 << (h - 1), h / 2)
}

fn main() {
    input! {
        n: usize,
        pairs: [(u64, u64); n],
    }
    let logs = nimber_log::NimberLog::new(|a, b| product(a, b, 32));
    for (base, x) in pairs {
        match logs.discrete_log(base, x) {
            Some(exponent) => println!("{exponent}"),
            None => println!("-1"),
        }
    }
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::nimber_laws::{check_large_logs, check_small_logs};
    use nim_snippets::nimber;
    use nim_snippets::nimber_log::NimberLog;

    #[test]
    fn laws() {
        let logs = NimberLog::new(nimber::mul);
        let bases: Vec<u64> = (0..256).collect();
        check_small_logs(|base, x| logs.discrete_log(base, x), &bases);
        check_large_logs(|base, x| logs.discrete_log(base, x), 100);
    }
}

use nim_snippets::halving_nim;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.stated("however large", 0.0, 1 << 50, |n| {
        move || (0..100_000).fold(0, |xor, i| xor ^ halving_nim::grundy(n as u64 - i, 3))
    });
}

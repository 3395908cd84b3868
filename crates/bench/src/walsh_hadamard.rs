//! The Walsh-Hadamard transform modulo a prime.

pub const MODULUS: u64 = 998_244_353;

pub fn by_stages_mod(values: &mut [u64]) {
    let mut half = 1;
    while half < values.len() {
        for block in values.chunks_mut(2 * half) {
            for i in 0..half {
                let (a, b) = (block[i], block[i + half]);
                block[i] = (a + b) % MODULUS;
                block[i + half] = (a + MODULUS - b) % MODULUS;
            }
        }
        half *= 2;
    }
}

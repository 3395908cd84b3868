use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    random_stop::xor_probabilities(&[], 1, 7) => panics "there is no heap to choose";
    random_stop::xor_probabilities(&[1], 0, 7) => panics "0 has no inverse modulo 7";
    random_stop::xor_probabilities(&[1], 1, 0) => panics "modulus must be positive";
    random_stop::xor_probabilities(&[1], 1, 1) => answers "[0, 0]";
    random_stop::xor_probabilities(&[1], 1, 6) => panics "modulus must be odd";
    random_stop::xor_probabilities(&[1], 1, 2) => panics "modulus must be odd";
    random_stop::xor_probabilities(&[1], u64::MAX, u64::MAX)
        => panics "modulus must be below 2^63";
    random_stop::xor_probabilities(&[u64::MAX], 1, 7)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
}

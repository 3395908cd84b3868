use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    nim_counting::xor_counts(&[], 0..=0, 7) => answers "[1]";
    nim_counting::xor_counts(&[1], 0..=0, 0) => panics "modulus must be positive";
    nim_counting::xor_counts(&[1], 0..=0, 8) => panics "modulus must be odd";
    nim_counting::xor_counts(&[1], std::ops::RangeInclusive::new(2, 1), 7)
        => panics "no length is in 2..=1";
    nim_counting::xor_counts(&[1], 1..=1, u64::MAX) => panics "modulus must be below 2^63";
    nim_counting::xor_counts(&[1; 3], 1..=1, 7) => answers "[0, 3]";
    nim_counting::exact_xor_counts(&[], 0..=0) => answers "[1]";
    nim_counting::exact_xor_counts(&[1; 3], 0..=1) => answers "[1, 3]";
    nim_counting::exact_xor_counts(&[u64::MAX], 1..=2)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    nim_counting::exact_xor_counts(&[1, 1], 0..=u64::MAX)
        => panics "the counts may exceed u128";
    nim_counting::walsh_hadamard(&mut []) => panics "0 is not a power of two";
    nim_counting::walsh_hadamard(&mut [1, 2, 3]) => panics "3 is not a power of two";
    nim_counting::walsh_hadamard_mod(&mut [], 7) => panics "0 is not a power of two";
    nim_counting::walsh_hadamard_mod(&mut [u64::MAX], 8)
        => panics "a value is not below the modulus";
    nim_counting::walsh_hadamard_mod(&mut [1, 2], u64::MAX)
        => panics "modulus must be below 2^63";
}

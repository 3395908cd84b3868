use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    tuple_counting::xor_product::<Vec<u64>>(&[], 7) => answers "[1]";
    tuple_counting::xor_product(&[vec![1]], 0) => panics "modulus must be positive";
    tuple_counting::xor_product(&[vec![1, 2, 3]], 7) => answers "[1, 2, 3, 0]";
    tuple_counting::xor_power(&[], 0, 7) => answers "[1]";
    tuple_counting::xor_power(&[1], u64::MAX, 0) => panics "modulus must be positive";
    tuple_counting::multiset_counts(&[], 0, 7) => answers "[1]";
    tuple_counting::multiset_counts(&[1], u64::MAX, 1)
        => panics "n = 18446744073709551615 is not below 2^32";
    tuple_counting::multiset_counts(&[1], 1, 0) => panics "modulus must be positive";
    tuple_counting::subset_counts(&[], 0, 7) => answers "[1]";
    tuple_counting::subset_counts(&[1], 1, 0) => panics "modulus must be positive";
}

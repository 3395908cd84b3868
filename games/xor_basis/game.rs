use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    xor_basis::XorBasis::new().insert(0) => answers "false";
    xor_basis::XorBasis::new().insert(u64::MAX) => answers "true";
    xor_basis::XorBasis::new().contains(0) => answers "true";
    xor_basis::XorBasis::new().subset(1) => answers "None";
    xor_basis::XorBasis::new().rank() => answers "0";
    xor_basis::XorBasis::new().numbers() => answers "0";
    xor_basis::XorBasis::new().count_subsets(0, 0) => panics "modulus must be positive";
    xor_basis::XorBasis::new().count_subsets(0, 1) => answers "0";
    xor_basis::XorBasis::new().probability(0, 0) => panics "modulus must be positive";
    xor_basis::XorBasis::new().probability(0, 8) => panics "modulus must be odd";
    xor_basis::XorBasis::new().probability(0, u64::MAX) => panics "modulus must be below 2^63";
    xor_basis::XorBasis::new().max(u64::MAX) => answers "18446744073709551615";
    xor_basis::XorBasis::new().min(u64::MAX) => answers "18446744073709551615";
    xor_basis::independent(&[]) => answers "[]";
}

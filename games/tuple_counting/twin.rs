use super::inverted;

#[test]
fn inverted_is_a_search() {
    for modulus in [1, 3, 5, 7, 15, 97, 225, 251] {
        for x in 0..modulus {
            if let Some(expected) = (0..modulus).find(|y| x * y % modulus == 1 % modulus) {
                assert_eq!(inverted(x, modulus), expected, "{x} {modulus}");
            }
        }
    }
    assert_eq!(inverted(2, (1 << 63) - 25), (1 << 62) - 12);
}

use super::largest_part;

#[test]
fn the_largest_part_is_searched_from_above() {
    for sum in 0..50 {
        for xor in 0..40 {
            for most in 0..30 {
                let fits = |&a: &u64| a + (a ^ xor) == sum;
                let expected = (0..=most).rev().find(fits);
                assert_eq!(largest_part(sum.into(), xor, most), expected, "{sum} {xor} {most}");
            }
        }
    }
    let sum = 2 * u128::from(u64::MAX);
    assert_eq!(largest_part(sum, 0, u64::MAX), Some(u64::MAX));
    assert_eq!(largest_part(sum, 0, u64::MAX - 1), None);
    assert_eq!(largest_part(u64::MAX.into(), u64::MAX, u64::MAX), Some(u64::MAX));
}

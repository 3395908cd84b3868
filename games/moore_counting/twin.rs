use super::binomials;

#[test]
fn binomials_are_pascals_triangle() {
    let mut row: Vec<u64> = vec![1];
    for n in 0..60 {
        for modulus in [61, 1009, 4_294_967_291] {
            let expected = (0..60).map(|j| row.get(j).map_or(0, |c| c % modulus));
            assert!(binomials(n, 59, modulus).into_iter().eq(expected), "{n} {modulus}");
        }
        let sums = row.windows(2).map(|pair| pair[0] + pair[1]);
        row = std::iter::once(1).chain(sums).chain([1]).collect();
    }
}

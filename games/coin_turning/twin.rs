use super::gray_index;
use crate::random::Random;

#[test]
fn gray_index_finds_the_number_with_this_code() {
    for code in 0..2000_u64 {
        assert_eq!((0..4000).find(|n| n ^ (n >> 1) == code), Some(gray_index(code)));
    }
    let mut random = Random(1);
    for _ in 0..1000 {
        let n = random.stones();
        assert_eq!(gray_index(n ^ n >> 1), n);
    }
}

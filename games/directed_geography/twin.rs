use super::vertices;
use crate::random::Random;

#[test]
fn vertices_are_the_bits_that_are_set() {
    let mut random = Random(3);
    for set in (0..200).map(|_| random.stones() as u32).chain([0, u32::MAX]) {
        assert!(vertices(set).eq((0..32).filter(|v| set >> v & 1 == 1)), "{set:b}");
    }
}

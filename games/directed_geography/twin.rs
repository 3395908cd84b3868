use super::{settle, vertices};
use crate::random::Random;

#[test]
fn vertices_are_the_bits_that_are_set() {
    let mut random = Random(3);
    for set in (0..200).map(|_| random.stones() as u32).chain([0, u32::MAX]) {
        assert!(vertices(set).eq((0..32).filter(|v| set >> v & 1 == 1)), "{set:b}");
    }
}

#[test]
fn settle_goes_through_all_sets() {
    let mut random = Random(4);
    for n in 0..9 {
        let followers: Vec<u32> = (0..n).map(|_| random.below(1 << n) as u32).collect();
        for can_lose in [|_| true, |reached: u32| reached > 0] {
            let mut expected = vec![0; 1 << n];
            for set in 0..1 << n {
                for v in vertices(set) {
                    let rest = set ^ 1 << v;
                    let reached = followers[v] & rest;
                    let is_lost = reached & expected[rest as usize] == 0 && can_lose(reached);
                    expected[set as usize] |= u32::from(is_lost) << v;
                }
            }
            let mut lost = vec![0; 1 << n];
            settle(&mut lost, 0, &followers, can_lose);
            assert_eq!(lost, expected, "{followers:?}");
        }
    }
}

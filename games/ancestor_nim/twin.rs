use super::xors_of_sums;
use crate::random::Random;

#[test]
fn xors_of_sums_are_those_of_all_sums() {
    let mut random = Random(1);
    for round in 0..300 {
        let size = 1 + random.below(1 + round) as usize;
        let mut set: Vec<u64> = (0..size as u64).filter(|_| random.below(3) > 0).collect();
        set.extend((0..random.below(3)).map(|_| random.below(1 << 40)));
        let end = random.below(100) as usize;
        let plain = (0..end as u64).map(|d| set.iter().fold(0, |xor, x| xor ^ (d + x)));
        assert_eq!(xors_of_sums(&set, end), plain.collect::<Vec<u64>>(), "{set:?} {end}");
    }
}

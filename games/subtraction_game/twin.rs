use super::SubtractionGame;
use crate::random::Random;

#[test]
fn blocks_are_a_mex_for_each_heap() {
    let mut random = Random(1);
    for round in 0..100 {
        let (count, max) = (1 + random.below([5, 200][round % 2]), [9, 90, 900][round % 3]);
        let set: Vec<u64> = (0..count).map(|_| 1 + random.below(max)).collect();
        let game = SubtractionGame::new(1500, &set);
        let mut values: Vec<u64> = Vec::new();
        for n in 0..game.values.len() as u64 {
            let options = set.iter().filter(|&&s| s <= n).map(|&s| values[(n - s) as usize]);
            let options: Vec<u64> = options.collect();
            values.extend((0..).find(|value| !options.contains(value)));
        }
        assert_eq!(game.values, values, "{set:?}");
    }
}

/// Blocks hold the values to 63 as bits, and take the moves to 63 one by one: heaps whose options
/// are just those values, and sets that end there.
#[test]
fn words_are_full_at_their_last_bit() {
    for max in [1, 2, 62, 63, 64, 65, 66, 127, 128, 129] {
        let set: Vec<u64> = (1..=max).collect();
        let game = SubtractionGame::new(1000, &set);
        let expected: Vec<u64> = (0..game.values.len() as u64).map(|n| n % (max + 1)).collect();
        assert_eq!(game.values, expected, "1..={max}");
    }
}

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

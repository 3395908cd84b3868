use super::z_function_by;
use crate::random::Random;

#[test]
fn suffixes_are_compared_with_the_start() {
    let mut random = Random(1);
    for round in 0..2000 {
        let lines = 1 + round % 3;
        let text: Vec<[u64; 2]> = (0..random.below(40)).map(|_| [random.below(lines), 7]).collect();
        let agrees = |i: usize| text[i..].iter().zip(&text).take_while(|(a, b)| a == b).count();
        let expected: Vec<usize> = (0..text.len()).map(agrees).collect();
        let z = z_function_by(text.len(), |i, j| text[i] == text[j]);
        assert_eq!(z, expected, "{text:?}");
    }
}

//! Is the turn legal, and does what it leaves lose? By the digit sums, and by brute force where the
//! heaps are small.

use std::collections::HashMap;
use std::env;
use std::fs;
use std::panic;
use std::process;

fn main() {
    if panic::catch_unwind(check).is_err() {
        process::exit(1);
    }
}

fn check() {
    let files: Vec<String> = env::args().skip(1).collect();
    let input = fs::read_to_string(&files[0]).expect("the input");
    let input: Vec<u64> =
        input.split_whitespace().map(|word| word.parse().expect("a number")).collect();
    let (k, mut heaps) = (input[1], input[2..].to_vec());
    assert_eq!(heaps.len() as u64, input[0]);

    let output = fs::read_to_string(&files[1]).expect("the output");
    let mut words = output.split_whitespace();
    let winner = words.next().expect("a winner");
    let numbers: Vec<u64> = words.map(|word| word.parse().expect("a number")).collect();
    match winner {
        "First" => take(&mut heaps, k, &numbers),
        "Second" => assert!(numbers.is_empty(), "the loser has no turn to show"),
        _ => panic!("`{winner}` is nobody"),
    }
    assert!(!wins(&heaps, k), "the player to move wins {heaps:?}");
}

/// Carries out the turn `count, heap, left, heap, left, …`.
fn take(heaps: &mut [u64], k: u64, turn: &[u64]) {
    let (&count, cuts) = turn.split_first().expect("the number of heaps");
    assert!((1..=k).contains(&count), "a turn touches 1 to {k} heaps");
    assert_eq!(cuts.len() as u64, 2 * count, "a pair of numbers for each heap");
    let mut last = 0;
    for cut in cuts.chunks(2) {
        let (heap, left) = (cut[0] as usize, cut[1]);
        assert!(last < heap && heap <= heaps.len(), "heap {heap} after heap {last}");
        assert!(left < heaps[heap - 1], "heap {heap} does not lose a stone");
        heaps[heap - 1] = left;
        last = heap;
    }
}

fn wins(heaps: &[u64], k: u64) -> bool {
    let ones = |bit: u32| heaps.iter().filter(|&&heap| heap >> bit & 1 == 1).count() as u128;
    let wins = (0..64).any(|bit| ones(bit) % (u128::from(k) + 1) != 0);
    let positions = heaps.iter().map(|&heap| u128::from(heap) + 1);
    if positions.fold(1, u128::saturating_mul) <= 3000 {
        assert_eq!(wins, brute_force(heaps, k, &mut HashMap::new()), "the theorem fails");
    }
    wins
}

fn brute_force(heaps: &[u64], k: u64, known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&wins) = known.get(heaps) {
        return wins;
    }
    let mut turns = vec![(heaps.to_vec(), 0)];
    for i in 0..heaps.len() {
        for (after, touched) in turns.clone() {
            for left in (0..heaps[i]).filter(|_| touched < k) {
                let mut after = after.clone();
                after[i] = left;
                turns.push((after, touched + 1));
            }
        }
    }
    let wins = turns[1..].iter().any(|(after, _)| !brute_force(after, k, known));
    known.insert(heaps.to_vec(), wins);
    wins
}

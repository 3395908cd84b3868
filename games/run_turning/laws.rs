use nim_snippets::coin_turning::{self, Game};
use nim_snippets::run_turning::RunTurning;

#[test]
fn counts() {
    for lengths in [&[][..], &[1], &[2, 5], &[3, 1, 4, 1], &[1, 2, 3, 4, 5, 6, 7, 8]] {
        let game = RunTurning::new(11, lengths);
        let mut counts = vec![0; game.run_counts().len()];
        let runs = (0..12).flat_map(|first| (first..12).map(move |last| (first, last)));
        for (first, last) in runs.filter(|(first, last)| lengths.contains(&(last - first + 1))) {
            let value = (first..=last).fold(0, |xor, coin| xor ^ game.grundy(coin));
            counts[value as usize] += 1;
        }
        assert_eq!(game.run_counts(), counts, "{lengths:?}");
    }
}

#[test]
fn all_lengths_are_ruler() {
    let game = RunTurning::new(4999, &(1..=5000).collect::<Vec<_>>());
    for coin in 0..5000 {
        assert_eq!(game.grundy(coin), coin_turning::grundy(coin, Game::Ruler));
    }
}

#[test]
fn a_head_that_is_named_twice_shows_heads() {
    let game = RunTurning::new(5, &[2, 3]);
    assert_eq!(game.wins(&[4, 1, 4]), game.wins(&[1, 4]));
    assert!(game.winning_moves(&[4, 1, 4]).eq(game.winning_moves(&[1, 4])));
}

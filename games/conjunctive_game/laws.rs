use crate::brute_force::Convention::{Misere, Normal};
use crate::brute_force::assert_panics;
use crate::compound::{Compound, for_small_games};
use crate::graph::random_dag;
use crate::random::Random;
use moves::graph::followers;
use nim_snippets::conjunctive_game::{ConjunctiveGame, End};

#[test]
fn laws() {
    for_small_games(&mut |n, options| {
        let game = ConjunctiveGame::new(n, options);
        for end in [End::First, End::Last] {
            let rules = Compound { options, all: true, first_end: end == End::First };
            let normal = |parts: &[usize]| (game.wins(parts, end), game.winning_move(parts, end));
            rules.check(n, Normal, &normal);
            let misere = |parts: &[usize]| {
                (game.misere_wins(parts, end), game.misere_winning_move(parts, end))
            };
            rules.check(n, Misere, &misere);
        }
    });
}

/// By the definition: one side wants few moves, the other many.
fn length(edges: &[(usize, usize)], v: usize, winner_hurries: bool) -> u64 {
    let options: Vec<u64> =
        followers(edges, v).into_iter().map(|to| length(edges, to, winner_hurries)).collect();
    let wins = options.iter().filter(|&length| length % 2 == 0);
    let best = if winner_hurries {
        wins.min().or(options.iter().max())
    } else {
        wins.max().or(options.iter().min())
    };
    best.map_or(0, |moves| moves + 1)
}

#[test]
fn lengths() {
    let mut random = Random(19);
    let edges = random_dag(&mut random, 12, 20);
    let game = ConjunctiveGame::new(12, |v| followers(&edges, v));
    for v in 0..12 {
        assert_eq!(game.remoteness(v), length(&edges, v, true));
        assert_eq!(game.suspense(v), length(&edges, v, false));
    }
}

#[test]
fn extremes() {
    const LAST: usize = 100_000;
    let game = ConjunctiveGame::new(LAST + 1, |p| if p < LAST { vec![p + 1] } else { vec![] });
    assert_eq!((game.remoteness(0), game.suspense(1)), (LAST as u64, LAST as u64 - 1));
    for end in [End::First, End::Last] {
        assert!(!game.wins(&[], end) && game.misere_wins(&[], end));
        assert_eq!(game.misere_winning_move(&[], end), None);
        let message = "position 100001 in a game of 100001 positions";
        assert_panics(message, || game.wins(&[3, LAST + 1], end));
    }
}

/// The words that are shown: lost is an even number of moves left, in misère play an odd one; with
/// the first end the least remoteness, with the last the greatest suspense.
#[test]
fn lost_in_words() {
    let takings = |heap: usize| [1, 3, 4].iter().filter_map(|&n| heap.checked_sub(n)).collect();
    let game = ConjunctiveGame::new(13, takings);
    for heaps in crate::brute_force::small_heaps() {
        let parts: Vec<usize> = heaps.iter().map(|&heap| heap as usize).collect();
        let first = parts.iter().map(|&part| game.remoteness(part)).min();
        let last = parts.iter().map(|&part| game.suspense(part)).max();
        for (end, moves) in [(End::First, first), (End::Last, last)] {
            assert_eq!(game.wins(&parts, end), moves.unwrap_or(0) % 2 == 1, "{parts:?}");
        }
    }
}

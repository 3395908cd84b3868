//! Conjunctive compound.

use crate::entry::*;
use nim_snippets::conjunctive_game::{ConjunctiveGame, End};

/// One move in every part that has not ended. Play ends with the first end of a part or the last.
pub fn moves(
    options: &dyn Fn(usize) -> Vec<usize>,
    parts: &[usize],
    first_end: bool,
) -> Vec<(Moves, Vec<usize>)> {
    compound_moves(options, parts, true, first_end)
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        let end = if rule.text("end") == "first" { End::First } else { End::Last };
        make game = ConjunctiveGame::new(up_to::<usize>(TABLE, n_max) + 1, takings(set));
        play(heaps): game.wins(&sizes(heaps), end), game.winning_move(&sizes(heaps), end);
        misere(heaps):
            game.misere_wins(&sizes(heaps), end),
            game.misere_winning_move(&sizes(heaps), end);
        moves(heaps):
            moves(&takings(set), &sizes(heaps), end == End::First),
            at_most compounds(heaps, set.len());
    };
    let game = Game::new("conjunctive_game", Shape::Row("heaps"), answers).with_program(PROGRAM)
        .tried(&[
            "set=1,3,4 end=first",
            "set=1,3,4 end=last",
            "set=1,2 end=first",
            "set=1,2 end=last",
        ])
        .gives_one_move()
        .with(TAKINGS)
        .plain(
            "with end=first the least remoteness is even; with end=last the greatest suspense is even",
            "end=first なら最小の手数が偶数; end=last なら最大の手数が偶数",
        )
        .misere_lost(
            "with end=first the least remoteness of misère play is odd; \
             with end=last the greatest suspense of misère play is odd",
            "end=first なら逆形での最小の手数が奇数; end=last なら逆形での最大の手数が奇数",
        );
    vec![game]
}

const PROGRAM: &str = r#"// `2 / 7 3` prints `First`.

use nim_snippets::conjunctive_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [usize; n],
    }
    let positions = heaps.iter().max().map_or(0, |max| max + 1);
    // Take 1 or 2 stones from each heap, until all are empty.
    let options = |heap: usize| (heap.saturating_sub(2)..heap).collect();
    let game = conjunctive_game::ConjunctiveGame::new(positions, options);
    let first = game.wins(&heaps, conjunctive_game::End::Last);
    println!("{}", if first { "First" } else { "Second" });
}
"#;

#[cfg(test)]
mod tests {
    use crate::entry::followers;
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::compound::{Compound, for_small_games};
    use crate::support::graph::random_dag;
    use crate::support::random::Random;
    use nim_snippets::conjunctive_game::{ConjunctiveGame, End};

    #[test]
    fn laws() {
        for_small_games(&mut |n, options| {
            let game = ConjunctiveGame::new(n, options);
            for end in [End::First, End::Last] {
                let rules = Compound { options, all: true, first_end: end == End::First };
                let normal =
                    |parts: &[usize]| (game.wins(parts, end), game.winning_move(parts, end));
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
        for heaps in crate::support::small_heaps() {
            let parts: Vec<usize> = heaps.iter().map(|&heap| heap as usize).collect();
            let first = parts.iter().map(|&part| game.remoteness(part)).min();
            let last = parts.iter().map(|&part| game.suspense(part)).max();
            for (end, moves) in [(End::First, first), (End::Last, last)] {
                assert_eq!(game.wins(&parts, end), moves.unwrap_or(0) % 2 == 1, "{parts:?}");
            }
        }
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("2^30 positions are too many", || {
            conjunctive_game::ConjunctiveGame::new(usize::MAX, |_| vec![])
        });
        assert_panics("position 1 in a game of 1 positions", || {
            conjunctive_game::ConjunctiveGame::new(1, |_| vec![1])
        });
        assert_panics("the game can return to position 0", || {
            conjunctive_game::ConjunctiveGame::new(2, |p| vec![1 - p])
        });
    }
}

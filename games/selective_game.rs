//! Selective compound.

use crate::entry::*;
use nim_snippets::selective_game::{End, SelectiveGame};

/// One move in any parts, at least one. Play ends with the first end of a part or the last.
pub fn moves(
    options: &dyn Fn(usize) -> Vec<usize>,
    parts: &[usize],
    first_end: bool,
) -> Vec<(Moves, Vec<usize>)> {
    compound_moves(options, parts, false, first_end)
}

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        let end = if rule.text("end") == "first" { End::First } else { End::Last };
        make game = SelectiveGame::new(up_to::<usize>(TABLE, n_max) + 1, takings(set));
        play(heaps): game.wins(&sizes(heaps), end), game.winning_move(&sizes(heaps), end);
        misere(heaps):
            game.misere_wins(&sizes(heaps), end),
            game.misere_winning_move(&sizes(heaps), end);
        moves(heaps):
            moves(&takings(set), &sizes(heaps), end == End::First),
            at_most compounds(heaps, set.len());
    };
    let game = Game::new("selective_game", Shape::Row("heaps"), answers).with_program(PROGRAM).tried(&["set=1,3,4 end=first","set=1,3,4 end=last","set=1,2 end=first","set=1,2 end=last"]).gives_one_move()
        .with(TAKINGS)
        .plain(
            "with end=first every heap is lost or one cannot move; with end=last every heap is lost",
            "end=first ならどの山も負けか、動けない山がある; end=last ならどの山も負け",
        )
        .misere_lost(
            "with end=first there are heaps, each lost alone in misère play; with end=last \
            the only heap that can move is lost alone in misère play, or several can move and all \
            heaps are lost in normal play",
            "end=first なら山があり、どれも単独の逆形で負け; end=last なら動ける唯一の山が単独の逆形で負け、または複数の山が動けてどの山も正規形で負け",
        );
    vec![game]
}

const PROGRAM: &str = r#"// `2 / 7 3` prints `First`.

use nim_snippets::selective_game;
use proconio::input;

fn main() {
    input! {
        n: usize,
        heaps: [usize; n],
    }
    let positions = heaps.iter().max().map_or(0, |max| max + 1);
    // Take 1 or 2 stones from any heaps, until all are empty.
    let options = |heap: usize| (heap.saturating_sub(2)..heap).collect();
    let game = selective_game::SelectiveGame::new(positions, options);
    let first = game.wins(&heaps, selective_game::End::Last);
    println!("{}", if first { "First" } else { "Second" });
}
"#;

#[cfg(test)]
mod tests {
    use crate::support::assert_panics;
    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::compound::{Compound, for_small_games};
    use nim_snippets::selective_game::{End, SelectiveGame};

    #[test]
    fn laws() {
        for_small_games(&mut |n, options| {
            let game = SelectiveGame::new(n, options);
            for end in [End::First, End::Last] {
                let rules = Compound { options, all: false, first_end: end == End::First };
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

    #[test]
    fn extremes() {
        const LAST: usize = 100_000;
        let game = SelectiveGame::new(LAST + 1, |p| if p < LAST { vec![p + 1] } else { vec![] });
        for end in [End::First, End::Last] {
            assert!(game.wins(&[1, 2], end) && !game.wins(&[0, 2], end));
            assert!(!game.wins(&[], end) && game.misere_wins(&[], end));
            assert_eq!(game.misere_winning_move(&[], end), None);
            let message = "position 100001 in a game of 100001 positions";
            assert_panics(message, || game.wins(&[3, LAST + 1], end));
        }
    }

    /// The words that are shown. Lost is where every heap is, or with the first end where one cannot
    /// move. In misère play, with the first end where there are heaps, each lost alone; with the last
    /// where the only heap that can move is, or several can and all are lost in normal play.
    #[test]
    fn lost_in_words() {
        let takings = |heap: usize| -> Vec<usize> {
            [2, 3].iter().filter_map(|&taken| heap.checked_sub(taken)).collect()
        };
        let alone = |misere: bool| {
            let mut lost: Vec<bool> = Vec::new();
            for heap in 0..=12 {
                let options = takings(heap);
                lost.push(
                    options.iter().all(|&left| !lost[left]) && !(misere && options.is_empty()),
                );
            }
            lost
        };
        let (normal, misere) = (alone(false), alone(true));
        let game = SelectiveGame::new(13, takings);
        for heaps in crate::support::small_heaps() {
            let parts: Vec<usize> = heaps.iter().map(|&heap| heap as usize).collect();
            let moving: Vec<usize> =
                parts.iter().copied().filter(|&part| !takings(part).is_empty()).collect();
            let all_lost = parts.iter().all(|&part| normal[part]);
            let is_stuck = moving.len() < parts.len();
            assert_eq!(game.wins(&parts, End::First), !(all_lost || is_stuck), "{parts:?}");
            assert_eq!(game.wins(&parts, End::Last), !all_lost, "{parts:?}");
            let first = !parts.is_empty() && parts.iter().all(|&part| misere[part]);
            let last = match moving[..] {
                [] => false,
                [only] => misere[only],
                _ => all_lost,
            };
            assert_eq!(game.misere_wins(&parts, End::First), !first, "{parts:?}");
            assert_eq!(game.misere_wins(&parts, End::Last), !last, "{parts:?}");
        }
    }

    #[test]
    fn panics() {
        use nim_snippets::*;
        assert_panics("2^30 positions are too many", || {
            selective_game::SelectiveGame::new(usize::MAX, |_| vec![])
        });
        assert_panics("position 1 in a game of 1 positions", || {
            selective_game::SelectiveGame::new(1, |_| vec![1])
        });
        assert_panics("the game can return to position 0", || {
            selective_game::SelectiveGame::new(2, |p| vec![1 - p])
        });
    }
}

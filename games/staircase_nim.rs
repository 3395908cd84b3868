//! Staircase Nim.

use crate::entry::*;
use nim_snippets::staircase_nim;

/// Moves any number of stones one step down; from the first step, they go to the ground.
pub fn moves(stairs: &[u64]) -> Vec<(Cut, Vec<u64>)> {
    let mut options = cuts(stairs, |_, _| true);
    for ((i, left), after) in &mut options {
        if *i > 0 {
            after[*i - 1] += stairs[*i] - *left;
        }
    }
    options
}

pub const GAMES: &[Game] = &[Game {
    value: value!(staircase_nim::grundy(stairs)),
    components: Some(|stairs, _| stairs.iter().step_by(2).copied().collect()),
    play: play!(staircase_nim::wins(stairs), winning_moves => down(stairs)),
    misere: play!(staircase_nim::misere_wins(stairs), misere_winning_moves => down(stairs)),
    rules: rules!(moves(stairs) => down(stairs)),
    picture: {
        let name = words("the xor of the stairs that count", "数える段の xor ");
        Picture::Noted(name, |_, i, n| {
            let counts = i.is_multiple_of(2);
            let no =
                if counts { words("", "") } else { words(", does not count", "、数えない") };
            let stair = i + 1;
            let note = told!("on step {stair}{no}", "{stair} 段目{no}", no);
            (note, Some(n).filter(|_| counts))
        })
    },
    tried: Tried {
        sizes: &[(0, 0), (1, 9), (2, 7), (3, 5), (4, 3), (5, 2), (6, 1)],
        large: &[""],
        is_legal: Some(|_, p, q| {
            let from = (0..p.len()).rfind(|&i| p[i] != q[i]).expect("a move");
            let mut after = cut(p, (from, q[from]));
            if from > 0 {
                after[from - 1] += p[from] - q[from];
            }
            after == q
        }),
        ..TRIED
    },
    ..Game::new("staircase_nim", Shape::Row(Parts::Stairs))
}];

/// Tells a move: all but `left` stones go one step down, from the first step off the staircase.
fn down(stairs: &[u64]) -> impl Fn((usize, u64)) -> Move + '_ {
    move |(i, left)| match i {
        0 => Move::cut((0, left)),
        _ => {
            let (count, from) = (stairs[i] - left, i + 1);
            let what = counted(count, "stone");
            let says = told!(
                "move {what} from step {from} down to step {i}",
                "{from} 段目から {i} 段目へ石を {count} 個下ろす"
            );
            Move::Carry(i, count, i - 1, says)
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::entry::cut;
    use crate::support::assert_panics;

    use crate::support::brute_force::Convention::{Misere, Normal};
    use crate::support::brute_force::Rules;

    use crate::support::small_heaps;
    use crate::support::strip::distinct_coins;
    use nim_snippets::staircase_nim;

    /// The rules for a list in which each number may shrink to `least` of the number before it, and
    /// no further. A move is labelled as the move of the step that the header promises.
    fn shrinking_rules<'a>(
        least: impl Fn(Option<u64>) -> u64 + 'a,
    ) -> Rules<'a, Vec<u64>, (usize, u64)> {
        Rules::new(move |numbers: &Vec<u64>| {
            let stair = |i: usize| numbers.len() - 1 - i;
            let least = |i: usize| least(i.checked_sub(1).map(|i| numbers[i]));
            let moves = (0..numbers.len())
                .rev()
                .flat_map(|i| (least(i)..numbers[i]).map(move |to| (i, to)));
            moves.map(|m| ((stair(m.0), m.1 - least(m.0)), cut(numbers, m))).collect()
        })
    }

    #[test]
    fn georgia_and_bob_is_played_on_stairs() {
        let mut rules = shrinking_rules(|before| before.map_or(1, |cell| cell + 1));
        for chips in (0..=4).flat_map(|count| distinct_coins(count, 1, [0, 9, 8, 7, 6][count])) {
            let stairs = staircase_nim::georgia_and_bob(&chips);
            let mut sorted = chips.clone();
            sorted.sort_unstable();
            let moves = staircase_nim::winning_moves(&stairs);
            rules.check_outcome(Normal, &sorted, staircase_nim::wins(&stairs), moves);
            let moves = staircase_nim::misere_winning_moves(&stairs);
            rules.check_outcome(Misere, &sorted, staircase_nim::misere_wins(&stairs), moves);
        }
        assert_eq!(staircase_nim::georgia_and_bob(&[u64::MAX, 1]), [u64::MAX - 2, 0]);
    }

    #[test]
    fn ordered_heaps_are_stairs() {
        let mut rules = shrinking_rules(|before| before.unwrap_or(0));
        for position in small_heaps().filter(|position| position.is_sorted()) {
            let stairs = staircase_nim::ordered_heaps(&position);
            let moves = staircase_nim::winning_moves(&stairs);
            rules.check_outcome(Normal, &position, staircase_nim::wins(&stairs), moves);
            let moves = staircase_nim::misere_winning_moves(&stairs);
            rules.check_outcome(Misere, &position, staircase_nim::misere_wins(&stairs), moves);
        }
        assert_eq!(staircase_nim::ordered_heaps(&[0, u64::MAX]), [u64::MAX, 0]);
    }

    #[test]
    fn panics() {
        assert_panics("chips need cells of their own", || _ = staircase_nim::georgia_and_bob(&[0]));
        assert_panics("the heaps must not decrease", || _ = staircase_nim::ordered_heaps(&[2, 1]));
    }
}

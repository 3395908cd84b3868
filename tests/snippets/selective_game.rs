use crate::brute_force::Convention::{self, Misere, Normal};
use crate::brute_force::{Rules, assert_panics};
use crate::compound::{Moves, compound_moves};
use crate::graph::{followers, random_dag};
use crate::random::Random;
use nim_snippets::selective_game::{End, Selective};

type Options<'a> = &'a dyn Fn(usize) -> Vec<usize>;

fn check(
    rules: &mut Rules<Vec<usize>, Moves>,
    convention: Convention,
    moves: &[(Moves, Vec<usize>)],
    parts: &Vec<usize>,
    (wins, winning): (bool, Option<Moves>),
) {
    let what = format!("{convention:?} {parts:?}: {winning:?}");
    assert_eq!(wins, rules.is_won(convention, parts), "{what}");
    assert_eq!(winning.is_some(), wins && !moves.is_empty(), "{what}");
    if let Some(winning) = winning {
        let (_, after) = moves.iter().find(|(labels, _)| *labels == winning).expect(&what);
        assert!(!rules.is_won(convention, after), "{what}");
    }
}

fn check_all(n: usize, options: Options, random: &mut Random) {
    let game = Selective::new(n - 1, options);
    for end in [End::First, End::Last] {
        let legal = |parts: &Vec<usize>| compound_moves(options, parts, false, end == End::First);
        let mut rules = Rules::new(legal);
        for _ in 0..30 {
            let count = random.below(4);
            let parts = (0..count).map(|_| random.below(n as u64) as usize).collect();
            let moves = legal(&parts);
            let normal = (game.wins(&parts, end), game.winning_move(&parts, end));
            check(&mut rules, Normal, &moves, &parts, normal);
            let misere = (game.misere_wins(&parts, end), game.misere_winning_move(&parts, end));
            check(&mut rules, Misere, &moves, &parts, misere);
        }
    }
}

#[test]
fn laws() {
    let mut random = Random(17);
    for round in 0..150 {
        let n = 1 + random.below(7) as usize;
        let edges = random_dag(&mut random, n, round % 16);
        check_all(n, &|v| followers(&edges, v), &mut random);
    }
    for moves in [vec![1], vec![1, 2], vec![2, 3], vec![1, 3, 4], vec![1, 2, 3, 4, 5, 6]] {
        let left =
            |heap: usize| moves.iter().filter_map(|&taken| heap.checked_sub(taken)).collect();
        check_all(8, &left, &mut random);
    }
}

#[test]
fn extremes() {
    const LAST: usize = 100_000;
    let game = Selective::new(LAST, |p| if p < LAST { vec![p + 1] } else { vec![] });
    for end in [End::First, End::Last] {
        assert!(game.wins(&[1, 2], end) && !game.wins(&[0, 2], end));
        assert!(!game.wins(&[], end) && game.misere_wins(&[], end));
        assert_eq!(game.misere_winning_move(&[], end), None);
        let message = "a heap of 100001 is above the 100000 of the table";
        assert_panics(message, || game.wins(&[3, LAST + 1], end));
    }
    assert_panics("can return", || Selective::new(2, |p| vec![2 - p]));
}

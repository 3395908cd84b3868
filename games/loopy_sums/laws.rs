use crate::brute_force::{assert_panics, heaps};
use crate::graph::{random_edges, remoteness_by_rules, token_moves};
use crate::random::Random;
use nim_snippets::loopy_sums;

#[test]
fn laws() {
    use loopy_sums::Outcome::{Draw, Loss, Win};
    let mut random = Random(6);
    for round in 0..400 {
        let n = 1 + random.below(6) as usize;
        let edges = random_edges(&mut random, n, 2 + round % 13);
        let values = loopy_sums::values(n, &edges);
        for count in 0..=3 {
            let known = remoteness_by_rules(n, &edges, count);
            let outcome = |tokens: &Vec<usize>| match known.get(tokens) {
                Some(moves) if moves % 2 == 1 => Win,
                Some(_) => Loss,
                None => Draw,
            };
            for tokens in heaps(count, n as u64 - 1) {
                let tokens: Vec<usize> = tokens.into_iter().map(|v| v as usize).collect();
                assert_eq!(
                    loopy_sums::outcome(&values, &tokens),
                    outcome(&tokens),
                    "{edges:?} {tokens:?}"
                );
                let mut options = token_moves(&edges, &tokens);
                options.retain(|(_, option)| outcome(option) == Loss);
                let mut moves: Vec<_> =
                    loopy_sums::winning_moves(&edges, &values, &tokens).collect();
                moves.sort_unstable();
                assert!(
                    moves.into_iter().eq(options.into_iter().map(|(m, _)| m)),
                    "{edges:?} {tokens:?}"
                );
            }
        }
    }
}

/// The first winning move brings the end nearer whatever the opponent does.
#[test]
fn first_winning_move_finishes() {
    let mut random = Random(7);
    for round in 0..300 {
        let n = 2 + random.below(9) as usize;
        let edges = random_edges(&mut random, n, 5 + round % 20);
        let values = loopy_sums::values(n, &edges);
        let mut tokens: Vec<usize> = (0..3).map(|_| random.below(n as u64) as usize).collect();
        let mut turns = 0;
        loop {
            let winning = loopy_sums::winning_moves(&edges, &values, &tokens).next();
            let Some((i, to)) = winning else { break };
            tokens[i] = to;
            turns += 1;
            assert!(turns <= 3 * n, "{edges:?}");
            let replies = token_moves(&edges, &tokens);
            if replies.is_empty() {
                break;
            }
            tokens = replies[random.below(replies.len() as u64) as usize].1.clone();
            assert_eq!(loopy_sums::outcome(&values, &tokens), loopy_sums::Outcome::Win);
        }
    }
}

#[test]
fn extremes() {
    use loopy_sums::{Outcome, Value, outcome, values, winning_moves};
    assert!(values(0, &[]).is_empty());
    assert_eq!(outcome(&[], &[]), Outcome::Loss);
    assert_eq!(values(1, &[(0, 0)]), [Value::Infinite(vec![])]);
    assert_eq!(outcome(&values(1, &[(0, 0)]), &[0, 0]), Outcome::Draw);
    assert_eq!(winning_moves(&[(0, 0)], &values(1, &[(0, 0)]), &[0, 0]).count(), 0);
    let message = "vertex 1 in a graph of 1 vertices";
    for edge in [(0, 1), (1, 0)] {
        assert_panics(message, || values(1, &[edge]));
    }
    let end = values(1, &[]);
    assert_panics(message, || outcome(&end, &[1]));
    assert_panics(message, || winning_moves(&[], &end, &[1]).count());
    assert_panics(message, || winning_moves(&[(0, 1)], &end, &[0]).count());
}

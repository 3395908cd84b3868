use entries::*;
use nim_snippets::delete_nim;

pub fn games() -> Vec<Game> {
    vec![delete_nim(), split()]
}

fn delete_nim() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): delete_nim::grundy(a, b);
        play(p): delete_nim::wins(&pairs(p)), delete_nim::winning_moves(&pairs(p)).map(cut);
        moves(p): as_moves(moves::delete_nim::moves(&pairs(p)), cut);
    };
    Game::new("delete_nim", Shape::Pairs("pairs"), answers).sizes(&[(0, 0), (2, 40), (4, 4)])
}

fn split() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): delete_nim::split_grundy(a, b);
        play(p):
            delete_nim::split_wins(&pairs(p)),
            delete_nim::split_winning_moves(&pairs(p)).map(cut);
        moves(p): as_moves(moves::delete_nim::split_moves(&pairs(p)), cut);
    };
    Game::new("delete_nim", Shape::Pairs("pairs"), answers)
        .sizes(&[(0, 0), (2, 40), (4, 4)])
        .variant("split")
        .rules(
            "E&D: delete one of two heaps, split the other into two positive ones; whoever \
             cannot move loses.",
            "E&D: 二山の一方を捨て、他方を空でない二山に分ける。動けなければ負け。",
        )
        .first(1)
}

/// What becomes of a pair.
fn cut((i, parts): (usize, Vec<u64>)) -> Vec<(usize, u64)> {
    vec![(2 * i, parts[0]), (2 * i + 1, parts[1])]
}

refusals! {
    delete_nim::grundy(0, 0) => answers "0";
    delete_nim::grundy(u64::MAX, u64::MAX) => answers "64";
    delete_nim::wins(&[]) => answers "false";
    delete_nim::winning_moves(&[]).next() => answers "None";
    delete_nim::winning_moves(&[(u64::MAX, u64::MAX)]).next()
        => answers "Some((0, [0, 18446744073709551614]))";
    delete_nim::split_grundy(0, 1) => panics "a heap is empty";
    delete_nim::split_wins(&[(1, 0)]) => panics "a heap is empty";
    delete_nim::split_wins(&[]) => answers "false";
    delete_nim::split_winning_moves(&[(0, 0)])
        => panics "a heap is empty";
    delete_nim::split_winning_moves(&[]).next() => answers "None";
    delete_nim::larger_grundy(0, 1) => panics "a heap is empty";
    delete_nim::larger_wins(&[]) => answers "false";
    delete_nim::larger_wins(&[(1, 0)]) => panics "a heap is empty";
    delete_nim::larger_winning_moves(&[]).next() => answers "None";
    delete_nim::larger_winning_moves(&[(1, 0)])
        => panics "a heap is empty";
    delete_nim::smaller_grundy(0, 1) => panics "a heap is empty";
    delete_nim::smaller_wins(&[]) => answers "false";
    delete_nim::smaller_wins(&[(1, 0)]) => panics "a heap is empty";
    delete_nim::smaller_winning_moves(&[]).next() => answers "None";
    delete_nim::smaller_winning_moves(&[(1, 0)])
        => panics "a heap is empty";
    delete_nim::larger_grundy(u64::MAX, u64::MAX) => answers "0";
    delete_nim::smaller_grundy(u64::MAX, u64::MAX) => answers "63";
    delete_nim::joint_wins(1, 0) => panics "a heap is empty";
    delete_nim::joint_wins(u64::MAX, u64::MAX) => answers "false";
    delete_nim::joint_winning_moves(0, 0) => panics "a heap is empty";
    delete_nim::joint_winning_moves(u64::MAX, u64::MAX - 1).next() => answers "None";
    delete_nim::joint_count_losses(0) => answers "0";
    delete_nim::joint_count_losses(u64::MAX) => answers "1180591620717411303360";
}

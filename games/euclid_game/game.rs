use entries::*;
use nim_snippets::euclid_game;

pub fn games() -> Vec<Game> {
    vec![euclid_game(), equal()]
}

fn euclid_game() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): euclid_game::grundy(a, b);
        play(p): euclid_game::wins(p[0], p[1]), euclid_game::winning_moves(p[0], p[1]);
        misere(p):
            euclid_game::misere_wins(p[0], p[1]),
            euclid_game::misere_winning_moves(p[0], p[1]);
        moves(p): moves::euclid_game::moves(&(p[0], p[1]));
    };
    Game::new("euclid_game", Shape::Exactly(&["a", "b"]), answers)
        .sizes(&[(2, 70)])
        .first(1)
        .plain(
            "the larger number is less than φ times the smaller one but not equal to it, \
             or one is 0",
            "大きい数が小さい数の φ 倍未満で等しくはない、または一方が 0",
        )
        .misere_lost(
            "neither number is 0 and the larger one is less than φ times the smaller one",
            "どちらも 0 でなく、大きい数が小さい数の φ 倍未満",
        )
}

fn equal() -> Game {
    let answers = answers! {
        |rule, n_max|
        value(a, b): euclid_game::equal_grundy(a, b);
        play(p): euclid_game::equal_wins(p[0], p[1]), euclid_game::equal_winning_moves(p[0], p[1]);
        misere(p):
            euclid_game::equal_misere_wins(p[0], p[1]),
            euclid_game::equal_misere_winning_moves(p[0], p[1]);
        moves(p): moves::euclid_game::equal_moves(&(p[0], p[1]));
    };
    Game::new("euclid_game", Shape::Exactly(&["a", "b"]), answers)
        .sizes(&[(2, 70)])
        .variant("equal")
        .rules(
            "Euclid's game: subtract a multiple of the smaller number from the larger, which \
             stays positive; whoever makes them equal wins.",
            "ユークリッドのゲーム: 大きい数から小さい数の正の倍数を引く (正のまま)。\
             等しくした方の勝ち。",
        )
        .first(1)
        .plain(
            "the larger number is less than φ times the smaller one, or one is 0",
            "大きい数が小さい数の φ 倍未満、または一方が 0",
        )
        .misere_lost(
            "neither number is 0 and the value of normal play is 0, or 1 for multiples of two \
             neighbouring Fibonacci numbers",
            "どちらも 0 でなく、正規形の値が 0。隣り合う二つのフィボナッチ数の同じ倍数なら、値が 1",
        )
}

refusals! {
    euclid_game::grundy(0, 0) => answers "0";
    euclid_game::grundy(u64::MAX, 1) => answers "18446744073709551615";
    euclid_game::wins(0, u64::MAX) => answers "false";
    euclid_game::winning_moves(0, 0).next() => answers "None";
    euclid_game::winning_moves(u64::MAX, 1).next() => answers "Some((0, 1))";
    euclid_game::misere_wins(0, 0) => answers "true";
    euclid_game::misere_winning_moves(0, 0).next() => answers "None";
    euclid_game::lost_interval(0) => answers "0..=18446744073709551615";
    euclid_game::count_wins(std::ops::RangeInclusive::new(2, 1), 0..=5) => answers "0";
    euclid_game::equal_wins(0, 0) => answers "false";
    euclid_game::equal_wins(0, 5) => answers "false";
    euclid_game::equal_winning_moves(0, 0).next() => answers "None";
    euclid_game::equal_winning_moves(5, 0).next() => answers "None";
    euclid_game::equal_grundy(0, 0) => answers "0";
    euclid_game::equal_grundy(0, 7) => answers "0";
    euclid_game::equal_grundy(u64::MAX, 1) => answers "18446744073709551614";
    euclid_game::equal_misere_wins(0, 0) => answers "true";
    euclid_game::equal_misere_winning_moves(0, 0).next() => answers "None";
}

//! Tests of moves in words, in both languages.

use crate::play::start;

/// Checks that a position has a move with these words: `position | English | Japanese`.
fn check(case: &str) {
    let [line, english, japanese] = case.split(" | ").collect::<Vec<_>>()[..] else {
        panic!("{case}")
    };
    let (game, position) = start(line);
    let moves = game.look(&position).unwrap_or_else(|_| panic!("{line}")).moves;
    let said: Vec<_> = moves.iter().map(|it| [it.says.get(false), it.says.get(true)]).collect();
    assert!(said.iter().any(|it| *it == [english, japanese]), "{line}: {said:?}");
}

#[test]
fn cuts_name_heaps() {
    for case in [
        "nim 3 8 | take 3 from the second heap, leaving 5 | 2 番目の山から 3 個取って 5 個残す",
        "nim 3 8 | take all of the first heap | 1 番目の山をすべて取る",
        "moore_nim k=2 3 8 | take 1 from the first heap, leaving 2; take all of the second heap | 1 番目の山から 1 個取って 2 個残し、2 番目の山をすべて取る",
        "nim 0 0 0 0 0 0 0 0 0 0 1 | take all of the 11th heap | 11 番目の山をすべて取る",
        "poker_nim variant=stock 3 5 +4 | add 4 to the first heap, making 7 | 1 番目の山に 4 個足して 7 個にする",
        "wythoff 3 5 | take 2 from a, leaving 1; take 2 from b, leaving 3 | a から 2 個取って 1 個残し、b から 2 個取って 3 個残す",
    ] {
        check(case);
    }
}

#[test]
fn splits_name_parts() {
    for case in [
        "lasker_nim 5 | split the heap into 2 + 3 | 山を 2 + 3 に分ける",
        "octal_game code=0.77 5 | take 1 from the heap, leaving 1 + 3 | 山から 1 個取って 1 + 3 に分ける",
        "equal_split min=2 6 | split the heap into 3 parts of 2 | 山を 2 個ずつ 3 山に分ける",
    ] {
        check(case);
    }
}

#[test]
fn cells_vertices_and_edges_keep_their_names() {
    for case in [
        "welter 1 4 | move the coin from cell 4 to cell 0 | マス 4 のコインをマス 0 へ動かす",
        "dag_game arcs=2-1,2-0 2 | move the token from vertex 2 to vertex 0 | 頂点 2 の駒を頂点 0 へ動かす",
        "staircase_graph arcs=1-0,2-1 0 1 2 | move 2 stones from vertex 2 to vertex 1 | 頂点 2 から頂点 1 へ石を 2 個移す",
        "coprime_game 6 5 | change 6 to 5 | 6 を 5 に変える",
        "node_kayles 0-1 1-2 | choose vertex 1 | 頂点 1 を選ぶ",
        "green_hackenbush ground=0 0-1 | cut the edge 0-1 | 辺 0-1 を切る",
        "board_game board=.../... piece=rook 1 2 | move the token from (1, 2) to (0, 2) | (1, 2) の駒を (0, 2) へ動かす",
        "delete_nim 5 3 | change the pair 5 3 to 0 2 | 組 5 3 を 0 2 に変える",
    ] {
        check(case);
    }
}

#[test]
fn stairs_are_counted_from_one() {
    for case in [
        "staircase_nim 2 3 | move a stone from step 2 down to step 1 | 2 段目から 1 段目へ石を 1 個下ろす",
        "staircase_nim 2 3 | take all of the first step | 1 段目をすべて取る",
    ] {
        check(case);
    }
}

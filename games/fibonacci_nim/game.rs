use entries::*;
use nim_snippets::fibonacci_nim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        play(p):
            fibonacci_nim::wins(p[0], p[1]),
            fibonacci_nim::winning_moves(p[0], p[1]).map(taking(p[0], 2));
        misere(p):
            fibonacci_nim::misere_wins(p[0], p[1]),
            fibonacci_nim::misere_winning_moves(p[0], p[1]).map(taking(p[0], 2));
        moves(p): as_moves(moves::fibonacci_nim::moves(&(p[0], p[1])), taking(p[0], 2));
    };
    let game = Game::new("fibonacci_nim", Shape::Limited, answers)
        .sizes(&[(2, 60)])
        .picture(Picture::Parts)
        .misere_lost(
            "a stone may be taken, but not the smallest part of the heap without one stone, if it \
             has any",
            "石を取れるが、一個減らした山の最小の項は (あっても) 取れない",
        );
    vec![game]
}

refusals! {
    fibonacci_nim::wins(0, 0) => answers "false";
    fibonacci_nim::wins(u64::MAX, u64::MAX) => answers "true";
    fibonacci_nim::winning_moves(0, 5).next() => answers "None";
    fibonacci_nim::winning_moves(u64::MAX, u64::MAX).last() => answers "Some(18446744073709551613)";
    fibonacci_nim::sum_of_smallest_takes(0) => answers "0";
    fibonacci_nim::sum_of_largest_takes(0) => answers "0";
    fibonacci_nim::misere_wins(0, 0) => answers "true";
    fibonacci_nim::misere_winning_moves(0, 0).next() => answers "None";
}

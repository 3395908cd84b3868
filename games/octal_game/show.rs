use crate::games::entry::*;
use nim_snippets::octal_game::OctalGame;
use nim_snippets::sprague_grundy::mex;

pub fn games() -> Vec<Game> {
    vec![octal_game(), circles()]
}

fn octal_game() -> Game {
    let answers = answers! {
        |rule, n_max|
        let code = rule.text("code");
        let n_max = tabled(n_max, code);
        make game = OctalGame::new(n_max, code);
        value(n): game.grundy(n);
        play(p): game.wins(p), game.winning_moves(p);
        rules(p): labels(rules::octal_game::moves(p, code)), at_most squares(p).saturating_mul(code.len() as u128);
    };
    Game::new("octal_game", Shape::Sum("heaps"), answers).with(CODE).popular().proof(
        Proof::GuySmith(|rule| {
            let digits = rule.text("code").split('.').nth(1).unwrap_or_default();
            (digits.len(), if digits.contains(|digit| digit > '7') { 3 } else { 2 })
        }),
    )
}

fn circles() -> Game {
    let answers = answers! {
        |rule, n_max|
        let code = rule.text("code");
        let n_max = tabled(n_max, code);
        make game = OctalGame::new(n_max, code);
        value(n): mex(&opened(code, n).map(|left| game.grundy(left)).collect::<Vec<_>>()),
            as "sprague_grundy::mex(&(1..=n).filter(|&taken| code.chars().nth(taken as usize + 1)\
                 .and_then(|digit| digit.to_digit(16))\
                 .map_or(false, |digit| digit & if taken == n { 1 } else { 4 } != 0))\
                 .map(|taken| game.grundy(n - taken)).collect::<Vec<_>>())";
    };
    Game::new("octal_game", Shape::Sum("circles"), answers).variant("circle").with(CODE)
}

/// How many heaps the table has: all, or as many as show a period if they are too many.
fn tabled(n_max: u64, code: &str) -> u64 {
    const SEARCHED: u64 = 1 << 14;
    if n_max <= TABLE || OctalGame::new(SEARCHED, code).period.is_none() {
        return up_to(TABLE, n_max);
    }
    SEARCHED
}

/// The lengths of the rows that a taking leaves of a circle. All of it may be taken by the digit's
/// 1, else some by its 4, for a circle has no end.
fn opened(code: &str, n: u64) -> impl Iterator<Item = u64> {
    let digit = move |taken: u64| code.chars().nth(taken as usize + 1)?.to_digit(16);
    let may_take =
        move |&taken: &u64| digit(taken).unwrap_or(0) & if taken == n { 1 } else { 4 } != 0;
    (1..=n).filter(may_take).map(move |taken| n - taken)
}

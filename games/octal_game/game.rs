use entries::*;
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
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        moves(heaps):
            moves::octal_game::moves(heaps, code),
            at_most squares(heaps).saturating_mul(code.len() as u128);
    };
    Game::new("octal_game", Shape::Sum("heaps"), answers)
        .with(CODE)
        .tried(&[
            "code=0.77",
            "code=0.07",
            "code=0.137",
            "code=0.007",
            "code=0.6",
            "code=4.7",
            "code=0.3",
            "code=0.8",
            "code=0.F8",
            "code=8.3",
            "code=0.156",
            "code=0.",
            "code=4.",
            "code=C.",
        ])
        .sizes(&[(0, 0), (1, 12), (2, 6), (3, 4)])
        .popular()
        .proof(Proof::GuySmith(|rule| {
            let digits = rule.text("code").split('.').nth(1).unwrap_or_default();
            (digits.len(), if digits.contains(|digit| digit > '7') { 3 } else { 2 })
        }))
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
    Game::new("octal_game", Shape::Sum("circles"), answers)
        .variant("circle")
        .rules(
            "Octal game on circles: a row is left of a circle where the code lets a taking \
             leave two heaps; whoever cannot move loses.",
            "円の八進ゲーム: 符号が二山を残してよいとする取り方で、円は一列になる。\
             動けなければ負け。",
        )
        .with(CODE)
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
fn opened(code: &str, n: u64) -> impl Iterator<Item = u64> + '_ {
    let digit = move |taken: u64| code.chars().nth(taken as usize + 1)?.to_digit(16);
    let may_take =
        move |&taken: &u64| digit(taken).unwrap_or(0) & if taken == n { 1 } else { 4 } != 0;
    (1..=n).filter(may_take).map(move |taken| n - taken)
}

refusals! {
    octal_game::grundy_values(0, "0.77") => answers "[0]";
    octal_game::grundy_values(5, "")
        => panics "`` is no octal code: one digit before the point";
    octal_game::grundy_values(5, "0.g") => panics "`0.g` is no octal code: `g` at place 3";
    octal_game::grundy_values(5, "7.7") => panics "`7.7` is no octal code: `7` at place 1";
    octal_game::grundy_values(5, "0.") => answers "[0, 0, 0, 0, 0, 0]";
    octal_game::grundy_values(usize::MAX, "0.07")
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    octal_game::wins(&[], "77") => panics "`77` is no octal code: one digit before the point";
    octal_game::wins(&[], "0.77") => answers "false";
    octal_game::wins(&[u64::MAX], "0.77") => answers "true";
    octal_game::winning_moves(&[], "x")
        => panics "`x` is no octal code: one digit before the point";
    octal_game::winning_moves(&[], "0.77").next() => answers "None";
    octal_game::OctalGame::new(u64::MAX, "1.6")
        => panics "`1.6` is no octal code: `1` at place 1";
    octal_game::OctalGame::new(9, "0.6").grundy(10)
        => panics "a heap of 10 is above the 9 of the table";
    octal_game::OctalGame::new(0, "0.6").wins(&[u64::MAX])
        => panics "a heap of 18446744073709551615 is above the 0 of the table";
    octal_game::OctalGame::new(0, "0.77").winning_moves(&[]).next() => answers "None";
    octal_game::OctalGame::new(0, "0.77").winning_moves(&[5]).next()
        => panics "a heap of 5 is above the 0 of the table";
}

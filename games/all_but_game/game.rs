use entries::*;
use nim_snippets::all_but_game::AllButGame;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        make game = AllButGame::new(n_max, set);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        moves(heaps): moves::all_but_game::moves(heaps, set);
    };
    let game = Game::new("all_but_game", Shape::Sum("heaps"), answers)
        .with(SET)
        .tried(&["set=", "set=1", "set=2", "set=1,2", "set=2,3", "set=1,2,4", "set=2,3,5", "set=6"])
        .sizes(&[(0, 0), (1, 60), (2, 9), (3, 6), (4, 3)])
        .proof(Proof::Module(
            words(
                "a window as long as twice the largest number of the set repeats",
                "集合の最大の数の 2 倍の長さの窓が繰り返す",
            ),
            |rule, n| {
                let period = AllButGame::new(n, rule.set("set")).period?;
                Some(Repetition::new(period.start, period.length, period.saltus))
            },
        ));
    vec![game]
}

refusals! {
    all_but_game::grundy_values(0, &[]) => answers "[0]";
    all_but_game::grundy_values(usize::MAX, &[1])
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    all_but_game::wins(&[], &[]) => answers "false";
    all_but_game::winning_moves(&[], &[0]).next() => answers "None";
    all_but_game::AllButGame::new(u64::MAX, &[u64::MAX])
        => panics "no period within 4194304 heaps";
    all_but_game::AllButGame::new(3, &[2]).grundy(u64::MAX) => answers "9223372036854775807";
    all_but_game::AllButGame::new(3, &[3, 700]).grundy(u64::MAX)
        => panics "a heap of 18446744073709551615 is above the 255 of the table";
    all_but_game::AllButGame::new(0, &[]).wins(&[u64::MAX]) => answers "true";
    all_but_game::AllButGame::new(0, &[u64::MAX]).winning_moves(&[u64::MAX]).next()
        => panics "a heap of 18446744073709551615 is above the 255 of the table";
}

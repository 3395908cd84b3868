use entries::*;
use nim_snippets::growth_race;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let n = rule.number("n");
        let c = rule.number("c");
        let d = rule.number("d");
        let e = rule.number("e");
        let f = rule.number("f");
        play(p):
            growth_race::wins(p[0], n, (c, d), (e, f)),
            growth_race::winning_moves(p[0], n, (c, d), (e, f)).map(becomes);
        misere(p):
            growth_race::misere_wins(p[0], n, (c, d), (e, f)),
            growth_race::misere_winning_moves(p[0], n, (c, d), (e, f)).map(becomes);
        moves(p):
            as_moves(moves::growth_race::moves(p[0], n, (c, d), (e, f)), becomes),
            at_most u128::from(e) * u128::from(p[0]) + u128::from(f);
    };
    let game = Game::new("growth_race", Shape::Exactly(&["x"]), answers)
        .with(GROWTH)
        .tried(&[
            "n=0 c=2 d=0 e=9 f=0",
            "n=40 c=1 d=1 e=1 f=2",
            "n=40 c=1 d=1 e=2 f=0",
            "n=40 c=1 d=2 e=1 f=5",
            "n=40 c=1 d=3 e=3 f=4",
            "n=40 c=1 d=4 e=4 f=1",
            "n=40 c=2 d=0 e=2 f=0",
            "n=40 c=2 d=0 e=9 f=0",
            "n=40 c=2 d=1 e=2 f=1",
            "n=39 c=2 d=3 e=3 f=2",
            "n=39 c=3 d=0 e=4 f=4",
            "n=97 c=1 d=1 e=1 f=3",
            "n=97 c=1 d=2 e=2 f=1",
            "n=97 c=2 d=0 e=3 f=0",
            "n=97 c=2 d=4 e=4 f=3",
        ])
        .sizes(&[(1, 99)])
        .first(1)
        .plain(
            "the number is in the second, fourth, … of the ranges that are won and lost in turns \
            from n down, or not below n",
            "n から下へ交互に並ぶ勝ちと負けの区間のうち、二番目、四番目、… に数がある、または数が n 以上",
        )
        .misere_lost(
            "the number is in the first, third, … of the ranges that are lost and won in turns \
            from n down",
            "n から下へ交互に並ぶ負けと勝ちの区間のうち、一番目、三番目、… に数がある",
        );
    vec![game]
}

/// What a number becomes, unless it is too large to be typed.
fn becomes(option: u128) -> Move {
    u64::try_from(option).map_or_else(
        |_| Move::Say(told(format!("make it {option}"), format!("{option} にする"))),
        |option| Move::Set(vec![(0, option)]),
    )
}

refusals! {
    growth_race::wins(0, 0, (0, 0), (0, 0)) => panics "the least option of 0 is not above it";
    growth_race::wins(1, 9, (2, 0), (9, 0)) => answers "true";
    growth_race::wins(1, 9, (3, 0), (2, 0)) => panics "min = 3 exceeds max = 2 as a factor";
    growth_race::winning_moves(0, 0, (1, 1), (1, 2)).next() => answers "None";
    growth_race::winning_moves(5, 9, (3, 0), (2, 0))
        => panics "min = 3 exceeds max = 2 as a factor";
    growth_race::lost_ranges(0, 0, (1, 1), (1, 2)).next() => answers "None";
    growth_race::lost_ranges(0, 9, (3, 0), (2, 0))
        => panics "the least option of 0 is not above it";
    growth_race::misere_wins(0, 0, (1, 1), (1, 2)) => answers "true";
    growth_race::misere_winning_moves(0, 0, (1, 1), (1, 2)).next() => answers "None";
    growth_race::misere_lost_ranges(0, 0, (1, 1), (1, 2)).next() => answers "None";
    growth_race::factors(&[]) => panics "there must be factors, and all above 1";
    growth_race::factors(&[0]) => panics "there must be factors, and all above 1";
    growth_race::factors(&[u64::MAX, 2])
        => panics "18446744073709551615 is more than 2 times the factor 2";
}

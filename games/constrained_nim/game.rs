use entries::*;
use nim_snippets::constrained_nim::ConstrainedNim;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let bans = rule.pairs("bans");
        make game = ConstrainedNim::new(bans);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        moves(heaps): moves::constrained_nim::moves(heaps, bans);
    };
    let game = Game::new("constrained_nim", Shape::Sum("heaps"), answers)
        .with(BANS)
        .tried(&["bans=", "bans=5:2,6:1", "bans=1:1,2:2,3:3", "bans=4:1,4:2,4:3,4:4,7:5"])
        .sizes(&[(0, 0), (1, 18), (2, 6), (3, 5)]);
    vec![game]
}

refusals! {
    constrained_nim::grundy(u64::MAX, &[]) => answers "18446744073709551615";
    constrained_nim::grundy(u64::MAX, &[(u64::MAX, u64::MAX), (0, 0), (1, 2)]) => answers "0";
    constrained_nim::wins(&[], &[]) => answers "false";
    constrained_nim::winning_moves(&[], &[]).next() => answers "None";
    constrained_nim::winning_moves(&[u64::MAX], &[(u64::MAX, u64::MAX)]).next()
        => answers "None";
    constrained_nim::ConstrainedNim::new(&[(0, 1)]).grundy(0) => answers "0";
    constrained_nim::ConstrainedNim::new(&[]).wins(&[]) => answers "false";
    constrained_nim::ConstrainedNim::new(&[]).winning_moves(&[]).next() => answers "None";
}

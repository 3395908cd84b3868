use entries::*;
use nim_snippets::run_turning::RunTurning;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let set = rule.set("set");
        make game = RunTurning::new(n_max, set);
        value(n): game.grundy(n);
        play(heads):
            game.wins(named_once(heads)),
            game.winning_moves(heads).map(turned(heads));
        moves(heads):
            as_moves(moves::run_turning::moves(heads, set), turned(heads)),
            at_most squares(heads);
    };
    let game = Game::new("run_turning", Shape::Sum("heads"), answers)
        .with(TABLED_SET)
        .tried(&["set=", "set=1", "set=2", "set=1,2", "set=1,3", "set=2,3,5", "set=1,4,9"])
        .sizes(&[(0, 0), (1, 11), (2, 9), (3, 8), (4, 6)])
        .only(|heads| heads.is_sorted_by(|a, b| a < b));
    vec![game]
}

fn turned(heads: &[u64]) -> impl Fn((u64, u64)) -> Move + '_ {
    move |(first, last)| {
        let kept = heads.iter().copied().filter(|coin| !(first..=last).contains(coin));
        let new = (first..=last).filter(|coin| !heads.contains(coin));
        let mut after: Vec<u64> = kept.chain(new).collect();
        after.sort_unstable();
        let english = if first == last {
            format!("turn the coin {last}")
        } else {
            format!("turn the coins {first} to {last}")
        };
        Move::Become(told(english, format!("コイン {first} から {last} までを裏返す")), after)
    }
}

refusals! {
    RunTurning::new(3, &[]).run_counts() => answers "[0]";
    RunTurning::new(1 << 32, &[1]) => panics "coin 4294967296 is too far right";
    RunTurning::new(3, &[2, 0]) => panics "a run of 0 coins is no move";
    RunTurning::new(0, &[u64::MAX]).run_counts() => answers "[0, 0]";
    RunTurning::new(2, &[1, 1]).run_counts() => answers "[0, 3]";
    RunTurning::new(2, &[1]).grundy(3) => panics "coin 3 is too far right";
    RunTurning::new(2, &[1]).wins(&[]) => answers "false";
    RunTurning::new(2, &[1]).wins(&[u64::MAX])
        => panics "coin 18446744073709551615 is too far right";
    RunTurning::new(2, &[1]).winning_moves(&[3]) => panics "coin 3 is too far right";
}

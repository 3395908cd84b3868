use entries::*;
use nim_snippets::window_game::WindowGame;

pub fn games() -> Vec<Game> {
    let answers = answers! {
        |rule, n_max|
        let low = i128::from(rule.number("low"));
        let high = high(rule, low);
        make game = WindowGame::new(n_max, |x| (x + low - 1) / low, |x| x / high);
        value(n): game.grundy(n);
        play(heaps): game.wins(heaps), game.winning_moves(heaps);
        moves(heaps): moves::window_game::moves(heaps, |x| (x + low - 1) / low, |x| x / high);
    };
    let game = Game::new("window_game", Shape::Sum("heaps"), answers)
        .with(WINDOW)
        .tried(&["low=3 high=2", "low=2 high=1", "low=4 high=1"])
        .sizes(&[(0, 0), (1, 60), (2, 9), (3, 6)]);
    vec![game]
}

/// What the heap is divided by for the largest taking, if what may be taken, from `⌈x/low⌉` to
/// `⌊x/high⌋`, is a rule.
fn high(rule: &Rule, low: i128) -> i128 {
    let high = i128::from(rule.number("high"));
    let is_window = high > 0 && high < low && low <= 1000;
    assert!(is_window, "high must be positive, low above it, up to 1000");
    let is_open = |x: i128| (x + low - 1) / low <= x / high;
    let closing = (1..low * high).find(|&x| is_open(x) && !is_open(x + 1));
    assert!(closing.is_none(), "a heap of {} can be played, one more cannot", closing.unwrap_or(0));
    high
}

refusals! {
    window_game::grundy_values(0, |_| 0, |_| 0) => answers "[0]";
    window_game::grundy_values(usize::MAX, |x| x - 1, |x| x - 1)
        => panics "a heap of 18446744073709551615 is above the 4294967295 of the table";
    window_game::grundy_values(5, |x| -x, |x| x - 1) => answers "[0, 1, 2, 3, 4, 5]";
    window_game::grundy_values(5, |_| i128::MIN, |_| i128::MAX) => answers "[0, 1, 2, 3, 4, 5]";
    window_game::WindowGame::new(0, |_| 0, |_| 0).grundy(1)
        => panics "a heap of 1 is above the 0 of the table";
    window_game::WindowGame::new(5, |_| 0, |x| x - 1).wins(&[u64::MAX])
        => panics "a heap of 18446744073709551615 is above the 5 of the table";
    window_game::WindowGame::new(5, |_| 0, |x| x - 1).winning_moves(&[]).next()
        => answers "None";
    window_game::WindowGame::new(5, |_| 0, |x| x - 1).winning_moves(&[6]).next()
        => panics "a heap of 6 is above the 5 of the table";
}

use nim_snippets::grundys_game;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::octal::Code;

pub fn speed(bench: &mut Bench) {
    let code = Code { digits: &[4], parts_may_be_equal: false };
    bench
        .row("values to 10^4", || grundys_game::grundy_values(10_000))
        .plain(|| code.by_stamps(10_000))
        .best("sparse spaces", || code.by_sparse_spaces(10_000))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.takes("{} for 10^5", || grundys_game::grundy_values(100_000));
    growth.takes("{} for 10^6", || grundys_game::grundy_values(1_000_000));
}

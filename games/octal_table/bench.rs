use nim_snippets::octal_table;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::octal::octal;

pub fn speed(bench: &mut Bench) {
    for (task, code, digits, n) in [
        ("0.16 to 10^5", "0.16", &[0, 1, 6][..], 100_000),
        ("0.56 to 10^5", "0.56", &[0, 5, 6], 100_000),
        ("0.106 to 10^5", "0.106", &[0, 1, 0, 6], 100_000),
    ] {
        bench
            .row(task, || octal_table::grundy_values(n, code))
            .best("sparse spaces", || octal(digits).by_sparse_spaces(n))
            .time();
    }
    for (task, code, digits) in [
        ("0.16 to 10^4", "0.16", &[0, 1, 6][..]),
        ("0.007 to 10^4", "0.007", &[0, 0, 0, 7]),
        ("0.6 to 10^4", "0.6", &[0, 6]),
    ] {
        bench
            .row(task, || octal_table::grundy_values(10_000, code))
            .plain(|| octal(digits).by_stamps(10_000))
            .best("sparse spaces", || octal(digits).by_sparse_spaces(10_000))
            .time();
    }
}

pub fn growth(growth: &mut Growth) {
    growth.power("{} where many are (0.007)", 4000, |n| {
        move || octal_table::grundy_values(n, "0.007")
    });
    growth.takes("10^7 heaps in {} where few are rare (0.106)", || {
        octal_table::grundy_values(10_000_000, "0.106")
    });
    growth.takes("2·10^4 heaps take {}", || octal_table::grundy_values(20_000, "0.007"));
    growth.takes("10^5 {}", || octal_table::grundy_values(100_000, "0.007"));
}

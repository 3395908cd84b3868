use nim_snippets::nimber;
use nim_snippets::nimber_log::NimberLog;

use crate::growth::Growth;
use crate::input::numbers;

pub fn growth(growth: &mut Growth) {
    let logs = NimberLog::new(nimber::mul);
    // Where there is none it may end early.
    let powers: Vec<(u64, u64)> =
        numbers(1000).iter().map(|&a| (a, nimber::pow(a, a / 3))).collect();
    growth.takes("{} once for the table", || NimberLog::new(nimber::mul));
    growth.takes_times(1e3, "some {} a logarithm", || {
        powers.iter().filter(|(a, x)| logs.discrete_log(*a, *x).is_some()).count()
    });
}

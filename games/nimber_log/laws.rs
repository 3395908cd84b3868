use crate::nimber_laws::{check_large_logs, check_small_logs};
use nim_snippets::nimber;
use nim_snippets::nimber_log::NimberLog;

#[test]
fn laws() {
    let logs = NimberLog::new(nimber::mul);
    let bases: Vec<u64> = (0..256).collect();
    check_small_logs(|base, x| logs.discrete_log(base, x), &bases);
    check_large_logs(|base, x| logs.discrete_log(base, x), 100);
}

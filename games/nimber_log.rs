//! Nimber logarithms.

use crate::entry::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use crate::support::nimber_laws::{check_large_logs, check_small_logs};
    use nim_snippets::nimber;
    use nim_snippets::nimber_log::NimberLog;

    #[test]
    fn laws() {
        let logs = NimberLog::new(nimber::mul);
        let bases: Vec<u64> = (0..256).collect();
        check_small_logs(|base, x| logs.discrete_log(base, x), &bases);
        check_large_logs(|base, x| logs.discrete_log(base, x), 100);
    }
}

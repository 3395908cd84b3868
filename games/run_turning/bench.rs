use nim_snippets::run_turning::RunTurning;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.takes("10^6 coins and runs of 1000 squares take {}", || {
        RunTurning::new(1_000_000, &(1..=1000).map(|i| i * i).collect::<Vec<_>>())
    });
}

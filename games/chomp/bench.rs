use nim_snippets::chomp;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.takes("10 rows of 9 take {}", || chomp::winning_moves(&[9; 10]).count());
    growth.takes("11 of 11 take {}", || chomp::winning_moves(&[11; 11]).count());
    growth.takes("3 of 100 {}", || chomp::winning_moves(&[100; 3]).count());
}

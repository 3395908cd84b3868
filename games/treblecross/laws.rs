use crate::brute_force::Convention::Normal;
use crate::brute_force::Rules;
use crate::splitting::octal_values;

#[test]
fn laws() {
    use nim_snippets::treblecross::*;
    let mut rules = Rules::new(|row: &Vec<bool>| rules::treblecross::moves(row));
    for len in 0..=13 {
        for bits in 0_u32..1 << len {
            let row: Vec<bool> = (0..len).map(|cell| bits >> cell & 1 == 1).collect();
            rules.check_outcome(Normal, &row, wins(&row), winning_moves(&row));
        }
    }
}

#[test]
fn values() {
    let values = nim_snippets::treblecross::grundy_values(400);
    assert_eq!(values[3..], octal_values(402, "0.007")[5..]);
}

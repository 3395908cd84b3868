use crate::brute_force::Convention::Normal;
use crate::brute_force::Rules;
use crate::splitting::octal_values;

#[test]
fn laws() {
    use nim_snippets::treblecross::*;
    let mut rules = Rules::new(|row: &Vec<bool>| {
        let over = row.windows(3).any(|cells| cells == [true; 3]);
        let cells = (0..row.len()).filter(|&cell| !over && !row[cell]);
        let play = |cell: usize| {
            let mut row = row.clone();
            row[cell] = true;
            (cell, row)
        };
        cells.map(play).collect()
    });
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

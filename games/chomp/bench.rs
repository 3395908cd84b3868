use std::collections::HashMap;

use nim_snippets::chomp;

use crate::growth::Growth;
use crate::harness::Bench;

pub fn speed(bench: &mut Bench) {
    fn wins(rows: &[usize], memo: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&wins) = memo.get(rows) {
            return wins;
        }
        let bites = (0..rows.len()).flat_map(|i| (0..rows[i]).map(move |j| (i, j)));
        let mut wins_by = |(i, j): (usize, usize)| {
            let left = |(k, &row): (usize, &usize)| if k < i { row } else { row.min(j) };
            let rest: Vec<usize> = rows.iter().enumerate().map(left).collect();
            !wins(&rest, memo)
        };
        let result = rows[0] == 0 || bites.clone().any(&mut wins_by);
        memo.insert(rows.to_vec(), result);
        result
    }
    let rows = [9, 9, 8, 8, 7, 6];
    bench
        .row("winner, six rows of up to 9", || chomp::wins(&rows))
        .plain(|| wins(&rows, &mut HashMap::new()))
        .time();
}

pub fn growth(growth: &mut Growth) {
    growth.takes("10 rows of 9 take {}", || chomp::winning_moves(&[9; 10]).count());
    growth.takes("11 of 11 take {}", || chomp::winning_moves(&[11; 11]).count());
    growth.takes("3 of 100 {}", || chomp::winning_moves(&[100; 3]).count());
}

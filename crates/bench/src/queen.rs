//! A queen that goes up, to the left and both.

/// The values of all cells, 0 for walls, which it cannot pass. Each row, column and diagonal has a
/// bit for each value since its last wall; all are below 64 times `WORDS`.
pub fn values<const WORDS: usize>(
    height: usize,
    width: usize,
    is_open: impl Fn(usize, usize) -> bool,
) -> Vec<Vec<u64>> {
    let mut columns = vec![[0_u64; WORDS]; width];
    let mut diagonals = vec![[0_u64; WORDS]; height + width];
    let mut values = vec![vec![0; width]; height];
    for row in 0..height {
        let mut line = [0; WORDS];
        for column in 0..width {
            let lines = [&mut line, &mut columns[column], &mut diagonals[height + column - row]];
            if !is_open(row, column) {
                lines.into_iter().for_each(|line| *line = [0; WORDS]);
                continue;
            }
            let free = |i: usize| !(lines[0][i] | lines[1][i] | lines[2][i]);
            let word = (0..WORDS).find(|&i| free(i) > 0).expect("a value below 64 * WORDS");
            let bit = free(word).trailing_zeros();
            lines.into_iter().for_each(|line| line[word] |= 1 << bit);
            values[row][column] = 64 * word as u64 + u64::from(bit);
        }
    }
    values
}

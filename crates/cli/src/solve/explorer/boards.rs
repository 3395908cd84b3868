// Boards, which are empty at first.

fn board(rows: u64, columns: u64) -> Input {
    vec![vec![0; columns as usize]; rows as usize]
}

fn directions(_: &Assumptions) -> Vec<Direction> {
    let mut all = vec![direction(20_000_000, |size, _| {
        let sum = size + 2;
        let inputs = (1..sum).map(|rows| board(rows, sum - rows)).collect();
        Some(Batch { inputs, reach: format!("all boards whose sides add up to {}", sum) })
    })];
    for rows in 1..=4_u64 {
        all.push(direction(8_000_000, move |size, _| {
            let columns = size + 1;
            let inputs = vec![board(rows, columns), board(columns, rows)];
            let reach = format!("boards of {} by up to {}, and turned", rows, columns);
            if columns > 400 { None } else { Some(Batch { inputs, reach }) }
        }));
    }
    all
}

use nim_snippets::chomp;

/// Larger bars by the definition: no lost bar leads to another, and all others lead to one.
#[test]
fn larger() {
    for rows in [vec![30, 24, 17], vec![12, 9, 9, 2, 1], vec![40, 3, 2], vec![3; 9], vec![6; 6]] {
        let bites = moves::chomp::moves(&rows);
        let to_lost = bites.iter().filter(|(_, after)| !chomp::wins(after)).map(|(bite, _)| *bite);
        assert!(chomp::winning_moves(&rows).eq(to_lost), "{rows:?}");
        let to_lost = bites.iter().any(|(_, after)| !chomp::wins(after));
        assert_eq!(chomp::wins(&rows), to_lost, "{rows:?}");
    }
}

#[test]
fn closed_forms() {
    for n in 2..=7 {
        assert!(chomp::winning_moves(&vec![n; n]).any(|bite| bite == (1, 1)));
        assert!(chomp::winning_moves(&[n, n]).eq([(1, n - 1)]));
    }
}

#[test]
fn extremes() {
    const MAX: usize = usize::MAX;
    assert!(chomp::wins(&[]) && chomp::winning_moves(&[]).next().is_none());
    assert!(chomp::wins(&[0, 0]) && chomp::winning_moves(&[0, 0]).next().is_none());
    assert!(!chomp::wins(&[1]) && chomp::winning_moves(&[1]).next().is_none());
    assert!(chomp::wins(&[MAX]) && chomp::wins(&[MAX, MAX]) && !chomp::wins(&[MAX, MAX - 1]));
    assert!(chomp::wins(&[MAX; 5]));
    assert!(!chomp::wins(&[1; 1]) && chomp::wins(&[2; 100_000]));
    let mut columns = [2; 100_000];
    columns[99_999] = 1;
    assert!(!chomp::wins(&columns));
}

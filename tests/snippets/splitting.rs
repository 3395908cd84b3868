//! Heaps and rows that split.

use crate::brute_force::{Rules, assert_panics, heaps};
use crate::random::Random;
use nim_snippets::{halving_nim, interval_nim};

use nim_snippets::octal_game::{self, OctalGame};

/// Heap `i` is replaced by these heaps.
type Split = (usize, Vec<u64>);

/// The position after a move, its heaps ascending.
fn split(heaps: &[u64], (i, parts): &Split) -> Vec<u64> {
    let mut heaps = heaps.to_vec();
    heaps.splice(i..=i, parts.iter().copied());
    heaps.sort_unstable();
    heaps
}

/// The rules of a game in which a heap may be replaced by any of its `options`.
fn splitting_rules<'a>(options: impl Fn(u64) -> Vec<Vec<u64>> + 'a) -> Rules<'a, Vec<u64>, Split> {
    Rules::new(move |heaps: &Vec<u64>| {
        let all = heaps.iter().enumerate();
        let moves = all.flat_map(|(i, &heap)| options(heap).into_iter().map(move |p| (i, p)));
        moves.map(|m| (m.clone(), split(heaps, &m))).collect()
    })
}

/// All ascending ways of writing `n` as a sum of `count` positive numbers.
fn sums(n: u64, count: usize) -> Vec<Vec<u64>> {
    let mut all = heaps(count, n);
    all.retain(|parts| parts.iter().sum::<u64>() == n && !parts.contains(&0));
    all.retain(|parts| parts.windows(2).all(|pair| pair[0] <= pair[1]));
    all
}

/// The options of a heap by the digits of a code.
fn octal_options(heap: u64, digits: &[u32]) -> Vec<Vec<u64>> {
    let takes = (0..=heap).zip(digits);
    let parts = takes.flat_map(|(taken, digit)| {
        let counts = (0..4).filter(move |count| digit >> count & 1 == 1);
        counts.flat_map(move |count| sums(heap - taken, count))
    });
    parts.collect()
}

const CODES: [&str; 12] =
    ["0.77", "0.07", "0.137", "0.007", "0.6", "4.7", "0.3", "0.8", "0.F8", "8.3", "0.156", "0."];

fn digits(code: &str) -> Vec<u32> {
    code.chars().filter_map(|c| c.to_digit(16)).collect()
}

#[test]
fn octal_game_laws() {
    for code in CODES {
        let digits = digits(code);
        let mut rules = splitting_rules(|heap| octal_options(heap, &digits));
        let game = OctalGame::new(code, 12);
        for (count, max) in [(0, 0), (1, 12), (2, 6), (3, 4)] {
            for heaps in heaps(count, max) {
                rules.check(&heaps, game.wins(&heaps), game.winning_moves(&heaps));
            }
        }
        for (heap, value) in octal_game::grundy_values(12, code).into_iter().enumerate() {
            rules.check_grundy(&vec![heap as u64], value);
        }
    }
}

/// The values by the definition, for codes without the digit 8.
fn octal_values(n: usize, code: &str) -> Vec<u64> {
    let digits = digits(code);
    let mut values: Vec<u64> = vec![0];
    for heap in 1..=n {
        let mut options = std::collections::HashSet::new();
        for (rest, digit) in (0..=heap).rev().zip(&digits) {
            if digit >> u32::from(rest > 0) & 1 == 1 {
                options.insert(values[rest]);
            }
            if digit & 4 > 0 {
                options.extend((1..rest).map(|a| values[a] ^ values[rest - a]));
            }
        }
        values.extend((0..).find(|value| !options.contains(value)));
    }
    values
}

#[test]
fn octal_game_periods() {
    // (last exception, period) in the literature.
    let known = [
        ("0.77", Some((70, 12))),
        ("0.07", Some((52, 34))),
        ("0.137", Some((51, 34))),
        ("0.7777", Some((141, 24))),
        ("0.1377", Some((140, 24))),
        ("0.177", Some((496, 20))),
        ("0.117", Some((46, 48))),
        ("0.115", Some((0, 14))),
        ("0.11377", Some((186, 32))),
        ("0.007", None),
        ("0.6", None),
    ];
    for (code, expected) in known {
        let values = octal_values(1500, code);
        let game = OctalGame::new(code, 1500);
        let period = game.period.map(|(start, period)| (start - 1, period));
        assert_eq!(period, expected, "{code}");
        assert_eq!(octal_game::grundy_values(1500, code), values, "{code}");
        assert_eq!(octal_game::grundy_values(67, code), values[..68], "{code}");
        let table = OctalGame::with_values(code, values);
        assert_eq!(table.period, game.period, "{code}");
    }
}

#[test]
fn octal_game_large() {
    let mut random = Random(5);
    for code in ["0.77", "0.07", "4.7", "0.117"] {
        let game = OctalGame::new(code, 2000);
        for _ in 0..100 {
            let heaps: Vec<u64> = (0..random.below(5)).map(|_| random.stones()).collect();
            let moves: Vec<Split> = game.winning_moves(&heaps).take(5).collect();
            assert_eq!(game.wins(&heaps), !moves.is_empty(), "{code} {heaps:?}");
            for winning in &moves {
                assert!(!game.wins(&split(&heaps, winning)), "{code} {heaps:?}");
            }
        }
    }
    assert!(!OctalGame::new("0.7", 0).wins(&[0, 0]));
    for code in ["", "0", ".77", "7", "10.7", "0,77", "é.7"] {
        let message = format!("`{code}` is no octal code: one digit before the point");
        assert_panics(&message, || OctalGame::new(code, 0));
    }
    for (code, place) in [
        ("1.7", "`1` at place 1"),
        ("2.7", "`2` at place 1"),
        ("0.7.7", "`.` at place 4"),
        ("0.77g7", "`g` at place 5"),
        ("0.é", "`é` at place 3"),
    ] {
        let message = format!("`{code}` is no octal code: {place}");
        assert_panics(&message, || OctalGame::new(code, 0));
        assert_panics(&message, || octal_game::wins(&[], code));
    }
    let game = OctalGame::treblecross(100);
    assert_panics("no proven period", || game.wins(&[101]));
}

#[test]
fn octal_game_by_name() {
    let named = [
        ("0.77", OctalGame::kayles()),
        ("0.07", OctalGame::dawsons_kayles()),
        ("0.137", OctalGame::dawsons_chess()),
        ("0.007", OctalGame::treblecross(1000)),
    ];
    for (code, game) in named {
        let values = octal_values(1000, code);
        assert!(values.iter().zip(0..).all(|(&value, heap)| game.grundy(heap) == value), "{code}");
        for heaps in heaps(2, 20) {
            assert_eq!(octal_game::wins(&heaps, code), game.wins(&heaps), "{code} {heaps:?}");
        }
    }
    assert!(octal_game::wins(&[u64::MAX, 1], "0.77"));
}

/// Beyond several choices of the rare heaps, and beyond proofs of a period.
#[test]
fn octal_table_values() {
    use nim_snippets::octal_table::grundy_values;
    let mut random = Random(9);
    let random_code = |_| {
        let first = ["0.", "4."][random.below(2) as usize];
        (0..=random.below(5)).fold(first.to_string(), |code, _| code + &random.below(8).to_string())
    };
    let known =
        ["0.77", "0.16", "0.56", "0.106", "0.165", "0.007", "0.6", "4.7", "0.", "4.", "0.3"];
    let known = known.map(str::to_string);
    for code in known.into_iter().chain((0..20).map(random_code)) {
        let expected = octal_game::grundy_values(2500, &code);
        for n in [0, 1, 64, 65, 215, 2500] {
            assert_eq!(grundy_values(n, &code), expected[..=n], "{code} {n}");
        }
    }
    let game = OctalGame::with_values("0.165", grundy_values(20_000, "0.165"));
    assert_eq!(game.period, Some((5181, 1550)));
    for code in ["", "0", "77", "1.7", "0.8", "0.7.7"] {
        assert_panics(&format!("`{code}` is no octal code"), || grundy_values(0, code));
    }
}

/// Checks the law on large positions: a winning move leads to a lost position, and one exists iff
/// the position is won.
fn check_large(wins: impl Fn(&[u64]) -> bool, moves: impl Fn(&[u64]) -> Vec<Split>) {
    let mut random = Random(6);
    for _ in 0..500 {
        let mut heaps: Vec<u64> = (0..random.below(4)).map(|_| random.stones()).collect();
        heaps.extend(random.below(2).checked_sub(1).and(heaps.first().copied()));
        let moves = moves(&heaps);
        assert_eq!(wins(&heaps), !moves.is_empty(), "{heaps:?}");
        for winning in &moves {
            assert!(!wins(&split(&heaps, winning)), "{heaps:?} {winning:?}");
        }
    }
}

#[test]
fn grundys_game_laws() {
    use nim_snippets::grundys_game::GrundysGame;
    let mut rules = splitting_rules(|heap| {
        let mut parts = sums(heap, 2);
        parts.retain(|parts| parts[0] != parts[1]);
        parts
    });
    let game = GrundysGame::new(20);
    for (count, max) in [(0, 0), (1, 20), (2, 10), (3, 5)] {
        for heaps in heaps(count, max) {
            let moves = game.winning_moves(&heaps);
            let moves = moves.map(|(i, parts)| (i, parts.to_vec()));
            rules.check(&heaps, game.wins(&heaps), moves);
        }
    }
    for heap in 0..=20 {
        rules.check_grundy(&vec![heap], game.grundy(heap));
    }
    assert_panics("beyond the table", || game.wins(&[21]));
}

#[test]
fn grundys_game_values() {
    let mut values: Vec<u64> = vec![];
    for heap in 0..=2500 {
        let splits = (1..heap).take_while(|a| 2 * a < heap);
        let options: std::collections::HashSet<u64> =
            splits.map(|a: usize| values[a] ^ values[heap - a]).collect();
        values.extend((0..).find(|value| !options.contains(value)));
    }
    for n in [0, 1, 2, 3, 64, 128, 129, 2500] {
        assert_eq!(nim_snippets::grundys_game::grundy_values(n), values[..=n]);
    }
}

#[test]
fn treblecross_laws() {
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
            rules.check(&row, wins(&row), winning_moves(&row));
        }
    }
}

#[test]
fn treblecross_values() {
    let values = nim_snippets::treblecross::grundy_values(400);
    assert_eq!(values[3..], octal_values(402, "0.007")[5..]);
}

/// The takes of a heap, most stones first.
fn all_takes(heap: u64) -> Vec<Vec<u64>> {
    let parts = (0..heap).map(|left| vec![left; usize::from(left > 0)]);
    parts.collect()
}

#[test]
fn lasker_nim_laws() {
    use nim_snippets::lasker_nim::*;
    let mut rules = splitting_rules(|heap| [all_takes(heap), sums(heap, 2)].concat());
    for (count, max) in [(0, 0), (1, 16), (2, 8), (3, 4), (4, 2)] {
        for heaps in heaps(count, max) {
            rules.check(&heaps, wins(&heaps), winning_moves(&heaps));
            rules.check_misere(&heaps, misere_wins(&heaps), misere_winning_moves(&heaps));
        }
    }
    for heap in 0..=16 {
        rules.check_grundy(&vec![heap], grundy(heap));
    }
}

#[test]
fn lasker_nim_large() {
    use nim_snippets::lasker_nim::*;
    check_large(wins, |heaps| winning_moves(heaps).take(20).collect());
    // A win of misère play may be the finished position, which has no move.
    check_large(
        |heaps| misere_wins(heaps) && heaps.iter().any(|&heap| heap > 0),
        |heaps| {
            let moves = misere_winning_moves(heaps).take(20);
            moves.filter(|m| !misere_wins(&split(heaps, m))).collect()
        },
    );
    assert_eq!(grundy(u64::MAX - 1), u64::MAX - 1);
    assert!(winning_moves(&[u64::MAX; 2]).next().is_none());
    assert_panics("2^64 does not fit", || grundy(u64::MAX));
}

#[test]
fn take_or_split3_laws() {
    use nim_snippets::take_or_split3::*;
    let mut rules = splitting_rules(|heap| [all_takes(heap), sums(heap, 3)].concat());
    for (count, max) in [(0, 0), (1, 17), (2, 8), (3, 4)] {
        for heaps in heaps(count, max) {
            let mut moves: Vec<Split> = winning_moves(&heaps).collect();
            moves.sort_by_key(|(i, parts)| (*i, parts.len() > 1));
            rules.check(&heaps, wins(&heaps), moves);
        }
    }
    for heap in 0..=17 {
        rules.check_grundy(&vec![heap], grundy(heap));
    }
    assert!(winning_moves(&[7]).last().is_some_and(|(_, parts)| parts.is_empty()));
    assert!(wins(&[u64::MAX, 1]) && !wins(&[u64::MAX; 2]));
    assert_eq!(winning_moves(&[5, u64::MAX]).next(), Some((1, vec![5])));
    assert_eq!(winning_moves(&[u64::MAX; 2]).next(), None);
    assert_panics("2^64 does not fit", || grundy(u64::MAX));
}

/// Removing consecutive cells, played on what is left of the rows.
fn interval_options(
    rows: &[usize],
    min: usize,
    max: usize,
) -> Vec<((usize, usize, usize), Vec<usize>)> {
    let mut options = Vec::new();
    for (i, &row) in rows.iter().enumerate() {
        for (start, end) in (0..row).flat_map(|start| (start..=row).map(move |end| (start, end))) {
            if (min..=max).contains(&(end - start)) {
                let mut after = [&rows[..i], &rows[i + 1..], &[start, row - end]].concat();
                after.retain(|&row| row > 0);
                after.sort_unstable();
                options.push(((i, start, end - start), after));
            }
        }
    }
    options
}

#[test]
fn interval_nim_laws() {
    for (min, max) in (1..=4).flat_map(|min| (min..=6).map(move |max| (min, max))) {
        let mut rules = Rules::new(|rows: &Vec<usize>| interval_options(rows, min, max));
        let values = interval_nim::grundy_values(16, min, max);
        for (row, &value) in values.iter().enumerate() {
            rules.check_grundy(&vec![row], value);
        }
        let sums = (0..8).flat_map(|a| (0..=a).map(move |b| vec![a, b]));
        for rows in (0..=12).map(|row| vec![row]).chain(sums).chain([vec![], vec![3, 5, 4]]) {
            let moves = interval_nim::winning_moves(&rows, min, max);
            rules.check(&rows, interval_nim::wins(&rows, min, max), moves);
        }
    }
}

#[test]
fn interval_nim_extremes() {
    const MAX: usize = usize::MAX;
    assert_eq!(interval_nim::grundy_values(3, 1, MAX), [0, 1, 2, 3]);
    assert_eq!(interval_nim::grundy_values(3, MAX, MAX), [0; 4]);
    assert_eq!(interval_nim::grundy_values(0, 1, 1), [0]);
    assert!(interval_nim::winning_moves(&[7, 0], 1, MAX).eq([
        (0, 0, 7),
        (0, 1, 5),
        (0, 2, 3),
        (0, 3, 1)
    ]));
    assert!(!interval_nim::wins(&[], 1, 2));
    for rows in [&[][..], &[5]] {
        for (message, min, max) in
            [("min must be positive", 0, 0), ("min = 3 exceeds max = 2", 3, 2)]
        {
            assert_panics(message, || interval_nim::wins(rows, min, max));
            assert_panics(message, || interval_nim::winning_moves(rows, min, max));
            assert_panics(message, || interval_nim::grundy_values(0, min, max));
        }
    }
}

#[test]
fn interval_nim_large() {
    let mut random = Random(1);
    for n in 0..40 {
        let rows: Vec<usize> = (0..n % 4).map(|_| random.below(200) as usize).collect();
        let min = random.below(9) as usize + 1;
        let max = min + [0, 0, 1, 30, 500][n % 5];
        let winning_moves: Vec<_> = interval_nim::winning_moves(&rows, min, max).collect();
        assert_eq!(interval_nim::wins(&rows, min, max), !winning_moves.is_empty());
        for (i, start, len) in winning_moves.into_iter().step_by(7) {
            assert!((min..=max).contains(&len));
            let mut after = rows.clone();
            after[i] = start;
            after.push(rows[i] - start - len);
            assert!(!interval_nim::wins(&after, min, max));
        }
    }
    // Any single row with a move is won by mirroring when min < max.
    let values = interval_nim::grundy_values(2000, 6, 7);
    assert!(values[6..].iter().all(|&value| value > 0));
    let by_formula: Vec<u64> = (0..=2000).collect();
    assert_eq!(interval_nim::grundy_values(2000, 1, 2000), by_formula);
}

type Halved = (usize, u64, u64);

/// Take one stone, or halve an even heap into `k` heaps. The new heaps follow the others.
fn halving_options(heaps: &[u64], k: u64) -> Vec<(Halved, Vec<u64>)> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        if heap > 0 {
            options.push((i, heap - 1, 1));
        }
        if heap > 0 && heap % 2 == 0 {
            options.push((i, heap / 2, k));
        }
    }
    options.sort_unstable();
    options.dedup();
    let option = |(i, size, count): Halved| {
        let halves = vec![size; count as usize];
        let mut after = [&heaps[..i], &heaps[i + 1..], &halves].concat();
        after.retain(|&heap| heap > 0);
        after.sort_unstable();
        ((i, size, count), after)
    };
    options.into_iter().map(option).collect()
}

#[test]
fn halving_nim_laws() {
    for k in 1..=5 {
        let mut rules = Rules::new(|heaps: &Vec<u64>| halving_options(heaps, k));
        let one = (0..=if k > 3 { 8 } else { 12 }).map(|heap| vec![heap]);
        for heaps in
            one.chain(heaps(2, if k > 3 { 4 } else { 6 })).chain(heaps(3, 3)).chain([vec![]])
        {
            let moves = halving_nim::winning_moves(&heaps, k);
            rules.check(&heaps, halving_nim::wins(&heaps, k), moves);
            if let [heap] = heaps[..] {
                rules.check_grundy(&heaps, halving_nim::grundy(heap, k));
            }
        }
    }
}

/// Far more heaps than explicit positions can have: a split is worth `k` times the xor of its value.
#[test]
fn halving_nim_values() {
    for k in [1, 2, 3, 4, u64::MAX - 1, u64::MAX] {
        let mut values = vec![0_u64];
        for heap in 1..2000_usize {
            let split = (heap % 2 == 0).then(|| values[heap / 2] * (k % 2));
            let mex = (0..).find(|&value| value != values[heap - 1] && Some(value) != split);
            values.push(mex.expect("values are finite"));
            assert_eq!(halving_nim::grundy(heap as u64, k), values[heap], "{heap} {k}");
        }
    }
}

#[test]
fn halving_nim_extremes() {
    let moves = halving_nim::winning_moves(&[0, 2], u64::MAX - 1);
    assert!(moves.eq([(1, 1, u64::MAX - 1)]));
    assert!(!halving_nim::wins(&[0, 2], u64::MAX));
    assert!(!halving_nim::wins(&[u64::MAX], u64::MAX));
    assert!(halving_nim::winning_moves(&[u64::MAX - 1], 1).next().is_some());
    assert_panics("k must be positive", || halving_nim::wins(&[], 0));
    assert_panics("k must be positive", || halving_nim::winning_moves(&[], 0));
    assert_panics("k must be positive", || halving_nim::grundy(0, 0));
}

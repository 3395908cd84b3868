//! The patterns of docs/deceptive-patterns.md: each holds below the position that the page names, and
//! fails there. The games are played from their rules alone.

use std::collections::HashMap;
use std::path::Path;
use std::thread;

/// The first position at which the pattern is wrong, of each row of the page in its order.
const ROWS: &[fn() -> usize] = &[
    // Taking a number of a sequence
    || taking(&catalan(), |n| n % 3 == 0),
    || taking(&ulam(), |n| n % 5 == 0),
    || taking(&powers(4), |n| n % 17 % 2 == 0 && n % 17 <= 14),
    || taking(&sums_of_two(1, 3), |n| [0, 2, 8, 10, 16].contains(&(n % 22))),
    || taking(&partition_numbers(), |n| n % 4 == 0),
    || taking(&polygonal(5), |n| n % 17 % 2 == 0 && n % 17 <= 10),
    || taking(&polygonal(3), |n| [0, 2, 4].contains(&(n % 9))),
    || taking(&sums_of_two(1, 2), |n| [0, 4].contains(&(n % 10))),
    || taking(&powers(2), |n| [0, 2].contains(&(n % 5))),
    || taking(&tribonacci(), |n| n % 3 == 0),
    // Splitting heaps
    || {
        let values = values(1010, 3, &octal("0.E"));
        (1..).find(|&n| values[n + 453] != values[n] + 256).expect("an exception") + 453
    },
    || {
        let values = values(1050, 2, &octal("0.007"));
        (359..).find(|&n| values[n] == 0).expect("a losing row")
    },
    || {
        let values = values(280, 2, &unequal_halves);
        (54..).find(|&n| values[n] == 0).expect("a losing heap")
    },
    || {
        let losing = [1, 5, 9, 15, 21, 25, 29];
        let values = values(100, 2, &octal("0.07"));
        (1..).find(|&n| (values[n] == 0) != losing.contains(&(n % 34))).expect("an exception")
    },
    // Misère play
    || misere(&unequal_halves, |n| n > 0 && n % 3 == 0),
    || misere(&octal("0.36"), |n| n % 3 == 1),
    || misere(&octal("0.60"), |n| n % 3 == 2),
    || misere(&octal("0.37"), |n| n % 3 == 1),
    || misere(&octal("0.53"), |n| [1, 5].contains(&n) || n % 4 == 2),
    || misere(&octal("0.14"), |n| n % 3 == 1),
    || misere(&octal("0.77"), |n| [1, 4].contains(&n)),
    // Boards
    first_area_with_two_winning_bites,
];

#[test]
fn pages_name_the_first_exceptions() {
    let found: Vec<usize> = thread::scope(|scope| {
        let rows: Vec<_> = ROWS.iter().map(|row| scope.spawn(row)).collect();
        rows.into_iter().map(|row| row.join().expect("an exception")).collect()
    });
    for page in ["docs/deceptive-patterns.md", "docs/deceptive-patterns.ja.md"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(page);
        let text = std::fs::read_to_string(&path).expect("the page");
        let last = |row: &str| row.trim_end_matches('|').rsplit('|').next()?.trim().parse().ok();
        let named: Vec<usize> = text.lines().filter_map(last).collect();
        assert_eq!(named, found, "{page}");
    }
}

/// The first heap that loses or wins against the pattern, if one takes a number of the list.
fn taking(numbers: &[usize], loses: fn(usize) -> bool) -> usize {
    let mut losing: Vec<bool> = Vec::new();
    for n in 0.. {
        let can_win = numbers.iter().filter(|&&s| s <= n).any(|s| losing[n - s]);
        if can_win == loses(n) {
            return n;
        }
        losing.push(!can_win);
    }
    unreachable!("no pattern holds for ever")
}

/// The options of a heap: lists of heaps.
type Moves<'a> = &'a dyn Fn(usize) -> Vec<Vec<usize>>;

/// The Grundy values of `0..=last`, where no move leaves more than `parts` heaps.
fn values(last: usize, parts: usize, moves: Moves<'_>) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for n in 0..=last {
        let mut seen = vec![false; parts * n.next_power_of_two() + 2];
        for heaps in moves(n) {
            seen[heaps.iter().fold(0, |xor, &heap| xor ^ values[heap])] = true;
        }
        values.push(seen.iter().take_while(|&&seen| seen).count());
    }
    values
}

/// The first heap that contradicts the pattern if whoever cannot move wins.
fn misere(moves: Moves<'_>, loses: fn(usize) -> bool) -> usize {
    let mut known = HashMap::new();
    (0..).find(|&n| misere_wins(vec![n], moves, &mut known) == loses(n)).expect("an exception")
}

fn misere_wins(sum: Vec<usize>, moves: Moves<'_>, known: &mut HashMap<Vec<usize>, bool>) -> bool {
    if let Some(&wins) = known.get(&sum) {
        return wins;
    }
    let mut has_move = false;
    let mut wins = false;
    'search: for i in (0..sum.len()).rev().filter(|&i| sum.get(i + 1) != Some(&sum[i])) {
        for heaps in moves(sum[i]) {
            has_move = true;
            let mut after = [&sum[..i], &sum[i + 1..], &heaps].concat();
            after.sort_unstable();
            wins = !misere_wins(after, moves, known);
            if wins {
                break 'search;
            }
        }
    }
    wins |= !has_move;
    known.insert(sum, wins);
    wins
}

/// Digit `t` of the code after the point: what may remain of a heap after taking `t` stones.
fn octal(code: &str) -> impl Fn(usize) -> Vec<Vec<usize>> + use<> {
    let digits: Vec<u32> = code[2..].chars().map(|digit| digit.to_digit(16).unwrap()).collect();
    move |n| {
        let mut options = Vec::new();
        for (&digit, rest) in digits.iter().zip((0..n).rev()) {
            let allows = |heaps: u32| digit >> heaps & 1 == 1;
            if allows(if rest == 0 { 0 } else { 1 }) {
                options.push(vec![rest]);
            }
            if allows(2) {
                options.extend((1..=rest / 2).map(|a| vec![a, rest - a]));
            }
            if allows(3) {
                let pairs = (1..=rest / 3).flat_map(|a| (a..=(rest - a) / 2).map(move |b| (a, b)));
                options.extend(pairs.map(|(a, b)| vec![a, b, rest - a - b]));
            }
        }
        options
    }
}

/// Grundy's game.
fn unequal_halves(n: usize) -> Vec<Vec<usize>> {
    (1..n.div_ceil(2)).map(|part| vec![part, n - part]).collect()
}

/// The smallest rectangle, by area, that has two winning bites.
fn first_area_with_two_winning_bites() -> usize {
    let mut known = HashMap::new();
    (2..)
        .find(|area| {
            let rows = (1..=area / 2).filter(|rows| rows * rows <= *area && area % rows == 0);
            rows.map(|rows| vec![area / rows; rows]).any(|board| {
                bites(&board).into_iter().filter(|bar| !chomp_wins(bar, &mut known)).count() > 1
            })
        })
        .expect("a board")
}

/// Whoever eats the poison loses: then no bar is left for the opponent, who has won.
fn chomp_wins(bar: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
    if bar.is_empty() {
        return true;
    }
    if let Some(&wins) = known.get(bar) {
        return wins;
    }
    let wins = bites(bar).into_iter().any(|left| !chomp_wins(&left, known));
    known.insert(bar.to_vec(), wins);
    wins
}

fn bites(bar: &[usize]) -> Vec<Vec<usize>> {
    let squares = (0..bar.len()).flat_map(|row| (0..bar[row]).map(move |column| (row, column)));
    let bite = |(row, column): (usize, usize)| {
        let rows = bar.iter().enumerate();
        let left = rows.map(|(i, &len)| if i < row { len } else { len.min(column) });
        left.filter(|&len| len > 0).collect()
    };
    squares.map(bite).collect()
}

const MOST: usize = 3000;

fn up_to_most(numbers: impl Iterator<Item = usize>) -> Vec<usize> {
    numbers.take_while(|&number| number <= MOST).collect()
}

fn catalan() -> Vec<usize> {
    let next = |&(n, c): &(usize, usize)| Some((n + 1, c * 2 * (2 * n + 1) / (n + 2)));
    up_to_most(std::iter::successors(Some((1, 1)), next).map(|(_, c)| c))
}

/// After 1 and 2, each next number is the least that is a sum of two earlier ones in a single way.
fn ulam() -> Vec<usize> {
    let mut numbers = vec![1, 2];
    while numbers.len() < 60 {
        let ways =
            |n: usize| numbers.iter().filter(|&&a| 2 * a < n && numbers.contains(&(n - a))).count();
        numbers.push((numbers[numbers.len() - 1] + 1..).find(|&n| ways(n) == 1).unwrap());
    }
    numbers
}

fn powers(exponent: u32) -> Vec<usize> {
    up_to_most((1_usize..).map(|base| base.pow(exponent)))
}

fn polygonal(corners: usize) -> Vec<usize> {
    up_to_most((1..).map(|k| k + (corners - 2) * k * (k - 1) / 2))
}

/// The Fibonacci numbers from 1 and 2, the Lucas numbers from 1 and 3.
fn sums_of_two(first: usize, second: usize) -> Vec<usize> {
    let pairs = std::iter::successors(Some((first, second)), |&(a, b)| Some((b, a + b)));
    up_to_most(pairs.map(|(a, _)| a))
}

fn tribonacci() -> Vec<usize> {
    let triples = std::iter::successors(Some((1, 2, 4)), |&(a, b, c)| Some((b, c, a + b + c)));
    up_to_most(triples.map(|(a, _, _)| a))
}

fn partition_numbers() -> Vec<usize> {
    let mut counts = vec![1];
    counts.resize(26, 0);
    for part in 1..counts.len() {
        for n in part..counts.len() {
            counts[n] += counts[n - part];
        }
    }
    up_to_most(counts.into_iter().skip(1))
}

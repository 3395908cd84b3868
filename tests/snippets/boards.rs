//! Coins and boards.

use std::collections::HashSet;

use crate::brute_force::{Rules, assert_panics, heaps};
use crate::random::Random;
use nim_snippets::coin_turning::Game;
use nim_snippets::cutting_game::Sheet;
use nim_snippets::{chocolate, chomp, coin_turning, cutting_game, nimber, nimber_log::Logs};

const GAMES: [Game; 5] =
    [Game::TurningTurtles, Game::MockTurtles, Game::Ruler, Game::Twins, Game::Triplets];

/// The sets of coins, as bit masks, that one turn may turn over when `last` is the last of them.
fn sets(game: Game, last: u32) -> Vec<u32> {
    let legal = |&set: &u32| match game {
        Game::TurningTurtles => set.count_ones() <= 2,
        Game::MockTurtles => set.count_ones() <= 3,
        Game::Ruler => (set >> set.trailing_zeros()).trailing_ones() == set.count_ones(),
        Game::Twins => set.count_ones() == 2,
        Game::Triplets => set.count_ones() == 3,
    };
    (1 << last..1 << (last + 1)).filter(legal).collect()
}

/// The numbers of the bits that are set.
fn bits(mask: u32) -> Vec<u64> {
    (0..32).filter(|&i| mask >> i & 1 == 1).collect()
}

#[test]
fn coin_turning_laws() {
    for game in GAMES {
        let mut rules = Rules::new(|&heads: &u32| {
            let mut options = Vec::new();
            for last in bits(heads) {
                let mut sets = sets(game, last as u32);
                sets.sort_by_key(|&set| bits(set));
                for set in sets {
                    let ends = vec![set.trailing_zeros().into(), last];
                    let label = if game == Game::Ruler { ends } else { bits(set) };
                    options.push((label, heads ^ set));
                }
            }
            options
        });
        for coin in 0..12 {
            rules.check_grundy(&(1 << coin), coin_turning::grundy(game, coin));
        }
        for mask in 0..1 << 10 {
            let heads = bits(mask);
            let mut twice = [heads.as_slice(), &heads].concat();
            twice.reverse();
            let moves = coin_turning::winning_moves(game, &twice);
            rules.check(&mask, coin_turning::wins(game, &twice), moves);
        }
    }
}

/// The nim product by its definition.
fn nim_products(size: usize) -> Vec<Vec<u64>> {
    let mut products = vec![vec![0; size]; size];
    for a in 0..size {
        for b in 0..size {
            let pairs = (0..a).flat_map(|x| (0..b).map(move |y| (x, y)));
            let reached: Vec<u64> =
                pairs.map(|(x, y)| products[x][b] ^ products[a][y] ^ products[x][y]).collect();
            products[a][b] = (0..).find(|value| !reached.contains(value)).unwrap();
        }
    }
    products
}

/// The set of all crossings of a set of rows and a set of columns of a board 3 columns wide.
fn crossings(rows: u32, columns: u32) -> u32 {
    bits(rows).iter().fold(0, |set, row| set | columns << (3 * row))
}

#[test]
fn coin_turning_tartan() {
    let products = nim_products(16);
    let product = |a: u64, b: u64| products[a as usize][b as usize];
    for (game, other) in GAMES.iter().flat_map(|&game| GAMES.map(|other| (game, other))) {
        let mut rules = Rules::new(|&heads: &u32| {
            let mut options = Vec::new();
            for coin in bits(heads) {
                for rows in sets(game, coin as u32 / 3) {
                    let columns = sets(other, coin as u32 % 3).into_iter();
                    options.extend(columns.map(|set| ((), heads ^ crossings(rows, set))));
                }
            }
            options
        });
        let values: Vec<u64> = (0..9)
            .map(|coin| {
                [coin_turning::grundy(game, coin / 3), coin_turning::grundy(other, coin % 3)]
            })
            .map(|factors| coin_turning::tartan(&factors, product))
            .collect();
        for heads in 0..1 << 9 {
            let xor = bits(heads).iter().fold(0, |xor, &coin| xor ^ values[coin as usize]);
            assert_eq!(xor != 0, rules.wins(&heads), "{game:?}, {other:?}, {heads:b}");
        }
        for (coin, &value) in values.iter().enumerate() {
            rules.check_grundy(&(1 << coin), value);
        }
    }
}

#[test]
fn coin_turning_tartan_in_three_dimensions() {
    let products = nim_products(16);
    let product = |a: u64, b: u64| products[a as usize][b as usize];
    for code in 0..GAMES.len().pow(3) {
        let games = [GAMES[code % 5], GAMES[code / 5 % 5], GAMES[code / 25]];
        let mut rules = Rules::new(|&heads: &u32| {
            let mut options = Vec::new();
            for coin in bits(heads) {
                let place = [coin as u32 & 1, coin as u32 >> 1 & 1, coin as u32 >> 2];
                let sets: Vec<Vec<u32>> = (0..3).map(|d| sets(games[d], place[d])).collect();
                for choice in heaps(3, 3) {
                    let chosen = (0..3).map(|d| sets[d].get(choice[d] as usize).copied());
                    if let Some(chosen) = chosen.collect::<Option<Vec<u32>>>() {
                        let inside = |c: &u32| (0..3).all(|d| chosen[d] >> (c >> d & 1) & 1 == 1);
                        let turned = (0..8).filter(inside).fold(0, |set, c| set | 1 << c);
                        options.push(((), heads ^ turned));
                    }
                }
            }
            options
        });
        for coin in 0..8_u64 {
            let values = [0, 1, 2].map(|d| coin_turning::grundy(games[d], coin >> d & 1));
            rules.check_grundy(&(1 << coin), coin_turning::tartan(&values, product));
        }
    }
}

#[test]
fn coin_turning_extremes() {
    const LAST: u64 = (1 << 63) - 1;
    for game in GAMES {
        assert!(!coin_turning::wins(game, &[]));
        assert_eq!(coin_turning::winning_moves(game, &[]).next(), None);
        let repeated = coin_turning::wins(game, &[LAST, 3, LAST, 3, 3]);
        assert_eq!(repeated, coin_turning::wins(game, &[3, LAST]));
        assert_panics("is too far right", || coin_turning::wins(game, &[LAST + 1]));
        assert_panics("is too far right", || {
            let _ = coin_turning::winning_moves(game, &[u64::MAX]);
        });
    }
    let first = |game, heads: &[u64]| coin_turning::winning_moves(game, heads).next();
    assert_eq!(first(Game::TurningTurtles, &[LAST]), Some(vec![LAST]));
    assert_eq!(first(Game::MockTurtles, &[LAST]), Some(vec![LAST]));
    assert_eq!(first(Game::MockTurtles, &[1 << 61, 1 << 62]), Some(vec![1 << 61, 1 << 62]));
    assert_eq!(coin_turning::winning_moves(Game::MockTurtles, &[LAST]).count(), 1);
    assert_eq!(coin_turning::winning_moves(Game::Triplets, &[LAST]).count(), 1);
    assert_eq!(first(Game::Ruler, &[LAST]), Some(vec![LAST, LAST]));
    assert_eq!(first(Game::Ruler, &[LAST, 0]), Some(vec![LAST - 1, LAST]));
    assert_eq!(first(Game::Twins, &[LAST, 0]), Some(vec![0, LAST]));
    assert_eq!(first(Game::Triplets, &[LAST]), Some(vec![0, 1, LAST]));
    assert_eq!(coin_turning::tartan(&[], |a, b| a * b), 1);
}

#[test]
fn coin_turning_large() {
    let mut random = Random(1);
    for n in 0..500 {
        let game = GAMES[n % 5];
        let far = match game {
            Game::TurningTurtles | Game::Twins => 1 << 63,
            _ => 2000,
        };
        let heads: Vec<u64> = (0..n % 11).map(|_| random.stones() % far).collect();
        let moves: Vec<Vec<u64>> = coin_turning::winning_moves(game, &heads).take(50).collect();
        assert_eq!(coin_turning::wins(game, &heads), !moves.is_empty(), "{game:?} {heads:?}");
        for turned in moves {
            let mut after: HashSet<u64> = heads.iter().copied().collect();
            assert!(after.contains(&turned[turned.len() - 1]));
            let turned = match game {
                Game::Ruler => (turned[0]..=turned[1]).collect(),
                _ => turned,
            };
            for coin in turned {
                if !after.remove(&coin) {
                    after.insert(coin);
                }
            }
            let after: Vec<u64> = after.into_iter().collect();
            assert!(!coin_turning::wins(game, &after), "{game:?} {heads:?}");
        }
    }
}

/// All bars in which rows do not get longer downwards, with at most `max` squares in a row.
fn staircases(count: usize, max: u64) -> impl Iterator<Item = Vec<usize>> {
    let bars = heaps(count, max).into_iter();
    let bars = bars.filter(|rows| rows.windows(2).all(|pair| pair[0] >= pair[1]));
    bars.map(|rows| rows.into_iter().map(|row| row as usize).collect())
}

fn chomp_rules() -> Rules<'static, Vec<usize>, (usize, usize)> {
    Rules::new(|rows: &Vec<usize>| {
        let squares = (0..rows.len()).flat_map(|i| (0..rows[i]).map(move |j| (i, j)));
        let bitten = |(i, j): (usize, usize)| {
            let mut after = rows.clone();
            for row in &mut after[i..] {
                *row = (*row).min(j);
            }
            ((i, j), after)
        };
        squares.map(bitten).collect()
    })
}

#[test]
fn chomp_laws() {
    for (count, max) in [(0, 0), (1, 12), (2, 12), (3, 7), (4, 6), (5, 5), (7, 3)] {
        let mut rules = chomp_rules();
        for rows in staircases(count, max) {
            // Whoever eats the last square, the poison, loses.
            rules.check_misere(&rows, chomp::wins(&rows), chomp::winning_moves(&rows));
        }
    }
}

#[test]
fn chomp_closed_forms() {
    for n in 2..=7 {
        assert!(chomp::winning_moves(&vec![n; n]).contains(&(1, 1)));
        assert_eq!(chomp::winning_moves(&[n, n]), [(1, n - 1)]);
    }
}

#[test]
fn chomp_extremes() {
    const MAX: usize = usize::MAX;
    assert!(chomp::wins(&[]) && chomp::winning_moves(&[]).is_empty());
    assert!(chomp::wins(&[0, 0]) && chomp::winning_moves(&[0, 0]).is_empty());
    assert!(!chomp::wins(&[1]) && chomp::winning_moves(&[1]).is_empty());
    assert!(chomp::wins(&[MAX]) && chomp::wins(&[MAX, MAX]) && !chomp::wins(&[MAX, MAX - 1]));
    assert!(chomp::wins(&[MAX; 5]));
    assert_panics("longer than the one above", || chomp::wins(&[3, 4]));
    assert_panics("longer than the one above", || chomp::winning_moves(&[0, 1]));
}

fn cutting_rules(goal: bool) -> Rules<'static, Vec<Sheet>, (usize, [Sheet; 2])> {
    Rules::new(move |sheets: &Vec<Sheet>| {
        let mut options = Vec::new();
        if goal && sheets.contains(&(1, 1)) {
            return options;
        }
        for (i, &(w, h)) in sheets.iter().enumerate() {
            let across = (1..w).map(|x| [(x, h), (w - x, h)]);
            let along = (1..h).map(|y| [(w, y), (w, h - y)]);
            for pieces in across.chain(along).filter(|pieces| pieces[0] <= pieces[1]) {
                let mut after = sheets.clone();
                after.splice(i..=i, pieces);
                after.sort_unstable();
                options.push(((i, pieces), after));
            }
        }
        options
    })
}

#[test]
fn cutting_game_laws() {
    let mut rules = cutting_rules(true);
    let sheets: Vec<Sheet> = (1..=6).flat_map(|w| (1..=5).map(move |h| (w, h))).collect();
    rules.check(&vec![], cutting_game::wins(&[]), cutting_game::winning_moves(&[]));
    for &sheet in sheets.iter().filter(|sheet| sheet.0 * sheet.1 <= 24) {
        let alone = vec![sheet];
        let moves = cutting_game::winning_moves(&alone);
        rules.check(&alone, cutting_game::wins(&alone), moves);
        for &other in sheets.iter().filter(|other| sheet.0 * sheet.1 + other.0 * other.1 <= 24) {
            let both = vec![sheet, other];
            let moves = cutting_game::winning_moves(&both);
            rules.check(&both, cutting_game::wins(&both), moves);
        }
    }
}

#[test]
fn cutting_game_without_the_goal_laws() {
    let mut rules = cutting_rules(false);
    for (w, h) in (1..=12).flat_map(|w| (1..=12 / w).map(move |h| (w, h))) {
        rules.check_grundy(&vec![(w, h)], cutting_game::plain_grundy(w as u64, h as u64));
    }
}

#[test]
fn cutting_game_extremes() {
    assert!(!cutting_game::wins(&[]) && cutting_game::winning_moves(&[]).is_empty());
    assert!(!cutting_game::wins(&[(1, 1), (5, 1)]));
    assert!(cutting_game::winning_moves(&[(1, 1), (5, 1)]).is_empty());
    assert!(cutting_game::wins(&[(1, 200)]));
    assert_eq!(cutting_game::winning_moves(&[(1, 200), (7, 7)]), [(0, [(1, 1), (1, 199)])]);
    assert_eq!(cutting_game::grundy_values(0), [[u64::MAX]]);
    assert_eq!(cutting_game::grundy_values(1), [[u64::MAX; 2]; 2]);
    assert_eq!(cutting_game::plain_grundy(u64::MAX, u64::MAX), 0);
    assert_panics("a side of 0", || cutting_game::wins(&[(3, 3), (0, 2)]));
    assert_panics("a side of 0", || cutting_game::winning_moves(&[(2, 0)]));
    assert_panics("a sheet of 0 x 5", || cutting_game::plain_grundy(0, 5));
}

#[test]
fn cutting_game_large() {
    let values = cutting_game::grundy_values(60);
    let mut random = Random(1);
    for n in 0..100 {
        let side = |random: &mut Random| random.below(59) as usize + 2;
        let sheets: Vec<Sheet> =
            (0..n % 5).map(|_| (side(&mut random), side(&mut random))).collect();
        let xor = sheets.iter().fold(0, |xor, &(w, h)| xor ^ values[w][h]);
        assert_eq!(cutting_game::wins(&sheets), xor != 0);
        let moves = cutting_game::winning_moves(&sheets);
        assert_eq!(xor != 0, !moves.is_empty());
        for (i, pieces) in moves {
            let after = [&sheets[..i], &pieces, &sheets[i + 1..]].concat();
            assert!(!cutting_game::wins(&after));
        }
    }
}

/// What remains of a box: for each dimension its first cell, and the first cell beyond it.
type Remains = Vec<(u64, u64)>;

/// Breaks that leave all bitter squares together, labelled by the side that is eaten from and
/// the lines that stay between that side and the next bitter square.
fn breaks(remains: &Remains, bitter: &[Vec<u64>]) -> Vec<((usize, u64), Remains)> {
    let mut options = Vec::new();
    for (axis, &(first, end)) in remains.iter().enumerate() {
        for line in first + 1..end {
            let mut after = remains.clone();
            if bitter.iter().all(|square| square[axis] >= line) {
                after[axis] = (line, end);
                let lines = bitter.iter().map(|square| square[axis] - line).min();
                options.push(((2 * axis, lines.unwrap()), after));
            } else if bitter.iter().all(|square| square[axis] < line) {
                after[axis] = (first, line);
                let lines = bitter.iter().map(|square| line - 1 - square[axis]).min();
                options.push(((2 * axis + 1, lines.unwrap()), after));
            }
        }
    }
    options.sort();
    options
}

/// Checks all ways to mark one or two squares of a box.
fn check_chocolate<const D: usize>(sides: [u64; D]) {
    let squares = heaps(D, sides.iter().max().unwrap() - 1).into_iter();
    let inside = |square: &Vec<u64>| square.iter().zip(sides).all(|(&x, side)| x < side);
    let squares: Vec<Vec<u64>> = squares.filter(inside).collect();
    for (a, b) in (0..squares.len()).flat_map(|b| (0..=b).map(move |a| (a, b))) {
        let bitter = [squares[a].clone(), squares[b].clone()];
        let mut rules = Rules::new(|remains: &Remains| breaks(remains, &bitter));
        let whole: Remains = sides.iter().map(|&side| (0, side)).collect();
        let marked = [0, 1].map(|i| -> [u64; D] { bitter[i].clone().try_into().unwrap() });
        let moves = chocolate::winning_moves(sides, &marked);
        rules.check(&whole, chocolate::wins(sides, &marked), moves);
        rules.check_grundy(&whole, chocolate::grundy(sides, &marked));
    }
}

#[test]
fn chocolate_laws() {
    (1..=9).for_each(|side| check_chocolate([side]));
    for (w, h) in (1..=5).flat_map(|w| (1..=4).map(move |h| (w, h))) {
        check_chocolate([w, h]);
    }
    for sides in [[1, 1, 1], [2, 3, 3], [3, 3, 3], [4, 2, 3]] {
        check_chocolate(sides);
    }
}

#[test]
fn chocolate_extremes() {
    const MAX: u64 = u64::MAX;
    assert_eq!(chocolate::heaps([MAX, MAX], &[[0, MAX - 1]]), [0, MAX - 1, MAX - 1, 0]);
    assert!(!chocolate::wins([MAX, MAX], &[[0, 0]]));
    assert_eq!(chocolate::winning_moves([MAX], &[[0]]), [(1, 0)]);
    assert_eq!(chocolate::heaps([5, 5], &[[1, 1], [3, 0], [1, 1]]), [1, 1, 0, 3]);
    assert!(!chocolate::wins([1], &[[0]]) && chocolate::winning_moves([1], &[[0]]).is_empty());
    assert_panics("no bitter square", || chocolate::wins([3, 3], &[]));
    assert_panics("a bitter square outside", || chocolate::wins([3, 3], &[[0, 0], [3, 0]]));
    assert_panics("a bitter square outside", || chocolate::winning_moves([0], &[[0]]));
}

/// The nim product by its recursion on the halves of the bits, which knows of no field but that
/// `2^h * 2^h == 2^h ^ 2^(h - 1)` and that `2^h` times anything smaller is a shift.
fn slow_nim_product(a: u64, b: u64, bits: u32) -> u64 {
    if bits == 1 || a == 0 || b == 0 {
        return a & b;
    }
    let h = bits / 2;
    let mul = |a, b| slow_nim_product(a, b, h);
    let (a1, a0, b1, b0) = (a >> h, a & !(!0 << h), b >> h, b & !(!0 << h));
    let high = mul(a1, b1);
    let cross = mul(a1, b0) ^ mul(a0, b1);
    (high ^ cross) << h ^ mul(a0, b0) ^ mul(high, 1 << (h - 1))
}

#[test]
fn nimber_laws() {
    for (a, row) in nim_products(48).iter().enumerate() {
        for (b, &product) in row.iter().enumerate() {
            assert_eq!(nimber::mul(a as u64, b as u64), product, "{a} * {b}");
        }
    }
}

#[test]
fn nimber_product_of_fermat_powers() {
    let mut random = Random(1);
    for h in [1, 2, 4, 8, 16, 32] {
        let fermat = 1 << h;
        assert_eq!(nimber::mul(fermat, fermat), fermat ^ fermat >> 1);
        for x in (0..10).map(|_| random.below(fermat)) {
            assert_eq!(nimber::mul(fermat, x), x << h);
        }
    }
}

#[test]
fn nimber_samples_and_extremes() {
    let max = u64::MAX;
    assert_eq!(nimber::mul(3141, 5926), 14994);
    assert_eq!(nimber::mul(max, max), 11_290_409_524_105_353_207);
    for a in [0, 1, 2, 1 << 63, max] {
        assert_eq!((nimber::mul(a, 0), nimber::mul(0, a)), (0, 0));
        assert_eq!((nimber::mul(a, 1), nimber::mul(1, a)), (a, a));
        assert_eq!((nimber::pow(a, 0), nimber::pow(a, 1)), (1, a));
    }
    assert_eq!((nimber::pow(0, max), nimber::pow(1, max)), (0, 1));
    assert_panics("0 has no inverse", || nimber::inverse(0));
}

#[test]
fn nimber_large() {
    let mut random = Random(2);
    for _ in 0..300 {
        let [a, b, c] = [random.stones(), random.stones(), random.stones()];
        let product = nimber::mul(a, b);
        assert_eq!(product, slow_nim_product(a, b, 64), "{a} * {b}");
        assert_eq!(product, nimber::mul(b, a));
        assert_eq!(nimber::mul(a, b ^ c), product ^ nimber::mul(a, c));
        assert_eq!(nimber::mul(product, c), nimber::mul(a, nimber::mul(b, c)));
    }
}

#[test]
fn nimber_inverse() {
    let mut random = Random(3);
    let small = 1..70_000u64;
    for a in small.chain((0..10_000).map(|_| random.stones().max(1))) {
        assert_eq!(nimber::mul(a, nimber::inverse(a)), 1, "{a}");
    }
}

#[test]
fn nimber_pow() {
    let mut random = Random(4);
    for _ in 0..200 {
        let (a, n) = (random.stones(), random.below(40));
        let product = (0..n).fold(1, |product, _| nimber::mul(product, a));
        assert_eq!(nimber::pow(a, n), product, "{a} to the power {n}");
        assert_eq!(nimber::pow(a | 1, u64::MAX), 1);
        assert_eq!(nimber::pow(a | 1, u64::MAX - 1), nimber::inverse(a | 1));
        let (x, y) = (random.stones() >> 1, random.stones() >> 1);
        let powers = nimber::mul(nimber::pow(a, x), nimber::pow(a, y));
        assert_eq!(powers, nimber::pow(a, x + y));
    }
}

#[test]
fn nimber_solves_all_quadratics_of_small_fields() {
    for size in [16, 256] {
        let roots = |b: u64, c: u64| {
            let value = move |&x: &u64| nimber::mul(x, x) ^ nimber::mul(b, x) ^ c;
            (0..size).filter(move |x| value(x) == 0)
        };
        // Solvable ones have their roots in the field, for others there is a field of twice as
        // many bits.
        for (b, c) in (0..size).flat_map(|b| (0..size).map(move |c| (b, c))) {
            let found = nimber::solve_quadratic(b, c);
            let inside = found.iter().copied().filter(|&x| x < size);
            assert!(inside.eq(roots(b, c)), "x^2 + {b} x + {c}");
            assert_eq!(found.len(), if b == 0 { 1 } else { 2 }, "x^2 + {b} x + {c}");
        }
    }
}

#[test]
fn nimber_roots() {
    let mut random = Random(7);
    let mut solvable = 0;
    for _ in 0..1000 {
        let [a, b, c] = [random.stones(), random.stones(), random.stones()];
        assert_eq!(nimber::square(a), nimber::mul(a, a));
        assert_eq!(nimber::square(nimber::sqrt(a)), a);
        // A quadratic that has the roots a and b.
        let found = nimber::solve_quadratic(a ^ b, nimber::mul(a, b));
        let mut roots = vec![a, b];
        roots.sort_unstable();
        roots.dedup();
        assert_eq!(found, roots);
        let found = nimber::solve_quadratic(b, c);
        let value = |&x: &u64| nimber::square(x) ^ nimber::mul(b, x) ^ c;
        assert!(found.iter().all(|x| value(x) == 0));
        solvable += u32::from(b > 0 && c >> 63 == 1 && !found.is_empty());
    }
    assert!(solvable > 0);
    let unsolvable = nimber::solve_quadratic(1, 1 << 63);
    assert_eq!(unsolvable, []);
    assert_eq!(nimber::solve_quadratic(0, 0), [0]);
    assert_eq!(nimber::solve_quadratic(1, 0), [0, 1]);
    assert_eq!(nimber::solve_quadratic(u64::MAX, 0), [0, u64::MAX]);
}

/// The exponents of the powers below 256 of numbers below 256, by multiplying.
fn check_small_logs(discrete_log: impl Fn(u64, u64) -> Option<u64>, bases: &[u64]) {
    for &base in bases {
        let mut first = [None; 256];
        let mut power = 1;
        for exponent in 0..256 {
            first[power as usize].get_or_insert(exponent);
            power = nimber::mul(power, base);
        }
        for x in 0..256 {
            assert_eq!(discrete_log(base, x), first[x as usize], "{base} to {x}");
        }
        assert_eq!(discrete_log(base, 1 << 32), None);
    }
}

/// Large bases of every prime order, of other orders and of the full one.
fn check_large_logs(discrete_log: impl Fn(u64, u64) -> Option<u64>, rounds: usize) {
    let mut random = Random(8);
    let generator = (1 << 32) + 6;
    for n in 0..rounds {
        let exponent = random.stones();
        let x = nimber::pow(generator, exponent);
        assert_eq!(discrete_log(generator, x), Some(exponent % u64::MAX));
        let order = [3, 5, 17, 257, 641, 65_537, 6_700_417, 1 << 32][n % 8];
        let base = nimber::pow(generator, u64::MAX / order);
        let y = nimber::pow(base, exponent);
        let log = discrete_log(base, y).expect("a power");
        assert_eq!(nimber::pow(base, log), y);
        assert!(log <= exponent && (n % 8 == 7 || log < order));
        let back = discrete_log(y, base).map(|log| nimber::pow(y, log));
        assert!(back.is_none_or(|power| power == base));
        assert_eq!(discrete_log(base, generator), None);
        // The last power before they repeat.
        let least = discrete_log(base, nimber::inverse(base)).expect("a power");
        assert!(n % 8 == 7 || least == order - 1);
    }
    for a in [2, 1 << 63, u64::MAX] {
        assert_eq!((discrete_log(0, a), discrete_log(a, 0)), (None, None));
        assert_eq!((discrete_log(1, a), discrete_log(a, 1)), (None, Some(0)));
        assert_eq!(discrete_log(a, a), Some(1));
    }
    assert_eq!([discrete_log(0, 0), discrete_log(0, 1)], [Some(1), Some(0)]);
    assert_eq!([discrete_log(1, 0), discrete_log(1, 1)], [None, Some(0)]);
}

#[test]
fn nimber_discrete_log() {
    check_small_logs(nimber::discrete_log, &[0, 1, 2, 3, 4, 7, 11, 16, 19, 33, 128, 255]);
    check_large_logs(nimber::discrete_log, 24);
}

#[test]
fn nimber_log_laws() {
    let logs = Logs::new(nimber::mul);
    let bases: Vec<u64> = (0..256).collect();
    check_small_logs(|base, x| logs.discrete_log(base, x), &bases);
    check_large_logs(|base, x| logs.discrete_log(base, x), 100);
}

//! Pieces on a strip, coins, boards.

use std::collections::HashMap;

use nim_snippets::coin_turning::Game;
use nim_snippets::*;

use crate::harness::{Bench, Modules};
use crate::input::*;
use crate::modules;

pub const MODULES: Modules = modules![
    staircase_nim nimble northcott silver_dollar welter coin_turning chocolate chomp cutting_game
];

const N: usize = 100_000;

fn staircase_nim(bench: &mut Bench) {
    let stairs = numbers(N);
    bench
        .row("winner, 10^5 stairs", || staircase_nim::wins(&stairs))
        .plain(|| {
            let mut xor = 0;
            for i in (0..stairs.len()).step_by(2) {
                xor ^= stairs[i];
            }
            xor != 0
        })
        .limit("xor", || stairs.iter().fold(0, |xor, stones| xor ^ stones))
        .time();
    // Onto a stair that counts the stones of the next one can go, too.
    bench
        .row("all moves, 10^5 stairs", || staircase_nim::winning_moves(&stairs).count())
        .plain(|| {
            let xor = stairs.iter().step_by(2).fold(0, |xor, stones| xor ^ stones);
            let mut moves = 0;
            for (i, &stones) in stairs.iter().enumerate() {
                if i % 2 == 0 {
                    moves += usize::from(stones ^ xor < stones);
                } else {
                    let more = (stairs[i - 1] ^ xor).checked_sub(stairs[i - 1]);
                    moves += usize::from(more.is_some_and(|more| 0 < more && more <= stones));
                }
            }
            moves
        })
        .time();
}

fn nimble(bench: &mut Bench) {
    let coins = numbers(N);
    bench
        .row("winner, 10^5 coins", || nimble::wins(&coins))
        .plain(|| {
            let mut xor = 0;
            for &coin in &coins {
                xor ^= coin;
            }
            xor != 0
        })
        .limit("sum", || coins.iter().fold(0_u64, |sum, &coin| sum.wrapping_add(coin)))
        .time();
}

fn northcott(bench: &mut Bench) {
    let cells = numbers_below(1 << 40, 2 * N);
    let rows: Vec<(i64, i64)> =
        cells.chunks(2).map(|row| (row[0] as i64, (row[1] | 1 << 41) as i64)).collect();
    bench
        .row("winner, 10^5 rows", || northcott::wins(&rows))
        .plain(|| rows.iter().fold(0, |xor, &(a, b)| xor ^ ((a - b).abs() - 1)) != 0)
        .limit("sum", || rows.iter().fold(0_i64, |sum, &(a, b)| sum.wrapping_add(a ^ b)))
        .time();
}

fn silver_dollar(bench: &mut Bench) {
    let mut coins = distinct(N, u64::MAX - 1);
    shuffle(&mut Random(1), &mut coins);
    bench
        .row("winner, 10^5 coins", || silver_dollar::wins(&coins))
        .plain(|| {
            let mut coins = coins.clone();
            coins.sort_unstable();
            if coins.len() % 2 == 1 {
                coins.insert(0, 0);
            }
            coins.chunks(2).fold(0, |xor, pair| xor ^ (pair[1] - pair[0] - 1)) != 0
        })
        .limit("sort", || {
            let mut coins = coins.clone();
            coins.sort_unstable();
            coins
        })
        .time();
}

fn welter(bench: &mut Bench) {
    let all_pairs = |coins: &[u64]| {
        let mut xor = 0;
        for (i, &a) in coins.iter().enumerate() {
            xor ^= a;
            for &b in &coins[..i] {
                xor ^= (a ^ b) ^ ((a ^ b) - 1);
            }
        }
        xor
    };
    for (task, n) in [("20 coins", 20), ("1000 coins", 1000)] {
        let coins = numbers(n);
        bench.row(task, || welter::grundy(&coins)).plain(|| all_pairs(&coins)).time();
    }
    // Coins that agree in their lowest bits stand together in a trie.
    let coins = numbers(20_000);
    bench
        .row("2·10^4 coins", || welter::grundy(&coins))
        .best("counts in a table of hashes", || {
            let mut xor = coins.iter().fold(0, |xor, coin| xor ^ coin);
            for k in 0..64 {
                let mut counts: HashMap<u64, u64> = HashMap::new();
                for coin in &coins {
                    *counts.entry(coin & ((1 << k) - 1)).or_default() += 1;
                }
                let pairs = counts.values().fold(0_u64, |sum, &n| sum + n * (n - 1) / 2);
                xor ^= (pairs & 1) << k;
                if counts.len() == coins.len() {
                    break;
                }
            }
            xor
        })
        .time();
}

fn coin_turning(bench: &mut Bench) {
    let mut heads = distinct(N, 1 << 62);
    shuffle(&mut Random(1), &mut heads);
    let odious = |coin: u64| {
        let (mut bits, mut parity) = (coin, 0);
        while bits > 0 {
            parity ^= bits & 1;
            bits >>= 1;
        }
        2 * coin + 1 - parity
    };
    bench
        .row("winner of Mock Turtles, 10^5 heads", || coin_turning::wins(&heads, Game::MockTurtles))
        .plain(|| {
            let mut heads = heads.clone();
            heads.sort_unstable();
            heads.dedup();
            heads.iter().fold(0, |xor, &coin| xor ^ odious(coin)) != 0
        })
        .limit("sort", || {
            let mut heads = heads.clone();
            heads.sort_unstable();
            heads
        })
        .time();
}

fn chocolate(bench: &mut Bench) {
    let cells = numbers_below(1 << 40, 2 * N);
    let bitter: Vec<[u64; 2]> = cells.chunks(2).map(|square| [square[0], square[1]]).collect();
    let sides = [1 << 40, 1 << 40];
    bench
        .row("winner, 10^5 bitter squares", || chocolate::wins(sides, &bitter))
        .plain(|| {
            let [mut low, mut high] = [[u64::MAX; 2], [0; 2]];
            for square in &bitter {
                for axis in 0..2 {
                    low[axis] = low[axis].min(square[axis]);
                    high[axis] = high[axis].max(square[axis]);
                }
            }
            let above = |axis: usize| sides[axis] - 1 - high[axis];
            low[0] ^ low[1] ^ above(0) ^ above(1) != 0
        })
        .time();
}

fn chomp(bench: &mut Bench) {
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

fn cutting_game(bench: &mut Bench) {
    let plain = || {
        let mut values = vec![vec![u64::MAX; 101]; 101];
        for w in 2..=100 {
            for h in 2..=100 {
                let mut reached = vec![false; 256];
                for cut in 2..w - 1 {
                    reached[(values[cut][h] ^ values[w - cut][h]) as usize] = true;
                }
                for cut in 2..h - 1 {
                    reached[(values[w][cut] ^ values[w][h - cut]) as usize] = true;
                }
                let mex = reached.iter().take_while(|&&reached| reached).count();
                values[w][h] = mex as u64;
            }
        }
        values
    };
    bench.row("values to 100 × 100", || cutting_game::grundy_values(100, 100)).plain(plain).time();
}

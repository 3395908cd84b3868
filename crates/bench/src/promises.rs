//! What the headers promise of time.

use nim_snippets::coin_turning::Game;
use nim_snippets::conjunctive_game::Conjunctive;
use nim_snippets::constrained_nim::ConstrainedNim;
use nim_snippets::divisor_games::Rule;
use nim_snippets::game_graph::GameGraph;
use nim_snippets::nimber_log::Logs;
use nim_snippets::outcome_search::OutcomeSearch;
use nim_snippets::selective_game::Selective;
use nim_snippets::sprague_grundy::Solver;
use nim_snippets::staircase_graph::Staircase;
use nim_snippets::window_game::WindowGame;
use nim_snippets::*;

use crate::growth::Growth;
use crate::harness::Modules;
use crate::input::*;
use crate::modules;

pub const MODULES: Modules<Growth> = modules![
    nim misere_nim bounded_nim range_nim poker_nim greedy_nim arbitrary_nim unfair_nim moore_nim
    exact_nim ordered_nim end_nim constrained_nim no_repeat_nim strange_nim all_but_game
    subtraction_game subtraction_table window_game periodicity grundy_table interval_nim halving_nim
    octal_game octal_table lasker_nim take_or_split3 delete_nim grundys_game treblecross
    staircase_nim nimble silver_dollar welter coin_turning northcott chocolate chomp cutting_game
    wythoff fibonacci_nim euclid_game power_game prime_power_game divisor_games coprime_game nimber
    nimber_log nim_counting bounded_tuples xor_basis dag_game misere_sums loopy_game loopy_sums
    green_hackenbush vertex_geography node_kayles staircase_graph staircase_tree sprague_grundy
    game_graph conjunctive_game selective_game outcome_search
    bean_game board_game directed_geography equal_split fair_split grid_period mask_solver
    moore_counting multiples_game random_stop schwenk_nim
];

/// A lower end of a window and a higher one.
fn third(x: i128) -> i128 {
    (x + 2) / 3
}

fn half(x: i128) -> i128 {
    x / 2
}

/// Random numbers from `n` to `2n`.
fn pairs(n: usize) -> Vec<u64> {
    numbers(20_000).into_iter().map(|x| n as u64 + x % n as u64).collect()
}

fn count(numbers: &[u64], f: impl Fn(u64, u64) -> bool) -> usize {
    numbers.windows(2).filter(|pair| f(pair[0], pair[1])).count()
}

/// The least prime from `n` on.
fn prime(n: usize) -> u64 {
    let is_prime = |&p: &u64| (2..).take_while(|d| d * d <= p).all(|d| p % d > 0);
    (n as u64..).find(is_prime).expect("a prime")
}

fn primes_and_semiprimes(n: usize) -> Vec<u64> {
    let mut factors = vec![0; n + 1];
    for p in 2..=n {
        if factors[p] == 0 {
            let powers = (1..64).map_while(|e| p.checked_pow(e));
            for power in powers.take_while(|&power| power <= n) {
                (power..=n).step_by(power).for_each(|multiple| factors[multiple] += 1);
            }
        }
    }
    (2..=n).filter(|&x| factors[x] <= 2).map(|x| x as u64).collect()
}

fn takings(heap: usize) -> Vec<usize> {
    (1..=heap.min(5)).map(|taken| heap - taken).collect()
}

fn nim(growth: &mut Growth) {
    growth.linear("`O(n)` for `n` heaps", nim::wins);
}

fn misere_nim(growth: &mut Growth) {
    growth.linear("`O(n)` for `n` heaps", misere_nim::wins);
}

fn bounded_nim(growth: &mut Growth) {
    growth.linear("`O(n)` for `n` heaps", |heaps| bounded_nim::wins(heaps, 99));
}

fn range_nim(growth: &mut Growth) {
    growth.linear("`O(1)` for each heap", |heaps| range_nim::wins(heaps, 3, 99));
}

fn poker_nim(growth: &mut Growth) {
    growth.linear("`O(n)` for `n` heaps", poker_nim::wins);
}

fn greedy_nim(growth: &mut Growth) {
    growth.linear("`O(n)` for `n` heaps", greedy_nim::count_winning_moves);
}

fn arbitrary_nim(growth: &mut Growth) {
    growth.power("`O(n)` for `n` heaps", 1.0, 50_000, |n| {
        let mut heaps = numbers(n);
        heaps.push(heaps.iter().fold(0, |xor, heap| xor ^ heap));
        move || arbitrary_nim::largest_max(&heaps)
    });
}

fn unfair_nim(growth: &mut Growth) {
    growth.linear("`O(n)` for `n` heaps", unfair_nim::fewest_moved);
}

fn moore_nim(growth: &mut Growth) {
    growth.linear("`O(n)` for `n` heaps", |heaps| moore_nim::winning_move(heaps, 3));
    let heaps = numbers(10_000_000);
    growth.seconds("10^7 in 6 ms for the outcome", 6e-3, || moore_nim::wins(&heaps, 3));
    growth.seconds("in 10 ms for a move", 10e-3, || moore_nim::winning_move(&heaps, 3));
}

fn exact_nim(growth: &mut Growth) {
    growth.linear("`O(64 n)` for the value", |heaps| {
        let heaps: Vec<u64> = heaps.iter().map(|heap| heap >> 20).collect();
        exact_nim::grundy(&heaps, heaps.len() as u64 * 2 / 3)
    });
}

fn ordered_nim(growth: &mut Growth) {
    growth.power("`O(n)` for `n` heaps", 1.0, 100_000, |n| {
        let heaps = vec![1; n];
        move || ordered_nim::wins(&heaps)
    });
}

fn end_nim(growth: &mut Growth) {
    growth.power("`O(n²)` for `n` heaps", 2.0, 1000, |n| {
        let heaps = numbers_below(100, n);
        move || end_nim::wins(&heaps)
    });
    let heaps = numbers_below(100, 10_000);
    growth.seconds("10^4 heaps take 0.5 s", 0.5, || end_nim::wins(&heaps));
}

fn constrained_nim(growth: &mut Growth) {
    growth.power("`O(m log m)` for `m` bans to build", 1.0, 10_000, |n| {
        let heaps = numbers_below(n as u64, n);
        let bans: Vec<(u64, u64)> = heaps.iter().map(|&x| (x + 9, x % 9 + 1)).collect();
        move || ConstrainedNim::new(&bans).grundy(1 << 60)
    });
}

fn no_repeat_nim(growth: &mut Growth) {
    growth.seconds("60 take 0.1 s", 0.1, || no_repeat_nim::winning_moves(&[60]).count());
    growth.seconds("100 take 4 s and 100 MB", 4.0, || no_repeat_nim::winning_moves(&[100]).count());
}

fn strange_nim(growth: &mut Growth) {
    growth.seconds("10^18 stones with `k` near 10^9 take up to 10 s", 10.0, || {
        strange_nim::grundy(999_999_999_999_999_999, 900_000_007)
    });
}

fn all_but_game(growth: &mut Growth) {
    let set = distinct(200, 10_000);
    growth.power("for each heap up to the largest", 1.0, 80_000, |n| {
        let set = &set;
        move || all_but_game::grundy_values(n, set)
    });
    growth.seconds("10^5 heaps and 200 numbers take 0.15 seconds", 0.15, || {
        all_but_game::grundy_values(100_000, &set)
    });
}

fn subtraction_game(growth: &mut Growth) {
    let set = distinct(100, 100_000);
    growth.power("`O(|set|)` for each heap", 1.0, 200_000, |n| {
        let set = &set;
        move || subtraction_game::grundy_values(n, set)
    });
    growth.seconds("10^6 heaps and 100 moves take 30 ms", 30e-3, || {
        subtraction_game::grundy_values(1_000_000, &set)
    });
    growth.seconds("a set of 60 000 numbers and as large a heap a second", 1.0, || {
        subtraction_game::grundy_values(60_000, &set)
    });
}

fn subtraction_table(growth: &mut Growth) {
    let set = distinct(100, 100_000);
    let short = distinct(100, 1000);
    growth.power("`O(n / 64)` steps for each value and move", 1.0, 200_000, |n| {
        let set = &short;
        move || subtraction_table::grundy_values(n, set)
    });
    growth.seconds("10^6 heaps with 100 moves take 40 ms", 40e-3, || {
        subtraction_table::grundy_values(1_000_000, &set)
    });
    let set = primes_and_semiprimes(200_000);
    growth.seconds("primes and semiprimes below 80 ms", 80e-3, || {
        subtraction_table::grundy_values(200_000, &set)
    });
}

fn window_game(growth: &mut Growth) {
    growth.power("`grundy_values` takes `O(n log n)`", 1.0, 100_000, |n| {
        move || window_game::grundy_values(n as u64, third, half)
    });
    growth.seconds("10^6 runs take 0.2 seconds", 0.2, || {
        WindowGame::new(1_000_000, half, |x| x - 1).grundy(1_000_000)
    });
    growth.seconds("10^6 heaps 0.2 seconds", 0.2, || {
        window_game::grundy_values(1_000_000, half, |x| x - 1)
    });
}

fn periodicity(growth: &mut Growth) {
    growth.power("`O(n)` for `n` values", 1.0, 50_000, |n| {
        let values: Vec<u64> = (0..n as u64).map(|x| x % 1000 % 7).collect();
        move || periodicity::find(&values)
    });
}

fn grundy_table(growth: &mut Growth) {
    let options = |heap: usize, count: usize| {
        (1..=count.min(heap)).map(move |i| (heap - 1).wrapping_mul(i * i + 1) % heap)
    };
    growth.power("`O(1)` for each value it marks", 1.0, 50_000, |n| {
        move || {
            grundy_table::grundy_values_by(n, |heap, values, reached| {
                options(heap, 10).for_each(|to| reached.mark(values[to]));
            })
        }
    });
    let lists: Vec<Vec<u32>> =
        (0..=100_000).map(|heap: usize| options(heap, 300).map(|to| to as u32).collect()).collect();
    growth.seconds("10^5 heaps with 300 options each take 50 ms", 50e-3, || {
        grundy_table::grundy_values_by(100_000, |heap, values, reached| {
            lists[heap].iter().for_each(|&to| reached.mark(values[to as usize]));
        })
    });
    growth.seconds("2^20 masks of 20 bits 80 ms", 80e-3, || {
        grundy_table::grundy_values_by((1 << 20) - 1, |mask, values, reached| {
            let bits = (0..20).filter(|i| mask >> i & 1 == 1);
            bits.for_each(|i| reached.mark(values[mask ^ 1 << i]));
        })
    });
}

fn interval_nim(growth: &mut Growth) {
    growth.power("`O(n^2)` for the longest row `n`", 2.0, 4000, |n| {
        move || interval_nim::grundy_values(n, 2, 7)
    });
    growth.seconds("10^5 takes two seconds", 2.0, || interval_nim::grundy_values(100_000, 2, 7));
}

fn halving_nim(growth: &mut Growth) {
    growth.power("`O(n)` for `n` heaps, however large", 0.0, 1 << 50, |n| {
        move || (0..100_000).fold(0, |xor, i| xor ^ halving_nim::grundy(n as u64 - i, 3))
    });
}

fn octal_game(growth: &mut Growth) {
    growth.power("`O(n^2)` for the table", 2.0, 4000, |n| {
        move || octal_game::grundy_values(n, "0.007")
    });
    growth.seconds("2·10^4 heaps without a period take 0.1 s", 0.1, || {
        octal_game::grundy_values(20_000, "0.106")
    });
    growth.seconds("1000 heaps take 0.1 s", 0.1, || octal_game::grundy_values(1000, "0.8"));
}

fn octal_table(growth: &mut Growth) {
    growth.power("`O(n^2)` where many are (0.007)", 2.0, 4000, |n| {
        move || octal_table::grundy_values(n, "0.007")
    });
    growth.seconds("10^7 heaps a second where few are rare (0.106)", 1.0, || {
        octal_table::grundy_values(10_000_000, "0.106")
    });
    growth.seconds("2·10^4 heaps take 0.1 s", 0.1, || octal_table::grundy_values(20_000, "0.007"));
    growth.seconds("10^5 two seconds", 2.0, || octal_table::grundy_values(100_000, "0.007"));
}

fn lasker_nim(growth: &mut Growth) {
    growth.power("`O(n)` for `n` heaps", 1.0, 100_000, |n| {
        let heaps = numbers_below(u64::MAX, n);
        move || lasker_nim::wins(&heaps)
    });
}

fn take_or_split3(growth: &mut Growth) {
    growth.power("`O(n)` for `n` heaps", 1.0, 100_000, |n| {
        let heaps = numbers_below(u64::MAX, n);
        move || take_or_split3::wins(&heaps)
    });
    growth.seconds("10^5 stones take 20 seconds", 20.0, || {
        take_or_split3::winning_moves(&[100_000]).count()
    });
}

fn delete_nim(growth: &mut Growth) {
    growth.power("`O(n)` for `n` pairs", 1.0, 100_000, |n| {
        let pairs: Vec<(u64, u64)> = numbers(n).into_iter().zip(numbers(n)).collect();
        move || delete_nim::wins(&pairs)
    });
}

fn grundys_game(growth: &mut Growth) {
    growth.seconds("0.3 s for 10^5", 0.3, || grundys_game::grundy_values(100_000));
    growth.seconds("4 s for 10^6", 4.0, || grundys_game::grundy_values(1_000_000));
}

fn treblecross(growth: &mut Growth) {
    growth.power("`O(n^2)` for the values", 2.0, 4000, |n| move || treblecross::grundy_values(n));
    growth.seconds("2·10^4 cells take 0.1 s", 0.1, || treblecross::grundy_values(20_000));
}

fn staircase_nim(growth: &mut Growth) {
    growth.linear("`O(n)` for `n` stairs", |stairs| staircase_nim::winning_moves(stairs).count());
}

fn nimble(growth: &mut Growth) {
    growth.linear("`O(n)` for `n` coins", nimble::wins);
}

fn silver_dollar(growth: &mut Growth) {
    growth.linear("`O(n log n)` for `n` coins", silver_dollar::wins);
}

fn welter(growth: &mut Growth) {
    growth.linear("`O(n log n)` for the value of `n` random coins", welter::grundy);
}

fn coin_turning(growth: &mut Growth) {
    growth.linear("`O(1)` for a coin", |heads| coin_turning::wins(heads, Game::MockTurtles));
}

fn northcott(growth: &mut Growth) {
    growth.linear("`O(n)` for `n` rows", |cells| {
        let rows: Vec<(i64, i64)> = cells.iter().map(|&cell| (cell as i64, -1)).collect();
        northcott::wins(&rows)
    });
}

fn chocolate(growth: &mut Growth) {
    growth.linear("`O(n)` for `n` bitter squares", |cells| {
        let squares: Vec<[u64; 2]> = cells.iter().map(|&cell| [cell, cell / 3]).collect();
        chocolate::wins([1 << 61; 2], &squares)
    });
}

fn chomp(growth: &mut Growth) {
    growth.seconds("10 rows of 9 take 0.2 s", 0.2, || chomp::winning_moves(&[9; 10]).count());
    growth
        .seconds("11 of 11 and 3 of 100 a second", 1.0, || chomp::winning_moves(&[11; 11]).count());
    growth
        .seconds("11 of 11 and 3 of 100 a second", 1.0, || chomp::winning_moves(&[100; 3]).count());
}

fn cutting_game(growth: &mut Growth) {
    growth.power("`O(w h (w + h))` for the values", 3.0, 100, |n| {
        move || cutting_game::grundy_values(n, n)
    });
    growth.seconds("1000 × 1000 takes 0.3 s", 0.3, || cutting_game::grundy_values(1000, 1000));
    growth.seconds("10 × 10^4", 0.3, || cutting_game::grundy_values(10, 10_000));
}

fn wythoff(growth: &mut Growth) {
    growth.power("`O(1)`, two multiplications", 0.0, 1 << 50, |n| {
        let pairs = pairs(n);
        move || count(&pairs, wythoff::wins)
    });
    growth.seconds("1000 × 1000 take 0.1 s", 0.1, || wythoff::grundy_values(1000, 1000));
}

fn fibonacci_nim(growth: &mut Growth) {
    growth.power("`O(1)`", 0.0, 1 << 50, |n| {
        let pairs = pairs(n);
        move || count(&pairs, fibonacci_nim::wins)
    });
}

fn schwenk_nim(growth: &mut Growth) {
    let pairs = pairs(1 << 59); // a fifth of 10^5
    growth.seconds("10^5 heaps of 10^18 a second with `m = 10`", 0.2, || {
        count(&pairs, |heap, limit| schwenk_nim::wins(heap, limit, 10))
    });
}

fn euclid_game(growth: &mut Growth) {
    growth.power("`O(1)`", 0.0, 1 << 50, |n| {
        let pairs = pairs(n);
        move || count(&pairs, euclid_game::wins)
    });
}

fn power_game(growth: &mut Growth) {
    growth.seconds("25 ms", 25e-3, || power_game::grundy(1_000_000_000));
    growth.seconds("2^38 a second", 1.0, || power_game::grundy(1 << 38));
}

fn prime_power_game(growth: &mut Growth) {
    let numbers: Vec<u64> = numbers(100).iter().map(|x| 1_000_000_000_000 - x % 1000).collect();
    growth.power("`O(√n)` to factor a number", 0.5, 1 << 36, |n| {
        let prime = prime(n);
        move || prime_power_game::wins(&[prime])
    });
    growth.seconds("100 numbers near 10^12 take 0.2 s", 0.2, || prime_power_game::wins(&numbers));
    growth.seconds("one of 30 exponents up to 63 takes 0.2 s", 0.2, || {
        prime_power_game::grundy(0x438d_1c96_f429_4dd4)
    });
}

fn divisor_games(growth: &mut Growth) {
    growth.power("`O(√n)` for a value", 0.5, 1 << 38, |n| {
        let prime = prime(n);
        move || divisor_games::grundy(prime, Rule::ProperDivisor)
    });
    growth.seconds("up to 5 s for a prime near 2^64", 5.0, || {
        divisor_games::grundy(u64::MAX - 58, Rule::ProperDivisor)
    });
}

fn coprime_game(growth: &mut Growth) {
    growth.power("`O(p^¾)` for its index", 0.75, 100_000_000, |n| {
        let prime = prime(n);
        move || coprime_game::grundy(prime)
    });
    growth.seconds("5 ms for a prime near 10^9", 5e-3, || coprime_game::grundy(1_000_000_007));
    growth.seconds("0.6 s near 10^12", 0.6, || coprime_game::grundy(1_000_000_000_039));
    growth.seconds("10 bytes for each, 0.3 s", 0.3, || coprime_game::grundy_values(1 << 24));
    growth.seconds("0.1 s near 10^11", 0.1, || coprime_game::grundy(100_000_000_003));
}

fn nimber(growth: &mut Growth) {
    // A thousand times what the header says of one.
    let thousand = numbers(1001);
    let for_pairs = |f: &dyn Fn(u64, u64) -> u64| {
        thousand.windows(2).fold(0, |xor, pair| xor ^ f(pair[0], pair[1]))
    };
    growth.seconds("7 ns a product", 7e-6, || for_pairs(&nimber::mul));
    growth.seconds("4 a square or root", 4e-6, || for_pairs(&|a, _| nimber::sqrt(a)));
    growth.seconds("50 an inverse", 50e-6, || for_pairs(&|a, _| nimber::inverse(a)));
    growth.seconds("160 a power", 160e-6, || for_pairs(&nimber::pow));
    growth.seconds("0.1 ms a logarithm", 0.1, || {
        for_pairs(&|a, b| nimber::discrete_log(a, b).unwrap_or(0))
    });
}

fn nimber_log(growth: &mut Growth) {
    let logs = Logs::new(nimber::mul);
    let numbers = numbers(1001);
    growth.seconds("2 ms once for the table", 2e-3, || Logs::new(nimber::mul));
    growth.seconds("some 8 µs a logarithm", 8e-3, || {
        numbers.windows(2).filter(|pair| logs.discrete_log(pair[0], pair[1]).is_some()).count()
    });
}

fn nim_counting(growth: &mut Growth) {
    let choices: Vec<u64> = (1..1 << 20).collect();
    let mut values = vec![1_i64; 1 << 20];
    growth.power("`O(s log s + s log L)`", 1.0, 1 << 16, |n| {
        let choices: Vec<u64> = (1..n as u64).collect();
        move || nim_counting::xor_counts(&choices, 1..=200_000, 998_244_353)
    });
    growth.seconds("heaps below 2^20 take 0.2 seconds", 0.2, || {
        nim_counting::xor_counts(&choices, 1..=200_000, 998_244_353)
    });
    growth.seconds("a transform of 2^20 numbers 3 ms", 3e-3, || {
        nim_counting::walsh_hadamard(&mut values);
    });
}

fn bounded_tuples(growth: &mut Growth) {
    let bounds: Vec<u64> = (0..100_000).map(|i| u64::MAX - i).collect();
    growth.power("`O(n log max)` for `n` bounds", 1.0, 5000, |n| {
        let bounds = numbers(n);
        move || bounded_tuples::count(&bounds, 5, 998_244_353)
    });
    growth.seconds("10^5 bounds near 2^64 take at most 0.15 seconds", 0.15, || {
        bounded_tuples::count(&bounds, 5, 998_244_353)
    });
}

fn xor_basis(growth: &mut Growth) {
    growth.power("`O(n log n + 64 n)` for `independent`", 1.0, 20_000, |n| {
        let heaps = numbers(n);
        move || xor_basis::independent(&heaps)
    });
}

fn dag_game(growth: &mut Growth) {
    let edges = dag(1_000_000, 10_000_000, true);
    growth.power("`O(n + edges)`", 1.0, 4000, |n| {
        let edges = dag(n, 5 * n, true);
        move || dag_game::grundy_values(n, &edges)
    });
    growth.seconds("10^7 edges take half a second", 0.5, || {
        dag_game::grundy_values(1_000_000, &edges)
    });
}

fn misere_sums(growth: &mut Growth) {
    let edges = dag(1_000_000, 10_000_000, true);
    growth.power("`O(n + edges)`", 1.0, 2000, |n| {
        let edges = dag(n, 5 * n, true);
        move || misere_sums::pairs(n, &edges)
    });
    growth.seconds("10^7 edges take 1.5 seconds", 1.5, || misere_sums::pairs(1_000_000, &edges));
}

fn loopy_game(growth: &mut Growth) {
    let edges = dag(200_000, 1_000_000, true);
    growth.power("`O(n + edges)`", 1.0, 4000, |n| {
        let edges = dag(n, 5 * n, true);
        move || loopy_game::remoteness(n, &edges)
    });
    growth.seconds("10^6 edges take 50 ms", 50e-3, || loopy_game::remoteness(200_000, &edges));
}

fn loopy_sums(growth: &mut Growth) {
    let complete: Edges = (0..2000).flat_map(|v| (0..v).map(move |to| (v, to))).collect();
    let edges = graph(100_000, 200_000);
    growth.power("`O(n + edges)` for each value that occurs", 1.0, 1000, |n| {
        let edges = graph(n, 2 * n);
        move || loopy_sums::values(n, &edges)
    });
    growth.seconds("a complete DAG of 2000 vertices takes 2 seconds", 2.0, || {
        loopy_sums::values(2000, &complete)
    });
    growth.seconds("10^5 vertices with few values a tenth", 0.1, || {
        loopy_sums::values(100_000, &edges)
    });
}

fn green_hackenbush(growth: &mut Growth) {
    let mut edges = tree(1_000_000, 1_000_000);
    growth.power("almost `O(n + edges)`", 1.0, 4000, |n| {
        let mut edges = tree(n, n);
        edges.extend(graph(n, n));
        move || green_hackenbush::grundy(n, &edges, &[0])
    });
    growth.seconds("10^6 edges take 0.1 seconds in a tree", 0.1, || {
        green_hackenbush::grundy(1_000_000, &edges, &[0])
    });
    edges.truncate(500_000);
    edges.extend(graph(500_000, 500_000));
    growth.seconds("0.5 with cycles", 0.5, || green_hackenbush::grundy(1_000_000, &edges, &[0]));
    let cycle: Edges = (0..8001).map(|v| (v, (v + 1) % 8001)).collect();
    growth.seconds("an odd cycle of 8000 edges takes 0.6 seconds", 0.6, || {
        green_hackenbush::winning_moves(8001, &cycle, &[0]).count()
    });
}

fn vertex_geography(growth: &mut Growth) {
    let edges = grid(300);
    growth.power("about `O(n^1.5)` on grids", 1.5, 20_000, |n| {
        let edges = grid(n.isqrt());
        move || vertex_geography::winning_starts(n, &edges)
    });
    growth.seconds("a grid of 300 x 300 takes 0.05 seconds", 0.05, || {
        vertex_geography::winning_starts(90_000, &edges)
    });
}

fn node_kayles(growth: &mut Growth) {
    let right = (0..36).filter(|v| v % 6 < 5).map(|v| (v, v + 1));
    let edges: Edges = right.chain((6..36).map(|v| (v - 6, v))).collect();
    let lines = |u: usize, v: usize| {
        let (across, along) = ((u % 8).abs_diff(v % 8), (u / 8).abs_diff(v / 8));
        across == 0 || along == 0 || across == along
    };
    let attacks: Edges =
        (0..64).flat_map(|v| (0..v).filter(move |&u| lines(u, v)).map(move |u| (u, v))).collect();
    growth.seconds("a grid of 6 x 6 takes 0.05 seconds", 0.05, || node_kayles::grundy(36, &edges));
    growth.seconds("the queens of a chessboard 0.03", 0.03, || node_kayles::grundy(64, &attacks));
}

fn staircase_graph(growth: &mut Growth) {
    growth.power("`O(n + edges)`", 1.0, 40_000, |n| {
        let parents = staircase_tree::parents(n, &tree(n, n), 0);
        let edges = staircase_graph::jumps(&parents, 1);
        move || Staircase::new(n, &edges).counts.len()
    });
}

fn staircase_tree(growth: &mut Growth) {
    let (edges, stones) = (tree(100_000, 100_000), numbers(100_000));
    growth.power("`O(nk)`", 1.0, 4000, |n| {
        let (tree, stones) = (tree(n, n), numbers(n));
        move || staircase_tree::grundy_values(&stones, &tree, 5)
    });
    growth.seconds("10^5 vertices with `k = 20` take 0.1 s", 0.1, || {
        staircase_tree::grundy_values(&stones, &edges, 20)
    });
}

fn sprague_grundy(growth: &mut Growth) {
    growth.power("a look-up for each option", 1.0, 4000, |n| {
        move || {
            let options = |&heap: &usize| takings(heap).into_iter().map(|left| [left]).collect();
            Solver::new(options).grundy(&n)
        }
    });
}

fn game_graph(growth: &mut Growth) {
    growth.power("a look-up for each option", 1.0, 4000, |n| {
        move || GameGraph::new([n], |&heap| takings(heap)).edges.len()
    });
}

fn conjunctive_game(growth: &mut Growth) {
    growth.power("once for the options of each position", 1.0, 20_000, |n| {
        move || Conjunctive::new(n, takings).remoteness(n)
    });
}

fn selective_game(growth: &mut Growth) {
    growth.power("once for the options of each position", 1.0, 20_000, |n| {
        move || Selective::new(n, takings).wins(&[n], selective_game::End::First)
    });
}

fn outcome_search(growth: &mut Growth) {
    // Kayles: take one or two neighbours of a row.
    let options = |&row: &u32| {
        let taken = (1..=2).filter(move |&taken| taken <= row);
        let split = move |taken| (0..=(row - taken) / 2).map(move |a| [a, row - taken - a]);
        let whole = |parts: [u32; 2]| parts.into_iter().filter(|&part| part > 0).collect();
        taken.flat_map(split).map(whole).collect::<Vec<Vec<u32>>>()
    };
    growth.seconds("misère Kayles from a row of 45 takes a second", 1.0, || {
        OutcomeSearch::new(options).misere_wins(&[45])
    });
}

fn bean_game(growth: &mut Growth) {
    growth.linear("`O(1)` for a heap or jar", bean_game::wins);
    growth.seconds("10^8 a second", 0.1, || bean_game::winning_moves(&[10_000_000]).count());
}

fn board_game(growth: &mut Growth) {
    let open = vec![vec![true; 1000]; 1000];
    growth.seconds("1000 x 1000 cells a queen takes half a second", 0.5, || {
        board_game::grundy_values(&open, &[], &[(-1, 0), (0, -1), (-1, -1)])
    });
    growth.seconds("a knight a twentieth", 0.05, || {
        board_game::grundy_values(&open, &[(-2, -1), (-2, 1), (-1, -2), (1, -2)], &[])
    });
}

fn directed_geography(growth: &mut Growth) {
    let game = |n: usize| directed_geography::DirectedGeography::new(n, &graph(n, 3 * n));
    growth.seconds("20 vertices take 0.1 seconds", 0.1, || game(20));
    growth.seconds("24 three", 3.0, || game(24));
}

fn equal_split(growth: &mut Growth) {
    growth.power("`O(√h)` for a heap of `h` stones", 0.5, 1 << 36, |n| {
        let prime = prime(n);
        move || equal_split::grundy(prime)
    });
    growth.seconds("a heap of 10^12 takes 2 ms", 2e-3, || equal_split::grundy(1_000_000_000_039));
    growth.seconds("one of 10^18 two seconds", 2.0, || {
        equal_split::grundy(1_000_000_000_000_000_003)
    });
}

fn fair_split(growth: &mut Growth) {
    growth.power("`O(n √n)` for heaps up to `n`", 1.5, 2000, |n| {
        move || fair_split::FairSplit::new(n as u64, 2)
    });
    growth.seconds("10^5 take half a second", 0.5, || fair_split::FairSplit::new(100_000, 2));
}

fn grid_period(growth: &mut Growth) {
    growth.power("`O(n)` for `n` values", 1.0, 40_000, |n| {
        let line = (0..n.isqrt() as u64).map(|x| x % 7).collect();
        let values: Vec<Vec<u64>> = vec![line; n.isqrt()];
        move || grid_period::find(&values)
    });
}

fn mask_solver(growth: &mut Growth) {
    let options = |mask: usize| (0..20).map(|i| 1 << i).filter(move |bit| mask & bit > 0);
    growth.seconds("15 options each, take a fifth of a second", 0.2, || {
        let all = |mask: usize| {
            let pairs = (0..19).map(|i| 3 << i).filter(move |pair| mask & pair == *pair);
            options(mask).chain(pairs).map(move |taken| mask ^ taken)
        };
        mask_solver::MaskSolver::new(1 << 20, all).grundy((1 << 20) - 1)
    });
}

fn moore_counting(growth: &mut Growth) {
    growth.power("`O(sum^2 / k)`", 2.0, 1000, |n| {
        move || moore_counting::count_lost(50, n as u64, 1, 998_244_353)
    });
    growth.seconds("10^4 stones take a tenth of a second", 0.1, || {
        moore_counting::count_lost(1000, 10_000, 1, 998_244_353)
    });
}

fn multiples_game(growth: &mut Growth) {
    growth.power("`new` takes `O(n^(3/4))`", 0.75, 1 << 20, |n| {
        move || multiples_game::MultiplesGame::new(n as u64)
    });
    growth.seconds("a second for 10^9", 1.0, || multiples_game::MultiplesGame::new(1_000_000_000));
}

fn random_stop(growth: &mut Growth) {
    let choices: Vec<u64> = (1..1 << 20).collect();
    growth.seconds("2^20 take a tenth of a second", 0.1, || {
        random_stop::xor_probabilities(&choices, 4, 998_244_353)
    });
}

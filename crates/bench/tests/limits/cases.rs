//! For each limit of a header, the most expensive questions that it allows. The sizes are those of
//! the header, in its order.

use crate::measured;
use crate::nim_snippets::*;
use crate::random::Random;
use std::cell::RefCell;

/// A module, or one of its calls, with its questions.
type Case = (&'static str, fn(&[u64]));

pub const CASES: &[Case] = &[
    ("all_but_game: period == None", |sizes| {
        let near = (1..sizes[1]).chain([sizes[0] / 2]).collect();
        for set in [random_set(sizes[1], 10 * sizes[1]), random_set(sizes[1], sizes[0]), near] {
            measured(|| all_but_game::AllButGame::new(sizes[0], &set));
            let game = all_but_game::AllButGame::new(sizes[0], &set);
            measured(|| game.winning_moves(&[sizes[0], 5]).count());
        }
    }),
    ("bean_game: divisor_grundy_values", |sizes| {
        measured(|| bean_game::divisor_grundy_values(sizes[0] as usize));
    }),
    ("bean_game: winning_moves", |sizes| {
        measured(|| bean_game::winning_moves(&[sizes[0], 1, 2]).count());
        measured(|| bean_game::misere_winning_moves(&[sizes[0], 1, 2]).count());
    }),
    ("bean_game: jar_winning_moves", |sizes| {
        let beans = vec![1; sizes[0] as usize];
        measured(|| bean_game::jar_winning_moves(&beans).count());
    }),
    ("board_game", |sizes| {
        let open = vec![vec![true; sizes[1] as usize]; sizes[0] as usize];
        let count = sizes[2] as usize;
        // Near moves, whose rides are long, and the longest moves.
        let near: Vec<_> = [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 3)].into();
        let far = (0..count as i64).map(|i| (-(sizes[0] as i64) + 1 + i, sizes[1] as i64 - 1 - i));
        let up = near.iter().map(|&(down, right)| (-down, -right)).take(count).collect();
        let across = near.iter().map(|&(down, right)| (-down, right - 3 * down)).take(count);
        for moves in [up, across.collect(), far.collect::<Vec<_>>()] {
            measured(|| board_game::BoardGame::new(&open, &moves, &[]));
            measured(|| board_game::BoardGame::new(&open, &[], &moves));
        }
    }),
    ("chomp", |sizes| {
        for height in [3, sizes[0] / 3, sizes[0] / 2, sizes[0] - sizes[0] / 3] {
            let (height, width) = (height as usize, (sizes[0] - height) as usize);
            let mut rows = vec![width; height];
            measured(|| chomp::winning_moves(&rows).count());
            rows[height - 1] -= 1;
            measured(|| chomp::wins(&rows));
        }
    }),
    ("coin_turning: winning_moves", |sizes| {
        use coin_turning::Game::*;
        for game in [TurningTurtles, MockTurtles, Ruler, Twins, Triplets] {
            measured(|| coin_turning::winning_moves(&[sizes[0], 1, 5], game).count());
        }
    }),
    ("coprime_game", |sizes| {
        measured(|| coprime_game::wins(&[sizes[0], sizes[0] - 1]));
        measured(|| coprime_game::winning_moves(&[sizes[0], sizes[0] - 1]).count());
        let prime = (1..=sizes[0]).rev().find(|&p| is_prime(p)).expect("a prime");
        measured(|| coprime_game::winning_moves(&[prime]).count()); // to each even number
        measured(|| coprime_game::grundy_values(sizes[0] as usize));
    }),
    ("cutting_game", |sizes| {
        let (width, height) = (sizes[0] as usize, sizes[1] as usize);
        measured(|| cutting_game::sheet_values(width, height));
        measured(|| cutting_game::winning_moves(&[(width, height), (3, 3)]).count());
    }),
    ("dag_game", |sizes| {
        for arcs in acyclic(sizes[0]) {
            measured(|| dag_game::DagGame::new(arcs.0, &arcs.1));
            let game = dag_game::DagGame::new(arcs.0, &arcs.1);
            let tokens: Vec<usize> = (0..arcs.0).collect();
            measured(|| game.winning_moves(&tokens).count());
        }
    }),
    ("diagonal_wythoff", |sizes| {
        use diagonal_wythoff::DiagonalWythoff;
        let directions: [&[(u64, u64)]; 7] = [
            &[],
            &[(1, 1)],
            &[(1, 2)],
            &[(1, 1), (1, 2)],
            &[(2, 3)],
            &[(1, 2), (1, 3), (3, 4)],
            &[(29, 30)],
        ];
        for directions in directions {
            let lines: u64 = directions.iter().map(|&(p, q)| p.max(q)).sum();
            let max_heap = sizes[0].min(sizes[1] / lines.max(1));
            measured(|| DiagonalWythoff::new(max_heap, directions));
            let game = DiagonalWythoff::new(max_heap, directions);
            measured(|| game.winning_moves(max_heap, max_heap - 1).count());
        }
    }),
    ("directed_geography", |sizes| {
        let n = sizes[0] as usize;
        let all = (0..n).flat_map(|u| (0..n).map(move |v| (u, v)));
        let half: Vec<_> = all.clone().filter(|_| random(2) == 0).collect();
        for arcs in [half, all.collect(), vec![]] {
            measured(|| directed_geography::DirectedGeography::new(n, &arcs));
        }
    }),
    ("distinct_counting", |sizes| {
        for modulus in MODULI {
            measured(|| distinct_counting::count_distinct(sizes[0], 60, 5, modulus));
        }
    }),
    ("divisor_games", |sizes| {
        use divisor_games::Rule::*;
        for numbers in hard_to_factor(sizes[0]) {
            for rule in [SubtractDivisor, SubtractProperDivisor, ProperDivisor, Divide] {
                measured(|| divisor_games::wins(&numbers, rule));
                measured(|| divisor_games::winning_moves(&numbers, rule).count());
            }
            measured(|| divisor_games::inner_divisor_winning_moves(numbers[0]).count());
        }
    }),
    ("divisor_games: subtract_square_grundy_values", |sizes| {
        measured(|| divisor_games::subtract_square_grundy_values(sizes[0] as usize));
    }),
    ("end_nim", |sizes| {
        let heaps: Vec<u64> = (0..sizes[0]).map(|_| 1 + random(u64::MAX)).collect();
        measured(|| end_nim::wins(&heaps));
        measured(|| end_nim::misere_winning_moves(&heaps).count());
    }),
    ("equal_split", |sizes| {
        for heaps in hard_to_factor(sizes[0]) {
            measured(|| equal_split::winning_moves(&heaps, 1).count());
            measured(|| equal_split::misere_winning_moves(&heaps, 1).count());
        }
    }),
    ("fair_split", |sizes| {
        measured(|| fair_split::FairSplit::new(sizes[0], 1));
    }),
    ("fair_split: winning_moves", |sizes| {
        let game = fair_split::FairSplit::new(sizes[0], 1);
        measured(|| game.winning_moves(&[sizes[0], 1, 2]).count());
    }),
    ("fraction_nim", |sizes| {
        let q = sizes[0];
        for (heaps, q) in [(1, q), (1000, q / 1000), (q, 1)] {
            let heaps = random_numbers(heaps, u64::MAX);
            measured(|| fraction_nim::wins(&heaps, 1, q));
            measured(|| fraction_nim::winning_moves(&heaps, 1, q).count());
            measured(|| fraction_nim::misere_winning_moves(&heaps, 1, q).count());
        }
    }),
    ("green_hackenbush", |sizes| {
        let m = sizes[0] as usize;
        for n in [m + 1, m / 2, 1000] {
            let edges: Vec<_> = (0..m).map(|i| (i % n, random(n as u64) as usize)).collect();
            measured(|| green_hackenbush::grundy(n, &edges, &[0]));
        }
    }),
    ("green_hackenbush: winning_moves", |sizes| {
        let m = sizes[0] as usize;
        let random = |n: usize| (n, (0..m).map(|i| (i % n, random(n as u64) as usize)).collect());
        let odd = m - 1 + m % 2; // an even cycle has no winning move
        let cycle: Graph = (odd, (0..odd).map(|v| (v, (v + 1) % odd)).collect());
        for (n, edges) in [random(m + 1), random(m / 2), random(100), cycle] {
            measured(|| green_hackenbush::winning_moves(n, &edges, &[0]).count());
        }
    }),
    ("growth_race: lo^k(x) ≥ n", |sizes| {
        measured(|| growth_race::wins(1, sizes[0], |x| x + 1, |x| x + 1));
        measured(|| growth_race::misere_wins(1, u64::MAX, |x| 2 * x, |x| 9 * x));
    }),
    ("grundy_table", |sizes| {
        let n = sizes[0] as usize;
        let marks = sizes[1] as usize;
        for (n, width) in [(n, marks / n), (marks / 1000, 1000), ((2 * marks).isqrt(), marks)] {
            measured(|| {
                grundy_table::grundy_values_by(n, |heap, values, reached| {
                    let first = heap.saturating_sub(width);
                    values[first..heap].iter().for_each(|&value| reached.mark(value));
                })
            });
            measured(|| {
                grundy_table::outcomes_by(n, |heap, wins| {
                    let first = heap.saturating_sub(width);
                    wins[first..heap].iter().filter(|&&wins| !wins).count() > 0
                })
            });
        }
        measured(|| {
            let masks = n.next_power_of_two() / 2;
            grundy_table::grundy_values_by(masks - 1, |mask, values, reached| {
                let bits = (0..usize::BITS).map(|bit| 1 << bit).filter(|bit| mask & bit > 0);
                bits.for_each(|bit| reached.mark(values[mask ^ bit]));
            })
        });
    }),
    ("grundys_game", |sizes| {
        let game = grundys_game::GrundysGame::new(sizes[0]);
        measured(|| grundys_game::GrundysGame::new(sizes[0]));
        measured(|| game.winning_moves(&[sizes[0], 50, 21]).count());
    }),
    ("hackendot", |sizes| {
        for (n, edges) in trees(sizes[0]) {
            measured(|| hackendot::Hackendot::new(n, &edges, &[0]));
            let game = hackendot::Hackendot::new(n, &edges, &[0]);
            measured(|| game.winning_moves().count());
        }
    }),
    ("interval_nim", |sizes| {
        let n = sizes[0] as usize;
        for (min, max) in [(1, 1), (1, 2), (1, 7), (2, 2), (3, n / 2), (5, n)] {
            measured(|| interval_nim::wins(&[n, n / 2, 3], min, max));
            measured(|| interval_nim::winning_moves(&[n, n / 2, 3], min, max).count());
            measured(|| interval_nim::grundy_values(n, min, max));
            measured(|| interval_nim::circle_grundy(n, min, max));
        }
    }),
    ("loopy_game", |sizes| {
        for (n, arcs) in digraphs(sizes[0]) {
            measured(|| loopy_game::LoopyGame::new(n, &arcs));
            let game = loopy_game::LoopyGame::new(n, &arcs);
            measured(|| (0..n).map(|v| game.winning_moves(v).count()).sum::<usize>());
        }
    }),
    ("loopy_game: remoteness", |sizes| {
        use loopy_game::remoteness;
        let (n, arcs) = (sizes[0] as usize, sizes[1] as usize);
        for degree in [0, 1, arcs / n, 1000] {
            let n = n.min(arcs.checked_div(degree).unwrap_or(n));
            let moves = vec![degree; n];
            measured(|| remoteness(moves, |v| (1..=degree).map(move |step| (v + step) % n)));
            let moves = (0..n).map(|v| v.min(degree)).collect();
            measured(|| remoteness(moves, |v| (v + 1..n).take(degree)));
        }
    }),
    ("loopy_game: reachable", |sizes| {
        for degree in [1, 4, 1000] {
            let n = (sizes[0] / degree) as u32;
            let options = |&(a, b): &(u32, u32)| {
                (1..=degree as u32).map(|step| ((a + step) % n, b)).collect()
            };
            measured(|| loopy_game::reachable([(0, 0)], options));
        }
    }),
    ("loopy_sums", |sizes| {
        for (n, arcs) in digraphs(sizes[0]).into_iter().chain(acyclic(sizes[0])) {
            measured(|| loopy_sums::LoopySums::new(n, &arcs));
        }
    }),
    ("loopy_sums: winning_moves", |sizes| {
        for tokens in [3, 1000] {
            // Every second token is on a vertex from which all moves win.
            let star: Vec<_> = (1..sizes[0] / tokens).map(|to| (0, to as usize)).collect();
            let game = loopy_sums::LoopySums::new(star.len() + 1, &star);
            let tokens = vec![0; tokens as usize / 2 * 2 - 1];
            measured(|| game.winning_moves(&tokens).count());
        }
    }),
    ("mask_solver", |sizes| {
        use mask_solver::MaskSolver;
        let (size, moves) = (sizes[0] as usize, sizes[1] as usize);
        let cells = size.trailing_zeros() as usize;
        measured(|| {
            let options = |mask: usize| {
                (0..cells).filter(move |i| mask >> i & 1 > 0).map(move |i| mask ^ 1 << i)
            };
            MaskSolver::new(1 << cells, options).grundy(&[(1 << cells) - 1])
        });
        // A line: few or many options each, the next position before the others or after them.
        for (n, width) in [(size, 1), (size, moves / size), (moves / 1000, 1000)] {
            let down = |x: usize| (x.saturating_sub(width)..x).rev();
            measured(|| MaskSolver::new(n, down).grundy(&[n - 1]));
            let last_first = |x: usize| x.saturating_sub(width)..x;
            measured(|| MaskSolver::new(n, last_first).grundy(&[n - 1]));
            let game =
                |x: usize| (x < n - 1).then(|| x + 1).into_iter().chain(x + 2..n.min(x + width));
            measured(|| MaskSolver::new(n, game).grundy(&[0]));
        }
    }),
    ("misere_sums", |sizes| {
        for (n, arcs) in acyclic(sizes[0]) {
            measured(|| misere_sums::MisereSums::new(n, &arcs));
            let game = misere_sums::MisereSums::new(n, &arcs);
            let is_tame = |&v: &usize| game.vertex_values()[v].is_some();
            let tokens: Vec<usize> = (0..n).filter(is_tame).collect();
            measured(|| game.winning_moves(&tokens).count());
        }
    }),
    ("monotone_game", |sizes| {
        use monotone_game::MonotoneGame;
        // These options make a run for each heap, and for each 10^12 heaps.
        let all = |x: u64| if x == 0 { vec![] } else { vec![x / 3, x / 2, x - 1] };
        measured(|| MonotoneGame::new(sizes[0], all));
        let step = 10_u64.pow(12);
        let far = |x: u64| x.checked_sub(step).into_iter().collect();
        measured(|| MonotoneGame::new(sizes[0] * step, far));
    }),
    ("moore_counting", |sizes| {
        for (k, modulus) in
            [1, 3, 30, sizes[0] / 2].map(|k| MODULI.map(|modulus| (k, modulus))).concat()
        {
            measured(|| moore_counting::count_losses(sizes[0], sizes[1], k, modulus));
        }
    }),
    ("multiples_game", |sizes| {
        measured(|| multiples_game::MultiplesGame::new(sizes[0]));
        let game = multiples_game::MultiplesGame::new(sizes[0]);
        measured(|| game.winning_moves(&[1]).count());
        let white: Vec<u64> = (1..=sizes[1]).collect();
        measured(|| game.winning_moves(&white).count());
    }),
    ("nim_counting", |sizes| {
        let table = random_numbers(sizes[0], MODULI[1]);
        for modulus in MODULI {
            measured(|| nim_counting::xor_product(&[table.clone(), table.clone()], modulus));
            measured(|| nim_counting::xor_power(&table, 10_u64.pow(18), modulus));
            measured(|| nim_counting::xor_power_sum(&table, 1..=10_u64.pow(18), modulus));
            measured(|| nim_counting::random_stop(&table, 1, modulus));
        }
    }),
    ("nim_counting: count_bounded", |sizes| {
        for (bound, modulus) in
            [1 << 60, u64::MAX].map(|bound| MODULI.map(|modulus| (bound, modulus))).concat()
        {
            let bounds = random_numbers(sizes[0], bound);
            measured(|| nim_counting::count_bounded(&bounds, 5, modulus));
            measured(|| nim_counting::count_bounded(&vec![bound; bounds.len()], 0, modulus));
        }
    }),
    ("no_repeat_nim: winning_moves, played_grundy", |sizes| {
        measured(|| no_repeat_nim::winning_moves(&[sizes[0], 5]).count());
        measured(|| no_repeat_nim::played_grundy(sizes[0], &[1, 2]));
    }),
    ("node_kayles: grundy", |sizes| {
        let n = sizes[0] as usize;
        let star: Vec<_> = (1..n).map(|v| (v.saturating_sub(8), v)).collect();
        let path: Vec<_> = (1..n).map(|v| (v - 1, v)).collect();
        let tree: Vec<_> = (1..n).map(|v| (random(v as u64) as usize, v)).collect();
        let sparse: Vec<_> = (0..3 * n / 2).map(|i| (i % n, random(n as u64) as usize)).collect();
        let cubic: Vec<_> = (0..n).flat_map(|v| [(v, (v + 1) % n), (v, (v + n / 2) % n)]).collect();
        let grid = (0..n).flat_map(|v| [(v, v + 1), (v, v + 6)]).filter(|&(_, v)| v < n).collect();
        let random_edges = |m: usize| -> Vec<(usize, usize)> {
            (0..m).map(|_| (random(n as u64) as usize, random(n as u64) as usize)).collect()
        };
        let graphs = [n / 2, n, 2 * n, 3 * n].map(random_edges);
        for edges in [star, path, tree, sparse, cubic, grid].into_iter().chain(graphs) {
            measured(|| node_kayles::winning_moves(n, &edges).count());
        }
    }),
    ("octal_game: period == None", |sizes| {
        // These codes have no period in the table.
        let digits = sizes[0] as usize;
        for digits in ["007", &"4".repeat(digits), &"7744447747744747"[..digits]] {
            let code = format!("0.{digits}");
            measured(|| octal_game::OctalGame::new(sizes[1], &code));
            let game = octal_game::OctalGame::new(sizes[1], &code);
            measured(|| game.winning_moves(&[sizes[1], 5]).count());
        }
    }),
    ("octal_game: digit ≥ 8", |sizes| {
        let all = format!("0.{}", "F".repeat(sizes[0] as usize));
        for code in ["0.0F", &all] {
            measured(|| octal_game::OctalGame::new(sizes[1], code));
            let game = octal_game::OctalGame::new(sizes[1], code);
            measured(|| game.winning_moves(&[sizes[1], 5]).count());
        }
    }),
    ("outcome_search", |sizes| {
        use outcome_search::OutcomeSearch;
        // Two tokens on a line, whose options are few, and one token with few or many.
        let line = |width: u64| move |&x: &u64| (x.saturating_sub(width)..x).collect();
        let side = (sizes[0] as f64 / 20.0).sqrt() as u64;
        measured(|| OutcomeSearch::new(line(5)).misere_wins(&[side, side]));
        for width in [1, 3, 1000] {
            measured(|| OutcomeSearch::new(line(width)).wins(&[sizes[0] / width]));
        }
        // Many tokens.
        let tokens = (sizes[0] as f64).sqrt() as usize;
        measured(|| OutcomeSearch::new(line(1)).wins(&vec![1; tokens]));
    }),
    ("power_game", |sizes| {
        measured(|| power_game::wins(sizes[0] - 1));
        measured(|| power_game::winning_move(sizes[0] - 1));
    }),
    ("prime_power_game", |sizes| {
        for numbers in hard_to_factor(sizes[0]) {
            measured(|| prime_power_game::wins(&numbers));
            measured(|| prime_power_game::winning_moves(&numbers).count());
        }
        let exponents: Vec<u64> = (1..60).filter(|_| random(2) > 0).map(|e| 1 << e).collect();
        measured(|| prime_power_game::wins(&exponents));
    }),
    ("rectangle_game", |sizes| {
        use rectangle_game::{Rectangle, RectangleGame, Split};
        let all = |rectangle: Rectangle| {
            let rows = rectangle.rows().map(Split::Row);
            rows.chain(rectangle.columns().map(Split::Column))
        };
        let crosses = |rectangle: Rectangle| {
            rectangle.rows().flat_map(move |row| {
                rectangle.columns().map(move |column| Split::Cross(row, column))
            })
        };
        let [height, width] = [sizes[0] as usize, sizes[1] as usize];
        measured(|| RectangleGame::new(height, width, all));
        measured(|| RectangleGame::new(height, width, crosses));
    }),
    ("rerooted_tree", |sizes| {
        for (n, edges) in trees(sizes[0]) {
            let tokens = random_numbers(n as u64, 10);
            measured(|| rerooted_tree::cut_root_values(n, &edges));
            measured(|| rerooted_tree::descendant_root_values(n, &edges, &tokens));
            measured(|| rerooted_tree::descendant_winning_moves(n, &edges, &tokens, 0).next());
        }
    }),
    ("run_turning", |sizes| {
        for coins in [1000, sizes[1] / 1000, sizes[1] / 100, sizes[0]] {
            let lengths = (sizes[1] / coins).min(sizes[0]);
            for lengths in [random_set(lengths, 10 * lengths), (1..=lengths).collect()] {
                let game = run_turning::RunTurning::new(coins, &lengths);
                measured(|| run_turning::RunTurning::new(coins, &lengths));
                measured(|| game.run_counts());
                measured(|| game.winning_moves(&[coins, 3]).count());
            }
        }
    }),
    ("schwenk_nim", |sizes| {
        let factor = sizes[0];
        measured(|| schwenk_nim::SchwenkNim::new(u64::MAX, |taken| taken.saturating_mul(factor)));
        let slow = |taken: u64| taken.max(factor);
        let heap = 30 * factor;
        measured(|| schwenk_nim::SchwenkNim::new(heap, slow).winning_moves(heap, heap).count());
    }),
    ("selective_game", |sizes| {
        use selective_game::{End, SelectiveGame, Turn};
        let (n, moves) = (sizes[0] as usize, sizes[1] as usize);
        let shapes = [(n, moves / n), (moves / 1000, 1000), ((2 * moves).isqrt(), moves)];
        for ((n, most), end) in
            shapes.map(|shape| [(shape, End::First), (shape, End::Last)]).concat()
        {
            let options = |x: usize| (x.saturating_sub(most)..x).collect();
            measured(|| SelectiveGame::new(n, options, Turn::All, end));
            let game = SelectiveGame::new(n, options, Turn::Any, end);
            let parts: Vec<usize> = (n - (moves / most).min(n)..n).collect();
            measured(|| game.winning_move(&parts));
            measured(|| game.misere_winning_move(&parts));
        }
    }),
    ("sprague_grundy", |sizes| {
        // A line of positions with few or many options each, and intervals which a move splits.
        for count in [1, 2, 3, 10, 1000] {
            let line = |&x: &u64| (x.saturating_sub(count)..x).collect();
            measured(|| sprague_grundy::SpragueGrundy::new(line).grundy(&[sizes[0] / count]));
        }
        for count in [1, 10, 1000] {
            let n = sizes[0] as usize / count;
            measured(|| {
                sprague_grundy::grundy_values(n, |x| {
                    (x.saturating_sub(count)..x).map(|to| vec![to]).collect()
                })
            });
        }
        let parts = |&(from, to): &(u32, u32)| {
            (from..to).map(|cell| vec![(from, cell), (cell + 1, to)]).collect()
        };
        let cells = (6.0 * sizes[0] as f64).cbrt() as u32;
        measured(|| sprague_grundy::SpragueGrundy::with_splits(parts).grundy(&[(0, cells)]));
    }),
    ("staircase_graph", |sizes| {
        for (n, edges) in trees(sizes[0]) {
            let parents = staircase_tree::parents(n, &edges, 0);
            let stones = random_numbers(n as u64, 1 << 40);
            let arcs = staircase_graph::jumps(&parents, 3);
            measured(|| staircase_graph::jumps(&parents, n / 2));
            measured(|| {
                staircase_graph::StaircaseGraph::new(n, &arcs).winning_moves(&stones).next()
            });
        }
    }),
    ("staircase_tree", |sizes| {
        for k in [1, 20, 1000] {
            for (n, edges) in trees(sizes[0] / k) {
                let stones = random_numbers(n as u64, 1 << 40);
                measured(|| staircase_tree::root_values(n, &edges, &stones, k as usize));
            }
        }
    }),
    ("strange_nim", |sizes| {
        let root = (sizes[0] as f64).sqrt() as u64;
        for k in [root / 8, root, 8 * root] {
            let heaps = [(sizes[0], k), (5, 2)];
            measured(|| strange_nim::wins(&heaps));
            measured(|| strange_nim::winning_moves(&heaps).count());
            measured(|| strange_nim::misere_winning_moves(&heaps).count());
        }
    }),
    ("strip_counting", |sizes| {
        let root = (sizes[1] as f64).sqrt() as u64;
        let shapes = [
            (2 * root, root),
            (sizes[1] / 100, 100),
            (sizes[0], sizes[1] / sizes[0]),
            (sizes[0], 1),
        ];
        for ((cells, coins), modulus) in shapes.map(|shape| MODULI.map(|m| (shape, m))).concat() {
            measured(|| strip_counting::count_wins(cells, coins, modulus));
            measured(|| strip_counting::dollar_count_wins(cells, coins, modulus));
            measured(|| strip_counting::dollar_count_wins(cells, coins + 1, modulus));
        }
    }),
    ("subtraction_game: period == None", |sizes| {
        // Values above 63, and a move that hides the period.
        let many = (1..sizes[1]).chain([sizes[0] - sizes[1]]).collect();
        for set in [random_set(sizes[1], sizes[0]), random_set(sizes[1], 2 * sizes[1]), many] {
            measured(|| subtraction_game::SubtractionGame::new(sizes[0], &set));
            measured(|| subtraction_game::outcomes(sizes[0] as usize, &set));
            measured(|| subtraction_game::grundy_values(sizes[0] as usize, &set));
        }
    }),
    ("take_or_split3: winning_moves", |sizes| {
        measured(|| take_or_split3::winning_moves(&[sizes[0], 5]).count());
        // All bits but the lowest, and this number beside the next: so there are most splits.
        let power = (sizes[0] + 1).next_power_of_two() / 2;
        for heaps in
            [[power - 2, 0], [power - 2, power], [sizes[0], power], [sizes[0] & !7, power - 2]]
        {
            measured(|| take_or_split3::winning_moves(&heaps).count());
        }
    }),
    ("three_heap_wythoff", |sizes| {
        let game = three_heap_wythoff::ThreeHeapWythoff::new(sizes[0]);
        measured(|| three_heap_wythoff::ThreeHeapWythoff::new(sizes[0]));
        measured(|| game.winning_moves([sizes[0], sizes[0] / 2, sizes[0] / 3]).count());
    }),
    ("treblecross", |sizes| {
        let mut row = vec![false; sizes[0] as usize];
        measured(|| treblecross::winning_moves(&row).count());
        measured(|| treblecross::grundy_values(row.len()));
        row.iter_mut().step_by(7).for_each(|cell| *cell = true);
        measured(|| treblecross::winning_moves(&row).count());
    }),
    ("vertex_geography", |sizes| {
        for (n, edges) in graphs(sizes[0]) {
            let game = vertex_geography::VertexGeography::new(n, &edges);
            measured(|| vertex_geography::VertexGeography::new(n, &edges));
            measured(|| game.winning_moves(0).count());
        }
    }),
    ("welter", |sizes| {
        let random = random_set(sizes[0], u64::MAX / 2);
        let alike = |step: u64| (0..sizes[0]).map(move |i| i * step).collect();
        let deep = (0..sizes[0]).map(|i| (2 * (i / 40) + 1) << (i % 40)).collect();
        for coins in [random, alike(1), alike(1 << 40), deep] {
            measured(|| welter::grundy(&coins));
            measured(|| welter::winning_moves(&coins).count());
        }
    }),
    ("window_game", |sizes| {
        // These options make a run for each heap.
        measured(|| window_game::WindowGame::new(sizes[0], |x| x / 2, |x| x - 1));
        let root = |x: i128| (x as f64).sqrt() as i128;
        measured(|| window_game::WindowGame::new(sizes[0], |x| x - root(x), |x| x - 1));
        let step = 10_u64.pow(12); // or for each 10^12 heaps
        measured(|| {
            let far = i128::from(step);
            window_game::WindowGame::new(
                sizes[0] * step,
                move |x| (x - 5 * far).max(0),
                move |x| x - far,
            )
        });
    }),
    ("wythoff: pair_values", |sizes| {
        measured(|| wythoff::pair_values(sizes[0] as usize, sizes[1] as usize));
    }),
];

/// Products modulo the second one need more than 64 bits.
const MODULI: [u64; 2] = [998_244_353, (1 << 61) - 1];

/// A random number below `end`.
fn random(end: u64) -> u64 {
    thread_local!(static RANDOM: RefCell<Random> = const { RefCell::new(Random(1)) });
    RANDOM.with_borrow_mut(|random| random.below(end))
}

fn random_numbers(count: u64, end: u64) -> Vec<u64> {
    (0..count).map(|_| random(end)).collect()
}

/// `count` different numbers from 1 to `max`.
fn random_set(count: u64, max: u64) -> Vec<u64> {
    let mut set = std::collections::BTreeSet::new();
    while (set.len() as u64) < count {
        set.insert(1 + random(max));
    }
    set.into_iter().collect()
}

fn is_prime(n: u64) -> bool {
    n > 1 && (2..).take_while(|p| p * p <= n).all(|p| n % p > 0)
}

/// Lists of numbers whose square roots have about this sum: squares of primes, and numbers with many
/// divisors.
fn hard_to_factor(root: u64) -> Vec<Vec<u64>> {
    let mut lists = Vec::new();
    for count in [1, 100] {
        let root = root / count;
        let prime = (1..=root).rev().find(|&p| is_prime(p)).expect("a prime");
        let mut composite = 1;
        for p in [2, 2, 2, 2, 3, 3, 3, 5, 5, 7, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41] {
            composite *= if composite <= root * root / p { p } else { 1 };
        }
        for number in [prime * prime, composite] {
            let equal = vec![number; count as usize];
            lists.extend([[&equal[..], &[4]].concat(), equal]);
        }
    }
    lists
}

/// A number of vertices, and edges or arcs.
type Graph = (usize, Vec<(usize, usize)>);

/// Trees of `n` vertices: random, flat, deep, a path, a star.
fn trees(n: u64) -> Vec<Graph> {
    let parent: [fn(u64) -> u64; 5] =
        [random, |v| random(v) / 2, |v| v - 1 - random(v.min(10)), |v| v - 1, |_| 0];
    let tree = |parent: fn(u64) -> u64| (1..n).map(|v| (parent(v) as usize, v as usize)).collect();
    parent.map(|parent| (n as usize, tree(parent))).into()
}

/// Graphs with `size` vertices and arcs in all.
fn digraphs(size: u64) -> Vec<Graph> {
    let average = |degree: u64| {
        let n = size / (degree + 1);
        let arcs = (0..n * degree).map(|i| ((i % n) as usize, random(n) as usize));
        // Some vertices are ends, so that not all play is endless.
        (n as usize, arcs.filter(|&(from, _)| from % 50 > 0).collect())
    };
    let without_arcs = (size as usize, vec![]);
    vec![without_arcs, average(1), average(4), average(100), dense(size)]
}

/// Graphs without cycles, with `size` vertices and arcs in all.
fn acyclic(size: u64) -> Vec<Graph> {
    let directed = |(n, arcs): Graph| {
        let arcs = arcs.into_iter().filter(|(from, to)| from != to);
        (n, arcs.map(|(from, to)| (from.max(to), from.min(to))).collect())
    };
    let line = (size as usize / 2, (1..size as usize / 2).map(|v| (v, v - 1)).collect());
    digraphs(size).into_iter().chain([line]).map(directed).collect()
}

fn dense(size: u64) -> Graph {
    let n = (size as f64).sqrt() as usize;
    (n, (0..n).flat_map(|u| (0..n).map(move |v| (u, v))).take(size as usize).collect())
}

/// Undirected graphs: random ones, a grid, and odd cycles in a row.
fn graphs(size: u64) -> Vec<Graph> {
    let side = (size as f64 / 3.0).sqrt() as usize;
    let right = (0..side * side).filter(|v| v % side > 0).map(|v| (v - 1, v));
    let down = (side..side * side).map(|v| (v - side, v));
    let grid = (side * side, right.chain(down).collect());
    let triangles = size as usize / 7;
    let edges = (0..triangles).flat_map(|i| {
        let v = 3 * i;
        [(v, v + 1), (v + 1, v + 2), (v, v + 2), (v + 2, v + 3)]
    });
    let chain = (3 * triangles + 1, edges.collect());
    let n = size as usize / 2;
    let mut order: Vec<usize> = (0..n).collect();
    (1..n).for_each(|i| order.swap(i, random(i as u64 + 1) as usize));
    let path = (n, order.windows(2).map(|pair| (pair[0], pair[1])).collect());
    digraphs(size).into_iter().chain([grid, chain, path]).collect()
}

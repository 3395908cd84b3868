//! The losing conditions of single games, with the numbers of a position.

use crate::explain::picture::{is_every_sum_a_multiple, parts};
use crate::explain::text::Text;
use crate::question::Question;
use games::entry::{ALONE, Bound, Shape, Writing};
use std::collections::BTreeSet;

/// Whether the player to move loses, and why.
type Why = (bool, Text);

fn why(lost: bool, english: impl Into<String>, japanese: impl Into<String>) -> Option<Why> {
    Some((lost, Text::new(english, japanese)))
}

/// The reason for a win or loss, if a game has one with numbers.
pub fn numbers(
    question: &Question,
    bound: &Bound,
    position: &[u64],
    misere: bool,
    wins: bool,
) -> Option<Why> {
    let game = &question.game;
    let k = || question.rule.number("k");
    match (game.module, game.variant, misere) {
        ("misere_nim", ..) | ("ordered_nim", _, true) => misere_nim(bound, position),
        ("moore_nim", _, true) => single_stones(position, k()),
        ("wythoff", ..) => wythoff(position[0], position[1], misere),
        ("euclid_game", variant, _) => ratio(position, variant == "equal", misere),
        ("greedy_nim", "smallest", _) => ones(position, misere),
        ("greedy_nim", ..) => largest(position, misere),
        ("exact_nim", _, false) => exact(position, k()),
        ("divisor_games", "inner_divisor", _) => inner_divisor(position[0]),
        ("fibonacci_nim" | "schwenk_nim", _, true) => smallest_part(bound, position),
        ("selective_game", _, false) => compound(question, bound, position),
        ("treblecross", "strip", _) => crosses(position, wins),
        ("silver_dollar", "", _) => gaps(position),
        ("vertex_geography", ..) => matching(wins),
        ("chomp" | "diagonal_wythoff" | "end_nim" | "three_heap_wythoff", ..)
        | ("directed_geography", ..) => searched(bound, position, misere, wins),
        _ => None,
    }
}

fn parity(count: usize) -> [&'static str; 2] {
    if count.is_multiple_of(2) { ["even", "偶数"] } else { ["odd", "奇数"] }
}

fn zero(xor: u64) -> [String; 2] {
    match xor {
        0 => ["0".to_owned(), "0".to_owned()],
        _ => [format!("{xor}, not 0"), format!("{xor} で、0 ではない")],
    }
}

/// Misère Nim, of heaps or of their values: only the half of the condition that applies.
pub fn misere(values: &[u64], names: [&str; 2]) -> Option<Why> {
    let [name, japanese] = names;
    let xor = values.iter().fold(0, |xor, value| xor ^ value);
    if values.iter().any(|&value| value > 1) {
        let [is, ja] = zero(xor);
        let english = format!("a {name} is above 1, and the xor of the {name}s is {is}");
        return why(
            xor == 0,
            english,
            format!("1 より大きい{japanese}があり、{japanese}の xor は {ja}"),
        );
    }
    let count = values.iter().filter(|&&value| value == 1).count();
    let [is, ja] = parity(count);
    let english = format!("no {name} is above 1, and the number of {name}s of 1 is {is}: {count}");
    let japanese = format!("1 より大きい{japanese}がなく、1 の{japanese}の個数は{ja}の {count}");
    why(count % 2 == 1, english, japanese)
}

fn misere_nim(bound: &Bound, position: &[u64]) -> Option<Why> {
    if position.iter().all(|&heap| heap <= 1) {
        return misere(position, ["heap", "山"]);
    }
    let values = bound.values.map_or_else(|| position.to_vec(), |values| values(position));
    let xor = values.iter().fold(0, |xor, value| xor ^ value);
    let [is, ja] = zero(xor);
    let english = format!("a heap is above 1, and the value of normal play is {is}");
    why(xor == 0, english, format!("1 より大きい山があり、正規形の値が {ja}"))
}

/// Moore's game in misère play, with single stones alone.
fn single_stones(heaps: &[u64], k: u64) -> Option<Why> {
    if heaps.iter().any(|&heap| heap > 1) {
        let group = u128::from(k) + 1;
        let lost = is_every_sum_a_multiple(heaps, group);
        let [every, ja] =
            if lost { ["every", "すべて"] } else { ["not every", "すべてではないが"] };
        return why(
            lost,
            format!("a heap is above 1, and {every} digit sum is a multiple of k + 1 = {group}"),
            format!("1 より大きい山があり、各桁の和が{ja} k + 1 = {group} の倍数"),
        );
    }
    let count = heaps.iter().filter(|&&heap| heap == 1).count() as u128;
    let (group, rest) = (u128::from(k) + 1, count % (u128::from(k) + 1));
    why(
        rest == 1,
        format!("no heap is above 1, and their number {count} is {rest} modulo k + 1 = {group}"),
        format!("1 より大きい山がなく、山の数 {count} を k + 1 = {group} で割った余りは {rest}"),
    )
}

fn wythoff(a: u64, b: u64, misere: bool) -> Option<Why> {
    let (low, high) = (a.min(b), a.max(b));
    let d = u128::from(high - low);
    let first = match (misere, d) {
        (true, 0) => 2,
        (true, 1) => 0,
        _ => (d + d.checked_mul(d)?.checked_mul(5)?.isqrt()) / 2,
    };
    if u128::from(low) == first {
        let english = format!("{low} {high} is the losing pair with difference {d}");
        return why(true, english, format!("{low} {high} は差が {d} の負けの組"));
    }
    let last = first + d;
    why(
        false,
        format!("the losing pair with difference {d} is {first} {last}, not {low} {high}"),
        format!("差が {d} の負けの組は {first} {last} で、{low} {high} ではない"),
    )
}

/// Euclid's game; `equal` if equal numbers lose too.
fn ratio(position: &[u64], equal: bool, misere: bool) -> Option<Why> {
    let (low, high) = (position[0].min(position[1]), position[0].max(position[1]));
    let (a, b) = (u128::from(low), u128::from(high));
    if low == 0 {
        return why(!misere, "one number is 0", "一方の数が 0");
    }
    if equal && misere {
        return None;
    }
    if low == high && !equal && !misere {
        return why(false, "the numbers are equal", "二つの数が等しい");
    }
    let is_below = (b - a).checked_mul(b).is_some_and(|area| area < a * a);
    let [is, ja] =
        if is_below { ["less than", "未満"] } else { ["more than", "より大きい"] };
    let english = format!("{high} is {is} φ = 1.618… times {low}");
    let japanese = format!("{high} は {low} の φ = 1.618… 倍{ja}");
    why(is_below, english, japanese)
}

fn ones(heaps: &[u64], misere: bool) -> Option<Why> {
    let count = heaps.iter().filter(|&&heap| heap == 1).count();
    let alone = heaps.iter().all(|&heap| heap <= 1);
    let [is, ja] = parity(count);
    let [also, also_ja] =
        if alone { [", and nothing else is left", "で、他の山はない"] } else { [""; 2] };
    why(
        (count % 2 == 1) != (alone && !misere),
        format!("the number of single stones is {is}: {count}{also}"),
        format!("1 個の山の個数は{ja}の {count}{also_ja}"),
    )
}

fn largest(heaps: &[u64], misere: bool) -> Option<Why> {
    let most = heaps.iter().copied().max().filter(|&most| most > 0);
    let Some(most) = most else {
        return why(!misere, "no stone is left", "石が残っていない");
    };
    let count = heaps.iter().filter(|&&heap| heap == most).count();
    let [is, ja] = parity(count);
    let stones = if most == 1 { "stone" } else { "stones" };
    why(
        (count % 2 == 0) != (misere && most == 1),
        format!("the number of largest heaps, of {most} {stones}, is {is}: {count}"),
        format!("最大の山 ({most} 個) の数は{ja}の {count}"),
    )
}

fn exact(heaps: &[u64], k: u64) -> Option<Why> {
    let left: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
    let n = left.len() as u64;
    let xor = left.iter().fold(0, |xor, heap| xor ^ heap);
    if k == 1 {
        return why(
            xor == 0,
            format!("k is 1 and the xor {xor}"),
            format!("k = 1 で xor は {xor}"),
        );
    }
    if n < k {
        let english = format!("the number of heaps with stones is {n}, less than k = {k}");
        return why(true, english, format!("石のある山は {n} 個で、k = {k} 個未満"));
    }
    if n < 2 * k {
        let english = format!("the number of heaps with stones is {n}, less than 2k = {}", 2 * k);
        return why(false, english, format!("石のある山は {n} 個で、2k = {} 個未満", 2 * k));
    }
    let least = left.iter().filter(|&&heap| Some(&heap) == left.iter().min()).count() as u64;
    let [is, ja] =
        if least > k { ["more than", "より多い"] } else { ["not more than", "以下"] };
    why(
        least > k,
        format!("of 2k heaps {least} are the least, {is} k = {k}"),
        format!("2k 個のうち最小の山は {least} 個で、k = {k} 個{ja}"),
    )
}

fn inner_divisor(n: u64) -> Option<Why> {
    match n {
        0 => why(true, "the number is 0", "数が 0"),
        _ if n % 2 == 1 => why(true, "the number is odd", "数が奇数"),
        _ if n.is_power_of_two() => {
            let exponent = n.trailing_zeros();
            let [is, ja] = parity(exponent as usize);
            why(
                exponent % 2 == 1,
                format!("{n} is 2 to the {is} power {exponent}"),
                format!("{n} は 2 の{ja}乗 ({exponent} 乗)"),
            )
        }
        _ => why(
            false,
            format!("{n} is even and not a power of 2"),
            format!("{n} は偶数で、2 の冪ではない"),
        ),
    }
}

/// Fibonacci Nim and Schwenk's game in misère play: normal play with a stone less.
fn smallest_part(bound: &Bound, position: &[u64]) -> Option<Why> {
    let (heap, limit) = (position[0], position[1]);
    if heap == 0 || limit == 0 {
        return why(false, "no stone may be taken", "石を取れない");
    }
    let Some(part) = parts(bound, heap - 1).last().copied() else {
        return why(true, "only the last stone is left", "最後の一個だけが残っている");
    };
    let [may, ja] = if part > limit { ["may not", "取れない"] } else { ["may", "取れる"] };
    why(
        part > limit,
        format!("of the other {} stones the smallest part {part} {may} be taken", heap - 1),
        format!("残りの {} 個の最小の項 {part} を{ja}", heap - 1),
    )
}

/// Compounds: the number of turns of each heap if a turn moves in all, the losing heaps otherwise.
fn compound(question: &Question, bound: &Bound, position: &[u64]) -> Option<Why> {
    let first = question.rule.text("end") == "first";
    let list = |items: Vec<String>| items.join(", ");
    if question.rule.text("turn") == "any" {
        let set = question.rule.set("set");
        let stuck = position.iter().find(|&&heap| set.iter().all(|&taken| taken > heap));
        if let Some(heap) = stuck.filter(|_| first) {
            let english = format!("no move is left in the heap of {heap}");
            return why(true, english, format!("{heap} 個の山に手がない"));
        }
        let wins = bound.play_of(false)?.wins;
        let won: Vec<String> =
            position.iter().filter(|&&heap| wins(&[heap])).map(u64::to_string).collect();
        return if won.is_empty() {
            why(true, "every heap is lost alone", "どの山も単独で負け")
        } else {
            let won = list(won);
            why(false, format!("won alone: {won}"), format!("単独で勝ちの山: {won}"))
        };
    }
    let longest = usize::try_from(*position.iter().max()?).ok()?;
    let lengths = lengths(longest, question.rule.set("set"), first);
    let of = |&heap: &u64| lengths[heap as usize];
    let turns = if first { position.iter().map(of).min() } else { position.iter().map(of).max() }?;
    let all = list(position.iter().map(|heap| format!("{heap}: {}", of(heap))).collect());
    let [name, ja] = if first {
        ["least remoteness", "最小の手数"]
    } else {
        ["greatest suspense", "最大の手数"]
    };
    let [is, is_ja] = parity(turns);
    why(
        turns % 2 == 0,
        format!("the {name} is {is}: {turns} (heaps {all})"),
        format!("{ja}が{is_ja}の {turns} (山 {all})"),
    )
}

/// The number of turns of each heap if the winner hurries and the loser delays, or the other way round.
fn lengths(longest: usize, set: &[u64], winner_hurries: bool) -> Vec<usize> {
    let mut lengths: Vec<usize> = Vec::new();
    for heap in 0..=longest {
        let after = set.iter().filter(|&&taken| taken > 0 && taken as usize <= heap);
        let after: Vec<usize> = after.map(|&taken| lengths[heap - taken as usize]).collect();
        let winning = || after.iter().copied().filter(|turns| turns % 2 == 0);
        let [won, lost] = if winner_hurries {
            [winning().min(), after.iter().copied().max()]
        } else {
            [winning().max(), after.iter().copied().min()]
        };
        lengths.push(won.or(lost).map_or(0, |turns| turns + 1));
    }
    lengths
}

fn crosses(cells: &[u64], wins: bool) -> Option<Why> {
    if cells.len() < 3 {
        let free = cells.iter().filter(|&&cell| cell == 0).count();
        let english = format!("the row is too short for three X, and its free cells are {free}");
        return why(!wins, english, format!("X を三つ並べられる長さがなく、空きマスは {free}"));
    }
    let written: Vec<usize> = (0..cells.len()).filter(|&i| cells[i] == 1).collect();
    if written.windows(3).any(|three| three[2] - three[0] == 2) {
        return why(true, "three X stand in a row", "X が三つ並んでいる");
    }
    if let Some(two) = written.windows(2).find(|two| two[1] - two[0] < 3) {
        let [a, b] = [two[0], two[1]];
        return why(
            false,
            format!(
                "the X on cells {a} and {b} are less than three cells apart: a third completes the row"
            ),
            format!("マス {a} と {b} の X が三マス未満の近さなので、三つ目を並べられる"),
        );
    }
    let [is, ja] = if wins { ["not 0", "0 でない"] } else { ["0", "0"] };
    why(
        !wins,
        format!("the xor of the values of the gaps is {is}"),
        format!("すき間の値の xor が {ja}"),
    )
}

/// Coins on a strip in pairs from the right; the last one counts its way to cell 1.
fn gaps(cells: &[u64]) -> Option<Why> {
    let mut cells = cells.to_vec();
    cells.sort_unstable_by(|a, b| b.cmp(a));
    let gap = |pair: &[u64]| pair[0] - pair.get(1).unwrap_or(&0) - 1;
    let gaps: Vec<u64> = cells.chunks(2).map(gap).collect();
    let [is, ja] = zero(gaps.iter().fold(0, |xor, gap| xor ^ gap));
    let all = gaps.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    why(
        is == "0",
        format!("the gaps in pairs of coins from the right are {all}, and their xor is {is}"),
        format!("右から二枚ずつ組にしたコインの間のマス数 {all} の xor は {ja}"),
    )
}

fn matching(wins: bool) -> Option<Why> {
    if wins {
        let english =
            "every maximum matching of the vertices that are left uses the token's vertex";
        why(false, english, "残った頂点の最大マッチングはどれも駒の頂点を使う")
    } else {
        let english =
            "some maximum matching of the vertices that are left does not use the token's vertex";
        why(true, english, "残った頂点の最大マッチングの中に、駒の頂点を使わないものがある")
    }
}

/// At most this many moves are counted.
const MOST: usize = 10_000;

/// The number of moves that leave a losing position.
pub fn searched(bound: &Bound, position: &[u64], misere: bool, wins: bool) -> Option<Why> {
    let mut count = 0;
    (bound.play_of(misere)?.moves)(position, &mut |_| {
        count += 1;
        count < MOST
    });
    match (wins, count) {
        (true, 0) => why(false, "no move is left", "もう手がない"),
        (true, 1) => why(false, "one move leaves a losing position", "一つの手で相手の負けになる"),
        (true, MOST) => {
            why(false, "many moves leave a losing position", "多くの手で相手の負けになる")
        }
        (true, count) => why(
            false,
            format!("{count} moves leave a losing position"),
            format!("{count} 通りの手で相手の負けになる"),
        ),
        (false, _) => why(true, "no move leaves a losing position", "相手の負けになる手がない"),
    }
}

/// The independent parts of a graph or strip that is played as one, each as a position.
pub fn components(question: &Question, position: &[u64]) -> Vec<Vec<u64>> {
    match (question.game.module, question.game.shape) {
        ("strip_colouring", _) => between_colours(position),
        (_, Shape::Written(Writing::Graph)) => {
            let has_ground = question.game.parameters.iter().any(|it| it.name == "ground");
            joined(position, if has_ground { question.rule.set("ground") } else { &[] })
        }
        _ => Vec::new(),
    }
}

/// A strip falls apart at its coloured cells, which belong to both sides.
fn between_colours(cells: &[u64]) -> Vec<Vec<u64>> {
    let coloured = (0..cells.len()).filter(|&i| cells[i] != 0);
    let cuts: BTreeSet<usize> = coloured.chain([0, cells.len().saturating_sub(1)]).collect();
    let cuts: Vec<usize> = cuts.into_iter().collect();
    let parts = cuts.windows(2).map(|ends| cells[ends[0]..=ends[1]].to_vec());
    parts.filter(|part| part.contains(&0)).collect()
}

/// The edges that are connected without passing the ground.
fn joined(numbers: &[u64], ground: &[u64]) -> Vec<Vec<u64>> {
    let mut parts: Vec<(BTreeSet<u64>, Vec<u64>)> = Vec::new();
    for edge in numbers.chunks_exact(2) {
        let ends = edge.iter().filter(|&&end| end != ALONE && !ground.contains(&end));
        let mut ends: BTreeSet<u64> = ends.copied().collect();
        let mut edges = edge.to_vec();
        let (touched, others) = parts.into_iter().partition(|(met, _)| !met.is_disjoint(&ends));
        parts = others;
        let touched: Vec<(BTreeSet<u64>, Vec<u64>)> = touched;
        for (met, more) in touched.into_iter().rev() {
            ends.extend(met);
            edges = [more, edges].concat();
        }
        parts.push((ends, edges));
    }
    parts.into_iter().map(|(_, edges)| edges).collect()
}

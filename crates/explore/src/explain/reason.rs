//! The reason why a position is winning or losing.

use crate::explain::Shown;
use crate::explain::picture::{is_every_sum_a_multiple, parts};
use games::entry::{
    ALONE, Bound, HEAP, Losing, Picture, Shape, Told, Why, Words, Writing, loses_if_zero, parity,
    told, words, xor_of_parts,
};
use std::collections::BTreeSet;

pub struct Reason {
    pub sentence: Told,
    /// The winner, as a sentence.
    pub who: Told,
    /// The reason, as a sentence.
    pub why: Told,
    /// True if the player to move loses, according to the reason.
    pub losing: bool,
}

impl Shown<'_> {
    /// Why the position is winning or losing.
    pub fn reason(&self, wins: bool) -> Reason {
        let (losing, why) = self.why(wins);
        let who = if losing {
            words("The player to move loses (a P-position)", "手番側の負け (P 局面)")
        } else {
            words("The player to move wins (an N-position)", "手番側の勝ち (N 局面)")
        };
        let told = why.clone();
        let sentence = told!("{who}: {told}.", "{who}: {told}。", who, told);
        Reason { sentence, who: sentence_of(who), why: sentence_of(why), losing }
    }

    fn why(&self, wins: bool) -> Why {
        let &Shown { question, bound, position, misere } = self;
        let game = question.game;
        if let Some(why) = bound.why(position, misere) {
            return why;
        }
        if let Some(at_once) = game.wins_at_once.filter(|at_once| (at_once.holds)(position)) {
            return (false, at_once.why.into());
        }
        if let Some(losing) = if misere { game.misere_losing } else { game.losing } {
            return (!wins, theorem(losing, wins));
        }
        let is_nim = matches!(game.picture, Picture::Digits(None));
        let values = match (game.picture, bound.values(position)) {
            (Picture::Digits(Some(name)), _) => {
                return digit_sums(position, name, question.rule.number(name), misere);
            }
            (Picture::Parts, _) => return smallest_part(bound, position, misere),
            (_, Some(values)) => values,
            (_, None) if is_nim => position.to_vec(),
            _ => return (!wins, self.searched(wins)),
        };
        if misere || game.is_misere {
            return misere_nim(&values, if is_nim { HEAP } else { words("value", "値") });
        }
        let parts = if values.len() == 1 { self.components() } else { Vec::new() };
        if parts.len() > 1 {
            let values = |part: &Vec<u64>| bound.values(part).unwrap_or_default();
            return xor_of_parts(parts.iter().map(|part| (game.written(part), xor(&values(part)))));
        }
        let what = match game.picture {
            Picture::Digits(_) => words("the xor of the heaps", "山の xor "),
            Picture::Noted(name, _) => name,
            _ if values.len() == 1 => words("the value", "値"),
            _ => words("the xor of the values", "値の xor "),
        };
        loses_if_zero(xor(&values), what)
    }

    /// The number of moves that leave a losing position.
    fn searched(&self, wins: bool) -> Told {
        match self.winning_moves().take(MOST).count() {
            _ if !wins => told!("no move leaves a losing position", "必敗局面を残す手がない"),
            0 => told!("no move is left", "もう手がない"),
            _ if self.question.game.gives_one_move => {
                told!("a move leaves a losing position", "必敗局面を残す手がある")
            }
            1 => told!("exactly one move leaves a losing position", "必敗局面を残す手が一つある"),
            MOST => told!("many moves leave a losing position", "必敗局面を残す手が多数ある"),
            count => told!(
                "{count} moves leave a losing position",
                "必敗局面を残す手が {count} 通りある"
            ),
        }
    }

    /// The parts of a graph, each as a position. Edges are in one part if a path that avoids the
    /// ground connects them.
    fn components(&self) -> Vec<Vec<u64>> {
        let game = self.question.game;
        if game.shape != Shape::Written(Writing::Graph) {
            return Vec::new();
        }
        let ground = (game.ground)(&self.question.rule);
        let mut parts: Vec<(BTreeSet<u64>, Vec<u64>)> = Vec::new();
        for edge in self.position.chunks_exact(2) {
            let ends = edge.iter().filter(|&&end| end != ALONE && !ground.contains(&end));
            let mut ends: BTreeSet<u64> = ends.copied().collect();
            let mut edges = edge.to_vec();
            let (touched, others): (Vec<_>, Vec<_>) =
                parts.into_iter().partition(|(met, _)| !met.is_disjoint(&ends));
            parts = others;
            for (met, more) in touched.into_iter().rev() {
                ends.extend(met);
                edges = [more, edges].concat();
            }
            parts.push((ends, edges));
        }
        parts.into_iter().map(|(_, edges)| edges).collect()
    }
}

/// The largest number of moves that are counted.
const MOST: usize = 10_000;

fn sentence_of(told: impl Into<Told>) -> Told {
    let told = told.into();
    Told::new(move |japanese| {
        let text = told.get(japanese);
        let (first, rest) = text.split_at(text.chars().next().map_or(0, char::len_utf8));
        format!("{}{rest}{}", first.to_uppercase(), if japanese { "。" } else { "." })
    })
}

fn xor(values: &[u64]) -> u64 {
    values.iter().fold(0, |xor, value| xor ^ value)
}

/// The condition for a loss that holds, or else the one that fails.
fn theorem(losing: Losing, wins: bool) -> Told {
    match (losing, wins) {
        (Losing::If(what), false) => what.into(),
        (Losing::If(what), true) => {
            told!("a position loses only if {what}", "負けになるのは次の場合だけ ({what})", what)
        }
        (Losing::IfZero(what), false) => told!("{what} is 0", "{what} が 0", what),
        (Losing::IfZero(what), true) => told!("{what} is not 0", "{what} が 0 でない", what),
    }
}

/// Moore's theorem. In misère play with heaps of at most one stone, the stones are counted.
fn digit_sums(heaps: &[u64], name: &'static str, k: u64, misere: bool) -> Why {
    let group = u128::from(k) + 1;
    if misere && heaps.iter().all(|&heap| heap <= 1) {
        let count = heaps.iter().filter(|&&heap| heap == 1).count();
        let residue = count as u128 % group;
        let why = told!(
            "no heap is above 1, and their number {count} is {residue} modulo {name} + 1 = {group}",
            "1 より大きい山がなく、山の数 {count} を {name} + 1 = {group} で割った余りは {residue}"
        );
        return (residue == 1, why);
    }
    let losing = is_every_sum_a_multiple(heaps, group);
    let why = if losing {
        told!(
            "every bit is set in a multiple of {name} + 1 = {group} heaps",
            "どのビットも、1 である山の数が {name} + 1 = {group} の倍数である"
        )
    } else {
        told!(
            "not every bit is set in a multiple of {name} + 1 = {group} heaps",
            "1 である山の数が {name} + 1 = {group} の倍数でないビットがある"
        )
    };
    (losing, why)
}

/// Schwenk's theorem: taking the smallest summand wins. Misère play is normal play with one stone
/// less.
fn smallest_part(bound: &Bound, position: &[u64], misere: bool) -> Why {
    let (heap, most) = (position[0], position[1]);
    if misere && heap.min(most) == 0 {
        return (false, told!("no stone may be taken", "石を取れない"));
    }
    let (of, what) = if misere {
        (
            words(" of the heap without one stone", "一個減らした山の"),
            words("nothing but one stone", "一個の他に何も"),
        )
    } else {
        (words("", ""), words("nothing", "何も"))
    };
    let Some(part) = parts(bound, heap - u64::from(misere)).last().copied() else {
        return (true, told!("{what} is left", "{what}残っていない", what));
    };
    let may =
        if part > most { words("may not", "取れない") } else { words("may", "取れる") };
    let why = told!(
        "the smallest summand{of}, {part}, {may} be taken",
        "{of}最小の項 {part} を{may}",
        of,
        may
    );
    (part > most, why)
}

/// The case of the condition of misère Nim that applies to these heaps or values.
fn misere_nim(values: &[u64], name: Words) -> Why {
    if values.iter().any(|&value| value > 1) {
        let what = told!(
            "a {name} is above 1, and the xor of the {name}s",
            "1 より大きい{name}があり、{name}の xor ",
            name
        );
        return loses_if_zero(xor(values), what);
    }
    let count = values.iter().filter(|&&value| value == 1).count();
    let is = parity(count);
    let why = told!(
        "no {name} is above 1, and the number of {name}s of 1 is {is}: {count}",
        "1 より大きい{name}がなく、1 の{name}の個数は{is}の {count}",
        name,
        is
    );
    (count % 2 == 1, why)
}

// Positions that can recur; endless play is a draw. Fill in `moves`, then run
// `./bundle.sh solve rules.rs`.
#![allow(dead_code)] // some parts are only for `solve`

type Position = [u64; 2];

/// The position after each move.
fn moves(&[a, b]: &State) -> Vec<State> {
    // Example: take a stone from one heap, or let the heaps change places if they differ.
    let from_a = a.checked_sub(1).map(|left| [left, b]);
    let from_b = b.checked_sub(1).map(|left| [a, left]);
    let change = if a == b { None } else { Some([b, a]) };
    from_a.into_iter().chain(from_b).chain(change).collect()
}

// ---- Rarely changed. ----

const MISERE: bool = false; // whoever cannot move wins
const LEAST: u64 = 0; // the smallest number at the start
//# end
//# input
//# start

// ---- The input of this program, and of the solver that `solve -o` writes. ----
// template: brute_loopy
// stress: a=0..9

const ANSWERS: [&str; 3] = ["Second", "First", "Draw"];
//# tuples

/// Decides all positions that can be reached, by retrograde analysis from the ends.
fn evaluate(state: &State, _: &mut ()) -> Outcome {
    let (mut found, mut outcomes) = (vec![state.clone()], Vec::new());
    let (mut before, mut unknown_options) = (vec![Vec::new()], Vec::new());
    let mut index = std::collections::HashMap::new();
    index.insert(state.clone(), 0);
    while let Some(state) = found.get(outcomes.len()).cloned() {
        let i = outcomes.len();
        let over = end(&state).map(Outcome::from);
        let next = if over.is_some() { Vec::new() } else { moves(&state) };
        let stuck = if next.is_empty() { Some(if MISERE { Win } else { Loss }) } else { None };
        outcomes.push(over.or(stuck));
        unknown_options.push(next.len());
        for state in next {
            let j = *index.entry(state.clone()).or_insert(found.len());
            if j == found.len() {
                found.push(state);
                before.push(Vec::new());
            }
            before[j].push(i);
        }
        if found.len() > MOST {
            full(&found[i]);
        }
    }
    let is_known = |i: &usize| outcomes[*i].map_or(false, |outcome| outcome != Draw);
    let mut known: Vec<usize> = (0..found.len()).filter(is_known).collect();
    while let Some(i) = known.pop() {
        for &j in &before[i] {
            unknown_options[j] -= 1;
            let loses = outcomes[i] == Some(Loss);
            if outcomes[j].is_none() && (loses || unknown_options[j] == 0) {
                outcomes[j] = Some(if loses { Win } else { Loss });
                known.push(j);
            }
        }
    }
    outcomes[0].unwrap_or(Draw)
}
//# main

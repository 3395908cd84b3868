use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    unfair_nim::fewest_moved(&[]) => panics "fewer than two heaps";
    unfair_nim::fewest_moved(&[5]) => panics "fewer than two heaps";
    unfair_nim::fewest_moved(&[0, 0]) => answers "None";
    unfair_nim::fewest_moved(&[u64::MAX, u64::MAX]) => answers "Some(0)";
}

//! Power game.

/// An allowed number below 32 is chosen, which forbids its powers. The allowed numbers are bits.
pub fn moves(allowed: u32) -> Vec<(u64, u32)> {
    let powers = |x: u64| match x {
        1 => 1 << 1,
        _ => std::iter::successors(Some(x), |power| Some(power * x))
            .take_while(|&power| power < 32)
            .fold(0, |set, power| set | 1 << power),
    };
    let choices = (1..32).filter(|x| allowed >> x & 1 == 1);
    choices.map(|x| (x, allowed & !powers(x))).collect()
}

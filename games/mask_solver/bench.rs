use nim_snippets::mask_solver::{self, MaskSolver};

use crate::growth::Growth;
use crate::harness::Bench;
use crate::masks::{full_mask_from_below, without_a_bit_or_two};

pub fn speed(bench: &mut Bench) {
    let n = 20;
    let options = |mask: usize| without_a_bit_or_two(mask as u32).map(|to| to as usize);
    fn value(mask: usize, values: &mut [Option<u8>]) -> u8 {
        if let Some(value) = values[mask] {
            return value;
        }
        let options = without_a_bit_or_two(mask as u32);
        let reached = options.fold(0_u64, |all, to| all | 1 << value(to as usize, values));
        *values[mask].insert(reached.trailing_ones() as u8)
    }
    bench
        .row("masks of 20 bits", || MaskSolver::new(1 << n, options).grundy((1 << n) - 1))
        .plain(|| value((1 << n) - 1, &mut vec![None; 1 << n]).into())
        .best("array from below, for moves that only take", || full_mask_from_below(n))
        .time();
}

pub fn growth(growth: &mut Growth) {
    let options = |mask: usize| (0..20).map(|i| 1 << i).filter(move |bit| mask & bit > 0);
    growth.takes("15 options each, take {}", || {
        let all = |mask: usize| {
            let pairs = (0..19).map(|i| 3 << i).filter(move |pair| mask & pair == *pair);
            options(mask).chain(pairs).map(move |taken| mask ^ taken)
        };
        mask_solver::MaskSolver::new(1 << 20, all).grundy((1 << 20) - 1)
    });
}

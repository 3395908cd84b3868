use nim_snippets::staircase_nim;

use crate::growth::Growth;
use crate::harness::Bench;
use crate::input::numbers;

const N: usize = 100_000;

pub fn speed(bench: &mut Bench) {
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

pub fn growth(growth: &mut Growth) {
    growth.linear(|stairs| staircase_nim::winning_moves(stairs).count());
}

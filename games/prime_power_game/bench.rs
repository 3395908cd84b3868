use nim_snippets::prime_power_game;

use crate::growth::Growth;
use crate::input::{numbers, semiprimes};

pub fn growth(growth: &mut Growth) {
    growth.power("{} to factor a number", 1 << 50, |n| {
        let numbers = semiprimes(n);
        move || prime_power_game::wins(&numbers)
    });
    let product = 4_294_967_291 * 4_294_967_279;
    growth.takes("a product of two primes near 2^32 {}", || prime_power_game::wins(&[product]));
    let numbers: Vec<u64> = numbers(100).iter().map(|x| 1_000_000_000_000 - x % 1000).collect();
    growth.takes("100 numbers near 10^12 take {}", || prime_power_game::wins(&numbers));
    growth.takes("one of 30 exponents up to 63 takes up to {}", || {
        prime_power_game::grundy(0x76bc13d7280047f2)
    });
}

use nim_snippets::tuple_counting;

use crate::growth::Growth;
use crate::input::numbers_below;
use crate::walsh_hadamard::MODULUS;

pub fn growth(growth: &mut Growth) {
    growth.power("for tables of size `s`, {} a table or power", 1 << 10, |n| {
        let table = numbers_below(MODULUS, n);
        move || tuple_counting::xor_product(&[&table[..]], MODULUS)
    });
    let table = numbers_below(MODULUS, 1 << 20);
    growth
        .takes("a table of 2^20 takes {}", || tuple_counting::xor_product(&[&table[..]], MODULUS));
}

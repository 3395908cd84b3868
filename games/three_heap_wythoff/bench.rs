use nim_snippets::three_heap_wythoff::ThreeHeapWythoff;

use crate::growth::Growth;

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 500, |n| move || ThreeHeapWythoff::new(n as u64));
    growth.takes("1000 take {}", || ThreeHeapWythoff::new(1000));
}

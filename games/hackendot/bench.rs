use nim_snippets::hackendot::Hackendot;

use crate::growth::Growth;
use crate::input::tree;

pub fn growth(growth: &mut Growth) {
    growth.power("{}", 1000, |n| {
        let edges = tree(n, n);
        move || Hackendot::new(n, &edges, &[0], &vec![true; n]).grundy()
    });
    let edges = tree(100_000, 100_000);
    growth.takes("10^5 vertices take {}", || {
        Hackendot::new(100_000, &edges, &[0], &[true; 100_000]).grundy()
    });
}

use crate::brute_force::{Rules, cuts, small_heaps};
use nim_snippets::misere_nim;

#[test]
fn laws() {
    let mut rules = Rules::new(|heaps: &Vec<u64>| cuts(heaps, |_, _| true));
    for heaps in small_heaps() {
        let moves = misere_nim::winning_moves(&heaps);
        rules.check_misere(&heaps, misere_nim::wins(&heaps), moves);
    }
}

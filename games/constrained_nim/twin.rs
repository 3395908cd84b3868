use super::ConstrainedNim;
use crate::random::Random;

#[test]
fn options_of_value_are_those_of_a_search() {
    let mut random = Random(1);
    for round in 0..300 {
        let bans: Vec<(u64, u64)> =
            (0..round % 60).map(|_| (random.below(25), random.below(25))).collect();
        let game = ConstrainedNim::new(&bans);
        for (heap, value) in (0..30).flat_map(|heap| (0..30).map(move |value| (heap, value))) {
            let is_allowed = |left: &u64| !bans.contains(&(heap, heap - left));
            let plain = (0..heap).filter(is_allowed).filter(|&left| game.grundy(left) == value);
            assert!(game.options_of_value(value, heap).eq(plain), "{bans:?} {heap} {value}");
        }
    }
}

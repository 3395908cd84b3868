use super::mirror;

/// With one heap at each end, `x` and `heap`: cutting `x` to 0 wins iff `heap` loses alone there,
/// and the other way round; in between a position is lost iff no cut leads to a lost one.
#[test]
fn mirror_is_the_only_lost_heap() {
    const END: u64 = 24;
    for lost_here in 0..8_u64 {
        // A row that is lost as it is needs no heap at either end.
        for lost_there in if lost_here == 0 { 0..1 } else { 1..8 } {
            let mut lost: Vec<(u64, u64)> = Vec::new();
            for heap in 0..END {
                for x in 0..END {
                    let is_lost = match (heap, x) {
                        (0, _) => x == lost_there,
                        (_, 0) => heap == lost_here,
                        _ => {
                            !lost.iter().any(|&(h, l)| (h == heap && l < x) || (l == x && h < heap))
                        }
                    };
                    if is_lost {
                        lost.push((heap, x));
                    }
                }
            }
            for heap in 1..END - 8 {
                let there: Vec<u64> =
                    lost.iter().filter(|pair| pair.0 == heap).map(|pair| pair.1).collect();
                let expected = mirror(heap, lost_here, lost_there);
                assert_eq!(there, [expected], "{heap} {lost_here} {lost_there}");
            }
        }
    }
}

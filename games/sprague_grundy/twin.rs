use super::FastHasher;

#[test]
fn fast_hasher_spreads_what_differs_anywhere() {
    crate::shared::check_hasher::<FastHasher>();
}

pub fn helper() -> Vec<u64> {
    vec![3, 5]
}

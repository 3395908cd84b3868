//! The least that the machine has to do for an answer, with the instructions that a module may use.

/// The xor of all numbers, in registers of 256 bits where there are any.
pub fn xor_avx2(numbers: &[u64]) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if std::is_x86_feature_detected!("avx2") {
        #[target_feature(enable = "avx2")]
        fn xor(numbers: &[u64]) -> u64 {
            numbers.iter().fold(0, |xor, number| xor ^ number)
        }
        // SAFETY: the processor has them.
        return unsafe { xor(numbers) };
    }
    crate::input::xor(numbers)
}

//! Nimbers as polynomials modulo `x^64 + x^4 + x^3 + x + 1`, which the processor multiplies.

/// A linear map: what it makes of the bytes at each of the eight places.
pub type Map = Box<[[u64; 256]; 8]>;

pub fn linear(f: impl Fn(u64) -> u64) -> Map {
    let mut map = Box::new([[0; 256]; 8]);
    for (byte, table) in map.iter_mut().enumerate() {
        for bits in 1..256_usize {
            let lowest = bits & bits.wrapping_neg();
            table[bits] = table[bits ^ lowest] ^ f((lowest as u64) << (8 * byte));
        }
    }
    map
}

pub fn apply(map: &[[u64; 256]; 8], a: u64) -> u64 {
    map.iter().zip(a.to_le_bytes()).fold(0, |xor, (table, byte)| xor ^ table[usize::from(byte)])
}

/// The way there and back. Only for a processor with PCLMULQDQ, which is not asked again.
pub struct Polynomials {
    from_nim: Map,
    to_nim: Map,
}

impl Polynomials {
    #[cfg(not(target_arch = "x86_64"))]
    pub fn new() -> Option<Self> {
        None
    }

    #[cfg(target_arch = "x86_64")]
    pub fn new() -> Option<Self> {
        if !std::is_x86_feature_detected!("pclmulqdq") {
            return None;
        }
        // 2, 4, 16, 2^8, 2^16 and 2^32: each plus its square is the product of those before.
        let bits = std::array::from_fn(|k| 1 << k);
        let square_and_itself = bits.map(|bit| product(bit, bit) ^ bit);
        let mut powers = Vec::new();
        for _ in 0..6 {
            let target = powers.iter().fold(1, |all, &power| product(all, power));
            powers.push(preimage(&square_and_itself, target)?);
        }
        let mut images = [1; 64];
        for (k, image) in images.iter_mut().enumerate() {
            for i in (0..6).filter(|i| k >> i & 1 == 1) {
                *image = product(*image, powers[i]);
            }
        }
        Some(Self {
            from_nim: linear(|bit| images[bit.trailing_zeros() as usize]),
            to_nim: linear(|bit| preimage(&images, bit).expect("an isomorphism")),
        })
    }

    /// The sum of the products of neighbours.
    pub fn sum_of_products(&self, numbers: &[u64]) -> u64 {
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "pclmulqdq")]
        fn sum(field: &Polynomials, numbers: &[u64]) -> u64 {
            let mut sum = 0_u64;
            for pair in numbers.windows(2) {
                sum = sum.wrapping_add(field.mul(pair[0], pair[1]));
            }
            sum
        }
        #[cfg(target_arch = "x86_64")]
        // SAFETY: `new` has asked.
        return unsafe { sum(self, numbers) };
        #[cfg(not(target_arch = "x86_64"))]
        unreachable!("no polynomials for {} numbers", numbers.len())
    }

    /// The product of 3 and all numbers with their lowest bit.
    pub fn chain(&self, numbers: &[u64]) -> u64 {
        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "pclmulqdq")]
        fn chain(field: &Polynomials, numbers: &[u64]) -> u64 {
            let mut product = 3;
            for number in numbers {
                product = field.mul(product, number | 1);
            }
            product
        }
        #[cfg(target_arch = "x86_64")]
        // SAFETY: `new` has asked.
        return unsafe { chain(self, numbers) };
        #[cfg(not(target_arch = "x86_64"))]
        unreachable!("no polynomials for {} numbers", numbers.len())
    }

    #[cfg(target_arch = "x86_64")]
    #[inline]
    #[target_feature(enable = "pclmulqdq")]
    fn mul(&self, a: u64, b: u64) -> u64 {
        use std::arch::x86_64::{
            _mm_clmulepi64_si128, _mm_cvtsi64_si128, _mm_cvtsi128_si64, _mm_unpackhi_epi64,
        };
        let [a, b] =
            [a, b].map(|nimber| _mm_cvtsi64_si128(apply(&self.from_nim, nimber).cast_signed()));
        let product = _mm_clmulepi64_si128::<0>(a, b);
        let low = _mm_cvtsi128_si64(product).cast_unsigned();
        let high = _mm_cvtsi128_si64(_mm_unpackhi_epi64(product, product)).cast_unsigned();
        apply(&self.to_nim, low ^ reduced(high))
    }
}

/// `x^64` times a polynomial.
fn reduced(high: u64) -> u64 {
    let all = high ^ high >> 60 ^ high >> 61 ^ high >> 63;
    all ^ all << 1 ^ all << 3 ^ all << 4
}

fn product(a: u64, b: u64) -> u64 {
    let (low, high) = (0..64).filter(|k| b >> k & 1 == 1).fold((0, 0), |(low, high), k| {
        let all = u128::from(a) << k;
        (low ^ all as u64, high ^ (all >> 64) as u64)
    });
    low ^ reduced(high)
}

/// The bits whose images have this xor.
fn preimage(images: &[u64; 64], target: u64) -> Option<u64> {
    let mut basis: Vec<(u64, u64)> = Vec::new();
    let reduce = |basis: &[(u64, u64)], pair: (u64, u64)| {
        basis.iter().fold(pair, |(image, bits), &(vector, of)| {
            if image ^ vector < image { (image ^ vector, bits ^ of) } else { (image, bits) }
        })
    };
    for (k, &image) in images.iter().enumerate() {
        let pair = reduce(&basis, (image, 1 << k));
        if pair.0 > 0 {
            let place = basis.partition_point(|vector| vector.0 > pair.0);
            basis.insert(place, pair);
        }
    }
    let (rest, bits) = reduce(&basis, (target, 0));
    (rest == 0).then_some(bits)
}

//! Sets of samples as bits.

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bits(pub Vec<u64>);

impl Bits {
    /// The samples for which the predicate holds, scattered so that the first words already tell
    /// most sets apart.
    pub fn of(samples: usize, is_in: impl Fn(usize) -> bool) -> Bits {
        let stride = (samples * 5 / 13..).find(|&i| gcd(i, samples) == 1).unwrap_or(1);
        let mut words = vec![0; samples.div_ceil(64)];
        let mut place = 0;
        for i in 0..samples {
            words[i / 64] |= u64::from(is_in(place)) << (i % 64);
            place += stride;
            place -= if place >= samples { samples } else { 0 };
        }
        Bits(words)
    }

    /// The indices of the bits in the set.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        (0..64 * self.0.len()).filter(|i| self.0[i / 64] >> (i % 64) & 1 == 1)
    }

    pub fn zip(&self, other: &Bits, join: impl Fn(u64, u64) -> u64) -> Bits {
        Bits(self.0.iter().zip(&other.0).map(|(&a, &b)| join(a, b)).collect())
    }

    pub fn and(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a & b)
    }

    pub fn without(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a & !b)
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// Returns whether the set is a subset of another.
    pub fn is_within(&self, other: &Bits) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

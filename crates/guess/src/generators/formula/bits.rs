//! Sets of samples, a bit each.

/// First the samples that are fitted, then the others, each part in words of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits(pub Vec<u64>);

/// How the samples lie in words.
#[derive(Clone, Debug)]
pub struct Layout {
    order: Vec<usize>,
    fitted: usize,
    /// All samples.
    pub all: Bits,
    /// So many words are about the samples that are fitted.
    pub words: usize,
}

impl Layout {
    /// The fitted samples in no order of theirs, so that the first words already tell much.
    pub fn new(fitted: usize, samples: usize) -> Layout {
        let stride = (1..).map(|i| fitted * 5 / 13 + i).find(|&i| gcd(i, fitted) == 1).unwrap_or(1);
        let order =
            (0..fitted).map(|i| i * stride % fitted.max(1)).chain(fitted..samples).collect();
        let mut layout =
            Layout { order, fitted, all: Bits(Vec::new()), words: fitted.div_ceil(64) };
        layout.all = layout.bits(|_| true);
        layout
    }

    pub fn samples(&self) -> usize {
        self.order.len()
    }

    pub fn bits(&self, is_in: impl Fn(usize) -> bool) -> Bits {
        let word = |samples: &[usize]| {
            samples
                .iter()
                .enumerate()
                .fold(0, |word, (i, &sample)| word | u64::from(is_in(sample)) << i)
        };
        let (fitted, back) = self.order.split_at(self.fitted);
        Bits(fitted.chunks(64).chain(back.chunks(64)).map(word).collect())
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Bits {
    pub fn zip(&self, other: &Bits, join: impl Fn(u64, u64) -> u64) -> Bits {
        Bits(self.0.iter().zip(&other.0).map(|(&a, &b)| join(a, b)).collect())
    }

    /// The set, or its complement.
    pub fn signed(&self, is_true: bool, layout: &Layout) -> Bits {
        if is_true { self.clone() } else { self.not(layout) }
    }

    pub fn not(&self, layout: &Layout) -> Bits {
        self.zip(&layout.all, |a, all| !a & all)
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }
}

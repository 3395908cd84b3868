// Calls one public function with random arguments. The program's arguments are its number, a seed
// and perhaps which of the random numbers is the largest of its type, while the others are small:
// if there are fewer, the program ends with `NO_SUCH_NUMBER`.

use std::env;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::panic;
use std::process::exit;

/// `u64::MAX - 58` is the largest prime.
const EXTREMES: [u64; 9] = [
    100,
    (1 << 32) - 1,
    1 << 32,
    1 << 44,
    1 << 62,
    1 << 63,
    (1 << 63) + 1,
    u64::MAX - 58,
    u64::MAX,
];

/// Small numbers, half of which can be any modulus (odd or prime).
const SMALL: [u64; 6] = [0, 1, 2, 3, 5, 7];

const NO_SUCH_NUMBER: i32 = 2;

struct Case {
    random: Random,
    /// The number of numbers made so far, and the index of the one that is the largest of its type.
    made: u64,
    largest: Option<u64>,
    /// The number of extreme ones among four numbers. If all are small, most calls break no rule.
    extremes: u64,
}

impl Case {
    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.random.below(all.len() as u64) as usize]
    }
}

trait Any: Sized + 'static {
    fn any(case: &mut Case) -> Self;
}

impl Any for u64 {
    fn any(case: &mut Case) -> u64 {
        let place = case.made;
        case.made += 1;
        if case.largest == Some(place) {
            u64::MAX
        } else if case.random.below(4) < case.extremes {
            case.pick(&EXTREMES)
        } else {
            case.pick(&SMALL)
        }
    }
}

/// A type whose values have one of these forms.
macro_rules! any_of {
    ($type:ty: $($make:expr),*) => {
        impl Any for $type {
            fn any(case: &mut Case) -> Self {
                let forms: &[fn(&mut Case) -> Self] = &[$($make),*];
                case.pick(forms)(case)
            }
        }
    };
}

any_of!(usize: |case| u64::any(case) as usize);
any_of!(u128: |case| match u64::any(case) {
    u64::MAX => u128::MAX,
    number => number.into(),
});
any_of!(u8: |case| u64::any(case) as u8);
any_of!(u32: |case| u64::any(case) as u32);
any_of!(i64: |case| u64::any(case) as i64);
any_of!(bool: |_| false, |_| true);

impl Any for &'static str {
    fn any(case: &mut Case) -> &'static str {
        case.pick(&["0.77", "0.007", "4.07", "0.F", "", "0.", "9.9", "x", "0.7777777777777777"])
    }
}

impl<T: Any> Any for Vec<T> {
    fn any(case: &mut Case) -> Vec<T> {
        let length = case.pick(&[0, 1, 1, 2, 2, 3, 5, 300]);
        (0..length).map(|_| T::any(case)).collect()
    }
}

impl<T: Any> Any for Option<T> {
    fn any(case: &mut Case) -> Option<T> {
        bool::any(case).then(|| T::any(case))
    }
}

impl<T: Any> Any for RangeInclusive<T> {
    fn any(case: &mut Case) -> RangeInclusive<T> {
        T::any(case)..=T::any(case)
    }
}

impl<A: Any, B: Any> Any for (A, B) {
    fn any(case: &mut Case) -> (A, B) {
        (A::any(case), B::any(case))
    }
}

impl<T: Any, const N: usize> Any for [T; N] {
    fn any(case: &mut Case) -> [T; N] {
        [(); N].map(|()| T::any(case))
    }
}

/// An argument, which is printed.
fn any<T: Any + Debug>(case: &mut Case) -> T {
    let value = T::any(case);
    println!("{}", format!("{:?}", value).chars().take(300).collect::<String>());
    value
}

/// An argument that is a slice.
fn list<T: Any + Debug>(case: &mut Case) -> &'static mut [T] {
    any::<Vec<T>>(case).leak()
}

/// An increasing function.
fn upward(case: &mut Case) -> impl Fn(u128) -> u128 {
    let plus: u128 = any(case);
    move |x| x.saturating_add(plus)
}

/// The end of a window: a constant number, or a constant distance below the heap.
fn line(case: &mut Case) -> impl Fn(i128) -> i128 {
    let (is_constant, number): (bool, u128) = any(case);
    let number = i128::try_from(number).unwrap_or(i128::MAX);
    move |x| if is_constant { number } else { x.saturating_sub(number) }
}

/// A function that returns the same for all arguments.
fn constant<A, T: Any + Clone + Debug>(case: &mut Case) -> impl Fn(A) -> T {
    let value: T = any(case);
    move |_| value.clone()
}

fn main() {
    let numbers: Vec<u64> = env::args().skip(1).map(|text| text.parse().unwrap()).collect();
    panic::set_hook(Box::new(|info| {
        eprintln!("{}", info.payload_as_str().unwrap_or("a panic"));
        exit(101);
    }));
    let mut random = Random(numbers[1] << 32 | numbers[0]);
    let largest = numbers.get(2).copied();
    let extremes = if largest.is_some() { 0 } else { random.below(4) };
    let mut case = Case { random, made: 0, largest, extremes };
    call(numbers[0], &mut case);
    if largest.map_or(false, |largest| largest >= case.made) {
        exit(NO_SUCH_NUMBER);
    }
}

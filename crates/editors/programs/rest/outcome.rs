/// The outcome for the player to move, in the order of `ANSWERS`.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Outcome {
    Loss,
    Win,
    Draw,
}

use Outcome::{Draw, Loss, Win};

/// Has the player to move won?
impl From<bool> for Outcome {
    fn from(has_won: bool) -> Self {
        if has_won { Win } else { Loss }
    }
}

/// The outcome of a comparison of the player to move with the other.
impl From<std::cmp::Ordering> for Outcome {
    fn from(order: std::cmp::Ordering) -> Self {
        match order {
            std::cmp::Ordering::Less => Loss,
            std::cmp::Ordering::Equal => Draw,
            std::cmp::Ordering::Greater => Win,
        }
    }
}

//! Coin turning: turn over coins as the game allows, the rightmost from heads to tails; whoever cannot move loses.
//!
//! The heads do not disturb each other, since turning a coin twice changes nothing: a position is
//! the sum of its heads. The Grundy value of a coin is the mex, over the sets of coins to its left
//! that may be turned with it, of the xors of their values. In a product of two games, on a board,
//! a move turns all crossings of a move in each game, and the value of a coin is the `nimber::mul`
//! of its values in the two games (Tartan theorem). This holds only for products. For regions,
//! crosses or any sets of your own, use `SpragueGrundy::with_splits`: a position is a coin, in a
//! row or on a board, and an option is the list of the other coins of a set. In some order, all of
//! these must come before the coin; otherwise the game has no such values.
//!
//! ```
//! use nim_snippets::coin_turning::{grundy, winning_moves, wins, Game};
//!
//! assert!(wins(&[0, 2, 5], Game::MockTurtles)); // values 1, 4 and 11
//! assert!(!wins(&[0, 1, 2, 3], Game::MockTurtles)); // values 1, 2, 4 and 7
//! assert!(winning_moves(&[0, 2, 5], Game::MockTurtles).eq([[0, 2, 5], [1, 3, 5]]));
//! assert_eq!(grundy(&[3], Game::Ruler), 4); // of one head
//! assert!(winning_moves(&[1, 3, 6], Game::Ruler).eq([[1, 3], [2, 6]])); // ends of runs
//! ```
//!
//! - Time: `O(1)` for a coin, and for the moves of a head in Turning Turtles and Twins. In the
//!   other games every coin to the left of each head is tried, 10^8 a second.
//! - Limit: `winning_moves: coin ≤ 10^7`.
//! - Input: in all games coins are counted from 0 at the left. `heads` names the coins that show
//!   heads in any order; naming one twice changes nothing. Rectangles of a board are a product (of
//!   Ruler, or of `run_turning`); connected regions of any shape are not a product.
//! - Panics: a coin of `2^63` or more.
//! - Misère: no general theory is known.
//! - Source: Berlekamp, Conway, Guy, "Winning Ways for your Mathematical Plays", 1982, ch. 14;
//!   HDU 3537, HDU 3404.
//! - 日本語: コイン裏返し: 一列のコインから、ルールで許される組を裏返す。一番右は表から裏へ。動けなければ負け。
//! - See also: [`sprague_grundy`](super::sprague_grundy) (sets of your own),
//!   [`run_turning`](super::run_turning) (runs of some lengths),
//!   [`multiples_game`](super::multiples_game) (x, 2x, …, kx).

#![cfg_attr(doc, doc(alias("コイン裏返し", "翻硬币游戏", "Turning Turtles", "Mock Turtles")))]
#![cfg_attr(doc, doc(alias("Ruler", "Twins", "Triplets", "Turning Corners", "Tartan theorem")))]
#![cfg_attr(doc, doc(alias("Daizhenyang", "Switch lights", "Light Switching Game")))]
#![cfg_attr(doc, doc(alias("コインを裏返す", "flip coins", "toggle lights, rectangle")))]
#![cfg_attr(doc, doc(alias("ライトを反転", "HDU 3537", "HDU 3404", "POJ 3533")))]

/// The coins that a turn may turn over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// One or two coins. Coin `i` has value `i + 1`.
    TurningTurtles,
    /// One, two or three coins. Coin `i` has value `2i` or `2i + 1`, whichever has an odd number of
    /// bits set.
    MockTurtles,
    /// Any number of neighbours. Its value is the largest power of two that divides `i + 1`.
    Ruler,
    /// Exactly two coins. Coin `i` has value `i`.
    Twins,
    /// Exactly three coins. Coins 0 and 1 have value 0, then come the values of Mock Turtles.
    Triplets,
}

/// The Grundy value of a row with these heads: the xor of the values of the coins.
pub fn grundy(heads: &[u64], game: Game) -> u64 {
    distinct(heads).into_iter().fold(0, |xor, coin| xor ^ value(coin, game))
}

/// Does the player to move win?
pub fn wins(heads: &[u64], game: Game) -> bool {
    grundy(heads, game) != 0
}

/// All winning moves, by the coins that are turned, in ascending order; in Ruler the first and the
/// last of the run (one coin twice). Sorted by the last coin.
pub fn winning_moves(heads: &[u64], game: Game) -> impl Iterator<Item = Vec<u64>> {
    let heads = distinct(heads);
    let xor = grundy(&heads, game);
    heads.into_iter().flat_map(move |last| moves_of(last, xor ^ value(last, game), game))
}

fn distinct(numbers: &[u64]) -> Vec<u64> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The value of one coin that shows heads.
fn value(coin: u64, game: Game) -> u64 {
    assert!(coin < 1 << 63, "coin {} is too far right", coin);
    match game {
        Game::TurningTurtles => coin + 1,
        Game::MockTurtles => 2 * coin + u64::from(coin.count_ones() % 2 == 0),
        Game::Ruler => (coin + 1) & (coin + 1).wrapping_neg(),
        Game::Twins => coin,
        Game::Triplets => coin.checked_sub(2).map_or(0, |coin| value(coin, Game::MockTurtles)),
    }
}

/// The moves that turn coin `last` and coins to its left whose values have the xor `target`.
fn moves_of(last: u64, target: u64, game: Game) -> Box<dyn Iterator<Item = Vec<u64>>> {
    let single = (target == 0).then(|| vec![last]);
    let firsts = coins_of_value(target, game).filter(move |&first| first < last);
    let pairs = firsts.map(move |first| vec![first, last]);
    match game {
        Game::Ruler => Box::new(runs(last, target).into_iter()),
        Game::TurningTurtles => Box::new(pairs.chain(single)),
        Game::Twins => Box::new(pairs),
        Game::Triplets => {
            Box::new((0..last).flat_map(move |first| triples(first, last, target, game)))
        }
        Game::MockTurtles => {
            let moves = (0..last).flat_map(move |first| {
                let pair = (value(first, game) == target).then(|| vec![first, last]);
                triples(first, last, target, game).chain(pair)
            });
            Box::new(moves.chain(single))
        }
    }
}

/// The moves of three coins whose first and last coin are given.
fn triples(first: u64, last: u64, target: u64, game: Game) -> impl Iterator<Item = Vec<u64>> {
    let seconds = coins_of_value(target ^ value(first, game), game);
    let between = seconds.filter(move |&second| first < second && second < last);
    between.map(move |second| vec![first, second, last])
}

/// The same as `(0..).filter(|&coin| value(coin, game) == target)`, for all games but Ruler.
fn coins_of_value(target: u64, game: Game) -> impl Iterator<Item = u64> {
    let has_odd_bits = target.count_ones() % 2 == 1;
    let coins = match game {
        Game::Ruler => vec![],
        Game::TurningTurtles => target.checked_sub(1).into_iter().collect(),
        Game::Twins => vec![target],
        Game::Triplets if target == 0 => vec![0, 1],
        Game::Triplets if has_odd_bits => vec![target / 2 + 2],
        Game::MockTurtles if has_odd_bits => vec![target / 2],
        Game::MockTurtles | Game::Triplets => vec![],
    };
    coins.into_iter()
}

/// The runs in Ruler that end with coin `last` and whose other coins have the xor `target`.
fn runs(last: u64, target: u64) -> Vec<Vec<u64>> {
    let mut runs = Vec::new();
    let mut xor = 0;
    for first in (0..=last).rev() {
        xor ^= if first < last { value(first, Game::Ruler) } else { 0 };
        if xor == target {
            runs.push(vec![first, last]);
        }
    }
    runs.reverse();
    runs
}

//! Coin turning: turn over coins as the game allows, the rightmost from heads to tails; whoever cannot move loses.
//!
//! The heads do not disturb each other, since turning a coin twice does nothing: a position is the
//! sum of its heads, and a coin is worth the mex of the xors of the sets to its left that may be
//! turned with it. In a product of two games, on a board, a move turns all crossings of a move in
//! each, and a coin is worth the nim product of its values in the factors (Tartan). That holds for
//! products only. For regions, crosses or any sets of your own let coins be the positions of
//! `sprague_grundy::SpragueGrundy`, in a row or on a board, and the other coins of a set an option.
//! All sets of a coin must lie before it in some order, or the game has no such values.
//!
//! ```
//! use nim_snippets::coin_turning::{grundy, tartan, winning_moves, wins, Game};
//!
//! assert!(wins(&[0, 2, 5], Game::MockTurtles)); // worth 1, 4 and 11
//! assert!(!wins(&[0, 1, 2, 3], Game::MockTurtles)); // worth 1, 2, 4 and 7
//! assert!(winning_moves(&[0, 2, 5], Game::MockTurtles).eq([[0, 2, 5], [1, 3, 5]]));
//! assert_eq!(grundy(3, Game::Ruler), 4);
//! assert!(winning_moves(&[1, 3, 6], Game::Ruler).eq([[1, 3], [2, 6]])); // ends of runs
//!
//! let nim_product = |a: u64, b: u64| [[0, 0, 0], [0, 1, 2], [0, 2, 3]][a as usize][b as usize];
//! assert_eq!(tartan(&[2, 2], nim_product), 3); // coin (1, 1) of Turning Turtles on a board
//! ```
//!
//! - Time: `O(1)` for a coin. The winning moves take `O(1)` for each head, but in Mock Turtles and
//!   Triplets every coin to its left is tried.
//! - Input: in all games coins are counted from 0 at the left and below `2^63`, else it panics.
//!   `heads` names the coins that show heads in any order; naming one twice changes nothing. No
//!   heads at all are lost. Rectangles of a board are a product (of Ruler, or of
//!   `run_turning`); connected regions of any shape are none.
//! - Source: Berlekamp, Conway, Guy, "Winning Ways for your Mathematical Plays", 1982, ch. 14;
//!   HDU 3537, HDU 3404.
//! - 日本語: コイン裏返し: 一列のコインから規則で許される組を裏返す。一番右は表から裏へ。動けなければ負け。
//! - See also: [`sprague_grundy`](super::sprague_grundy) (sets of your own),
//!   [`run_turning`](super::run_turning) (runs of some lengths),
//!   [`multiples_game`](super::multiples_game) (x, 2x, …, kx).

#![cfg_attr(doc, doc(alias("コイン裏返し", "翻硬币游戏", "Turning Turtles", "Mock Turtles")))]
#![cfg_attr(doc, doc(alias("Ruler", "Twins", "Triplets", "Turning Corners", "Tartan theorem")))]
#![cfg_attr(doc, doc(alias("Daizhenyang", "Switch lights", "Light Switching Game")))]
#![cfg_attr(doc, doc(alias("コインを裏返す", "flip coins", "toggle lights, rectangle")))]
#![cfg_attr(doc, doc(alias("ライトを反転", "HDU 3537", "HDU 3404", "POJ 3533")))]

/// Which coins one turn may turn over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// One or two coins. Coin `i` is worth `i + 1`.
    TurningTurtles,
    /// One, two or three coins. Coin `i` is worth `2i` or `2i + 1`, whichever has an odd number of
    /// bits set.
    MockTurtles,
    /// Any number of neighbours. Coin `i` is worth the largest power of two that divides `i + 1`.
    Ruler,
    /// Exactly two coins. Coin `i` is worth `i`.
    Twins,
    /// Exactly three coins. Coins 0 and 1 are worth 0, then come the values of Mock Turtles.
    Triplets,
}

/// The Grundy value of a row in which only this coin shows heads.
pub fn grundy(coin: u64, game: Game) -> u64 {
    assert!(coin < 1 << 63, "coin {} is too far right", coin);
    match game {
        Game::TurningTurtles => coin + 1,
        Game::MockTurtles => 2 * coin + u64::from(coin.count_ones() % 2 == 0),
        Game::Ruler => (coin + 1) & (coin + 1).wrapping_neg(),
        Game::Twins => coin,
        Game::Triplets => coin.checked_sub(2).map_or(0, |coin| grundy(coin, Game::MockTurtles)),
    }
}

/// Does the player to move win, i.e. is this an N-position?
pub fn wins(heads: &[u64], game: Game) -> bool {
    xor(&distinct(heads), game) != 0
}

/// All winning moves, by the coins that are turned, in ascending order; in Ruler the first and the
/// last of the run (one coin twice). Sorted by the last coin.
pub fn winning_moves(heads: &[u64], game: Game) -> impl Iterator<Item = Vec<u64>> {
    let heads = distinct(heads);
    let xor = xor(&heads, game);
    heads.into_iter().flat_map(move |last| moves_of(last, xor ^ grundy(last, game), game))
}

/// The value of a coin in a product of games, from its value in each factor: their nim product.
pub fn tartan(values: &[u64], nim_product: impl Fn(u64, u64) -> u64) -> u64 {
    values.iter().fold(1, |product, &value| nim_product(product, value))
}

fn distinct(numbers: &[u64]) -> Vec<u64> {
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

fn xor(heads: &[u64], game: Game) -> u64 {
    heads.iter().fold(0, |xor, &coin| xor ^ grundy(coin, game))
}

/// The moves that turn coin `last` and coins to its left that are worth `value` together.
fn moves_of(last: u64, value: u64, game: Game) -> impl Iterator<Item = Vec<u64>> {
    let single = match game {
        Game::TurningTurtles | Game::MockTurtles if value == 0 => Some(vec![last]),
        _ => None,
    };
    let pair = match game {
        Game::Ruler => first_of_run(last, value).map(|first| vec![first, last]),
        Game::Triplets => None,
        _ => coin_worth(value, game).filter(|&coin| coin < last).map(|coin| vec![coin, last]),
    };
    let triples = (0..end_of_triples(last, value, game)).filter_map(move |a| {
        let b = coin_worth(value ^ grundy(a, game), game)?;
        (a < b && b < last).then(|| vec![a, b, last])
    });
    single.into_iter().chain(pair).chain(triples)
}

/// The first coins of triples lie below this one, 0 if there is no triple.
fn end_of_triples(last: u64, value: u64, game: Game) -> u64 {
    // Values of Mock Turtles have an odd number of ones, and so two of them an even number.
    let parity_fits = value != 0 && value.count_ones() % 2 == 0;
    match game {
        Game::MockTurtles | Game::Triplets if !parity_fits => last.min(2), // worth 0 in Triplets
        Game::MockTurtles | Game::Triplets if value / 2 < last.next_power_of_two() => last,
        _ => 0,
    }
}

/// The last coin that has this value, in any game but Ruler.
fn coin_worth(value: u64, game: Game) -> Option<u64> {
    match game {
        Game::TurningTurtles => value.checked_sub(1),
        Game::Triplets if value == 0 => Some(1),
        Game::Triplets => coin_worth(value, Game::MockTurtles).map(|coin| coin + 2),
        Game::MockTurtles => (value.count_ones() % 2 == 1).then_some(value / 2),
        _ => Some(value),
    }
}

/// The first coin of the run up to `last` whose coins before `last` are worth `value` together:
/// the coins below `n` are worth the Gray code of `n` together.
fn first_of_run(last: u64, value: u64) -> Option<u64> {
    let first = gray_index(last ^ (last >> 1) ^ value);
    Some(first).filter(|&first| first <= last)
}

/// As `(0..).find(|n| n ^ (n >> 1) == code)`: the `n` whose Gray code is `code`.
fn gray_index(code: u64) -> u64 {
    [1, 2, 4, 8, 16, 32].iter().fold(code, |n, shift| n ^ (n >> shift))
}

//! Welter's game: move one of several coins to any free cell on its left, past others too; whoever cannot move loses.
//!
//! Let `N(d) = d ^ (d - 1)`: its bit `k` is set iff `2^k` divides `d`. The Grundy value is the xor
//! of all cells and of `N(a ^ b)` for all pairs of cells. So bit `k` of the value is bit `k` of the
//! xor of the cells, changed by the parity of the number of pairs that agree in their `k` lowest
//! bits. To make the value 0 with one coin, find its new cell bit by bit from the lowest: exactly
//! one cell fits. A trie, which branches where coins first differ, tells how many agree. Sorted by
//! reversed bits, the coins of a node are neighbours.
//!
//! ```
//! use nim_snippets::welter::{grundy, winning_moves, wins};
//!
//! assert!(wins(&[0, 2, 5]));
//! assert!(!wins(&[0, 3, 4]));
//! assert!(winning_moves(&[0, 2, 5]).eq([(2, 1)])); // 0, 1, 2: nothing can move
//! assert_eq!(grundy(&[0, 2, 5]), 4);
//! ```
//!
//! - Time: `O(n log n)` for the value of `n` coins, and up to 64 steps, but `O(log n)` for random
//!   coins, to look for the winning move of a coin: all moves of 2·10^5 coins take 0.15 seconds.
//! - Limit: `coins.len() ≤ 10^6` (96 MiB).
//! - Input: the cell of each coin, counted from 0, in any order. Removing hooks from a Young
//!   diagram is the same game: row `i`, from the shortest, is a coin on cell `i` plus its length.
//! - Panics: two coins on a cell.
//! - Source: C. P. Welter, "The theory of a class of games on a sequence of squares", 1954; M.
//!   Sato's game; Winning Ways, chapter 15.
//! - 日本語: 佐藤・ウェルターのゲーム: 異なるマスのコインを一枚、左の空いたマスに移す。飛び越え可。動けなければ負け。
//! - See also: [`nimble`](super::nimble) (coins may share cells),
//!   [`silver_dollar`](super::silver_dollar) (they may not jump).

#![cfg_attr(doc, doc(alias("佐藤・ウェルターゲーム", "佐藤のゲーム", "マヤゲーム", "Sato")))]
#![cfg_attr(doc, doc(alias("Maya game", "Young diagram", "hook removal", "ヤング図形")))]
#![cfg_attr(doc, doc(alias("distinct cells", "左の空いているマスに動かす 飛び越えてよい")))]

/// The Grundy value.
pub fn grundy(coins: &[u64]) -> u64 {
    Trie::new(coins).value
}

/// Does the player to move win?
pub fn wins(coins: &[u64]) -> bool {
    grundy(coins) != 0
}

/// All winning moves `(i, cell)`: coin `i` goes left to `cell`. At most one for each coin.
pub fn winning_moves(coins: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let trie = Trie::new(coins);
    coins.iter().enumerate().filter_map(move |(i, &from)| {
        let cell = trie.free_cell(trie.value ^ from ^ trie.sums[i], from)?;
        (cell < from).then_some((i, cell))
    })
}

/// The coins by their bits, from the lowest.
struct Trie {
    nodes: Vec<Node>,
    sums: Vec<u64>, // for each coin, the xor of `N(cell ^ other)` for all others
    value: u64,
}

/// The coins that agree with `cell`, one of them, below `bit`, which is 64 for a single coin. Those
/// with a one in this bit are the next node, and those with a zero the node `zeros`.
struct Node {
    cell: u64,
    bit: u32,
    count: u64,
    zeros: usize,
}

impl Trie {
    fn new(coins: &[u64]) -> Self {
        let value = coins.iter().fold(0, |xor, cell| xor ^ cell);
        let nodes = Vec::with_capacity(2 * coins.len());
        let mut trie = Trie { nodes, sums: vec![0; coins.len()], value };
        let coins = coins.iter().enumerate();
        let mut reversed: Vec<_> = coins.map(|(i, cell)| (cell.reverse_bits(), i)).collect();
        reversed.sort_unstable();
        if !reversed.is_empty() {
            trie.add(&reversed, 0);
        }
        trie
    }

    /// Adds the nodes of these coins. For each of them, the sum for all coins elsewhere is `sum`.
    fn add(&mut self, reversed: &[(u64, usize)], sum: u64) {
        let (first, i) = reversed[0];
        let bit = (first ^ reversed[reversed.len() - 1].0).leading_zeros();
        let (node, cell, count) = (self.nodes.len(), first.reverse_bits(), reversed.len() as u64);
        self.nodes.push(Node { cell, bit, count, zeros: 0 });
        if count == 1 {
            self.sums[i] = sum;
            return;
        }
        assert!(bit < 64, "two coins on cell {}", cell);
        let split = reversed.partition_point(|coin| coin.0 << bit >> 63 == 0);
        let (zeros, ones) = (split as u64, count - split as u64);
        let of_pair = !above(bit); // `N(zero ^ one)`
        self.value ^= zeros * ones % 2 * of_pair;
        self.add(&reversed[split..], sum ^ (zeros % 2 * of_pair));
        self.nodes[node].zeros = self.nodes.len();
        self.add(&reversed[..split], sum ^ (ones % 2 * of_pair));
    }

    /// The one cell to which the coin on `from` must go to add this value to that of the others,
    /// unless it has a coin.
    fn free_cell(&self, value: u64, from: u64) -> Option<u64> {
        let mut node = 0;
        let mut others = self.nodes[0].count - 1;
        // This is right if all coins of the node agree with it. They do below `bit`.
        let mut cell = value ^ (others % 2 * u64::MAX);
        loop {
            let Node { cell: other, bit, zeros, .. } = self.nodes[node];
            let agreeing = (cell ^ other).trailing_zeros();
            if agreeing < bit {
                return Some(cell ^ (others % 2 * above(agreeing)));
            }
            // A single coin is on it if there is no such bit.
            node = if cell.checked_shr(bit)? & 1 == 1 { node + 1 } else { zeros };
            let from_agrees = (cell ^ from).trailing_zeros() > bit;
            let before = others;
            others = self.nodes[node].count - u64::from(from_agrees);
            cell ^= (before ^ others) % 2 * above(bit);
        }
    }
}

/// All bits above this one.
fn above(bit: u32) -> u64 {
    !1 << bit
}

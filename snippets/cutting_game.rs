//! Cutting game: cut one sheet of paper along a grid line into two; whoever first makes a piece of one cell wins.
//!
//! A player who finds a strip of width 1 cuts off its end and wins. So making a strip loses,
//! whatever other sheets are there. Without the cuts that make strips, all sheets have sides of at
//! least 2, and their Grundy values are combined by xor: a player who has no other cut left must
//! make a strip and loses. In the plain game, where the last cut wins, only parity counts: a sheet
//! takes `w * h - 1` cuts.
//!
//! ```
//! use nim_snippets::cutting_game::{sheet_values, plain_grundy, winning_moves, wins};
//!
//! assert!(wins(&[(4, 2)]));
//! assert!(!wins(&[(3, 2)]));
//! assert!(winning_moves(&[(4, 2)]).eq([(0, vec![(2, 2), (2, 2)])]));
//! assert_eq!(sheet_values(4, 2)[4][2], 1);
//! assert_eq!(plain_grundy(4, 2), 1); // seven cuts
//! ```
//!
//! - Time: `O(w h (w + h))` for the values up to `w` and `h`: 1000 × 1000 takes 0.2 s.
//!   `wins` and `winning_moves` make this table for the largest sheets, unless there is a strip.
//!   For many questions make one table with `sheet_values`.
//! - Limit: `width ≤ 1000, height ≤ 1000`.
//! - Input: sheets as `(width, height)`. If there is a sheet of one cell, the player
//!   to move has lost: the opponent has just made it.
//! - Panics: a side of 0; a table of 2^32 sheets or more.
//! - Source: POJ 2311 "Cutting Game".
//! - 日本語: 紙切りゲーム: 一枚の紙を格子線で二つに切る。最初に 1 マスの紙を作った方の勝ち。
//! - See also: [`rectangle_game`](super::rectangle_game) (boards with a pattern),
//!   [`chocolate`](super::chocolate) (the piece without the bitter square is eaten),
//!   [`sprague_grundy`](super::sprague_grundy) (other goals).

#![cfg_attr(doc, doc(alias("紙切りゲーム", "剪纸游戏", "paper cutting", "Cutting Game")))]
#![cfg_attr(doc, doc(alias("紙を切る", "長方形を切る", "POJ 2311")))]

/// A sheet's width and height.
pub type Sheet = (usize, usize);

/// `values[w][h]` is the Grundy value of a sheet, for sides from 2 to `width` and `height`. With a
/// side below 2 there is none, and the entry is `u64::MAX`.
pub fn sheet_values(width: usize, height: usize) -> Vec<Vec<u64>> {
    let sheets = (width as u128 + 1).saturating_mul(height as u128 + 1);
    assert!(sheets >> 32 == 0, "a sheet of {} x {} is too large", width, height);
    let (short, long) = (width.min(height), width.max(height));
    let row = |w| vec![u64::MAX; if w <= short { long } else { short } + 1];
    let mut values: Vec<Vec<u64>> = (0..=long).map(row).collect();
    let mut reached_by = vec![0; (width + height).next_power_of_two()]; // the last sheet
    for (w, h) in (2..=long).flat_map(|w| (2..=w.min(short)).map(move |h| (w, h))) {
        let sheet = w * (short + 1) + h;
        for row in [&values[h][..=w], &values[w][..=h]] {
            let cuts = row[2..].iter().zip(row.iter().rev().skip(2));
            for (one, other) in cuts.take((row.len() - 1) / 2 - 1) {
                reached_by[(one ^ other) as usize] = sheet;
            }
        }
        let mex = reached_by.iter().take_while(|&&last| last == sheet).count() as u64;
        values[w][h] = mex;
        values[h][w] = mex;
    }
    values.truncate(width + 1);
    for row in &mut values {
        row.truncate(height + 1);
    }
    values
}

/// Does the player to move win?
pub fn wins(sheets: &[Sheet]) -> bool {
    let values = values_of(sheets);
    !sheets.contains(&(1, 1)) && (sheets.iter().any(is_strip) || xor(&values, sheets) != 0)
}

/// All winning moves `(i, parts)`: sheet `i` is cut into these two, the smaller one first. A
/// mirrored cut is not listed again. In ascending order of `i`, cuts of the width first.
pub fn winning_moves(sheets: &[Sheet]) -> impl Iterator<Item = (usize, Vec<Sheet>)> + '_ {
    let values = values_of(sheets);
    let has_strip = sheets.iter().any(is_strip);
    let total = if has_strip { 0 } else { xor(&values, sheets) };
    let farthest = if has_strip { 1 } else { usize::MAX }; // farther in no strip is opened
    let sheets = if sheets.contains(&(1, 1)) { &[] } else { sheets };
    sheets.iter().enumerate().flat_map(move |(i, &(w, h))| {
        let across = (1..=farthest.min(w / 2)).map(move |x| vec![(x, h), (w - x, h)]);
        let along = (1..=farthest.min(h / 2)).map(move |y| vec![(w, y), (w, h - y)]);
        let wins = |parts: &Vec<Sheet>| {
            let has_no_strip = !has_strip && !parts.iter().any(is_strip);
            parts.contains(&(1, 1))
                || has_no_strip && xor(&values, parts) ^ xor(&values, &[(w, h)]) == total
        };
        across.chain(along).filter(wins).map(|parts| (i, parts)).collect::<Vec<_>>()
    })
}

/// The Grundy value of a sheet in the game without the goal, where whoever cannot cut loses.
pub fn plain_grundy(width: u64, height: u64) -> u64 {
    assert!(width > 0 && height > 0, "sides must be positive");
    (width & height & 1) ^ 1
}

/// The values up to the largest sheet, the longer side first. No values are needed if there is a
/// strip.
fn values_of(sheets: &[Sheet]) -> Vec<Vec<u64>> {
    assert!(sheets.iter().all(|&(w, h)| w > 0 && h > 0), "sides must be positive");
    let larger = |(long, short): Sheet, &(w, h): &Sheet| (w.max(h).max(long), w.min(h).max(short));
    let (width, height) = sheets.iter().fold((0, 0), larger);
    if sheets.iter().any(is_strip) { Vec::new() } else { sheet_values(width, height) }
}

fn is_strip(&(w, h): &Sheet) -> bool {
    w == 1 || h == 1
}

/// The xor of the values of sheets of which none is a strip.
fn xor(values: &[Vec<u64>], sheets: &[Sheet]) -> u64 {
    sheets.iter().fold(0, |xor, &(w, h)| xor ^ values[w.max(h)][w.min(h)])
}

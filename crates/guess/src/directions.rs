//! Describes the directions in which the positions of a table grow, and how far the table goes in
//! each.

use crate::engine::evidence::Evidence;
use crate::engine::shape::Shape;
use games::entry::said;
use std::collections::{BTreeMap, BTreeSet};

/// The extent of the samples in one direction.
struct Extent {
    english: String,
    japanese: String,
    least: u64,
    largest: u64,
    /// The number of different sizes.
    sizes: usize,
    /// The largest size that is plenty: samples need not go further.
    plenty: u64,
}

/// The sizes up to which there are at least about a hundred samples in each direction.
const PLENTY: [u64; 3] = [100, 15, 6];
const PLENTY_LONG: u64 = 5;
const PLENTY_LETTERS: u64 = 10;

impl Extent {
    fn new(english: &str, japanese: &str, plenty: u64, sizes: impl Iterator<Item = u64>) -> Self {
        let sizes: BTreeSet<u64> = sizes.collect();
        Extent {
            english: english.to_owned(),
            japanese: japanese.to_owned(),
            least: sizes.first().copied().unwrap_or(0),
            largest: sizes.last().copied().unwrap_or(0),
            sizes: sizes.len(),
            plenty,
        }
    }

    fn enough(&self) -> usize {
        (self.plenty as usize).div_ceil(2)
    }

    fn is_short(&self) -> bool {
        self.sizes < self.enough()
    }

    /// The smallest size, unless it is 0 or 1, and the largest.
    fn range(&self, in_japanese: bool) -> String {
        let Extent { english, japanese, least, largest, .. } = self;
        if *least < 2 {
            return said!(in_japanese, "{english} up to {largest}", "{japanese}は {largest} まで");
        }
        said!(
            in_japanese,
            "{english} from {least} to {largest}",
            "{japanese}は {least} から {largest} まで"
        )
    }
}

fn extents(evidence: &Evidence) -> Vec<Extent> {
    let samples = || evidence.samples.iter().map(|(position, _)| position);
    let lengths = || samples().map(|it| it.len() as u64);
    let numbers = || samples().flatten().copied();
    let plenty = |len: usize| PLENTY[len.clamp(1, PLENTY.len()) - 1];
    let side = |i: usize, name: &str, len| {
        Extent::new(name, name, plenty(len), samples().map(move |it| it[i]))
    };
    match evidence.shape() {
        Shape::Strings(..) => {
            vec![Extent::new("letters", "文字数", PLENTY_LETTERS, lengths())]
        }
        Shape::Named(names) => {
            names.iter().enumerate().map(|(i, name)| side(i, name, names.len())).collect()
        }
        Shape::Number => vec![Extent::new("one heap", "山一つ", PLENTY[0], numbers())],
        Shape::Tuple(len) => {
            let name = |i: usize| format!("number {} of {len}", i + 1);
            let japanese = |i: usize| format!("{} 番目の数", i + 1);
            let side = |i| Extent { japanese: japanese(i), ..side(i, &name(i), len) };
            (0..len).map(side).collect()
        }
        Shape::List => vec![
            Extent::new("lengths", "列の長さ", PLENTY_LONG, lengths()),
            Extent::new("numbers", "数", PLENTY[2], numbers()),
        ],
    }
}

/// The extent of the samples, such as "lists of 1 to 3 up to 8, of 4 up to 5": nothing was checked
/// beyond.
pub fn directions(evidence: &Evidence, japanese: bool) -> String {
    let extents = extents(evidence);
    let up_to =
        |name: &str, most: &str| said!(japanese, "{name} up to {most}", "{name}は {most} まで");
    let list = |parts: Vec<String>| parts.join(if japanese { "、" } else { ", " });
    match evidence.shape() {
        Shape::Strings(..) => {
            let longest = extents[0].largest;
            said!(japanese, "strings of up to {longest} letters", "{longest} 文字までの文字列")
        }
        Shape::Named(_) | Shape::Number => {
            list(extents.iter().map(|extent| extent.range(japanese)).collect())
        }
        Shape::Tuple(0) => said!(japanese, "the empty position", "空の局面"),
        Shape::Tuple(len) => {
            let name = match len {
                _ if japanese => format!("{len} 個の組"),
                2 => "pairs".to_owned(),
                3 => "triples".to_owned(),
                _ => format!("lists of {len}"),
            };
            let most: Vec<String> = extents.iter().map(|it| it.largest.to_string()).collect();
            if most.iter().all(|it| *it == most[0]) {
                up_to(&name, &most[0])
            } else {
                up_to(&name, &format!("({})", most.join(", ")))
            }
        }
        Shape::List => {
            let mut largest = BTreeMap::new();
            for (position, _) in evidence.samples.iter().filter(|(it, _)| !it.is_empty()) {
                let most = largest.entry(position.len()).or_insert(0);
                *most = position.iter().copied().fold(*most, u64::max);
            }
            let most: Vec<(usize, u64)> = largest.into_iter().collect();
            // Neighbouring lengths with the same largest number share an entry.
            let groups = most.chunk_by(|a, b| a.1 == b.1).enumerate().map(|(i, group)| {
                let (first, last) = (group[0].0, group[group.len() - 1].0);
                let lists = if i > 0 { "" } else { "lists " };
                let name = if first == last {
                    said!(japanese, "{lists}of {first}", "長さ {first} の列")
                } else {
                    said!(japanese, "{lists}of {first} to {last}", "長さ {first} から {last} の列")
                };
                up_to(&name, &group[0].1.to_string())
            });
            list(groups.collect())
        }
    }
}

/// Returns whether the samples stop early in a direction, or leave out most positions.
pub fn are_few(evidence: &Evidence) -> bool {
    let extents = extents(evidence);
    let all: usize = extents.iter().map(Extent::enough).product();
    evidence.samples.len() < all || extents.iter().any(Extent::is_short)
}

/// Advice to extend the directions in which the samples stop early, or all directions.
pub fn further(evidence: &Evidence, japanese: bool) -> String {
    let extents = extents(evidence);
    let all = !extents.iter().any(Extent::is_short);
    let told = extents.iter().filter(|it| all || it.is_short()).map(|it| {
        let (to, largest) = (it.plenty.max(it.largest.saturating_mul(2)), it.largest);
        let Extent { english, japanese: name, .. } = it;
        said!(
            japanese,
            "{english} up to {to} (now {largest})",
            "{name}は {to} まで (今は {largest} まで)"
        )
    });
    let told = told.collect::<Vec<_>>().join(if japanese { "、" } else { ", " });
    said!(japanese, "give more values: {told}", "値を増やすとよく分かる: {told}")
}

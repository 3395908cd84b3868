//! Rooted trees with a number at each vertex.

use super::core::{ALL, Assumption, Batch, CHANCE, Direction, FEW, Kind, Rules, direction, lists};

pub struct WeightedTrees<P> {
    /// The largest number at the start.
    pub last: u64,
    /// The tree with these parents and numbers.
    pub tree: fn(Vec<usize>, Vec<u64>) -> P,
}

impl<R: Rules> Kind<R> for WeightedTrees<R::Position> {
    fn directions(&self, _: Assumption) -> Vec<Direction<R>> {
        let (least, last) = (R::LEAST, self.last);
        let tree = self.tree;
        let words = "all trees whose vertices and numbers make up #";
        let mut all = vec![direction(ALL, 24_000_000, 12, words, move |size, _| {
            let all = trees(least, last, size).into_iter();
            Batch::new(all.map(|(parents, numbers)| tree(parents, numbers)).collect(), [size + 1])
        })];
        // The numbers of a few vertices grow.
        let end = (last.min(least + 60) + 1).saturating_sub(least);
        let words = "up to three vertices with numbers of up to #";
        all.push(direction(FEW, 8_000_000, end, words, move |size, _| {
            let most = least + size;
            let shapes = [&[0][..], &[0, 0], &[0, 0, 1], &[0, 0, 0]];
            let numbered = |parents: &[usize]| {
                let mut all = lists(parents.len(), least, most, false);
                all.retain(|numbers| numbers.contains(&most));
                all.into_iter().map(|numbers| tree(parents.to_vec(), numbers)).collect::<Vec<_>>()
            };
            Batch::new(shapes.into_iter().flat_map(numbered).collect(), [most])
        }));
        // Trees of many shapes have small numbers, more often the least ones.
        for most in [1, 2, 4] {
            let most = (least + most).min(last);
            let words = "trees by chance of up to # vertices with numbers of up to #";
            all.push(direction(CHANCE, 8_000_000, 54, words, move |size, search| {
                let n = 4 + size / 2;
                let mut inputs = Vec::new();
                for i in 0..30 {
                    let parents = [vec![0], search.chance.parents(n, i)].concat();
                    let share = 1 + search.chance.below(4);
                    let numbers = (0..n).map(|_| {
                        let is_least = search.chance.below(4) >= share;
                        if is_least { least } else { least + search.chance.below(most - least + 1) }
                    });
                    inputs.push(tree(parents, numbers.collect()));
                }
                Batch::new(inputs, [n, most])
            }));
        }
        all
    }
}

/// The parents and the numbers of all trees whose vertices other than the root and numbers, less
/// the least number for each, add up to the size. Vertices are listed level by level.
fn trees(least: u64, last: u64, size: u64) -> Vec<(Vec<usize>, Vec<u64>)> {
    let most = |left: u64| least + left.min(last - least);
    let root = |n: u64| (vec![0], vec![n], least + size - n);
    let mut growing: Vec<_> = (least..=most(size)).map(root).collect();
    let mut trees = Vec::new();
    while let Some((parents, numbers, left)) = growing.pop() {
        if left == 0 {
            trees.push((parents, numbers));
            continue;
        }
        for parent in parents[parents.len() - 1]..parents.len() {
            for n in least..=most(left - 1) {
                let longer = [&numbers[..], &[n]].concat();
                growing.push(([&parents[..], &[parent]].concat(), longer, left - 1 + least - n));
            }
        }
    }
    trees
}

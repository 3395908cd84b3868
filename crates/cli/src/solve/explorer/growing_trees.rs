//! The directions in which rooted trees grow.

use super::core::{
    ALL, Assumption, Batch, CHANCE, Chance, Direction, Map, OTHER, Rules, direction,
};

/// The children of each vertex.
fn children(parents: &[usize]) -> Vec<Vec<usize>> {
    let mut children = vec![Vec::new(); parents.len() + 1];
    for (i, &parent) in parents.iter().enumerate() {
        children[parent].push(i + 1);
    }
    children
}

/// The parents when the vertices are listed level by level.
fn listed(children: &[Vec<usize>]) -> Vec<usize> {
    let (mut found, mut parents) = (vec![0], Vec::new());
    let mut i = 0;
    while i < found.len() {
        for &child in &children[found[i]] {
            found.push(child);
            parents.push(i);
        }
        i += 1;
    }
    parents
}

/// A tree that is the same for all orders of children.
pub fn canonical(parents: &[usize]) -> Vec<usize> {
    let mut children = children(parents);
    // Each shape of a subtree has a name, in which brackets stand for vertices.
    let mut shapes = vec![Vec::new(); children.len()];
    for v in (0..children.len()).rev() {
        children[v].sort_by(|&a, &b| shapes[b].cmp(&shapes[a]));
        let mut shape = vec![1_u8];
        children[v].iter().for_each(|&child| shape.extend_from_slice(&shapes[child]));
        shape.push(0);
        shapes[v] = shape;
    }
    listed(&children)
}

pub fn shuffled(parents: &[usize], chance: &mut Chance) -> Vec<usize> {
    let mut children = children(parents);
    children.iter_mut().for_each(|children| chance.shuffle(children));
    listed(&children)
}

/// The tree of a new root above several trees.
fn joined(trees: &[Vec<usize>]) -> Vec<usize> {
    let mut all = vec![Vec::new()];
    for parents in trees {
        let start = all.len();
        all[0].push(start);
        let more = children(parents);
        all.extend(more.into_iter().map(|them| them.into_iter().map(|v| v + start).collect()));
    }
    listed(&all)
}

fn path(n: u64) -> Vec<usize> {
    (0..n.max(1) as usize - 1).collect()
}

pub fn directions<R: Rules<Position = Option<Vec<usize>>>>(
    assumed: Assumption,
) -> Vec<Direction<R>> {
    let are_alike = assumed == Assumption::Alike;
    // There are at most 200,000 trees of the last size.
    let end = if are_alike { 15 } else { 12 };
    let mut last: Vec<Vec<usize>> = vec![Vec::new()];
    let mut all =
        vec![direction(ALL, 20_000_000, end, "all trees of up to # vertices", move |size, _| {
            let n = size as usize;
            if n > 0 {
                let mut seen = Map::default();
                let mut larger = Vec::new();
                for parents in &last {
                    let least = if are_alike { 0 } else { parents.last().copied().unwrap_or(0) };
                    for parent in least..n {
                        let tree = [&parents[..], &[parent]].concat();
                        let tree = if are_alike { canonical(&tree) } else { tree };
                        if seen.insert(tree.clone(), ()).is_none() {
                            larger.push(tree);
                        }
                    }
                }
                last = larger;
            }
            Batch::new(last.iter().cloned().map(Some).collect(), [size + 1])
        })];
    all.push(direction(OTHER, 4_000_000, 119, "paths and stars of up to # vertices", |size, _| {
        let n = size + 2;
        Batch::new(vec![Some(path(n)), Some(vec![0; n as usize - 1])], [n])
    }));
    let words = "legs of equal length, brooms, and paths with leaves: up to # vertices";
    all.push(direction(OTHER, 8_000_000, 57, words, |size, _| {
        let n = size + 4;
        let mut inputs = Vec::new();
        for legs in 2..n {
            // All legs have the same length, except that the last one may be longer.
            let (len, rest) = ((n - 1) / legs, (n - 1) % legs);
            let mut trees = vec![path(len); legs as usize];
            trees[0] = path(len + rest);
            inputs.push(Some(joined(&trees)));
            // A star hangs below a path.
            let mut broom = path(legs);
            broom.extend(vec![legs as usize - 1; (n - legs) as usize]);
            inputs.push(Some(broom));
        }
        // Each vertex of a path has a leaf.
        let mut below = children(&path(n / 2));
        for v in 0..below.len() {
            let leaf = below.len();
            below[v].push(leaf);
            below.push(Vec::new());
        }
        inputs.push(Some(listed(&below)));
        Batch::new(inputs, [n])
    }));
    all.push(direction(
        CHANCE,
        10_000_000,
        70,
        "trees by chance of up to # vertices",
        |size, search| {
            let n = 6 + size / 2;
            let mut inputs = Vec::new();
            for i in 0..30 {
                let parents = search.chance.parents(n, i);
                inputs.push(Some(shuffled(&parents, &mut search.chance)));
            }
            Batch::new(inputs, [n])
        },
    ));
    all
}

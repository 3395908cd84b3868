// The directions in which rooted trees grow.

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
fn canonical(tree: &Input) -> Input {
    let parents = tree.as_ref()?;
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
    Some(listed(&children))
}

fn shuffled(parents: &[usize], chance: &mut Chance) -> Vec<usize> {
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

fn directions(assumptions: &Assumptions) -> Vec<Direction> {
    let are_alike = !assumptions.is_raw();
    let mut last: Vec<Vec<usize>> = Vec::new();
    let mut all = vec![direction(20_000_000, move |size, _| {
        if size == 0 {
            last = vec![Vec::new()];
        } else {
            let n = last.first().map_or(0, |parents| parents.len() + 1);
            let mut seen = Map::default();
            let mut larger = Vec::new();
            for parents in &last {
                let least = if are_alike { 0 } else { parents.last().copied().unwrap_or(0) };
                for parent in least..n {
                    let tree = [&parents[..], &[parent]].concat();
                    let tree = if are_alike { canonical(&Some(tree)).unwrap() } else { tree };
                    if seen.insert(tree.clone(), ()).is_none() {
                        larger.push(tree);
                    }
                }
            }
            last = larger;
        }
        let inputs = last.iter().cloned().map(Some).collect();
        let reach = format!("all trees of up to {} vertices", size + 1);
        if last.len() > 200_000 { None } else { Some(Batch { inputs, reach }) }
    })];
    all.push(direction(4_000_000, |size, _| {
        let n = size + 2;
        let reach = format!("paths and stars of up to {} vertices", n);
        let inputs = vec![Some(path(n)), Some(vec![0; n as usize - 1])];
        if n > 120 { None } else { Some(Batch { inputs, reach }) }
    }));
    all.push(direction(8_000_000, |size, _| {
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
        let spine = path(n / 2);
        let leaves = (0..spine.len() + 1).map(|v| vec![v]);
        let mut below: Vec<Vec<usize>> = children(&spine);
        for (v, _) in leaves.enumerate() {
            let leaf = below.len();
            below[v].push(leaf);
            below.push(Vec::new());
        }
        inputs.push(Some(listed(&below)));
        let reach =
            format!("legs of equal length, brooms, and paths with leaves: up to {} vertices", n);
        if n > 60 { None } else { Some(Batch { inputs, reach }) }
    }));
    all.push(direction(10_000_000, |size, search| {
        let n = 6 + size / 2;
        let mut inputs = Vec::new();
        for i in 0..30 {
            let parents = search.chance.parents(n, i);
            inputs.push(Some(shuffled(&parents, &mut search.chance)));
        }
        let reach = format!("trees by chance of up to {} vertices", n);
        if n > 40 { None } else { Some(Batch { inputs, reach }) }
    }));
    all
}

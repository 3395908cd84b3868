//! Rooted trees: each vertex but the root has the index of its parent.

use super::core::{Assumption, Direction, Kind, Rules, Search, have_same_moves};
use super::growing_trees::{self, canonical, shuffled};
use std::panic::catch_unwind;

type Tree = Option<Vec<usize>>;

/// Trees whose positions in play are trees, too.
pub struct Trees;

impl<R: Rules<Position = Tree, State = Tree>> Kind<R> for Trees {
    fn directions(&self, assumed: Assumption) -> Vec<Direction<R>> {
        growing_trees::directions(assumed)
    }

    fn strongest(&self) -> Assumption {
        let trees = [Some(vec![]), Some(vec![0]), Some(vec![0, 0, 1])];
        let is_itself = |tree: &Tree| !R::is_input(tree) || R::start(tree) == *tree;
        let are_themselves = catch_unwind(|| trees.iter().all(is_itself)).unwrap_or(false);
        if are_themselves { Assumption::Alike } else { Assumption::Nothing }
    }

    fn holds(&self, tree: &Tree, search: &mut Search<R>) -> bool {
        if search.assumed == Assumption::Nothing {
            return true;
        }
        let other = tree.as_ref().map(|parents| shuffled(parents, &mut search.chance));
        have_same_moves(self, &[tree.clone(), other], search)
    }

    fn canonical(&self, tree: &Tree) -> Tree {
        tree.as_deref().map(canonical)
    }

    fn shown(&self, tree: &Tree) -> String {
        R::text(tree)
    }
}

/// Trees whose positions in play are of another type.
pub struct FirstTrees;

impl<R: Rules<Position = Tree>> Kind<R> for FirstTrees {
    fn directions(&self, assumed: Assumption) -> Vec<Direction<R>> {
        growing_trees::directions(assumed)
    }
}

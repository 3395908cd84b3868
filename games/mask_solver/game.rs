use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    mask_solver::MaskSolver::new(0, |_| vec![]).wins(&[]) => answers "false";
    mask_solver::MaskSolver::new(1, |_| vec![]).grundy(1) => panics "position 1 is not below 1";
    mask_solver::MaskSolver::new(1, |_| vec![1]).grundy(0)
        => panics "position 1 is not below 1";
    mask_solver::MaskSolver::new(1, |_| vec![0]).grundy(0)
        => panics "the game can return to position 0";
    mask_solver::MaskSolver::new(1, |_| vec![]).wins(&[usize::MAX])
        => panics "position 18446744073709551615 is not below 1";
    mask_solver::MaskSolver::new(1, |_| vec![]).winning_moves(&[]).next() => answers "None";
    mask_solver::MaskSolver::new(1, |_| vec![]).winning_moves(&[1]).next()
        => panics "position 1 is not below 1";
    mask_solver::MaskSolver::new(usize::MAX, |_| vec![]).wins(&[])
        => panics "2^32 positions are too many";
    mask_solver::runs(&[], &[]) => answers "[]";
    mask_solver::runs(&[(0, 0)], &[(0, 0)]) => panics "the direction (0, 0) leads nowhere";
    mask_solver::runs(&[(0, 0); 33], &[]) => panics "33 cells are more than 32";
}

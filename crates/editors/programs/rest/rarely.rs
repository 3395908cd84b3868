// ---- Rarely changed. ----

const MISERE: bool = false; // whoever cannot move wins
//# end
//# input
//# start

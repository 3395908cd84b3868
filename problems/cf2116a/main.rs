// Gellyfish and Tricolor Pansy
// https://codeforces.com/problemset/problem/2116/A
//
// Two players, a and b health, hit in turn by their knights, c and d health: a hit takes 1 from the
// other player or the other knight, and a player without a knight cannot hit. Who lives?

use proconio::input;

fn main() {
    input! { duels: [[u64; 4]] }
    for duel in duels {
        // The other player needs min(own health, own knight's) hits to lose or to be harmless.
        let wins = duel[0].min(duel[2]) >= duel[1].min(duel[3]);
        println!("{}", if wins { "Gellyfish" } else { "Flower" });
    }
}

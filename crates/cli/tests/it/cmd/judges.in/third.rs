fn main() {
    println!("{}", 1.0 / 3.0 + 1e-12);
}

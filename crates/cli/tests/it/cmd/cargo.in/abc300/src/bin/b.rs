fn main() {
    println!("{}", nim_snippets::nin::wins(&[3, 5]));
}

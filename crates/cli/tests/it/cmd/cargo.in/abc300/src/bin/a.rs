fn main() {
    println!("{}", nim_snippets::nim::wins(&[3, 5]));
}

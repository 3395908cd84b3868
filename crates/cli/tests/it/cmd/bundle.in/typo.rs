use nim_snippets::nin;

fn main() {
    println!("{}", nin::wins(&[3, 5]));
}

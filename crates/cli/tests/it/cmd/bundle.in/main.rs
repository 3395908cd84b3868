use nim_snippets::nim;

fn main() {
    println!("{}", nim::wins(&[3, 5]));
}

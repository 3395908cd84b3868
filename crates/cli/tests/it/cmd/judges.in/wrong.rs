use nim_snippets::nim;

fn main() {
    println!("{}", nim::wins(&[1u8]));
}

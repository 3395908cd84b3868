use abc300::helper;
use nim_snippets::nim;

fn main() {
    println!("{}", nim::wins(&helper()));
}

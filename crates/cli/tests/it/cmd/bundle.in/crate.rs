use nim_snippets::nim;
use rand::random;

fn main() {
    println!("{}", nim::wins(&[random()]));
}

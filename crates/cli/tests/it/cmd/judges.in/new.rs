use nim_snippets::nim;

fn main() {
    println!("{}", nim::wins(&[1]) && Some(1).is_none_or(|one| one > 0));
}

macro_rules! ask {
    ($library:ident) => {{
        use $library::nim;
        nim::wins(&[3, 5])
    }};
}

fn main() {
    println!("{}", ask!(nim_snippets));
}

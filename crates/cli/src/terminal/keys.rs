//! Answers to questions: one key each on a terminal, a line each from anywhere else.

use std::io::{self, BufRead};

/// Gives the next answer, if there is one.
pub type Answers = Box<dyn FnMut() -> Option<String>>;

/// The answers on standard input.
pub fn answers() -> Answers {
    #[cfg(unix)]
    if let Some(terminal) = terminal::Keys::new() {
        return Box::new(move || terminal.next());
    }
    lines(io::stdin().lock())
}

pub fn lines(mut input: impl BufRead + 'static) -> Answers {
    Box::new(move || {
        let mut line = String::new();
        input.read_line(&mut line).is_ok_and(|length| length > 0).then_some(line)
    })
}

#[cfg(unix)]
mod terminal {
    use rustix::io::{Errno, read};
    use rustix::stdio::stdin;
    use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};

    /// As long as it lives, the terminal hands on each key at once and does not show it.
    pub struct Keys(Termios);

    impl Keys {
        /// Nothing if standard input is no terminal.
        pub fn new() -> Option<Self> {
            let before = tcgetattr(stdin()).ok()?;
            let mut keys = before.clone();
            // Without signals too: an interrupted program could not set the terminal back.
            keys.local_modes -= LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG;
            tcsetattr(stdin(), OptionalActions::Now, &keys).ok()?;
            Some(Keys(before))
        }

        /// The next key that is visible, shown now; none at Ctrl-C or Ctrl-D.
        pub fn next(&self) -> Option<String> {
            loop {
                let mut byte = [0];
                match read(stdin(), &mut byte) {
                    Err(Errno::INTR) => {}
                    Ok(1) if !matches!(byte, [3 | 4]) => {
                        let key = char::from(byte[0]);
                        if key.is_ascii_graphic() {
                            println!("{key}");
                            return Some(key.into());
                        }
                    }
                    _ => {
                        println!();
                        return None;
                    }
                }
            }
        }
    }

    impl Drop for Keys {
        fn drop(&mut self) {
            let _ = tcsetattr(stdin(), OptionalActions::Now, &self.0);
        }
    }
}

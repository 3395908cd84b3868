//! Calls of modules that are written once: the text to paste and the function follow from them.

/// The [`Value`] of a position, by a call of the module:
///
/// - `value!(range_nim::grundy(heaps, number min, number max))`: all numbers of the position, here
///   called `heaps`, and then what [`Rule::number`] gives for `min` and for `max`;
/// - `value!(wythoff::grundy([a, b]))`: each number of the position by its name;
/// - `value!(submask_nim::grundy(paired(heaps)))`: what `paired` makes of the position;
/// - `value!(game.grundy(heaps))`: a method of what the function `game` makes of the rule.
macro_rules! value {
    ($of:ident $dot:tt $name:ident $arguments:tt) => {
        Some(Value::of_position(
            text!($of $dot $name $arguments),
            answer!([$of $dot $name] $arguments),
        ))
    };
}

/// The winner and the winning moves, by calls written as in [`value!`]:
/// `play!(nim::wins(heaps), winning_moves => Move::cut)`. Add `, listed` if the moves borrow what
/// is made of the position for this call.
macro_rules! play {
    ($of:ident $dot:tt $wins:ident $arguments:tt, $moves:ident => $($told:tt)*) => {
        Some(Play::new(
            text!($of $dot $wins $arguments),
            answer!([$of $dot $wins] $arguments),
            answer!([$of $dot $moves] $arguments => $($told)*),
        ))
    };
}

/// The legal moves, by a call of a function of the game's own file, written as in [`value!`]:
/// `rules!(moves(heaps, number min) => Move::split)`. Add `, at_most …` for another bound of their
/// number than the sum of the numbers.
macro_rules! rules {
    ($moves:ident $arguments:tt => $told:expr $(, at_most $most:expr)?) => {
        Some(Rules::options(answer!([$moves] $arguments => as_moves $told))$(.at_most($most))?)
    };
}

/// The text of a call.
macro_rules! text {
    ($module:ident :: $name:ident $arguments:tt) => {
        concat!(stringify!($module), "::", stringify!($name), text!($arguments))
    };
    ($made:ident . $name:ident $arguments:tt) => {
        concat!("{", stringify!($made), "}.", stringify!($name), text!($arguments))
    };
    (([$first:ident $(, $more:ident)*] $(, $kind:ident $key:ident)*)) => {
        concat!(
            "({", stringify!($first),
            $("}, {", stringify!($more),)*
            $("}, {", stringify!($key),)*
            "})"
        )
    };
    (($form:ident($numbers:ident) $(, $kind:ident $key:ident)*)) => {
        text!(([$numbers] $(, $kind $key)*))
    };
    (($numbers:ident $(, $kind:ident $key:ident)*)) => {
        text!(([$numbers] $(, $kind $key)*))
    };
}

/// The function that makes a call, and tells its moves.
macro_rules! answer {
    ($of:tt ([$($number:ident),+] $(, $kind:ident $key:ident)*) $($told:tt)*) => {
        |numbers, _rule| {
            let &[$($number),+, ..] = numbers else { unreachable!("the shape has these numbers") };
            let answer = called!(_rule $of($($number,)+ $(_rule.$kind(stringify!($key))),*));
            mapped!(answer $($told)*)
        }
    };
    ($of:tt ($form:ident($numbers:ident) $(, $kind:ident $key:ident)*) $($told:tt)*) => {
        |$numbers, _rule| {
            let formed = $form($numbers);
            let answer = called!(_rule $of(&formed[..], $(_rule.$kind(stringify!($key))),*));
            mapped!(answer $($told)*)
        }
    };
    ($of:tt ($numbers:ident $(, $kind:ident $key:ident)*) $($told:tt)*) => {
        |$numbers, _rule| {
            let answer = called!(_rule $of($numbers, $(_rule.$kind(stringify!($key))),*));
            mapped!(answer $($told)*)
        }
    };
}

macro_rules! called {
    ($rule:ident [$moves:ident] ($($argument:expr),* $(,)?)) => {
        $moves($($argument),*)
    };
    ($rule:ident [$module:ident :: $name:ident] ($($argument:expr),* $(,)?)) => {
        $module::$name($($argument),*)
    };
    ($rule:ident [$made:ident . $name:ident] ($($argument:expr),* $(,)?)) => {
        $made($rule).$name($($argument),*)
    };
}

macro_rules! mapped {
    ($answer:ident) => {
        $answer
    };
    ($answer:ident => as_moves $told:expr) => {
        as_moves($answer, $told)
    };
    ($answer:ident => $told:expr) => {
        Box::new($answer.into_iter().map($told))
    };
    ($answer:ident => $told:expr, listed) => {
        listed($answer.into_iter().map($told))
    };
}

pub(crate) use {answer, called, mapped, play, rules, text, value};

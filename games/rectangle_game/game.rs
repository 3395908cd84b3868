use entries::*;

/// No position of it can be typed.
pub fn games() -> Vec<Game> {
    Vec::new()
}

refusals! {
    rectangle_game::RectangleGame::new(0, 0, |_| vec![]).board().rows() => answers "0..0";
    rectangle_game::RectangleGame::new(0, 3, |_| vec![]).board().columns() => answers "0..3";
    rectangle_game::RectangleGame::new(usize::MAX, 2, |_| vec![])
        => panics "a board of 18446744073709551615 x 2 is too large";
    rectangle_game::RectangleGame::new(1, 1, |_| vec![rectangle_game::Split::AboveRow(2)])
        => panics "AboveRow(2) is no split of Rectangle { top: 0, bottom: 1, left: 0, right: 1 }";
    rectangle_game::RectangleGame::new(2, 2, |_| vec![])
        .grundy(rectangle_game::Rectangle { top: 0, bottom: 3, left: 0, right: 2 })
        => panics "Rectangle { top: 0, bottom: 3, left: 0, right: 2 } on a board of 2 x 2";
    rectangle_game::RectangleGame::new(2, 2, |_| vec![]).wins(&[]) => answers "false";
    rectangle_game::RectangleGame::new(2, 2, |_| vec![]).winning_moves(&[]).next()
        => answers "None";
}

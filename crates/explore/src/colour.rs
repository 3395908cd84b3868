//! The colours of values: a scale that colour-blind people can read, on light and dark backgrounds.

/// A colour as red, green and blue.
pub type Colour = (u8, u8, u8);

/// The colour of losing positions: vermilion stands out, because the scale lacks it.
const LOSING: Colour = (213, 94, 0);

/// The colour of a value on a scale up to `largest`: viridis, brighter for larger values.
pub fn of(value: u64, largest: u64) -> Colour {
    if value == 0 {
        return LOSING;
    }
    // The darkest colours are invisible on a dark background.
    let place = 0.2 + 0.8 * (value - 1) as f64 / largest.saturating_sub(1).max(1) as f64;
    colorous::VIRIDIS.eval_continuous(place).as_tuple()
}

/// Black or white, whichever is easier to read on this colour.
pub fn on((red, green, blue): Colour) -> Colour {
    let brightness = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue);
    if brightness > 128_000 { (0, 0, 0) } else { (255, 255, 255) }
}

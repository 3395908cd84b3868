//! Pieces on a strip.

//! Engines for any game.

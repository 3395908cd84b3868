//! Coins and boards.

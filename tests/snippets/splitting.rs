//! Heaps and rows that split.

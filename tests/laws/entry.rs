//! The entries, in a file of their own, where editors find what a macro declares.

use crate::entries::test_entries;

games::tried_entries!(test_entries);

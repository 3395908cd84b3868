//! Finds syntax that an edition lacks. Arguments of macros are skipped, since macros may change
//! them.

use std::ops::Range;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ExprBinary, File, LitCStr};

/// Syntax of a later edition.
pub struct Later {
    pub range: Range<usize>,
    pub what: &'static str,
    pub edition: &'static str,
}

/// The syntax that this edition lacks.
pub fn too_new(file: &File, edition: &str) -> impl Iterator<Item = Later> {
    let mut found = Found::default();
    found.visit_file(file);
    found.0.into_iter().filter(move |later| edition < later.edition)
}

#[derive(Default)]
struct Found(Vec<Later>);

impl Visit<'_> for Found {
    fn visit_expr_binary(&mut self, binary: &ExprBinary) {
        let has_let =
            [&binary.left, &binary.right].iter().any(|side| matches!(***side, Expr::Let(_)));
        if let (BinOp::And(and), true) = (&binary.op, has_let) {
            let range = and.spans[0].byte_range().start..and.spans[1].byte_range().end;
            self.0.push(Later { range, what: "`let` chains", edition: "2024" });
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_lit_cstr(&mut self, literal: &LitCStr) {
        let range = literal.span().byte_range();
        self.0.push(Later { range, what: "C strings", edition: "2021" });
    }
}

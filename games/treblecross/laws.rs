use crate::splitting::octal_values;

#[test]
fn values() {
    let values = nim_snippets::treblecross::grundy_values(400);
    assert_eq!(values[3..], octal_values(402, "0.007")[5..]);
}

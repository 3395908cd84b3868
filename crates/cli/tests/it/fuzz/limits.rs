//! Checks that every method of a type made for heaps up to `max_heap` panics for a larger heap.

use super::reading::{Call, calls};
use crate::common::rustc::{Rustc, library};
use library::modules;

const PROGRAM: &str = r#"
fn check(name: &str, max: u64, call: impl FnOnce()) {
    let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(call)).err();
    let message = panic.and_then(|payload| payload.downcast_ref::<String>().cloned());
    if message != Some(format!("a heap of {} is above the {} of the table", max + 1, max)) {
        println!("{} above {}: {:?}", name, max, message);
    }
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    for max in [0, 10] {
        let over = max + 1;
"#;

/// An argument of a constructor.
fn rule(name: &str) -> &'static str {
    match name {
        "max_heap" => "max",
        "min" => "1",
        "directions" => "&[(1, 1)]",
        "options" => "|heap: u64| if heap == 0 { vec![] } else { vec![heap / 2] }",
        "allowed" => "|taken: u64| taken * 2",
        "lo" => "|heap: i128| heap / 2",
        "hi" => "|heap: i128| heap - 1",
        _ => panic!("no value for {name}"),
    }
}

/// Arguments with a heap above the limit.
fn positions(call: &Call) -> &'static [&'static str] {
    let arguments: Vec<_> = call.arguments.iter().map(|(name, ty)| (&name[..], &ty[..])).collect();
    match arguments[..] {
        [] => &[],
        [("heap", "u64")] => &["over"],
        [("heap", "u64"), ("limit", "u64")] => &["over, 0", "over, 1", "over, over"],
        [("a", "u64"), ("b", "u64")] => &["over, 0", "0, over"],
        [("heaps", "[u64;3]")] => &["[over, 0, 0]", "[0, over, 0]", "[0, 0, over]"],
        [("heaps", _)] => &["&[over]", "&[max, over]", "&[over, over]"],
        _ => panic!("no position for {}::{}", call.of, call.name),
    }
}

#[test]
fn methods_reject_heaps_above_the_limit() {
    let mut program = PROGRAM.to_owned();
    // A proven period answers any heap.
    let is_limited = |source: &str| !source.contains("period is proven");
    for module in modules().iter().filter(|module| is_limited(module.source)) {
        let calls: Vec<Call> =
            calls(module).into_iter().flatten().filter(|it| it.is_public).collect();
        let is_maker = |call: &&Call| {
            call.name == "new" && call.arguments.iter().any(|(name, _)| name == "max_heap")
        };
        let Some(maker) = calls.iter().find(is_maker) else { continue };
        let rules: Vec<_> = maker.arguments.iter().map(|(name, _)| rule(name)).collect();
        let make = format!("nim_snippets::{}::new({})", maker.of, rules.join(", "));
        let methods = calls.iter().filter(|it| it.owner == maker.owner && it.name != "new");
        for method in methods {
            let next = if method.answer.starts_with("implIterator") { ".next()" } else { "" };
            for position in positions(method) {
                let name = format!("{}::{}({position})", method.of, method.name);
                let call = format!("game.{}({position}){next}", method.name);
                let check = format!("check({name:?}, max, || {{ let _ = {call}; }})");
                program += &format!("{{ let game = {make};\n{check} }}\n");
            }
        }
    }
    program += "}\n}\n";
    let args = ["--cap-lints=allow", "--extern", library()];
    let program = Rustc::usual().build("2021", &program, &args);
    let output = program.unwrap_or_else(|error| panic!("{error}")).command().output();
    let output = output.expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    assert!(output.stdout.is_empty(), "\n{}", String::from_utf8_lossy(&output.stdout));
}

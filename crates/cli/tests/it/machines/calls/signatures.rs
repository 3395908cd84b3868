//! How the functions of a module are called, as its signatures say.

use std::collections::{BTreeMap, BTreeSet};
use syn::{
    Fields, FnArg, GenericArgument, GenericParam, Generics, Ident, ImplItem, Item, PatType,
    PathArguments, ReturnType, Signature, Type, TypeParamBound, Visibility,
};

/// The types of which `program.rs` makes values.
const MADE: &[&str] =
    &["u8", "u32", "u64", "usize", "i64", "bool", "Vec", "Option", "RangeInclusive"];

#[derive(Default)]
pub struct Calls {
    /// How values of the modules' own types are made.
    pub types: String,
    /// Functions with the code of a call.
    pub codes: Vec<(String, String)>,
    /// Functions that want what cannot be made.
    pub skipped: Vec<String>,
}

/// The types of one module whose values can be made.
struct Types {
    module: String,
    made: BTreeSet<String>,
    /// The expression that makes a value for a method.
    makers: BTreeMap<String, String>,
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

fn takes_types(generics: &Generics) -> bool {
    generics.params.iter().any(|param| matches!(param, GenericParam::Type(_)))
}

impl Calls {
    pub fn read(&mut self, module: &str, source: &str) {
        let items = syn::parse_file(source).expect("Rust").items;
        let made = MADE.iter().map(|name| name.to_string()).collect();
        let mut types = Types { module: module.to_owned(), made, makers: BTreeMap::new() };
        self.types.extend(items.iter().filter_map(|item| types.read(item)));
        for item in &items {
            match item {
                Item::Fn(function) if is_public(&function.vis) => {
                    self.add(types.call(&function.sig), module, &function.sig);
                }
                Item::Impl(block) if block.trait_.is_none() => {
                    let Type::Path(path) = &*block.self_ty else { continue };
                    let of = &path.path.segments.last().expect("a name").ident;
                    for item in &block.items {
                        let ImplItem::Fn(function) = item else { continue };
                        if is_public(&function.vis) {
                            let is_generic = takes_types(&block.generics);
                            let call = types.call_of(of, &function.sig).filter(|_| !is_generic);
                            self.add(call, &format!("{module}::{of}"), &function.sig);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn add(&mut self, call: Option<String>, of: &str, signature: &Signature) {
        let name = format!("{of}::{}", signature.ident);
        match call {
            Some(code) if returns_iterator(signature) => {
                self.codes.push((name, format!("{code}.next();")));
            }
            Some(code) => self.codes.push((name, format!("let _ = {code};"))),
            None => self.skipped.push(name),
        }
    }
}

impl Types {
    /// How values of a type are made of which everything is public.
    fn read(&mut self, item: &Item) -> Option<String> {
        let (ident, forms): (_, Vec<(String, &Fields)>) = match item {
            Item::Type(alias) => {
                if self.is_made(&alias.ty) {
                    self.made.insert(alias.ident.to_string());
                }
                return None;
            }
            Item::Enum(item) if is_public(&item.vis) => {
                let forms = item.variants.iter().map(|it| (format!("::{}", it.ident), &it.fields));
                (&item.ident, forms.collect())
            }
            Item::Struct(item)
                if is_public(&item.vis)
                    && item.fields.iter().all(|field| is_public(&field.vis)) =>
            {
                (&item.ident, vec![(String::new(), &item.fields)])
            }
            _ => return None,
        };
        let mut fields = forms.iter().flat_map(|(_, fields)| fields.iter());
        if !fields.all(|field| self.is_made(&field.ty)) {
            return None;
        }
        let path = format!("nim_snippets::{}::{ident}", self.module);
        let made =
            forms.iter().map(|(form, fields)| format!("|case| {path}{form}{}", made(fields)));
        self.made.insert(ident.to_string());
        self.makers.insert(ident.to_string(), format!("any::<{path}>(case)"));
        Some(format!("any_of! {{ {path}: {} }}\n", made.collect::<Vec<_>>().join(", ")))
    }

    fn is_made(&self, ty: &Type) -> bool {
        match ty {
            Type::Path(path) => {
                let last = path.path.segments.last().expect("a name");
                let is_made = |it: &GenericArgument| match it {
                    GenericArgument::Type(ty) => self.is_made(ty),
                    _ => false,
                };
                let are_made = match &last.arguments {
                    PathArguments::AngleBracketed(list) => list.args.iter().all(is_made),
                    _ => true,
                };
                are_made && self.made.contains(&last.ident.to_string())
            }
            Type::Tuple(tuple) => tuple.elems.iter().all(|ty| self.is_made(ty)),
            Type::Array(array) => self.is_made(&array.elem),
            _ => false,
        }
    }

    fn argument(&self, parameter: &PatType) -> Option<&'static str> {
        match &*parameter.ty {
            Type::Reference(reference) => match &*reference.elem {
                Type::Slice(slice) => self.is_made(&slice.elem).then_some("list(case)"),
                Type::Path(path) => path.path.is_ident("str").then_some("any(case)"),
                _ => None,
            },
            ty => self.is_made(ty).then_some("any(case)"),
        }
    }

    /// The arguments in parentheses, but for `self`.
    fn arguments(&self, signature: &Signature) -> Option<String> {
        let typed = signature.inputs.iter().filter_map(|input| match input {
            FnArg::Typed(parameter) => Some(self.argument(parameter)),
            FnArg::Receiver(_) => None,
        });
        let arguments = typed.collect::<Option<Vec<_>>>()?;
        (!takes_types(&signature.generics)).then(|| format!("({})", arguments.join(", ")))
    }

    fn call(&self, signature: &Signature) -> Option<String> {
        let sides = if signature.generics.const_params().next().is_some() { "::<2>" } else { "" };
        let arguments = self.arguments(signature)?;
        Some(format!("nim_snippets::{}::{}{sides}{arguments}", self.module, signature.ident))
    }

    /// The call of a type's function. Methods are called on what the first function makes.
    fn call_of(&mut self, of: &Ident, signature: &Signature) -> Option<String> {
        let (of, arguments) = (of.to_string(), self.arguments(signature)?);
        if signature.receiver().is_some() {
            let maker = self.makers.get(&of)?;
            return Some(format!("{maker}.{}{arguments}", signature.ident));
        }
        let call = format!("nim_snippets::{}::{of}::{}{arguments}", self.module, signature.ident);
        if matches!(&signature.output, ReturnType::Type(_, ty) if is_named(ty, "Self")) {
            self.makers.entry(of).or_insert_with(|| call.clone());
        }
        Some(call)
    }
}

/// The fields of a value, each made.
fn made(fields: &Fields) -> String {
    let field = |(i, field): (usize, &syn::Field)| {
        let name = field.ident.as_ref().map_or_else(|| i.to_string(), Ident::to_string);
        format!("{name}: Any::any(case)")
    };
    format!(" {{ {} }}", fields.iter().enumerate().map(field).collect::<Vec<_>>().join(", "))
}

fn is_named(ty: &Type, name: &str) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident(name))
}

fn returns_iterator(signature: &Signature) -> bool {
    let ReturnType::Type(_, ty) = &signature.output else { return false };
    let Type::ImplTrait(ty) = &**ty else { return false };
    ty.bounds.iter().any(|bound| match bound {
        TypeParamBound::Trait(bound) => bound.path.segments[0].ident == "Iterator",
        _ => false,
    })
}

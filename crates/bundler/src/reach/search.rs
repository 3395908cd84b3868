//! Finds what the solver reaches, and the edits that remove the rest.

use crate::reach::arms::{Arms, Implementation, Part};
use crate::reach::items::{Header, Item, Kind, Side};
use crate::reach::{Message, Reach, quoted};
use crate::text::edit::Edit;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// The types of numbers, which an argument may have without naming its type.
const NUMBERS: &[&str] = &[
    "f32", "f64", "i128", "i16", "i32", "i64", "i8", "isize", "u128", "u16", "u32", "u64", "u8",
    "usize",
];

/// The uses of one item, and the search through all of them.
#[derive(Clone, Default)]
struct Node {
    is_live: bool,
    /// The items that it uses.
    uses: Vec<usize>,
    /// The uses in an `impl` itself or in a call of a macro, each with its token.
    places: Vec<(usize, usize)>,
    /// True for a trait that the solver, or a macro, uses: then functions of the trait may be used
    /// where no use is reported.
    is_solvers: bool,
    is_macros: bool,
    children: Vec<usize>,
}

pub struct Search<'a> {
    reach: &'a Reach,
    nodes: Vec<Node>,
    /// The items that each leaf of an import names.
    leaves: HashMap<(usize, usize), Vec<usize>>,
    /// The names of modules.
    modules: HashSet<&'a str>,
    /// The live items that are to be followed.
    open: Vec<usize>,
    /// The parts of the bundle in which something is live.
    entered: HashSet<usize>,
    /// The words in the solver, in all macros and their calls, and in the text that is live.
    in_solver: HashSet<&'a str>,
    in_macros: HashSet<&'a str>,
    spoken: HashSet<&'a str>,
}

impl<'a> Search<'a> {
    pub fn new(reach: &'a Reach) -> Self {
        let Reach { code, items, .. } = reach;
        let tail = items[0].tokens.start;
        let in_solver: HashSet<&str> = (0..tail).filter_map(|k| code.word(k)).collect();
        let is_macro = |item: &&Item| matches!(item.kind, Kind::Macro | Kind::Call);
        let in_macros = items.iter().filter(is_macro).flat_map(|item| item.tokens.clone());
        let modules = items.iter().filter(|item| item.kind == Kind::Module);
        let mut search = Search {
            reach,
            nodes: vec![Node::default(); items.len()],
            leaves: HashMap::new(),
            modules: modules.map(|item| item.name.as_str()).collect(),
            open: Vec::new(),
            entered: HashSet::new(),
            in_macros: in_macros.filter_map(|k| code.word(k)).collect(),
            spoken: in_solver.clone(),
            in_solver,
        };
        for (k, item) in items.iter().enumerate().skip(1).filter(|(_, item)| !item.is_made()) {
            search.nodes[item.parent].children.push(k);
        }
        let roots = search.note_uses();
        search.note_conditions();
        roots.into_iter().for_each(|k| search.live(k));
        reach.kept.iter().for_each(|&k| search.live(k));
        for (k, item) in items.iter().enumerate().filter(|(_, item)| item.acts) {
            if !matches!(item.kind, Kind::Module | Kind::Import) && item.holds != Some(false) {
                search.live(k);
            }
        }
        search.complete();
        search.keep_modules();
        search
    }

    fn is(&self, k: usize, kind: Kind) -> bool {
        self.reach.items[k].kind == kind
    }

    /// Notes which item uses which. Returns the items that the solver uses.
    fn note_uses(&mut self) -> Vec<usize> {
        let reach = self.reach;
        let mut roots = Vec::new();
        let is_made = |target: usize| reach.items[target].is_made();
        // An item that a macro makes is known by the calls of this macro.
        for made in [false, true] {
            for it in reach.uses.iter().filter(|it| is_made(it.target) == made) {
                let user = reach.around.get(reach.code.at(it.place.outer.start)).copied();
                let user = user.filter(|&user| user > 0);
                let targets =
                    if made { self.makers_of(it.target, &it.path, user) } else { vec![it.target] };
                let Some(user) = user else {
                    self.nodes[it.target].is_solvers = true;
                    roots.extend(targets);
                    continue;
                };
                let token = reach.code.at(it.place.outer.start);
                match reach.items[user].kind {
                    Kind::Import if made => {}
                    Kind::Import => {
                        for (leaf, _) in reach.items[user].leaves.iter().enumerate() {
                            if reach.items[user].leaves[leaf].at.last() == Some(&token) {
                                self.leaves.entry((user, leaf)).or_default().push(it.target);
                            }
                        }
                        // In code, an import may stand for uses that are not reported.
                        let around = reach.items[user].parent;
                        if !self.is(around, Kind::Module) {
                            self.nodes[around].uses.extend(targets);
                        }
                        continue;
                    }
                    Kind::Call => {
                        let inner = reach.code.at(it.place.inner.start);
                        self.nodes[user].places.push((inner, it.target));
                        self.nodes[it.target].is_macros |= self.is(it.target, Kind::Trait);
                    }
                    Kind::Implementation => self.nodes[user].places.push((token, it.target)),
                    _ => {}
                }
                if reach.items[user].kind != Kind::Import {
                    self.nodes[user].uses.extend(targets);
                }
            }
        }
        // A macro may give an `impl` any part of its trait.
        for (k, item) in reach.items.iter().enumerate() {
            let has_calls = self.nodes[k].children.iter().any(|&child| self.is(child, Kind::Call));
            if let Some(of) = item.header.of.as_ref().filter(|_| has_calls) {
                for target in self.targets(k, &of.path, Kind::Trait) {
                    self.nodes[target].is_macros = true;
                }
            }
        }
        roots
    }

    /// The calls that may have made an item with this path.
    fn makers_of(&self, made: usize, path: &[String], user: Option<usize>) -> Vec<usize> {
        let maker = self.reach.items[made].parent;
        let calls = |k: &usize| self.is(*k, Kind::Call) && self.nodes[*k].uses.contains(&maker);
        let all: Vec<usize> = (1..self.nodes.len()).filter(calls).collect();
        let narrowed = |all: Vec<usize>, fits: &dyn Fn(usize) -> bool| {
            let some: Vec<usize> = all.iter().copied().filter(|&k| fits(k)).collect();
            if some.is_empty() { all } else { some }
        };
        let here = narrowed(all, &|k| self.module_path(k).iter().zip(path).all(|(a, b)| a == b));
        let name = path.last().map_or("", String::as_str);
        let mut said = narrowed(here, &|k| self.says(k, &|word| word == name));
        said.retain(|&k| Some(k) != user);
        said
    }

    fn module_path(&self, k: usize) -> Vec<&'a str> {
        let module = self.reach.module_of(k);
        if module == 0 {
            return Vec::new();
        }
        let mut path = self.module_path(module);
        path.push(&self.reach.items[module].name);
        path
    }

    /// Does the text of an item have such a word?
    fn says(&self, k: usize, is_it: &dyn Fn(&str) -> bool) -> bool {
        let Reach { code, items, .. } = self.reach;
        items[k].tokens.clone().any(|k| code.word(k).is_some_and(is_it))
    }

    /// An item that may be compiled on another system alone uses whatever it has a name for.
    fn note_conditions(&mut self) {
        let Reach { code, items, marked, .. } = self.reach;
        let mut named: HashMap<&str, Vec<usize>> = HashMap::new();
        for &k in marked.iter().filter(|&&k| !items[k].is_made()) {
            named.entry(items[k].name.as_str()).or_default().push(k);
        }
        for (k, item) in items.iter().enumerate().filter(|(_, item)| item.holds.is_none()) {
            if !matches!(item.kind, Kind::Module | Kind::Import) {
                let words: HashSet<&str> =
                    item.tokens.clone().filter_map(|k| code.word(k)).collect();
                let found = words.iter().filter_map(|word| named.get(word)).flatten();
                self.nodes[k].uses.extend(found);
            }
        }
    }

    /// The items of a kind that are named in a part of an `impl`.
    fn targets(&self, k: usize, part: &Range<usize>, kind: Kind) -> Vec<usize> {
        let inside = self.nodes[k].places.iter().filter(|(token, _)| part.contains(token));
        inside.map(|(_, target)| *target).filter(|&target| self.is(target, kind)).collect()
    }

    fn live(&mut self, k: usize) {
        let Reach { code, items, .. } = self.reach;
        if self.nodes[k].is_live || self.reach.is_out(k) {
            return;
        }
        self.nodes[k].is_live = true;
        self.entered.insert(self.reach.parts[k]);
        self.open.push(k);
        let item = &items[k];
        let is_around = matches!(item.kind, Kind::Implementation | Kind::Trait | Kind::Module);
        let end = if is_around { item.body } else { item.tokens.end };
        self.spoken.extend((item.tokens.start..end).filter_map(|k| code.word(k)));
    }

    fn is_live(&self, k: usize) -> bool {
        let item = &self.reach.items[k];
        self.nodes[k].is_live
            || item.is_made() && {
                let mut calls = (1..self.nodes.len()).filter(|&call| self.is(call, Kind::Call));
                calls.any(|it| self.nodes[it].is_live && self.nodes[it].uses.contains(&item.parent))
            }
    }

    /// Follows the uses, and looks for what lives although nothing uses it, until nothing is left.
    fn complete(&mut self) {
        loop {
            while let Some(k) = self.open.pop() {
                for target in self.nodes[k].uses.clone() {
                    self.live(target);
                }
                self.live(self.reach.items[k].parent);
            }
            for k in 1..self.nodes.len() {
                if !self.nodes[k].is_live && !self.reach.is_out(k) && self.is_needed(k) {
                    self.live(k);
                }
            }
            if self.open.is_empty() {
                return;
            }
        }
    }

    /// Is the item needed although nothing that is live uses it?
    fn is_needed(&self, k: usize) -> bool {
        let items = &self.reach.items;
        let item = &items[k];
        let (parent, around) = (item.parent, &items[item.parent]);
        // An `impl` is of a trait or for a type of its own crate.
        let is_entered = self.entered.contains(&self.reach.parts[k]);
        if !is_entered || item.holds == Some(false) || item.is_made() {
            return false;
        }
        let is_of_trait = around.kind == Kind::Trait || around.header.of.is_some();
        match item.kind {
            _ if is_of_trait && !self.nodes[parent].is_live => false,
            Kind::Function if around.kind == Kind::Trait => {
                let Node { is_solvers, is_macros, .. } = self.nodes[parent];
                let name = item.name.as_str();
                is_solvers && self.in_solver.contains(name)
                    || is_macros && self.in_macros.contains(name)
            }
            Kind::Function if is_of_trait => {
                let of = around.header.of.as_ref().map(|of| of.path.clone()).unwrap_or_default();
                let traits = self.targets(parent, &of, Kind::Trait).into_iter();
                let parts = traits.flat_map(|it| self.nodes[it].children.clone());
                let is_it =
                    |&part: &usize| self.is(part, Kind::Function) && items[part].name == item.name;
                let mut declared = parts.filter(is_it).peekable();
                declared.peek().is_none() || declared.any(|it| self.nodes[it].is_live)
            }
            _ if is_of_trait => true,
            Kind::Implementation => {
                let Header { of, on } = &item.header;
                of.as_ref().is_some_and(|of| self.implementation_matters(k, of, on))
            }
            Kind::Call => self.call_matters(k),
            Kind::Module | Kind::Import => false,
            _ if item.holds.is_none() => {
                let mut siblings = self.nodes[parent].children.iter();
                let is_around_live = match around.kind {
                    Kind::Module => siblings.any(|&it| self.nodes[it].is_live),
                    _ => self.nodes[parent].is_live,
                };
                is_around_live && self.spoken.contains(item.name.as_str())
            }
            _ => false,
        }
    }

    /// May the `impl` of a trait be for a type that is live, and of a trait that is?
    fn implementation_matters(&self, k: usize, of: &Side, on: &Side) -> bool {
        let traits = self.targets(k, &of.path, Kind::Trait);
        if traits.iter().any(|&it| !self.is_live(it)) {
            return false;
        }
        let places = &self.nodes[k].places;
        let within = |part: &Range<usize>| {
            let part = part.clone();
            places.iter().filter(move |(token, _)| part.contains(token)).map(|(_, it)| *it)
        };
        let arguments: Vec<usize> = within(&of.whole).filter(|it| !traits.contains(it)).collect();
        if !traits.is_empty() {
            // The type of a number may choose this `impl`, although nothing names its type.
            let words = of.path.end..of.whole.end;
            let mut words = words.filter_map(|k| self.reach.code.word(k));
            if words.any(|word| NUMBERS.contains(&word))
                || arguments.iter().any(|&it| self.is(it, Kind::Alias))
            {
                return true;
            }
        } else {
            // If one of the types does not occur, neither does an `impl` of a foreign trait for it.
            let mut types = within(&on.whole).chain(arguments);
            return types.all(|it| !self.is(it, Kind::Type) || self.is_live(it));
        }
        self.targets(k, &on.path, Kind::Type).iter().all(|&it| self.is_live(it))
    }

    /// May a call of a macro make something that is needed?
    fn call_matters(&self, k: usize) -> bool {
        let Reach { items, arms, .. } = self.reach;
        let makers = self.makers(k);
        if !makers.is_empty() && makers.iter().all(|it| !arms[it].is_open) {
            let impls =
                makers.iter().flat_map(|it| arms[it].impls.iter().map(move |made| (*it, made)));
            return impls.into_iter().any(|(maker, made)| self.made_matters(k, maker, made));
        }
        let parent = items[k].parent;
        if self.is(parent, Kind::Implementation) {
            let on = &items[parent].header.on.path;
            return self.targets(parent, on, Kind::Type).iter().all(|&it| self.is_live(it));
        }
        let is_live =
            |&it: &usize| matches!(items[it].kind, Kind::Type | Kind::Trait) && self.is_live(it);
        self.nodes[k].uses.iter().any(is_live) || self.declares_spoken(k, &makers)
    }

    /// The macros whose arms a call may expand to, without those in expressions.
    fn makers(&self, call: usize) -> Vec<usize> {
        let Reach { code, items, arms, .. } = self.reach;
        let at = items[call].tokens.clone().find(|&k| code.is(k + 1, "!"));
        let mut names: HashSet<&str> = at.and_then(|k| code.word(k)).into_iter().collect();
        let mut found: Vec<usize> = Vec::new();
        loop {
            let is_new = |it: &&usize| {
                self.is(**it, Kind::Macro)
                    && names.contains(items[**it].name.as_str())
                    && !found.contains(it)
            };
            let more: Vec<usize> = self.nodes[call].uses.iter().filter(is_new).copied().collect();
            if more.is_empty() {
                return found;
            }
            names.extend(more.iter().flat_map(|it| arms[it].calls.iter().map(String::as_str)));
            found.extend(more);
            found.sort_unstable();
            found.dedup();
        }
    }

    /// May an `impl` that a call of a macro makes be for a type that is live, and of such a trait?
    fn made_matters(&self, call: usize, maker: usize, made: &Implementation) -> bool {
        let Reach { items, arms, code, .. } = self.reach;
        let Arms { declared, .. } = &arms[&maker];
        let parameters = made.of.iter().chain([&made.on]).flat_map(|part| &part.parameters);
        if parameters.into_iter().any(|it| declared.contains(it)) {
            // It is for what this call makes, and needed if that is.
            return false;
        }
        let places = &self.nodes[call].places;
        let at = |part: &Part| {
            let part = part.tokens.clone();
            places.iter().filter(move |(token, _)| part.contains(token)).map(|(_, it)| *it)
        };
        let of_macro = &items[maker].tokens;
        let given = || places.iter().filter(|(token, _)| !of_macro.contains(token));
        // The trait is the user's, so that the type may be any.
        let is_own = match &made.of {
            None => false,
            Some(of) if of.is_path => {
                let traits: Vec<usize> = at(of).filter(|&it| self.is(it, Kind::Trait)).collect();
                if !traits.is_empty() && !traits.iter().any(|&it| self.is_live(it)) {
                    return false;
                }
                !traits.is_empty()
            }
            Some(of) => {
                let is_bound = |k: usize| code.is_before(k, ":") || code.is_before(k, "+");
                let mut traits = given()
                    .filter(|(token, it)| self.is(*it, Kind::Trait) && !is_bound(*token))
                    .map(|(_, it)| *it)
                    .peekable();
                let is_own = traits.peek().is_some();
                if is_own
                    && !self.has_given_bounds(of, &made.on)
                    && !traits.any(|it| self.is_live(it))
                {
                    return false;
                }
                is_own
            }
        };
        let is_type = |&it: &usize| matches!(items[it].kind, Kind::Type | Kind::Alias);
        let mut types: Vec<usize> = at(&made.on).filter(is_type).collect();
        if !made.on.is_path {
            if is_own {
                return true;
            }
            types.extend(given().map(|(_, it)| *it).filter(is_type));
        } else if types.is_empty() {
            return made.of.is_some();
        }
        let is_live = |&it: &usize| self.is(it, Kind::Alias) || self.is_live(it);
        types.is_empty() || types.iter().any(is_live)
    }

    /// May an `impl` of a macro have traits as parameters beside its own trait and its type?
    fn has_given_bounds(&self, of: &Part, on: &Part) -> bool {
        let code = &self.reach.code;
        let start = (0..of.tokens.start).rfind(|&k| code.is(k, "impl")).unwrap_or_default();
        let body = (on.tokens.end..code.len()).find(|&k| code.is(k, "{")).unwrap_or(code.len());
        let is_other = |k: usize| {
            code.is(k, "$")
                && code.word(k + 1).is_none_or(|name| {
                    name != "crate" && [of, on].iter().all(|part| !part.parameters.contains(name))
                })
        };
        let is_path =
            |k: usize| code.is(k + 2, "::") || code.is_before(k, "as") && code.is(k + 2, ">");
        (start..body).any(is_other) || (body..code.after(body)).any(|k| is_other(k) && is_path(k))
    }

    /// May a call declare something whose name is in the live text?
    fn declares_spoken(&self, call: usize, makers: &[usize]) -> bool {
        let Reach { code, items, .. } = self.reach;
        let texts = || [call].into_iter().chain(makers.iter().copied());
        let tokens = texts().flat_map(|k| items[k].tokens.clone());
        let is_keyword =
            |k: &usize| code.word(*k).is_some_and(|word| Kind::of(word).is_some() || word == "mod");
        let mut names =
            tokens.filter(is_keyword).map(|k| k + 1 + usize::from(code.is(k + 1, "mut")));
        let names: Vec<usize> = names.by_ref().collect();
        let is_given = names.is_empty() || names.iter().any(|&k| code.is(k, "$"));
        let declared = names.into_iter().filter_map(|k| code.word(k));
        let is_spoken = |word: &str| self.spoken.contains(word);
        declared.into_iter().any(is_spoken) || is_given && self.says(call, &is_spoken)
    }

    /// The parts that live text may name, or imports that stay.
    fn passed(&self) -> HashSet<usize> {
        let Reach { items, parts, .. } = self.reach;
        let is_part = |k: &usize| parts[*k] > 0 && parts[items[*k].parent] == 0;
        let part_of: HashMap<&str, usize> = (1..items.len())
            .filter(|k| self.is(*k, Kind::Module) && is_part(k))
            .map(|k| (items[k].name.as_str(), parts[k]))
            .collect();
        let imports =
            (1..items.len()).flat_map(|k| (0..items[k].leaves.len()).map(move |l| (k, l)));
        let (inside, between): (Vec<_>, Vec<_>) = imports.partition(|(k, _)| parts[*k] > 0);
        let named = between.into_iter().filter_map(|(k, leaf)| {
            let leaf = &items[k].leaves[leaf];
            Some((leaf.name.as_deref()?, *part_of.get(leaf.path.last()?.as_str())?))
        });
        let named: Vec<(&str, usize)> = named.collect();
        let mut passed = self.entered.clone();
        passed.extend(named.iter().filter(|(name, _)| self.spoken.contains(name)).map(|it| it.1));
        loop {
            let before = passed.len();
            for &(k, leaf) in &inside {
                let stays = items[k].is_public || self.nodes[items[k].parent].is_live;
                if stays && passed.contains(&parts[k]) && !self.is_dead_leaf(k, leaf) {
                    let path = &items[k].leaves[leaf].path;
                    let is_named = |name: &str| path.iter().any(|word| word == name);
                    passed.extend(named.iter().filter(|(name, _)| is_named(name)).map(|it| it.1));
                }
            }
            if passed.len() == before {
                return passed;
            }
        }
    }

    /// Modules live with what is in them, and so do imports.
    fn keep_modules(&mut self) {
        let items = &self.reach.items;
        let passed = self.passed();
        for k in (1..self.nodes.len()).rev() {
            let item = &items[k];
            let has = match item.kind {
                Kind::Module => {
                    let children = &self.nodes[k].children;
                    children.is_empty() || children.iter().any(|&it| self.nodes[it].is_live)
                }
                Kind::Import => item.is_public,
                _ => continue,
            };
            let may_stay = passed.contains(&self.reach.parts[k]) && item.holds != Some(false);
            self.nodes[k].is_live = has && may_stay && !self.reach.is_out(k);
        }
        for (k, item) in items.iter().enumerate() {
            if item.kind == Kind::Import && item.holds != Some(false) {
                self.nodes[k].is_live = item.parent == 0 || self.nodes[item.parent].is_live;
            }
        }
    }

    /// Does live text name something that does not compile here?
    pub fn reaches_lost(&self) -> bool {
        let lost = self.reach.lost_names();
        let is_inside = |k: usize, module: usize| {
            self.reach.items[module].tokens.contains(&self.reach.items[k].tokens.start)
        };
        let is_text = |item: &Item| {
            !item.is_made()
                && !matches!(
                    item.kind,
                    Kind::Module | Kind::Import | Kind::Implementation | Kind::Trait
                )
        };
        (1..self.nodes.len()).any(|k| {
            self.nodes[k].is_live && is_text(&self.reach.items[k]) && {
                let mut here = lost.iter().filter(|(module, _)| is_inside(k, *module));
                here.any(|(_, name)| self.says(k, &|word| word == *name))
            }
        })
    }

    /// The edits that remove what is not live.
    pub fn edits(&self) -> Vec<Edit> {
        self.reach.without(&|k| !self.nodes[k].is_live, &|k, leaf| self.is_dead_leaf(k, leaf))
    }

    /// Does a leaf of an import name nothing that is live?
    fn is_dead_leaf(&self, k: usize, leaf: usize) -> bool {
        // A module may have the name of the item, too.
        let is_module = |&it: &usize| self.modules.contains(self.reach.items[it].name.as_str());
        let is_dead = |targets: &Vec<usize>| {
            targets.iter().all(|&it| !self.nodes[it].is_live) && !targets.iter().any(is_module)
        };
        self.reach.is_leaf_out(k, leaf) || self.leaves.get(&(k, leaf)).is_some_and(is_dead)
    }

    /// The items whose absence may be the reason for an error.
    pub fn missed(&self, error: &Message) -> Vec<usize> {
        let Reach { items, .. } = self.reach;
        let is_dead = |k: &usize| {
            let item = &items[*k];
            !self.nodes[*k].is_live
                && !item.is_made()
                && item.holds != Some(false)
                && !matches!(item.kind, Kind::Module | Kind::Import)
        };
        let dead: Vec<usize> = (1..self.nodes.len()).filter(is_dead).collect();
        for text in [&error.text, &error.notes] {
            let names: HashSet<&str> = quoted(text).collect();
            let named = |fits: &dyn Fn(usize) -> bool| -> Vec<usize> {
                dead.iter().copied().filter(|&k| fits(k)).collect()
            };
            let hits =
                named(&|k| !items[k].name.is_empty() && names.contains(items[k].name.as_str()));
            if !hits.is_empty() {
                return hits;
            }
            for kind in [Kind::Call, Kind::Implementation] {
                let says = |k: usize| self.says(k, &|word| names.contains(word));
                let hits = named(&|k| items[k].kind == kind && says(k));
                if !hits.is_empty() {
                    return hits;
                }
            }
        }
        Vec::new()
    }
}

// Strings over the alphabet.

fn directions(_: &Assumptions) -> Vec<Direction> {
    let letters: Vec<u8> = super::ALPHABET.iter().copied().collect();
    let count = letters.len() as u64;
    let of = move |size: u64| -> Vec<Input> {
        let longer = |string: &Input| -> Vec<Input> {
            super::ALPHABET.iter().map(|&letter| [&string[..], &[letter]].concat()).collect()
        };
        (0..size).fold(vec![Vec::new()], |strings, _| strings.iter().flat_map(longer).collect())
    };
    let mut all = vec![direction(24_000_000, move |size, _| {
        let reach = format!("all strings of up to {} letters", size);
        let is_all = size < 64 && count.max(2).saturating_pow(size as u32) < 3_000_000;
        if is_all { Some(Batch { inputs: of(size), reach }) } else { None }
    })];
    let few = letters.clone();
    all.push(direction(8_000_000, move |size, _| {
        // These strings have one or two runs, or repeat a pair of letters.
        let len = size as usize + 1;
        let mut inputs = Vec::new();
        for &a in &few {
            inputs.push(vec![a; len]);
            for &b in few.iter().filter(|&&b| b != a) {
                inputs.push((0..len).map(|i| if i % 2 == 0 { a } else { b }).collect());
                for first in 1..len {
                    inputs.push((0..len).map(|i| if i < first { a } else { b }).collect());
                }
            }
        }
        let reach = format!("one or two runs, and two letters in turn: up to {} letters", len);
        if len > 200 { None } else { Some(Batch { inputs, reach }) }
    }));
    let runs = letters.clone();
    all.push(direction(8_000_000, move |size, search| {
        let len = 12 + size as usize;
        let mut inputs = Vec::new();
        for _ in 0..12 {
            // These strings have few runs.
            let mut string = Vec::new();
            while string.len() < len {
                let letter = runs[search.chance.below(runs.len() as u64) as usize];
                let run = 1 + search.chance.below(1 + len as u64 / 3) as usize;
                string.extend(vec![letter; run.min(len - string.len())]);
            }
            inputs.push(string);
        }
        let reach = format!("few runs by chance: up to {} letters", len);
        if len > 80 { None } else { Some(Batch { inputs, reach }) }
    }));
    all.push(direction(16_000_000, move |size, search| {
        let len = 10 + size as usize;
        let mut inputs: Vec<Input> = Vec::new();
        for i in 0..16 {
            let letter = |_| letters[search.chance.below(letters.len() as u64) as usize];
            let mut string: Input = (0..len).map(letter).collect();
            if i % 4 == 0 {
                // These strings are palindromes.
                let half = string[..len / 2].to_vec();
                string.truncate(len - len / 2);
                string.extend(half.into_iter().rev());
            }
            inputs.push(string);
        }
        let reach = format!("strings by chance of up to {} letters", len);
        if len > 64 { None } else { Some(Batch { inputs, reach }) }
    }));
    all
}

use super::MultiplesGame;

#[test]
fn runs_are_the_factors_one_by_one() {
    for n in 0..200 {
        let game = MultiplesGame::new(n);
        for quotient in (1..=n).map(|x| n / x) {
            let mut factor = 2;
            let mut xor = 0;
            for run in game.runs(quotient) {
                assert_eq!((run.first, run.before), (factor, xor), "{n} {quotient}");
                while factor <= run.last {
                    assert_eq!(run.value, game.value(quotient / factor), "{n} {quotient} {factor}");
                    xor ^= run.value;
                    factor += 1;
                }
            }
            assert_eq!(factor, quotient.max(1) + 1, "{n} {quotient}");
        }
    }
}

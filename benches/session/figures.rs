//! How figures are told: what was measured, its limit or a peer that was measured in the same run, and what
//! part of that it takes. Part of several benches; none by itself.

/// Shows the median, the ninth of ten and the greatest.
pub(crate) fn show(what: &str, figures: Vec<f64>, unit: &str) {
    println!("{}", Told::of(figures).line(what, unit));
}

/// Shows them beside what they may be at most.
pub(crate) fn beside(what: &str, figures: Vec<f64>, limit: f64, unit: &str) {
    let told = Told::of(figures);
    let part = told.median / limit;
    println!("{}; limit {limit}, {part:.2} of it", told.line(what, unit));
}

/// Shows them beside those of a peer, of which they may be so many times.
#[allow(dead_code, reason = "not every bench has a peer")]
pub(crate) fn compared(what: &str, figures: Vec<f64>, peer: Vec<f64>, limit: f64, unit: &str) {
    let (told, peer) = (Told::of(figures), Told::of(peer));
    println!("{}", told.line(what, unit));
    println!("{}", peer.line("  beside it", unit));
    let [median, ninth] = [told.median / peer.median, told.ninth / peer.ninth];
    println!("  {median:.2} times it, the ninth of ten {ninth:.2} times; limit {limit}");
}

struct Told {
    median: f64,
    ninth: f64,
    most: f64,
    times: usize,
}

impl Told {
    fn of(mut figures: Vec<f64>) -> Self {
        figures.sort_by(f64::total_cmp);
        let of = |tenths: usize| figures[(figures.len() - 1) * tenths / 10];
        Self { median: of(5), ninth: of(9), most: of(10), times: figures.len() }
    }

    fn line(&self, what: &str, unit: &str) -> String {
        let Self { median, ninth, most, times } = self;
        format!(
            "{what:<34} median {median:8.3}, nine of ten within {ninth:8.3}, most {most:8.3} {unit}, \
             {times} times"
        )
    }
}

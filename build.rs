//! Sees to it that a voice that is new is compiled in.

fn main() {
    println!("cargo:rerun-if-changed=voices");
}

//! The way back into a game, and the names of players.

use crate::program::{Home, PROGRAM};

#[test]
fn d3_the_farewell_names_the_program_as_it_was_called() {
    let home = Home::new();
    let args = ["play", "--line", "--opponent", "human", "--moves", "en", "--talk", "en"];
    let said = |command: &str| {
        let mut command_of = home.command(&args);
        command_of.env("TOUCHMOVE_COMMAND", command);
        let mut running = crate::program::Running::of(command_of);
        running.feed(b"e4\nquit\n".to_vec());
        running.end().transcript()
    };
    let by_script = said("./play");
    assert!(by_script.contains(" saved. To continue: ./play resume\n"), "{by_script}");
    let with_blank = said("/home/a/my chess/play");
    assert!(with_blank.contains("To continue: \"/home/a/my chess/play\" resume\n"), "{with_blank}");
    let as_typed = said("");
    assert!(as_typed.contains(&format!("To continue: {PROGRAM} resume\n")), "{as_typed}");
}

#[test]
fn d3_a_folder_that_was_named_is_named_again() {
    let home = Home::new();
    let data = home.path("games of mine");
    let args = ["resume", "--line", "--talk", "de", "--data", data.to_str().unwrap()];
    let run = home.run(&args);
    let told = format!("{}{}", run.text(), run.err);
    let start = format!("Beginne eine mit touchmove --data \"{}\" play.", data.display());
    assert!(told.contains(&start), "{told}");
}

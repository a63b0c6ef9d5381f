//! What the system tells of a program that runs. Part of several benches; none by itself.

use std::fs;

/// Resident memory in megabytes.
pub(crate) fn memory(id: u32) -> f64 {
    let kilobytes: f64 = status(id, "status", "VmRSS:").parse().unwrap();
    kilobytes / 1024.0
}

/// How many threads it has.
#[allow(dead_code, reason = "not every bench asks")]
pub(crate) fn threads(id: u32) -> f64 {
    let tasks = fs::read_dir(format!("/proc/{id}/task")).unwrap();
    f64::from(u32::try_from(tasks.count()).unwrap())
}

/// How often any of its threads has slept and been woken.
pub(crate) fn wake_ups(id: u32) -> usize {
    let count = |task: fs::DirEntry| -> usize {
        let task = task.file_name().into_string().unwrap();
        let file = format!("task/{task}/status");
        status(id, &file, "voluntary_ctxt_switches:").parse().unwrap()
    };
    fs::read_dir(format!("/proc/{id}/task")).unwrap().map(|task| count(task.unwrap())).sum()
}

fn status(id: u32, file: &str, key: &str) -> String {
    let text = fs::read_to_string(format!("/proc/{id}/{file}")).unwrap();
    let line = text.lines().find(|line| line.starts_with(key)).unwrap();
    line.split_whitespace().nth(1).unwrap().to_owned()
}

//! What is nearly SSIP: heard without harm, in time that grows with its length.

use proptest::prelude::*;

use super::{Parser, ServerVoice};

#[path = "../../../../../tests/it/fuzz/spoilt.rs"]
mod spoilt;

const SAID: &[&[u8]] = &[
    b"208 OK CLIENT NAME SET\r\n",
    b"225-21\r\n225 OK MESSAGE QUEUED\r\n701-21\r\n701-1\r\n701 BEGIN\r\n702-21\r\n702-1\r\n702 END\r\n",
    b"249-English\ten\tnone\r\n249-Czech\tcs\tmale1\r\n249 OK VOICE LIST SENT\r\n300 ERR\r\n",
];

fn heard(bytes: &[u8]) {
    let mut parser = Parser::default();
    for part in bytes.chunks(777) {
        parser.feed(part);
    }
    let lines: Vec<String> = String::from_utf8_lossy(bytes).lines().map(str::to_owned).collect();
    ServerVoice::find("English", &lines);
}

proptest! {
    #[test]
    fn fuzz_ssip(bytes in spoilt::spoilt(SAID)) {
        heard(&bytes);
    }
}

#[test]
fn fuzz_ssip_takes_time_by_its_length() {
    spoilt::assert_linear(SAID, heard);
}

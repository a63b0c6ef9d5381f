//! Lines of PEG/1: a body, a star and its check, the end of the line. What the words mean is not here.

/// Bytes that a body may have.
pub(super) const LONGEST: usize = 160;

/// Bytes behind the body: the star and eight digits.
const CHECK: usize = 9;

/// CRC-32, the one of Ethernet and zip files. `123456789` has CBF43926.
///
/// Sixteen bits are too few: of a million lines with noise two passed, and each could have been a
/// touch that never was.
#[must_use]
pub fn crc32(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| (crc >> 8) ^ TABLE[usize::from(crc.to_le_bytes()[0] ^ byte)];
    !bytes.iter().fold(u32::MAX, step)
}

const TABLE: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte: u32 = 0;
    while byte < 256 {
        let mut crc = byte;
        let mut bit = 0;
        while bit < 8 {
            crc = if crc & 1 == 0 { crc >> 1 } else { crc >> 1 ^ 0xEDB8_8320 };
            bit += 1;
        }
        table[byte as usize] = crc;
        byte += 1;
    }
    table
};

/// The line of a body as it goes over the wire.
#[must_use]
pub fn frame(body: &str) -> Vec<u8> {
    format!("{body}*{:08X}\n", crc32(body.as_bytes())).into_bytes()
}

/// A line that is none: too long, with a byte that none can have, or with another check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spoilt;

/// Cuts bytes into lines. Keeps no more than one line of the longest kind.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    line: Vec<u8>,
    spoilt: bool,
}

impl Lines {
    /// Takes one byte. The end of a line gives its body; that of an empty line gives nothing.
    pub(super) fn take(&mut self, byte: u8) -> Option<Result<String, Spoilt>> {
        if byte != b'\n' {
            self.keep(byte);
            return None;
        }
        let spoilt = std::mem::take(&mut self.spoilt);
        let line = std::mem::take(&mut self.line);
        let line = line.strip_suffix(b"\r").unwrap_or(&line);
        let body = || checked(line).filter(|_| !spoilt).map(str::to_owned).ok_or(Spoilt);
        (spoilt || !line.is_empty()).then(body)
    }

    fn keep(&mut self, byte: u8) {
        let belongs = matches!(byte, b' '..=b'~' | b'\r') && !self.line.ends_with(b"\r");
        self.spoilt |= !belongs || self.line.len() > LONGEST + CHECK;
        if !self.spoilt {
            self.line.push(byte);
        }
    }
}

/// The body of a line, if the line has one star and behind it the check of what is before it.
fn checked(line: &[u8]) -> Option<&str> {
    let (body, check) = std::str::from_utf8(line).ok()?.split_once('*')?;
    let digits = check.len() == 8 && check.bytes().all(|c| matches!(c, b'0'..=b'9' | b'A'..=b'F'));
    let right = digits && u32::from_str_radix(check, 16) == Ok(crc32(body.as_bytes()));
    (right && !body.is_empty() && body.len() <= LONGEST).then_some(body)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::peg1::command::HostCommand;
    use crate::peg1::message::Message;

    fn bodies(bytes: &[u8]) -> Vec<Result<String, Spoilt>> {
        let mut lines = Lines::default();
        bytes.iter().filter_map(|byte| lines.take(*byte)).collect()
    }

    #[test]
    fn what_boards_and_computers_say_in_the_examples_is_read_and_written_alike() {
        let examples = [
            include_str!("../../../../firmware/peg1/vectors.txt"),
            include_str!("../../../../firmware/peg1/vectors-1.0.txt"),
        ]
        .concat();
        let (mut of_boards, mut of_computers) = (0, 0);
        for line in examples.lines() {
            let said = line.strip_prefix("> ").filter(|line| line.contains('*'));
            if let Some(line) = said {
                let body = bodies(format!("{line}\n").as_bytes()).remove(0).unwrap();
                assert_eq!(body.parse::<Message>().unwrap().to_string(), body);
                of_boards += 1;
            }
            let asked = line.strip_prefix("hear ").map(|body| HostCommand::read(body, 1));
            if let Some(Ok((id, command))) = asked {
                assert_eq!(HostCommand::read(&command.body(id), 1), Ok((id, command)));
                of_computers += 1;
            }
        }
        assert!(of_boards > 130 && of_computers > 20, "{of_boards} {of_computers}");
    }

    proptest! {
        #[test]
        fn after_any_noise_the_next_good_line_is_read(
            noise in prop::collection::vec(any::<u8>(), 0..400),
            body in "[ -)+-~]{1,160}",
        ) {
            let mut bytes = noise.clone();
            bytes.push(b'\n');
            bytes.extend(frame(&body));
            let read = bodies(&bytes);
            prop_assert_eq!(read.last(), Some(&Ok(body)));
            prop_assert!(read[..read.len() - 1].iter().all(Result::is_err));
        }

        #[test]
        fn up_to_three_bits_that_flip_are_found(
            body in "[ -)+-~]{1,160}",
            flips in prop::collection::btree_set((0_usize..170, 0_u8..8), 1..4),
        ) {
            let clean = frame(&body);
            let mut line = clean.clone();
            for (place, bit) in flips {
                let place = place % (line.len() - 1);
                line[place] ^= 1 << bit;
            }
            let good = bodies(&line).into_iter().flatten().next();
            prop_assert!(good.is_none() || line == clean, "{good:?}");
        }
    }
}

//! Lines of PEG/1: a body, a star and its check, the end of the line. What the words mean is not here.

/// Bytes that a body may have.
pub(super) const LONGEST: usize = 160;

/// Bytes behind the body: the star and four digits.
const CHECK: usize = 5;

/// CRC-16/CCITT-FALSE: polynomial 1021, begun with FFFF, nothing reflected. `123456789` has 29B1.
#[must_use]
pub fn crc16(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0xFFFF, |crc, &byte| {
        (crc << 8) ^ TABLE[usize::from((crc >> 8) as u8 ^ byte)]
    })
}

const TABLE: [u16; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut crc = (byte as u16) << 8;
        let mut bit = 0;
        while bit < 8 {
            crc = if crc & 0x8000 == 0 { crc << 1 } else { crc << 1 ^ 0x1021 };
            bit += 1;
        }
        table[byte] = crc;
        byte += 1;
    }
    table
};

/// The line of a body as it goes over the wire.
#[must_use]
pub fn frame(body: &str) -> Vec<u8> {
    format!("{body}*{:04X}\n", crc16(body.as_bytes())).into_bytes()
}

/// Cuts bytes into lines. Keeps no more than one line of the longest kind.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines {
    line: Vec<u8>,
    spoilt: bool,
}

impl Lines {
    /// Takes one byte. At the end of a line gives its body, or nothing where the line was none; an
    /// empty line is passed over.
    pub(super) fn take(&mut self, byte: u8) -> Option<Option<String>> {
        if byte != b'\n' {
            self.keep(byte);
            return None;
        }
        let spoilt = std::mem::take(&mut self.spoilt);
        let line = std::mem::take(&mut self.line);
        let line = line.strip_suffix(b"\r").unwrap_or(&line);
        (spoilt || !line.is_empty()).then(|| checked(line).filter(|_| !spoilt).map(str::to_owned))
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
    let digits = check.len() == 4 && check.bytes().all(|c| matches!(c, b'0'..=b'9' | b'A'..=b'F'));
    let right = digits && u16::from_str_radix(check, 16) == Ok(crc16(body.as_bytes()));
    (right && !body.is_empty() && body.len() <= LONGEST).then_some(body)
}

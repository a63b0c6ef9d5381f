//! The envelope of a sealed move: what is written into it can be read by the arbiter alone.
//!
//! A game that is adjourned keeps its next move in a closed envelope (FIDE 2023, Guidelines I). Here the
//! envelope is a text: sealing needs only the public part of a key, opening needs the private part,
//! and that is locked by the arbiter's passphrase. So nothing on the disk tells the move, not even
//! by its length. Nobody can open an envelope whose passphrase is forgotten.
//!
//! The parts are those of libsodium, so that an arbiter can open an envelope without this program:
//! `crypto_box_seal` for the contents, `crypto_secretbox` for the private part, and Argon2id
//! (`crypto_pwhash`) for the passphrase. Not here: what a sealed move means, when it is opened, and
//! who asks for the passphrase. An envelope does not prove who sealed it.

use std::{fmt, str::FromStr};

use argon2::{Algorithm, Argon2, Params, Version};
use blake2::digest::{Digest, consts::U8};
use blake2::{Blake2b, digest};
use crypto_box::aead::rand_core::RngCore;
use crypto_box::aead::{Aead, KeyInit, OsRng};
use crypto_box::{Nonce, PublicKey, SecretKey};
use crypto_secretbox::{Key, XSalsa20Poly1305};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use zeroize::Zeroizing;

/// What an envelope holds at most, in bytes of UTF-8.
pub const CONTENTS: usize = BLOCK - 1;

/// What is encrypted, in bytes: one for the length, the contents, and zeros up to here.
const BLOCK: usize = 128;

/// What a sealed block is longer by: a public key for this once, and a tag.
const SEAL: usize = 32 + 16;

/// Argon2id, second choice of RFC 9106 with one lane: memory in KiB, and passes over it.
const MEMORY: u32 = 64 * 1024;
const PASSES: u32 = 3;

/// What the text of a key begins with; the number is that of the format.
const MARK: &str = "touchmove-envelope-1-";

/// The key of a match's envelopes: a public part that seals, and a private part that is locked.
///
/// Written as one line without spaces, by `Display` and by `serde`; it may be stored openly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct EnvelopeKey {
    public: [u8; 32],
    salt: [u8; 16],
    locked: [u8; 48],
}

/// Why an envelope could not be made, sealed or opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    /// The passphrase of a new key is empty.
    #[error("an envelope needs a passphrase")]
    NoPassphrase,
    /// The passphrase does not open the key.
    #[error("the passphrase is wrong")]
    WrongPassphrase,
    /// The sealed text is not what was sealed, or was sealed with another key.
    #[error("the envelope is damaged, or it belongs to another key")]
    DamagedEnvelope,
    /// The text of a key is not what was written.
    #[error("the key of the envelope is damaged")]
    DamagedKey,
    /// What is to be sealed is longer than [`CONTENTS`].
    #[error("an envelope holds {CONTENTS} bytes and no more")]
    TooLong,
    /// The system gives no random numbers.
    #[error("the system gives no random numbers, and nothing can be sealed without")]
    NoRandomness,
}

impl EnvelopeKey {
    /// A new key that this passphrase opens; takes a fraction of a second and 64 MiB, as opening does.
    ///
    /// # Errors
    ///
    /// When the passphrase is empty or the system gives no random numbers.
    pub fn new(passphrase: &str) -> Result<Self, SealError> {
        if passphrase.is_empty() {
            return Err(SealError::NoPassphrase);
        }
        let secret = SecretKey::from_bytes(random()?);
        let salt = random()?;
        let locked = lock(passphrase, &salt)?.encrypt(&once(), &secret.to_bytes()[..]);
        let locked = locked.ok().and_then(|locked| locked.try_into().ok());
        let locked = locked.ok_or(SealError::DamagedKey)?;
        Ok(Self { public: secret.public_key().to_bytes(), salt, locked })
    }

    /// Seals a text, without the passphrase; hexadecimal digits, equally many whatever the text.
    ///
    /// # Errors
    ///
    /// When the text is longer than [`CONTENTS`] or the system gives no random numbers.
    pub fn seal(&self, contents: &str) -> Result<String, SealError> {
        let block = pad(contents)?;
        // Sealing would panic without random numbers; once the system has given some, it gives more.
        random::<32>()?;
        let sealed = PublicKey::from_bytes(self.public).seal(&mut OsRng, &block);
        sealed.map(|sealed| hex(&sealed)).map_err(|_| SealError::TooLong)
    }

    /// What was sealed.
    ///
    /// # Errors
    ///
    /// When the passphrase is wrong, or the sealed text is damaged or belongs to another key.
    pub fn open(&self, passphrase: &str, sealed: &str) -> Result<String, SealError> {
        let sealed: [u8; BLOCK + SEAL] = bytes(sealed).ok_or(SealError::DamagedEnvelope)?;
        let secret = self.unlock(passphrase)?;
        let block = secret.unseal(&sealed).map_err(|_| SealError::DamagedEnvelope)?;
        unpad(&block).ok_or(SealError::DamagedEnvelope)
    }

    fn unlock(&self, passphrase: &str) -> Result<SecretKey, SealError> {
        let lock = lock(passphrase, &self.salt)?;
        let secret = lock.decrypt(&once(), &self.locked[..]);
        let secret = secret.map_err(|_| SealError::WrongPassphrase)?;
        SecretKey::from_slice(&secret).map_err(|_| SealError::DamagedKey)
    }

    fn bytes(&self) -> Vec<u8> {
        [&self.public[..], &self.salt, &self.locked].concat()
    }
}

impl fmt::Display for EnvelopeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = self.bytes();
        write!(f, "{MARK}{}{}", hex(&bytes), hex(&check(&bytes)))
    }
}

impl FromStr for EnvelopeKey {
    type Err = SealError;

    /// A damaged key is refused here, because a move that is sealed with it could never be read.
    fn from_str(text: &str) -> Result<Self, SealError> {
        let text = text.strip_prefix(MARK).ok_or(SealError::DamagedKey)?;
        let all: [u8; 104] = bytes(text).ok_or(SealError::DamagedKey)?;
        let (bytes, sum) = all.split_at(96);
        if sum != check(bytes).as_slice() {
            return Err(SealError::DamagedKey);
        }
        let mut key = Self { public: [0; 32], salt: [0; 16], locked: [0; 48] };
        key.public.copy_from_slice(&bytes[..32]);
        key.salt.copy_from_slice(&bytes[32..48]);
        key.locked.copy_from_slice(&bytes[48..]);
        Ok(key)
    }
}

impl TryFrom<String> for EnvelopeKey {
    type Error = SealError;

    fn try_from(text: String) -> Result<Self, SealError> {
        text.parse()
    }
}

impl From<EnvelopeKey> for String {
    fn from(key: EnvelopeKey) -> Self {
        key.to_string()
    }
}

/// The cipher that a passphrase makes; letters count as they look, however a keyboard composes them.
fn lock(passphrase: &str, salt: &[u8; 16]) -> Result<XSalsa20Poly1305, SealError> {
    let mut composed = Zeroizing::new(String::with_capacity(3 * passphrase.len()));
    composed.extend(passphrase.nfc());
    let mut key = Zeroizing::new(Key::default());
    let params = Params::new(MEMORY, PASSES, 1, None).map_err(|_| SealError::WrongPassphrase)?;
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into(composed.as_bytes(), salt, &mut key)
        .map_err(|_| SealError::WrongPassphrase)?;
    Ok(XSalsa20Poly1305::new(&key))
}

/// The nonce of the lock: zeros, because a fresh salt makes a key that locks once only.
fn once() -> Nonce {
    Nonce::default()
}

fn check(bytes: &[u8]) -> digest::Output<Blake2b<U8>> {
    Blake2b::<U8>::digest(bytes)
}

/// Random bytes of the system, fit for salts and keys.
///
/// # Errors
///
/// When the system gives none.
pub fn random<const N: usize>() -> Result<[u8; N], SealError> {
    let mut bytes = [0; N];
    OsRng.try_fill_bytes(&mut bytes).map_err(|_| SealError::NoRandomness)?;
    Ok(bytes)
}

fn pad(contents: &str) -> Result<[u8; BLOCK], SealError> {
    let length = u8::try_from(contents.len()).map_err(|_| SealError::TooLong)?;
    let mut block = [0; BLOCK];
    block[0] = length;
    let space = block[1..].get_mut(..contents.len()).ok_or(SealError::TooLong)?;
    space.copy_from_slice(contents.as_bytes());
    Ok(block)
}

fn unpad(block: &[u8]) -> Option<String> {
    let (&length, rest) = block.split_first()?;
    let contents = rest.get(..usize::from(length))?;
    String::from_utf8(contents.to_vec()).ok()
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

/// Reads exactly so many bytes; `None` if the text is anything else.
fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits: Vec<u8> = text.chars().map(digit).collect::<Option<_>>()?;
    let (pairs, rest) = digits.as_chunks::<2>();
    let all: Vec<u8> = pairs.iter().map(|[high, low]| high << 4 | low).collect();
    if rest.is_empty() { all.try_into().ok() } else { None }
}

fn digit(digit: char) -> Option<u8> {
    digit.to_digit(16).and_then(|value| u8::try_from(value).ok())
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    const PASSPHRASE: &str = "Läufer schlägt Turm";

    /// A few envelopes are enough for every test: each opening costs a good part of a second.
    static KEY: LazyLock<EnvelopeKey> = LazyLock::new(|| EnvelopeKey::new(PASSPHRASE).unwrap());

    #[test]
    fn the_passphrase_opens_what_was_sealed_without_it() {
        let sealed = KEY.seal("e7e8q").unwrap();
        assert_eq!(KEY.open(PASSPHRASE, &sealed), Ok("e7e8q".to_owned()));
        assert_eq!(KEY.open("Läufer schlägt Dame", &sealed), Err(SealError::WrongPassphrase));
        assert_eq!(KEY.open("", &sealed), Err(SealError::WrongPassphrase));
    }

    #[test]
    fn a_passphrase_is_the_same_however_its_letters_are_composed() {
        let sealed = KEY.seal("e2e4").unwrap();
        let decomposed: String = PASSPHRASE.nfd().collect();
        assert_ne!(decomposed, PASSPHRASE);
        assert_eq!(KEY.open(&decomposed, &sealed), Ok("e2e4".to_owned()));
    }

    #[test]
    fn a_damaged_envelope_is_refused_and_not_misread() {
        let sealed = KEY.seal("e2e4").unwrap();
        let secret = KEY.unlock(PASSPHRASE).unwrap();
        for place in 0..BLOCK + SEAL {
            let mut wrong: [u8; BLOCK + SEAL] = bytes(&sealed).unwrap();
            wrong[place] ^= 1;
            assert!(secret.unseal(&wrong).is_err(), "byte {place}");
        }
        let changed = sealed.replace(char::is_numeric, "a");
        assert_eq!(KEY.open(PASSPHRASE, &changed), Err(SealError::DamagedEnvelope));
        let mut other = EnvelopeKey::clone(&KEY);
        other.public = SecretKey::from_bytes([7; 32]).public_key().to_bytes();
        let foreign = other.seal("e2e4").unwrap();
        assert_eq!(KEY.open(PASSPHRASE, &foreign), Err(SealError::DamagedEnvelope));
        for text in ["", "e2e4", &sealed[2..], &format!("{sealed}00"), &"ä".repeat(176)] {
            assert_eq!(KEY.open(PASSPHRASE, text), Err(SealError::DamagedEnvelope), "{text}");
        }
    }

    #[test]
    fn the_length_tells_nothing_and_the_text_fits_into_a_line() {
        let illegible = "illegible: perhaps Nd2 or Nf3, the file cannot be made out";
        let longest = "x".repeat(CONTENTS);
        let texts = ["", "e2e4", "e7e8q", illegible, &longest];
        let sealed = texts.map(|text| KEY.seal(text).unwrap());
        for one in &sealed {
            assert_eq!(one.len(), 2 * (BLOCK + SEAL));
            assert!(one.chars().all(|c| c.is_ascii_hexdigit()), "{one}");
        }
        assert_eq!(KEY.open(PASSPHRASE, &sealed[0]), Ok(String::new()));
        assert_eq!(KEY.open(PASSPHRASE, &sealed[4]), Ok(longest));
        for length in [CONTENTS + 1, 255, 256, 1000] {
            assert_eq!(KEY.seal(&"x".repeat(length)), Err(SealError::TooLong), "{length}");
        }
    }

    #[test]
    fn nothing_that_is_stored_holds_the_move_or_the_passphrase() {
        let sealed = KEY.seal("e7e8q").unwrap();
        assert_ne!(sealed, KEY.seal("e7e8q").unwrap(), "equal moves would be told by equal texts");
        let envelope: [u8; BLOCK + SEAL] = bytes(&sealed).unwrap();
        let stored = [KEY.bytes(), envelope.to_vec()].concat();
        let text = format!("{}{sealed}", *KEY);
        let private = KEY.unlock(PASSPHRASE).unwrap().to_bytes();
        for secret in [b"e7e8q", PASSPHRASE.as_bytes(), &private] {
            assert!(!stored.windows(secret.len()).any(|window| window == secret));
            assert!(!text.contains(&hex(secret)));
            assert!(!text.as_bytes().windows(secret.len()).any(|window| window == secret));
        }
    }

    #[test]
    fn a_key_is_one_line_of_text_and_damage_to_it_is_seen_before_anything_is_sealed() {
        let text = KEY.to_string();
        assert!(!text.contains(char::is_whitespace), "{text}");
        assert_eq!(text.parse().as_ref(), Ok(&*KEY));
        for place in 0..text.len() {
            let other = if &text[place..=place] == "0" { "1" } else { "0" };
            let mut wrong = text.clone();
            wrong.replace_range(place..=place, other);
            assert_eq!(wrong.parse::<EnvelopeKey>(), Err(SealError::DamagedKey), "{wrong}");
        }
        assert_eq!(text[..text.len() - 2].parse::<EnvelopeKey>(), Err(SealError::DamagedKey));
    }

    #[test]
    fn a_key_can_stand_in_a_file() {
        #[derive(Serialize, Deserialize)]
        struct Match {
            envelope: EnvelopeKey,
        }
        let written = toml::to_string(&Match { envelope: KEY.clone() }).unwrap();
        assert_eq!(toml::from_str::<Match>(&written).unwrap().envelope, *KEY);
        assert!(toml::from_str::<Match>("envelope = \"open\"").is_err());
    }

    #[test]
    fn an_envelope_without_a_passphrase_is_none() {
        assert_eq!(EnvelopeKey::new(""), Err(SealError::NoPassphrase));
    }
}

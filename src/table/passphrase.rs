//! The arbiter's passphrase, of which a file holds a hash only.
//!
//! The hash is Argon2id as a PHC string, so that other programs can check it too. Randomness comes
//! from outside; who is asked for the passphrase, and how often, is decided elsewhere.

use std::fmt;
use std::str::FromStr;

use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use unicode_normalization::UnicodeNormalization;
use zeroize::Zeroizing;

/// The second choice of RFC 9106 with one lane: memory in KiB, and passes over it.
const MEMORY: u32 = 64 * 1024;
const PASSES: u32 = 3;

/// What a hash may ask for at most: a file must not keep the machine busy for minutes.
const MOST_MEMORY: u32 = 1024 * 1024;
const MOST_PASSES: u32 = 16;

/// The hash in the examples that come with the program, of the passphrase `example`.
const EXAMPLE: &str = "$argon2id$v=19$m=65536,t=3,p=1$WgECAwQFBgcICQoLDA0ODw$\
    N1HKmTBW+VQI8dfep+0V+Y/9YUnxO4cOokImo0mCUKU";

/// A passphrase has so many characters at least, or so many words.
pub const CHARACTERS: usize = 10;
/// See [`CHARACTERS`].
pub const WORDS: usize = 3;

/// The hash that stands for one that is left out: of no passphrase that anybody could find.
const NONE: &str = "$argon2id$v=19$m=65536,t=3,p=1$AAAAAAAAAAAAAAAAAAAAAA$\
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// A text in which each hash of a passphrase is replaced by one that no passphrase fits.
#[must_use]
pub fn without_hashes(text: &str) -> String {
    let mut parts = text.split("$argon2");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let ends = |c: char| c.is_whitespace() || matches!(c, '"' | '\'');
        kept.push_str(NONE);
        kept.push_str(&part[part.find(ends).unwrap_or(part.len())..]);
    }
    kept
}

/// The hash of a passphrase, such as `$argon2id$v=19$m=65536,t=3,p=1$…$…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassHash(String);

/// A text that is no hash of a passphrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no hash by argon2id")]
pub struct NoHash;

impl PassHash {
    /// Hashes a passphrase; takes a fraction of a second and 64 MiB, as [`fits`](Self::fits) does.
    ///
    /// # Errors
    ///
    /// When the passphrase is empty.
    pub fn new(passphrase: &str, salt: [u8; 16]) -> Result<Self, NoHash> {
        if passphrase.is_empty() {
            return Err(NoHash);
        }
        let params = Params::new(MEMORY, PASSES, 1, None).map_err(|_| NoHash)?;
        let salt = SaltString::encode_b64(&salt).map_err(|_| NoHash)?;
        let hasher = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        let hash = hasher.hash_password(composed(passphrase).as_bytes(), &salt);
        hash.map(|hash| Self(hash.to_string())).map_err(|_| NoHash)
    }

    /// Whether it stands in the examples, so that everybody knows the passphrase.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.0 == EXAMPLE
    }

    /// Whether this is the passphrase.
    #[must_use]
    pub fn fits(&self, passphrase: &str) -> bool {
        let passphrase = composed(passphrase);
        let fits = |hash| Argon2::default().verify_password(passphrase.as_bytes(), &hash).is_ok();
        PasswordHash::new(&self.0).is_ok_and(fits)
    }
}

/// Letters count as they look, however a keyboard composes them.
fn composed(passphrase: &str) -> Zeroizing<String> {
    // So long at once that it is never moved, which would leave a part of it behind.
    let mut composed = Zeroizing::new(String::with_capacity(3 * passphrase.len()));
    composed.extend(passphrase.nfc());
    composed
}

impl FromStr for PassHash {
    type Err = NoHash;

    fn from_str(text: &str) -> Result<Self, NoHash> {
        let hash = PasswordHash::new(text).map_err(|_| NoHash)?;
        let params = Params::try_from(&hash).map_err(|_| NoHash)?;
        let is_whole = hash.salt.is_some() && hash.hash.is_some();
        let is_ours = hash.algorithm == Algorithm::Argon2id.ident();
        let is_bearable = params.m_cost() <= MOST_MEMORY && params.t_cost() <= MOST_PASSES;
        if is_whole && is_ours && is_bearable { Ok(Self(text.to_owned())) } else { Err(NoHash) }
    }
}

impl fmt::Display for PassHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_passphrase_fits_and_the_hash_does_not_tell_it() {
        let hash = PassHash::new("Läufer schlägt Turm", [7; 16]).unwrap();
        assert!(hash.to_string().starts_with("$argon2id$v=19$m=65536,t=3,p=1$"), "{hash}");
        assert!(!hash.to_string().contains("Turm"));
        assert!(hash.fits("La\u{308}ufer schla\u{308}gt Turm"));
        assert!(!hash.fits("läufer schlägt turm") && !hash.fits(""));
        assert_eq!(hash.to_string().parse(), Ok(hash));
    }

    #[test]
    fn b1_what_stands_for_a_hash_is_one_that_nothing_fits() {
        let hash = PassHash::new("Läufer schlägt Turm", [7; 16]).unwrap();
        let file = format!("[arbiter]\nname = \"R\"\npassphrase = \"{hash}\" # not '{hash}'\n");
        let kept = without_hashes(&file);
        assert_eq!(kept, file.replace(&hash.to_string(), NONE));
        assert_eq!(without_hashes(&kept), kept);
        let none: PassHash = NONE.parse().unwrap();
        assert!(!none.fits("Läufer schlägt Turm") && !none.fits(""));
    }

    #[test]
    fn what_is_no_hash_is_refused() {
        let hash = PassHash::new("x", [7; 16]).unwrap().to_string();
        let (whole, _) = hash.rsplit_once('$').unwrap();
        let changed = [
            String::new(),
            "a passphrase".to_owned(),
            whole.to_owned(),
            hash.replace("argon2id", "argon2i"),
            hash.replace("m=65536", "m=4194304"),
            hash.replace("t=3", "t=4000"),
        ];
        for text in changed {
            assert_eq!(text.parse::<PassHash>(), Err(NoHash), "{text}");
        }
        assert_eq!(PassHash::new("", [7; 16]), Err(NoHash));
    }
}

//! The pictures of the content folder.

/// Hands out files of the content folder by their path from it.
pub trait PictureSource: Sync {
    /// Whether there is such a file.
    fn has(&self, path: &str) -> bool;
    /// Whether there is such a folder.
    fn has_folder(&self, path: &str) -> bool;
    /// What it holds.
    fn read(&self, path: &str) -> Option<Vec<u8>>;
}

/// No files at all.
pub struct NoPictures;

impl PictureSource for NoPictures {
    fn has(&self, _: &str) -> bool {
        false
    }

    fn has_folder(&self, _: &str) -> bool {
        false
    }

    fn read(&self, _: &str) -> Option<Vec<u8>> {
        None
    }
}

/// The width and height that a PNG, GIF or JPEG says it has, so that its place can be kept free.
pub(super) fn size(bytes: &[u8]) -> Option<(u32, u32)> {
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
        return Some((number(16)?, number(20)?));
    }
    if bytes.starts_with(b"GIF8") {
        let number = |at: usize| Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?));
        return Some((number(6)?.into(), number(8)?.into()));
    }
    if bytes.starts_with(&[0xff, 0xd8]) {
        return jpeg_size(bytes);
    }
    None
}

/// Walks the segments of a JPEG to the one that opens a frame.
fn jpeg_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let number = |at: usize| Some(u16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?));
    let mut at = 2;
    loop {
        if *bytes.get(at)? != 0xff {
            return None;
        }
        let marker = *bytes.get(at + 1)?;
        let opens_frame = (0xc0..=0xcf).contains(&marker) && ![0xc4, 0xc8, 0xcc].contains(&marker);
        if opens_frame {
            return Some((number(at + 7)?.into(), number(at + 5)?.into()));
        }
        at += 2 + usize::from(number(at + 2)?);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_sizes() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\0\0\0\0\x40";
        assert_eq!(size(png), Some((256, 64)));
        assert_eq!(size(b"GIF89a\x05\0\x07\0"), Some((5, 7)));
        let jpeg = [
            0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 9, 0, 11,
        ];
        assert_eq!(size(&jpeg), Some((11, 9)));
        assert_eq!(size(&jpeg[..9]), None);
        assert_eq!(size(b"<svg>"), None);
    }
}

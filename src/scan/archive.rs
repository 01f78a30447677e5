//! Plain and compressed input, told apart by its first bytes.

use std::io::{self, BufRead, BufReader, Read};

use bzip2::bufread::MultiBzDecoder;
use flate2::bufread::MultiGzDecoder;

/// Bytes to scan.
pub type Bytes<'a> = Box<dyn Read + Send + 'a>;

const BUFFER: usize = 1 << 17;

/// The bytes inside: gzip, bzip2 and Zstandard are opened, anything else is as it is. Archives of
/// several members are read to their end.
pub fn decompress<'a>(input: impl Read + Send + 'a) -> io::Result<Bytes<'a>> {
    let mut input = BufReader::with_capacity(BUFFER, input);
    let head = loop {
        match input.fill_buf() {
            Ok(head) => break head,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    };
    Ok(match head {
        [0x1f, 0x8b, ..] => Box::new(MultiGzDecoder::new(input)),
        [b'B', b'Z', b'h', b'1'..=b'9', ..] => Box::new(MultiBzDecoder::new(input)),
        [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => {
            Box::new(zstd::Decoder::with_buffer(input)?)
        }
        _ => Box::new(input),
    })
}

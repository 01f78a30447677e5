//! One request and its answer.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// How long a request may be.
const LONGEST: u64 = 16 * 1024;

/// An answer: its status and what it holds.
pub struct Answer {
    /// The status line.
    pub status: &'static str,
    /// The path that its type follows from.
    pub path: String,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// Reads a request to its end; its path below the root, without the query.
pub fn read_path(stream: &TcpStream) -> Option<String> {
    stream.set_read_timeout(Some(Duration::from_secs(5))).ok()?;
    let mut lines = BufReader::new(stream.take(LONGEST));
    let mut first = String::new();
    lines.read_line(&mut first).ok()?;
    let mut line = String::new();
    let mut is_local = false;
    loop {
        line.clear();
        if lines.read_line(&mut line).ok()? == 0 {
            return None;
        }
        if line == "\r\n" || line == "\n" {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("host")
        {
            is_local = is_loopback(value.trim());
        }
    }
    let mut words = first.split_whitespace();
    let (method, target) = (words.next()?, words.next()?);
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    (is_local && matches!(method, "GET" | "HEAD")).then(|| path.to_owned())
}

/// Another host's name that leads here is a trick to read a preview from a web page.
fn is_loopback(host: &str) -> bool {
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    matches!(name, "127.0.0.1" | "localhost" | "[::1]")
}

/// Sends an answer. A reader who has gone away is none of our business.
pub fn respond(mut stream: &TcpStream, answer: &Answer) {
    let head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        answer.status,
        type_of(&answer.path),
        answer.bytes.len(),
    );
    let _ = stream
        .write_all(head.as_bytes())
        .and_then(|()| stream.write_all(&answer.bytes));
}

fn type_of(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some("avif") => "image/avif",
        Some("webmanifest") => "application/manifest+json",
        Some("xml") => "application/xml",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_answered() {
        for host in ["127.0.0.1:3000", "localhost", "localhost:8000", "[::1]:80"] {
            assert!(is_loopback(host), "{host}");
        }
        for host in ["example.org", "127.0.0.1.example.org:80", ""] {
            assert!(!is_loopback(host), "{host}");
        }
    }
}

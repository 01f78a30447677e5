//! One request and its answer.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// How long a request may take to arrive.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long an answer may take to be read: it may go through a slow line.
const SLOWEST_READER: Duration = Duration::from_secs(60);

/// How long a request may be.
const LONGEST: u64 = 16 * 1024;

/// An answer: its status and what it holds.
pub struct Response {
    /// The status line.
    pub status: &'static str,
    /// The path that its type follows from.
    pub path: String,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// What somebody asks for.
pub struct Request {
    /// The path below the root, decoded, without the query.
    pub path: String,
    /// Whether the answer goes without its body (`HEAD`).
    pub head_only: bool,
}

/// A connection that is used until a point in time, however slowly the bytes come or go.
struct DeadlineStream<'a> {
    stream: &'a TcpStream,
    deadline: Instant,
}

impl DeadlineStream<'_> {
    fn left(&self) -> io::Result<Option<Duration>> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        match left.is_zero() {
            true => Err(ErrorKind::TimedOut.into()),
            false => Ok(Some(left)),
        }
    }
}

impl Read for DeadlineStream<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.stream.set_read_timeout(self.left()?)?;
        self.stream.read(buffer)
    }
}

impl Write for DeadlineStream<'_> {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        self.stream.set_write_timeout(self.left()?)?;
        self.stream.write(buffer)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }
}

/// Reads a request to its end.
pub fn read_request(stream: &TcpStream) -> Option<Request> {
    let deadline = Instant::now() + PATIENCE;
    let mut lines = BufReader::new(DeadlineStream { stream, deadline }.take(LONGEST));
    let mut first = String::new();
    lines.read_line(&mut first).ok()?;
    let mut line = String::new();
    let mut hosts = Vec::new();
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
            hosts.push(is_loopback(value.trim()));
        }
    }
    let mut words = first.split_whitespace();
    let (method, target) = (words.next()?, words.next()?);
    let path = target.split(['?', '#']).next()?.strip_prefix('/')?;
    let is_known = matches!(method, "GET" | "HEAD");
    (hosts == [true] && is_known).then_some(Request {
        path: decoded(path)?,
        head_only: method == "HEAD",
    })
}

/// The path with `%20` and its like read as the bytes that they stand for.
fn decoded(path: &str) -> Option<String> {
    let mut parts = path.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        let digits = part.get(..2)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        bytes.extend(&part.as_bytes()[2..]);
    }
    String::from_utf8(bytes).ok()
}

/// Another host's name that leads here is a trick to read a preview from a web page.
fn is_loopback(host: &str) -> bool {
    let is_port = |port: &str| port.bytes().all(|digit| digit.is_ascii_digit());
    let named = host.rsplit_once(':').filter(|(_, port)| is_port(port));
    let name = named.map_or(host, |(name, _)| name);
    matches!(name, "127.0.0.1" | "localhost" | "[::1]")
}

/// Sends an answer. A reader who has gone away is none of our business.
pub fn respond(stream: &TcpStream, answer: &Response, head_only: bool) {
    let deadline = Instant::now() + SLOWEST_READER;
    let mut stream = DeadlineStream { stream, deadline };
    let head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        answer.status,
        type_of(&answer.path),
        answer.bytes.len(),
    );
    let body: &[u8] = if head_only { &[] } else { &answer.bytes };
    let _ = stream
        .write_all(head.as_bytes())
        .and_then(|()| stream.write_all(body));
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
    fn paths_are_decoded() {
        assert_eq!(decoded("a%20b/%D5%B6.svg").unwrap(), "a b/ն.svg");
        for broken in ["%", "%2", "%+1", "%ff", "%ն"] {
            assert_eq!(decoded(broken), None, "{broken}");
        }
    }

    #[test]
    fn only_this_machine_is_answered() {
        for host in ["127.0.0.1:3000", "localhost", "localhost:8000", "[::1]:80"] {
            assert!(is_loopback(host), "{host}");
        }
        for host in [
            "example.org",
            "127.0.0.1.example.org:80",
            "localhost:1@a",
            "",
        ] {
            assert!(!is_loopback(host), "{host}");
        }
    }
}

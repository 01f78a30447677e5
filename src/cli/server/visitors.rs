//! Who is connected.

use std::io::{ErrorKind, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use super::request::{Request, Response, read_request, respond};

type Listeners = Arc<Mutex<Vec<TcpStream>>>;

/// As many connections are read or written at the same time, each on a thread of its own, so that
/// a slow one keeps nobody waiting.
const MOST_AT_ONCE: usize = 256;

/// The requests that wait for an answer, and the connections that wait for news.
pub struct Visitors {
    waiting: Mutex<Receiver<Visit>>,
    listeners: Listeners,
}

/// A request that has arrived.
pub struct Visit {
    /// What is asked for; nothing if that can't be understood.
    pub request: Option<Request>,
    stream: TcpStream,
    /// One of the connections that there may be at the same time.
    place: Arc<()>,
}

impl Visit {
    /// Sends an answer, without waiting for its reader.
    pub fn answer(self, answer: Response) {
        // Without a thread the connection is closed: the reader may ask again.
        let _ = thread::Builder::new().spawn(move || {
            let head_only = self.request.is_some_and(|it| it.head_only);
            respond(&self.stream, &answer, head_only);
            drop(self.place);
        });
    }
}

impl Visitors {
    /// Takes connections from now on.
    pub fn new(listener: TcpListener) -> Visitors {
        let (sender, waiting) = channel();
        let listeners = Listeners::default();
        let known = Arc::clone(&listeners);
        let places = Arc::new(());
        thread::spawn(move || {
            for stream in listener.incoming() {
                let Ok(stream) = stream else {
                    // Out of file handles: those of listeners who have left are given back.
                    prune(&known);
                    thread::sleep(Duration::from_millis(50));
                    continue;
                };
                while Arc::strong_count(&places) > MOST_AT_ONCE {
                    thread::sleep(Duration::from_millis(10));
                }
                let (place, sender) = (Arc::clone(&places), sender.clone());
                let _ = thread::Builder::new().spawn(move || {
                    let request = read_request(&stream);
                    // Nobody waits for requests any more once the preview has ended.
                    let _ = sender.send(Visit {
                        request,
                        stream,
                        place,
                    });
                });
            }
        });
        Visitors {
            waiting: Mutex::new(waiting),
            listeners,
        }
    }

    /// The next request, if one comes soon.
    pub fn next(&self) -> Option<Visit> {
        let waiting = self.waiting.lock().ok()?;
        waiting.recv_timeout(Duration::from_millis(20)).ok()
    }

    /// Keeps a connection to tell it news, beginning with how things stand.
    pub fn listen(&self, visit: Visit, generation: u64) {
        let mut stream = visit.stream;
        let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\
                    Cache-Control: no-store\r\nConnection: keep-alive\r\n\r\nretry: 500\n";
        let greeted = stream
            .set_write_timeout(Some(Duration::from_secs(2)))
            .and_then(|()| stream.write_all(head.as_bytes()))
            .and_then(|()| stream.write_all(news(generation).as_bytes()));
        prune(&self.listeners);
        if greeted.is_ok()
            && let Ok(mut listeners) = self.listeners.lock()
        {
            listeners.push(stream);
        }
    }

    /// Tells all who listen that the site has been made again.
    pub fn tell(&self, generation: u64) {
        if let Ok(mut listeners) = self.listeners.lock() {
            let news = news(generation);
            listeners.retain_mut(|stream| stream.write_all(news.as_bytes()).is_ok());
        }
    }
}

/// Forgets the listeners who have left.
fn prune(listeners: &Listeners) {
    if let Ok(mut listeners) = listeners.lock() {
        listeners.retain(is_open);
    }
}

/// Whether somebody still listens: a closed connection reads as ended.
fn is_open(stream: &TcpStream) -> bool {
    let peeked = stream
        .set_nonblocking(true)
        .and_then(|()| stream.peek(&mut [0]));
    let is_silent = matches!(&peeked, Err(error) if error.kind() == ErrorKind::WouldBlock);
    stream.set_nonblocking(false).is_ok() && (is_silent || matches!(peeked, Ok(1)))
}

fn news(generation: u64) -> String {
    format!("event: built\ndata: {generation}\n\n")
}

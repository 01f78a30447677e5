//! What an answer costs at most: time and memory, whoever constructs the position.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::time::{Duration, Instant};

use kanon::game::winnability::{Winnability, is_dead, winnability, with_allowance};
use shakmaty::{Chess, Color};

use super::{Numbers, changed_a_little, made_up, position};

/// No answer takes longer in an optimised program, or more memory.
const MOST_TIME: Duration = Duration::from_millis(250);
const MOST_MEMORY: usize = 64 << 20;

thread_local! {
    static HELD: Cell<usize> = const { Cell::new(0) };
    static PEAK: Cell<usize> = const { Cell::new(0) };
}

/// Counts what each thread holds.
struct Counting;

#[global_allocator]
static COUNTING: Counting = Counting;

fn hold(more: usize) {
    let held = HELD.get().wrapping_add(more);
    HELD.set(held);
    PEAK.set(PEAK.get().max(held));
}

fn release(less: usize) {
    HELD.set(HELD.get().saturating_sub(less));
}

// SAFETY: every call is handed on to the allocator of the system as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        hold(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        release(layout.size());
        unsafe { System.dealloc(block, layout) }
    }

    // A block that grows is there twice while it is copied.
    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        hold(size);
        let moved = unsafe { System.realloc(block, layout, size) };
        release(layout.size());
        moved
    }
}

/// How long this thread has run on a processor: what else the machine does is not counted. Some
/// systems tell it in steps of a few milliseconds, others not at all.
fn processor_time(start: Instant) -> Duration {
    let times = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = times.split(' ').next().and_then(|text| text.parse().ok());
    nanoseconds.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

/// What an answer took.
#[derive(Clone, Copy)]
pub struct Cost {
    /// By the clock.
    pub time: Duration,
    /// On a processor.
    pub worked: Duration,
    pub memory: usize,
}

pub fn measure<T>(work: impl FnOnce() -> T) -> (T, Cost) {
    let before = HELD.get();
    PEAK.set(before);
    let start = Instant::now();
    let worked = processor_time(start);
    let result = work();
    let worked = processor_time(start) - worked;
    let time = start.elapsed();
    let memory = PEAK.get() - before;
    let cost = Cost {
        time,
        worked,
        memory,
    };
    (result, cost)
}

/// An answer found afresh.
pub fn measured(position: &Chess, side: Color) -> (Winnability, Cost) {
    // An allowance forgets what was found before.
    let ((answer, cost), _) =
        with_allowance(usize::MAX, || measure(|| winnability(position, side)));
    (answer, cost)
}

/// The costlier side's cost; fails where an answer is beyond the bounds.
fn expect_bounds(position: &Chess, shown: &str) -> Cost {
    let asked_dead = with_allowance(usize::MAX, || measure(|| is_dead(position)));
    let ((_, dead), _) = asked_dead;
    let [white, black] = [Color::White, Color::Black].map(|side| measured(position, side).1);
    for cost in [dead, white, black] {
        assert!(cost.memory <= MOST_MEMORY, "{shown}: {} bytes", cost.memory);
        // A program that was not optimised takes many times longer.
        let is_soon = cost.worked.min(cost.time) <= MOST_TIME || cfg!(debug_assertions);
        assert!(is_soon, "{shown}: {:?} of {:?}", cost.worked, cost.time);
    }
    match white.worked > black.worked {
        true => white,
        false => black,
    }
}

/// The costliest that were constructed or found by climbing.
const COSTLY: [&str; 7] = [
    "8/5Bp1/3p4/K7/2B4p/1B1B4/8/k7 b",
    "1k2B3/7B/2p5/3K4/8/3B4/b7/8 w",
    "8/3nbn2/2n5/1B6/1p6/8/3k2K1/8 w",
    "3NN3/8/N2B2Pk/1Bb1P3/5P2/1PP2K2/8/1Q2N2B w",
    "2B4k/1n6/4B3/8/8/n2B1n2/6b1/3B1Kb1 w",
    "3b4/rn1B3B/1p1n4/2k5/n1p5/8/4r3/3K4 b",
    "8/3Bb3/1p6/pPp1p1p1/2P1PpPp/5P2/1K4k1/2r4r w",
];

#[test]
fn no_answer_takes_long_or_much_memory() {
    for fen in COSTLY {
        let cost = expect_bounds(&position(&format!("{fen} - - 0 1")), fen);
        println!("{fen}: {:?}, {} bytes", cost.worked, cost.memory);
    }
}

/// `cargo test --release --test winnability -- --ignored --nocapture climbing`
#[test]
#[ignore = "takes ten minutes"]
fn climbing_finds_no_position_beyond_the_bounds() {
    let minutes = std::env::var("KANON_MINUTES").map_or(10, |text| text.parse().unwrap());
    let end = Instant::now() + Duration::from_secs(60 * minutes);
    let mut numbers = Numbers(std::env::var("KANON_SEED").map_or(7, |text| text.parse().unwrap()));
    let (mut worst, mut tried) = (Duration::ZERO, 0);
    while Instant::now() < end {
        let Some(mut best) = made_up(&mut numbers) else {
            continue;
        };
        let mut cost = expect_bounds(&best, "");
        let mut failures = 0;
        while failures < 60 && Instant::now() < end {
            let Some(next) = changed_a_little(&best, &mut numbers) else {
                continue;
            };
            let shown = super::shown(&next);
            let now = expect_bounds(&next, &shown);
            tried += 1;
            if now.worked > cost.worked {
                (best, cost, failures) = (next, now, 0);
            } else {
                failures += 1;
            }
            if now.worked > worst {
                worst = now.worked;
                println!("{:?}, {} bytes: {shown}", now.worked, now.memory);
            }
        }
    }
    println!("{tried} positions, the longest {worst:?}");
}

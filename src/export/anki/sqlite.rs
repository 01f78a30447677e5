//! SQLite's file format, as far as a new file with a few tables needs it.
//!
//! Written by ourselves because the bytes must be the same in every run and on every machine,
//! and because a database engine is much to build for a file that is written once. Absent:
//! indexes, free pages, and any reading.

const PAGE: usize = 4096;
const FILE_HEADER: usize = 100;
const LEAF: u8 = 13;
const INTERIOR: u8 = 5;
/// The most of a row that stands in a leaf; the rest of a longer one overflows.
const MOST: usize = PAGE - 35;
const LEAST: usize = (PAGE - 12) * 32 / 255 - 23;

/// What stands in a column.
#[derive(Clone, Debug)]
pub enum Value {
    /// Nothing; also the number of a row, which the row is filed under.
    Null,
    /// A whole number.
    Integer(i64),
    /// Words.
    Text(String),
}

/// A database in the making.
#[derive(Default)]
pub struct Database {
    /// The pages from the second on.
    pages: Vec<Vec<u8>>,
    schema: Vec<(i64, Vec<Value>)>,
}

/// A page of a tree with the greatest row number below it.
struct Node {
    page: u32,
    greatest: i64,
}

impl Database {
    /// Adds a table with its rows, in the order of their numbers.
    pub fn add(&mut self, name: &str, sql: &str, rows: Vec<(i64, Vec<Value>)>) {
        let cells: Vec<(i64, Vec<u8>)> = rows
            .iter()
            .map(|(number, row)| (*number, self.cell(*number, row)))
            .collect();
        let mut level = self.leaves(&cells);
        while level.len() > 1 {
            level = self.above(&level);
        }
        let number = self.schema.len() as i64 + 1;
        let text = |text: &str| Value::Text(text.to_owned());
        let root = Value::Integer(i64::from(level[0].page));
        let entry = vec![text("table"), text(name), text(name), root, text(sql)];
        self.schema.push((number, entry));
    }

    /// The file.
    pub fn finish(mut self) -> Vec<u8> {
        let schema = std::mem::take(&mut self.schema);
        let cells: Vec<Vec<u8>> = schema
            .iter()
            .map(|(number, row)| self.cell(*number, row))
            .collect();
        let mut first = leaf(&cells, FILE_HEADER);
        let count = self.pages.len() as u32 + 1;
        first[..FILE_HEADER].copy_from_slice(&header(count));
        let mut file = first;
        for page in self.pages {
            file.extend(page);
        }
        file
    }

    fn push(&mut self, page: Vec<u8>) -> u32 {
        self.pages.push(page);
        self.pages.len() as u32 + 1
    }

    /// A row as it stands in a leaf, what doesn't fit put on pages of its own.
    fn cell(&mut self, number: i64, row: &[Value]) -> Vec<u8> {
        let record = record(row);
        let mut cell = varint(record.len() as u64);
        cell.extend(varint(number as u64));
        if record.len() <= MOST {
            cell.extend(record);
            return cell;
        }
        let wanted = LEAST + (record.len() - LEAST) % (PAGE - 4);
        let local = if wanted <= MOST { wanted } else { LEAST };
        cell.extend(&record[..local]);
        cell.extend(self.overflow(&record[local..]).to_be_bytes());
        cell
    }

    /// A chain of pages; gives the first.
    fn overflow(&mut self, rest: &[u8]) -> u32 {
        let first = self.pages.len() as u32 + 2;
        let pieces: Vec<&[u8]> = rest.chunks(PAGE - 4).collect();
        for (at, piece) in (1..).zip(&pieces) {
            let next = if at == pieces.len() {
                0
            } else {
                first + at as u32
            };
            let mut page = next.to_be_bytes().to_vec();
            page.extend(*piece);
            page.resize(PAGE, 0);
            self.push(page);
        }
        first
    }

    fn leaves(&mut self, cells: &[(i64, Vec<u8>)]) -> Vec<Node> {
        let mut nodes = Vec::new();
        let mut held: Vec<Vec<u8>> = Vec::new();
        let mut used = 8;
        let mut greatest = 0;
        for (number, cell) in cells {
            if used + cell.len() + 2 > PAGE {
                let page = self.push(leaf(&held, 0));
                nodes.push(Node { page, greatest });
                held.clear();
                used = 8;
            }
            used += cell.len() + 2;
            greatest = *number;
            held.push(cell.clone());
        }
        let page = self.push(leaf(&held, 0));
        nodes.push(Node { page, greatest });
        nodes
    }

    /// The pages above a level of the tree.
    fn above(&mut self, below: &[Node]) -> Vec<Node> {
        // A child takes four bytes, its greatest number nine at most, its place two.
        const FANOUT: usize = (PAGE - 12) / 15;
        let mut nodes = Vec::new();
        let parents = below.len().div_ceil(FANOUT).max(1);
        // Evenly, so that no page is left with a single child.
        for children in below.chunks(below.len().div_ceil(parents)) {
            let Some((last, others)) = children.split_last() else {
                continue;
            };
            let cells: Vec<Vec<u8>> = others
                .iter()
                .map(|child| {
                    let mut cell = child.page.to_be_bytes().to_vec();
                    cell.extend(varint(child.greatest as u64));
                    cell
                })
                .collect();
            let page = page(INTERIOR, &cells, 0, Some(last.page));
            let page = self.push(page);
            nodes.push(Node {
                page,
                greatest: last.greatest,
            });
        }
        nodes
    }
}

fn leaf(cells: &[Vec<u8>], offset: usize) -> Vec<u8> {
    page(LEAF, cells, offset, None)
}

/// A page of a tree: a header, the places of the cells, the cells from the end backwards.
fn page(kind: u8, cells: &[Vec<u8>], offset: usize, last: Option<u32>) -> Vec<u8> {
    let mut bytes = vec![0; PAGE];
    let mut end = PAGE;
    let mut places = Vec::new();
    for cell in cells {
        end -= cell.len();
        bytes[end..end + cell.len()].copy_from_slice(cell);
        places.extend((end as u16).to_be_bytes());
    }
    let mut head = vec![kind, 0, 0];
    head.extend((cells.len() as u16).to_be_bytes());
    head.extend((end as u16).to_be_bytes());
    head.push(0);
    if let Some(last) = last {
        head.extend(last.to_be_bytes());
    }
    head.extend(places);
    bytes[offset..offset + head.len()].copy_from_slice(&head);
    bytes
}

fn header(pages: u32) -> [u8; FILE_HEADER] {
    let mut header = [0; FILE_HEADER];
    header[..16].copy_from_slice(b"SQLite format 3\0");
    header[16..18].copy_from_slice(&(PAGE as u16).to_be_bytes());
    // Versions 1 (a rollback journal), no reserved bytes, and the fixed payload fractions.
    header[18..24].copy_from_slice(&[1, 1, 0, 64, 32, 32]);
    let mut put = |at: usize, number: u32| {
        header[at..at + 4].copy_from_slice(&number.to_be_bytes());
    };
    put(24, 1); // the change counter
    put(28, pages);
    put(40, 1); // the schema cookie
    put(44, 4); // the schema format
    put(56, 1); // UTF-8
    put(92, 1); // the change that the size is valid for
    put(96, 3_040_000); // the version of SQLite that this format is of
    header
}

/// The columns of a row: their types, then their bytes.
fn record(row: &[Value]) -> Vec<u8> {
    let mut types = Vec::new();
    let mut body: Vec<u8> = Vec::new();
    for value in row {
        match value {
            Value::Null => types.extend(varint(0)),
            Value::Integer(number) => {
                let (kind, width) = width(*number);
                types.extend(varint(kind));
                body.extend(&number.to_be_bytes()[8 - width..]);
            }
            Value::Text(text) => {
                types.extend(varint(13 + 2 * text.len() as u64));
                body.extend(text.as_bytes());
            }
        }
    }
    // The length of the header counts itself, which takes one byte up to 127 and two beyond.
    let length = types.len() + if types.len() + 1 < 128 { 1 } else { 2 };
    let mut record = varint(length as u64);
    record.extend(types);
    record.extend(body);
    record
}

/// The type of a whole number and its bytes.
fn width(number: i64) -> (u64, usize) {
    let fits = |bits: u32| number >= -(1 << (bits - 1)) && number < 1 << (bits - 1);
    match number {
        0 => (8, 0),
        1 => (9, 0),
        _ if fits(8) => (1, 1),
        _ if fits(16) => (2, 2),
        _ if fits(24) => (3, 3),
        _ if fits(32) => (4, 4),
        _ if fits(48) => (5, 6),
        _ => (6, 8),
    }
}

/// A number in groups of seven bits, the most significant first, nine bytes at most.
fn varint(number: u64) -> Vec<u8> {
    if number >> 56 != 0 {
        let mut bytes: Vec<u8> = (0..8)
            .map(|at| (number >> (57 - 7 * at) & 127) as u8 | 128)
            .collect();
        bytes.push(number as u8);
        return bytes;
    }
    let mut bytes = vec![(number & 127) as u8];
    let mut rest = number >> 7;
    while rest > 0 {
        bytes.insert(0, (rest & 127) as u8 | 128);
        rest >>= 7;
    }
    bytes
}

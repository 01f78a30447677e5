//! The module that the site ships answers byte for byte as the engine does; a stale one fails here.

use std::fs;
use std::io::Read;
use std::path::Path;

use kanon::interface::answer;
use kanon::quiz::KINDS;
use serde_json::{Value, json};
use wasmi::{Engine, Instance, Linker, Memory, Module, Store, TypedFunc};

const FILE: &str = "templates/static/kanon.wasm.gz";
const LANGUAGES: [&str; 3] = ["en", "hy", "ru"];

/// The module, running.
struct Running {
    store: Store<()>,
    memory: Memory,
    alloc: TypedFunc<u32, u32>,
    answer: TypedFunc<(), u32>,
}

fn module_bytes() -> Vec<u8> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let file = fs::File::open(file).unwrap_or_else(|error| panic!("{FILE}: {error}; run .ci/wasm"));
    let mut bytes = Vec::new();
    let mut unpacked = flate2::read::GzDecoder::new(file);
    unpacked.read_to_end(&mut bytes).unwrap();
    bytes
}

impl Running {
    fn start(bytes: &[u8]) -> Running {
        let engine = Engine::default();
        let module = Module::new(&engine, bytes).unwrap();
        let mut store = Store::new(&engine, ());
        let linker = Linker::new(&engine);
        let instance: Instance = linker.instantiate_and_start(&mut store, &module).unwrap();
        Running {
            memory: instance.get_memory(&store, "memory").unwrap(),
            alloc: instance.get_typed_func(&store, "kanon_alloc").unwrap(),
            answer: instance.get_typed_func(&store, "kanon_answer").unwrap(),
            store,
        }
    }

    fn ask(&mut self, request: &str) -> String {
        let length = u32::try_from(request.len()).unwrap();
        let room = self.alloc.call(&mut self.store, length).unwrap() as usize;
        let memory = self.memory;
        memory
            .write(&mut self.store, room, request.as_bytes())
            .unwrap();
        let place = self.answer.call(&mut self.store, ()).unwrap() as usize;
        let mut length = [0; 4];
        memory.read(&self.store, place, &mut length).unwrap();
        let mut said = vec![0; u32::from_le_bytes(length) as usize];
        memory.read(&self.store, place + 4, &mut said).unwrap();
        String::from_utf8(said).unwrap()
    }

    fn agrees(&mut self, request: &Value) {
        let request = request.to_string();
        let (theirs, ours) = (self.ask(&request), answer(&request));
        assert!(
            theirs == ours,
            "{FILE} is stale, run .ci/wasm and commit it\nrequest: {request}\nmodule: {theirs}\nengine: {ours}"
        );
    }
}

/// Every scenario of tests/cases, as JSON.
fn scenarios() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|it| it.unwrap().path())
        .collect();
    files.sort();
    let mut scenarios = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let listed: Vec<Value> = match file.extension().and_then(|it| it.to_str()) {
            Some("toml") => {
                let table: Value = toml::from_str(&text).unwrap();
                let listed = ["case", "scenario"].iter().filter_map(|key| table.get(key));
                let listed = listed.filter_map(Value::as_array).flatten();
                listed.cloned().collect()
            }
            _ => text
                .lines()
                .filter_map(|line| serde_json::from_str(line).ok())
                .collect(),
        };
        assert!(!listed.is_empty(), "{}", file.display());
        for case in listed {
            let scenario = case.get("scenario").unwrap_or(&case);
            scenarios.push(scenario.to_string());
        }
    }
    scenarios
}

/// Does the work for each language at once.
fn in_every_language(work: impl Fn(&mut Running, &str) + Sync) {
    let bytes = module_bytes();
    std::thread::scope(|scope| {
        for lang in LANGUAGES {
            let (bytes, work) = (&bytes, &work);
            scope.spawn(move || work(&mut Running::start(bytes), lang));
        }
    });
}

#[test]
fn rules_as_the_engine_does() {
    let scenarios = scenarios();
    assert!(scenarios.len() > 600, "{}", scenarios.len());
    // Each in one language, some in all: the engine of a test build is slow. KANON_ALL asks for all.
    let all = std::env::var_os("KANON_ALL").is_some();
    in_every_language(|module, lang| {
        let own = LANGUAGES.iter().position(|it| *it == lang).unwrap();
        for (at, scenario) in scenarios.iter().enumerate() {
            if all || at % LANGUAGES.len() == own || at % 20 == 0 {
                module.agrees(&json!({ "do": "rule", "lang": lang, "scenario": scenario }));
            }
        }
    });
}

#[test]
fn asks_as_the_engine_does() {
    in_every_language(|module, lang| {
        for (at, kind) in KINDS.iter().enumerate() {
            for seed in 0..4 {
                let seed = seed * 1000 + at as u64;
                let kind = kind.name;
                let wish = json!({ "do": "question", "lang": lang, "rule": kind, "seed": seed });
                module.agrees(&wish);
            }
        }
        for seed in 0..20 {
            module.agrees(&json!({ "do": "question", "lang": lang, "seed": seed }));
            module.agrees(&json!({ "do": "record", "seed": seed }));
        }
    });
}

#[test]
fn answers_everything_else_as_the_engine_does() {
    let scenarios = scenarios();
    in_every_language(|module, lang| {
        for scenario in scenarios.iter().step_by(29) {
            module.agrees(&json!({ "do": "near", "lang": lang, "scenario": scenario }));
            let broken = scenario.replacen("event", "evnet", 1);
            module.agrees(&json!({ "do": "check", "lang": lang, "scenario": broken }));
        }
        module.agrees(&json!({ "do": "board", "lang": lang, "moves": "1.e4 e5 2.Nf3" }));
        module.agrees(&json!({ "do": "about", "lang": lang }));
        module.agrees(&json!({ "do": "rule", "lang": "xx" }));
        module.agrees(&json!([]));
    });
}

/// The policy of the site allows for one download of at most that.
#[test]
fn the_module_is_small_and_names_no_folder_of_a_machine() {
    let packed = fs::metadata(Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE)).unwrap();
    assert!(packed.len() <= 1_000_000, "{}", packed.len());
    let bytes = module_bytes();
    for path in ["/home/", "/root/", "/work/", "/Users/", ".cargo/registry"] {
        let found = bytes.windows(path.len()).any(|it| it == path.as_bytes());
        assert!(!found, "{path}");
    }
}

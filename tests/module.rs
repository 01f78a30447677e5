//! The module that the site ships answers byte for byte as the engine does; a stale one fails here.
//!
//! A part is compared in every run; `KANON_ALL=1` compares every case and 5,000 questions in every
//! language.

#[path = "browser/tools.rs"]
mod tools;

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

/// Whether everything is to be compared, however long it takes.
fn is_for_all() -> bool {
    std::env::var_os("KANON_ALL").is_some()
}

/// Requests for all that the module may be asked, in a language.
fn requests(lang: &str, scenarios: &[String]) -> Vec<String> {
    let (questions, step) = if is_for_all() { (5_000, 1) } else { (60, 40) };
    let mut requests = Vec::new();
    for (at, scenario) in scenarios.iter().enumerate().step_by(step) {
        requests.push(json!({ "do": "rule", "lang": lang, "scenario": scenario }));
        if at % (step * 10) == 0 {
            requests.push(json!({ "do": "near", "lang": lang, "scenario": scenario }));
        }
    }
    for seed in 0..questions {
        requests.push(json!({ "do": "question", "lang": lang, "seed": seed }));
    }
    requests.iter().map(Value::to_string).collect()
}

#[test]
fn answers_in_node_and_in_a_browser_as_the_engine_does() {
    if tools::are_left_out() {
        return;
    }
    let scenarios = scenarios();
    let made = tempfile::tempdir().unwrap();
    // Each language on a thread of its own.
    let asked: Vec<Vec<(String, String)>> = std::thread::scope(|scope| {
        let scenarios = &scenarios;
        let asked = LANGUAGES.map(|lang| {
            scope.spawn(move || {
                let requests = requests(lang, scenarios).into_iter();
                requests.map(|it| (answer(&it), it)).collect::<Vec<_>>()
            })
        });
        asked.map(|it| it.join().unwrap()).into()
    });
    let (mut requests, mut answers) = (String::new(), String::new());
    for (answer, request) in asked.iter().flatten() {
        requests.push_str(&format!("{request}\n"));
        answers.push_str(&format!("{answer}\n"));
    }
    fs::write(made.path().join("requests.jsonl"), requests).unwrap();
    fs::write(made.path().join("answers.jsonl"), answers).unwrap();
    let module = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    fs::copy(module, made.path().join("kanon.wasm.gz")).unwrap();
    let mut compare = std::process::Command::new("node");
    compare.arg("equal.mjs").arg(made.path());
    tools::run(
        compare
            .arg(tools::chromium())
            .current_dir(tools::folder("equal")),
    );
}

#[test]
fn rules_as_the_engine_does() {
    let scenarios = scenarios();
    assert!(scenarios.len() > 600, "{}", scenarios.len());
    // Each in one language, some in all: the engine of a test build is slow.
    let all = is_for_all();
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
        module.agrees(&json!({ "do": "qr", "text": "https://example.org/" }));
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

#[test]
fn another_program_can_embed_it() {
    let made = tempfile::tempdir().unwrap();
    let folder = made.path().join("engine");
    let export = || {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_kanon"));
        command.args(["--lang", "en", "export-engine"]).arg(&folder);
        command.output().unwrap()
    };
    assert!(export().status.success());
    assert!(export().status.success(), "a second time updates it");
    let module = fs::read(folder.join("kanon.wasm")).unwrap();
    assert_eq!(module, module_bytes());
    let package = fs::read_to_string(folder.join("package.json")).unwrap();
    let package: Value = serde_json::from_str(&package).unwrap();
    assert_eq!(package["version"], env!("CARGO_PKG_VERSION"));
    let script = "import { load } from './index.js';\n\
        const scenario = { start: { moves: '1.f3 e5 2.g4' }, events: [{ who: 'black', event: 'move', san: 'Qh4#' }] };\n\
        console.log((await load()).ask({ do: 'rule', lang: 'en', scenario }).result.outcome);\n";
    fs::write(folder.join("mate.mjs"), script).unwrap();
    match std::process::Command::new("node")
        .arg(folder.join("mate.mjs"))
        .output()
    {
        Ok(said) => assert_eq!(String::from_utf8_lossy(&said.stdout).trim(), "0-1"),
        Err(_) => eprintln!("left out: there is no node here"),
    }
    // Somebody else's package stays.
    fs::write(folder.join("package.json"), "{\"name\":\"ours\"}").unwrap();
    assert!(!export().status.success());
}

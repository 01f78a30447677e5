//! What stands before the text of a file: a byte order mark, the settings of a site generator.

/// Where the text itself starts.
pub(super) fn body_start(text: &str) -> usize {
    let mark = text.len() - text.trim_start_matches('\u{FEFF}').len();
    mark + settings_length(&text[mark..])
}

/// The length of a block between two lines of `---` (or `+++`) whose lines are `key: value`.
fn settings_length(text: &str) -> usize {
    let fence = match text.get(..3) {
        Some(fence @ ("---" | "+++")) => fence,
        _ => return 0,
    };
    let mut at = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        at += line.len();
        let line = line.trim_end();
        if number == 0 {
            if line != fence {
                return 0;
            }
        } else if line == fence || line == "..." {
            return at;
        } else if !is_setting(line) {
            return 0;
        }
    }
    0
}

fn is_setting(line: &str) -> bool {
    line.is_empty()
        || line.starts_with(['#', ' ', '-', '[', '\t'])
        || line
            .split_once([':', '='])
            .is_some_and(|(key, _)| !key.is_empty() && key.len() < 40 && !key.contains('*'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_over_settings_and_byte_order_marks() {
        assert_eq!(body_start("\u{FEFF}# A"), 3);
        assert_eq!(body_start("---\ntitle: A\n---\n# A"), 17);
        assert_eq!(body_start("+++\ntitle = 'A'\n+++\n"), 20);
    }

    #[test]
    fn leaves_rules_alone() {
        assert_eq!(body_start("---\n**9.1** Text\n---\n"), 0);
        assert_eq!(body_start("---\n\nText"), 0);
        assert_eq!(body_start("# A"), 0);
    }
}

//! Help in the reader's language.
//!
//! The key of a command's description is `command-<name>`, that of an option
//! `command-<name>-<option>`; options that work everywhere are `command-global-<option>`.

use clap::{Arg, Command};

use crate::diag::Message;
use crate::lang::Text;

const LAST: usize = 900;

const GLOBAL: [&str; 4] = ["lang", "content", "locales", "color"];

/// Puts the texts of a language into a command and all below it.
pub fn translate(command: Command, text: &Text) -> Command {
    let say = |key: &str| {
        text.title(key)
            .unwrap_or_else(|missing| format!("⟨{}⟩", missing.key))
    };
    let name = match command.get_name() {
        "kanon" => "command-kanon".to_owned(),
        name => format!("command-{name}"),
    };
    let template = format!(
        "{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        say("command-heading-usage"),
    );
    let subcommands: Vec<_> = command
        .get_subcommands()
        .map(|subcommand| subcommand.get_name().to_owned())
        .collect();
    let mut translated = command
        .about(say(&name))
        .help_template(template)
        .subcommand_help_heading(say("command-heading-commands"))
        .subcommand_value_name(say("command-value-command"))
        .disable_help_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(clap::ArgAction::Help)
                .help(say("command-global-help"))
                .display_order(LAST)
                .help_heading(say("command-heading-global")),
        );
    if name == "command-kanon" {
        translated = translated
            .disable_version_flag(true)
            .arg(
                Arg::new("version")
                    .short('V')
                    .long("version")
                    .action(clap::ArgAction::Version)
                    .help(say("command-global-version"))
                    .display_order(LAST)
                    .help_heading(say("command-heading-global")),
            )
            .after_help(say("command-kanon-after"));
    }
    translated = translated.mut_args(|arg| translate_arg(arg, &name, &say));
    for subcommand in subcommands {
        translated = translated.mut_subcommand(subcommand, |inner| translate(inner, text));
    }
    translated
}

fn translate_arg(arg: Arg, command: &str, say: &impl Fn(&str) -> String) -> Arg {
    let id = arg.get_id().to_string();
    if id == "help" || id == "version" {
        return arg;
    }
    let (key, heading) = if GLOBAL.contains(&id.as_str()) {
        (format!("command-global-{id}"), "command-heading-global")
    } else if arg.is_positional() {
        (format!("{command}-{id}"), "command-heading-arguments")
    } else {
        let name = id.replace('_', "-");
        (format!("{command}-{name}"), "command-heading-options")
    };
    let takes_value = arg.get_action().takes_values();
    let placeholder = arg.get_value_names().and_then(|names| names.first());
    let placeholder = placeholder.map(|name| say(&placeholder_key(name)));
    let arg = arg.help(say(&key)).help_heading(say(heading));
    match (takes_value, placeholder) {
        (true, Some(name)) => arg
            .value_name(name)
            .hide_possible_values(true)
            .hide_default_value(true),
        (true, None) => arg.hide_possible_values(true).hide_default_value(true),
        (false, _) => arg,
    }
}

/// The message that stands for a placeholder such as `FILE`.
fn placeholder_key(name: &str) -> String {
    let name = name.to_lowercase().replace("..", "-");
    format!("command-value-{name}")
}

/// A text of clap's with its own word for options translated, and without its colon after headings
/// that end with a mark of their own.
pub fn with_options_named(shown: &str, text: &Text) -> String {
    let options = text.show(&Message::new("command-value-options"));
    let mut shown = shown.replace("[OPTIONS]", &format!("[{options}]"));
    for key in [
        "command-heading-commands",
        "command-heading-arguments",
        "command-heading-options",
        "command-heading-global",
    ] {
        let heading = text.show(&Message::new(key));
        if !heading.ends_with(char::is_alphanumeric) {
            shown = shown.replace(&format!("{heading}:"), &heading);
        }
    }
    shown
}

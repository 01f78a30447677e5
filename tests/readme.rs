//! Every command of the README is run, and says what the README shows.

#[test]
fn the_readme_says_what_the_commands_say() {
    trycmd::TestCases::new()
        .env("LC_ALL", "en")
        .env("COLUMNS", "80")
        .register_bin("kanon", trycmd::cargo::cargo_bin("kanon"))
        .case("README.md");
}

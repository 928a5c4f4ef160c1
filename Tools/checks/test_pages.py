"""Plants faults in the pages of a small repository and looks whether the check of pages finds them."""
import pathlib
import subprocess
import tempfile
import unittest

import pages

README = """
# Small

`Sources/Small` has the type `Engine`, `docs/checks.md` the checks, and `Engine+Speed` a file. `tool --fast` is quick.
It needs `libsmall-dev`, and `.package(url: "small", from: "0.2.0")`. [Checks](docs/checks.md#for-every-change) are quick.
A program has `Sources/Hello/Hello.swift`:

```swift
struct Greeting {}
```

`Sources/Hello` is not here, nor is `.build/pictures`. `FILE` and `wait TIME` stand for something.
"""

FILES = {
    "README.md": README,
    "CHANGELOG.md": "# Changelog\n\n## [0.2.0] - Unreleased\n\n- `tessera lint` with 1 rules\n\n## [0.1.0]\n",
    "docs/checks.md": "# Checks\n\n## For every change\n\n| Stage | |\n|---|---|\n| Format | as it should be |\n",
    "docs/lint/one-rule.md": "# `one-rule`\n",
    "docs/lint/no-rule.md": "# `no-rule`\n\nThis is no rule.\n",
    "docs/decisions/0001-form.md": "# 0001\n\nNot `OtherEngine`.\n",
    "Sources/Small/Engine.swift": 'struct Engine { var options = ["--fast"] }\n',
    "Sources/Small/tool.swift": "func wait() {}\n",
    "Sources/CSmall/module.modulemap": "module CSmall {}\n",
    "Sources/Small/Engine+Speed.swift": "extension Engine {}\n",
    "Tools/Sources/tessera/Version.swift": 'enum Version { static let current = "0.2.0" }\n',
    "Tools/prerequisites.sh": "require() {\n  require_debian_packages \\\n    libsmall-dev\n}\n",
    ".ci/run": "stage 'Format' check_format\n",
}


class PagesTests(unittest.TestCase):
    def faults(self, **changes):
        """What is found in the good repository with some of its files changed."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, text in {**FILES, **changes.get("files", {})}.items():
                path = root / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            subprocess.run(["git", "init", "--quiet", root], check=True)
            return pages.faults(pages.Pages(root))

    # The line of what is added to README.
    line = README.count("\n") + 2

    def readme(self, text):
        return self.faults(files={"README.md": README + text})

    def test_a_good_repository_has_no_faults(self):
        self.assertEqual(self.faults(), [])

    def test_links_that_lead_nowhere_are_found(self):
        found = self.readme("\n[A](docs/guide.md), [b](docs/checks.md#before-a-release), [c](https://example.org/x)\n")
        self.assertEqual(found, [
            f"README.md:{self.line}: the link leads to docs/guide.md, which is not there",
            f"README.md:{self.line}: docs/checks.md has no heading for #before-a-release",
        ])

    def test_links_in_code_are_no_links(self):
        self.assertEqual(self.readme("\n```text\n[a](b.md)\n```\n\n`[a](b)`\n"), [])

    def test_paths_that_are_not_there_are_found(self):
        found = self.readme("\n`Sources/Big`, `docs/checks.md`, `./docs/none --fast`, `Sources/Small/*.swift`\n")
        self.assertEqual(found, [
            f"README.md:{self.line}: `Sources/Big`: there is no Sources/Big",
            f"README.md:{self.line}: `./docs/none --fast`: there is no docs/none",
        ])

    def test_names_and_options_that_are_not_there_are_found(self):
        found = self.readme("\n`Engine`, `Greeting`, `Motor`, `SMALL_SPEED=1`, `Engine+Power`, `tool --slow`\n")
        self.assertEqual(found, [
            f"README.md:{self.line}: `Motor`: nothing is called Motor",
            f"README.md:{self.line}: `SMALL_SPEED=1`: nothing is called SMALL_SPEED",
            f"README.md:{self.line}: `Engine+Power`: there is no file Engine+Power",
            f"README.md:{self.line}: `tool --slow`: nothing knows the option --slow",
        ])

    def test_a_version_that_differs_is_found(self):
        changelog = FILES["CHANGELOG.md"].replace("0.2.0", "0.3.0")
        self.assertEqual(
            self.faults(files={"CHANGELOG.md": changelog}),
            ["CHANGELOG.md: the newest version is 0.3.0, and that of the tool 0.2.0"])
        self.assertEqual(
            self.faults(files={"README.md": README.replace("0.2.0", "0.1.0")}),
            ["README.md: the manifest asks for 0.1.0, and the version is 0.2.0"])
        self.assertEqual(len(self.faults(files={"CHANGELOG.md": "# Changelog\n"})), 1)

    def test_a_stage_without_a_row_is_found(self):
        script = FILES[".ci/run"] + "stage 'Speed' check_speed\n"
        self.assertEqual(self.faults(files={".ci/run": script}), ["docs/checks.md: the stage Speed has no row"])

    def test_a_package_that_is_not_named_is_found(self):
        script = FILES["Tools/prerequisites.sh"].replace("libsmall-dev", "libsmall-dev libbig-dev")
        self.assertEqual(
            self.faults(files={"Tools/prerequisites.sh": script}),
            ["README.md: the package libbig-dev, which the scripts install, is not named"])

    def test_a_module_that_is_not_named_is_found(self):
        self.assertEqual(
            self.faults(files={"Sources/Big/Big.swift": "struct Big {}\n"}), ["README.md: Sources/Big is not named"])

    def test_a_wrong_number_of_rules_is_found(self):
        changelog = FILES["CHANGELOG.md"].replace("with 1 rules", "with 2 rules")
        self.assertEqual(
            self.faults(files={"CHANGELOG.md": changelog}), ["CHANGELOG.md: `tessera lint` has 1 rules, not 2"])


if __name__ == "__main__":
    unittest.main()

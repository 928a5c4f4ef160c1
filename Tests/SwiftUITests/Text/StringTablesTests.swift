import Foundation
import SwiftUI
import Testing
import TesseraCore

/// String tables.
struct StringTablesTests {
  /// A bundle made of files for one test.
  private func withBundle<Result>(_ files: [String: String], _ body: (Bundle) throws -> Result) throws -> Result {
    let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, content) in files {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: url)
    }
    return try body(#require(Bundle(url: root)))
  }

  private func shown(_ key: LocalizedStringKey, _ bundle: Bundle, _ locale: String, table: String? = nil) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Text(key, tableName: table, bundle: bundle).resolvedString(in: environment)
  }

  @Test func theEnvironmentsLocaleChoosesTheTable() throws {
    let files = [
      "en.lproj/Localizable.strings": "\"hello\" = \"Hello **you**\"; \"count %lld\" = \"%lld things\";",
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo Du\"; \"from %@ to %@\" = \"nach %2$@ von %1$@\";",
      "de.lproj/Other.strings": "\"hello\" = \"Tag\";",
    ]
    try withBundle(files) { bundle in
      #expect(shown("hello", bundle, "en_GB") == "Hello you")
      #expect(shown("hello", bundle, "de_AT") == "Hallo Du")
      #expect(shown("hello", bundle, "de_DE", table: "Other") == "Tag")
      #expect(shown("hello", bundle, "fr_FR") == "Hello you")
      #expect(shown("count \(3)", bundle, "en_US") == "3 things")
      #expect(shown("from \("A") to \("B")", bundle, "de_DE") == "nach B von A")
      #expect(shown("missing \(1)", bundle, "de_DE") == "missing 1")
      #expect(String(localized: "hello", bundle: bundle, locale: Locale(identifier: "de")) == "Hallo Du")
    }
  }

  @Test func scriptsMatterMoreThanRegions() throws {
    let files = [
      "zh-Hant.lproj/Localizable.strings": "\"a\" = \"traditional\";",
      "zh-Hans.lproj/Localizable.strings": "\"a\" = \"simplified\";",
    ]
    try withBundle(files) { bundle in
      #expect(shown("a", bundle, "zh_CN") == "simplified")
      #expect(shown("a", bundle, "zh_TW") == "traditional")
    }
  }

  @Test func pluralRules() throws {
    let rules = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files in %lld folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>0% files, no % sign</string><key>one</key><string>one file</string>
      <key>other</key><string>%lld files</string></dict>
      <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>one folder</string><key>other</key><string>%lld folders</string></dict>
      </dict></dict></plist>
      """
    try withBundle(["en.lproj/Localizable.stringsdict": rules]) { bundle in
      #expect(shown("\(3) files in \(1) folders", bundle, "en") == "3 files in one folder")
      #expect(shown("\(0) files in \(2) folders", bundle, "en") == "0% files, no % sign in 2 folders")
      #expect(shown("\(1) files in \(0) folders", bundle, "en") == "one file in 0 folders")
    }
  }

  @Test func catalogs() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%lld items": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld item"}},
            "other": {"stringUnit": {"value": "%lld items"}}}}},
          "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld rzecz"}},
            "few": {"stringUnit": {"value": "%lld rzeczy"}}, "many": {"stringUnit": {"value": "%lld sztuk"}},
            "other": {"stringUnit": {"value": "%lld inne"}}}}}}},
        "%@ has %lld": {"localizations": {"en": {"stringUnit": {"value": "%@ has %#@n@"},
          "substitutions": {"n": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}}
      }}
      """
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      #expect(shown("hello", bundle, "de_DE") == "Hallo")
      #expect(shown("hello", bundle, "en_US") == "hello")
      #expect(shown("\(1) items", bundle, "en_US") == "1 item")
      #expect(shown("\(1200) items", bundle, "en_US") == "1,200 items")
      #expect(shown("\(1) items", bundle, "de_DE") == "1 item")
      #expect(shown("\(3) items", bundle, "pl_PL") == "3 rzeczy")
      #expect(shown("\(5) items", bundle, "pl_PL") == "5 sztuk")
      #expect(shown("\("Ada") has \(1)", bundle, "en_US") == "Ada has 1 cat")
      #expect(shown("\("Ada") has \(2)", bundle, "en_US") == "Ada has 2 cats")
    }
  }

  @Test func filesThatCannotBeReadAreEmpty() throws {
    let files = ["en.lproj/Localizable.strings": "\"a = b", "Localizable.xcstrings": "{"]
    try withBundle(files) { bundle in #expect(shown("a", bundle, "en") == "a") }
  }
}

import Foundation
import SwiftUI
import Testing

@testable import TesseraCore
@testable import TesseraText
@testable import TesseraValues

/// Variants of localized texts.
struct LocalizedVariantTests {
  /// The texts of a table, from files of one test.
  private func entries(
    _ files: [String: String], _ locale: String, devices: [String]
  ) throws -> [String: LocalizedFormat] {
    let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, content) in files {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: url)
    }
    let bundle = try #require(Bundle(url: root))
    return StringTableReader(bundle: bundle, name: "Localizable", devices: devices).entries(
      for: Locale(identifier: locale))
  }

  private func text(_ format: LocalizedFormat?, _ numbers: Int64...) -> String? {
    format?.string(for: numbers.map { .number(.signed($0)) }, locale: Locale(identifier: "en"))
  }

  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}},
      "%lld taps": {"localizations": {"en": {"variations": {"device": {
        "mac": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "a click"}}, "other": {"stringUnit": {"value": "%lld clicks"}}}}},
        "other": {"stringUnit": {"value": "%lld taps"}}}}}}},
      "%lld of %lld": {"localizations": {"en": {"stringUnit": {"value": "%#@done@ of %#@all@"}, "substitutions": {
        "done": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "one"}}, "other": {"stringUnit": {"value": "%arg"}}}}},
        "all": {"argNum": 2, "formatSpecifier": "lld", "variations": {"device": {
          "mac": {"variations": {"plural": {"other": {"stringUnit": {"value": "%arg files"}}}}},
          "other": {"variations": {"plural": {"other": {"stringUnit": {"value": "%arg items"}}}}}}}}}}}}
    }}
    """

  @Test("A string catalog has variants for devices, for numbers, and for both")
  func catalog() throws {
    let mac = try entries(["Localizable.xcstrings": Self.catalog], "en", devices: ["mac"])
    let phone = try entries(["Localizable.xcstrings": Self.catalog], "en", devices: ["iphone", "ipad"])
    #expect(text(mac["tap"]) == "Click")
    #expect(text(phone["tap"]) == "Tap")
    #expect(text(mac["%lld taps"], 1) == "a click")
    #expect(text(mac["%lld taps"], 3) == "%lld clicks")
    #expect(text(phone["%lld taps"], 1) == "%lld taps")
    #expect(text(mac["%lld of %lld"], 1, 4) == "one of %2$lld files")
    #expect(text(phone["%lld of %lld"], 2, 4) == "%1$lld of %2$lld items")
  }

  private static let rules = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
    <key>mac</key><string>Click</string><key>iphone</key><string>Tap</string></dict></dict>
    <key>name</key><dict><key>NSStringVariableWidthRuleType</key><dict>
    <key>1</key><string>T.</string><key>20</key><string>Tessera</string></dict></dict>
    <key>%lld</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@cats@</string>
    <key>cats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>a cat</string><key>other</key><string>%lld cats and %#@dogs@</string></dict>
    <key>dogs</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>a dog</string><key>other</key><string>%lld dogs</string></dict></dict>
    </dict></plist>
    """

  @Test("Rules have variants for devices and widths, and forms with further variables")
  func rules() throws {
    let entries = try entries(["en.lproj/Localizable.stringsdict": Self.rules], "en", devices: ["iphone"])
    #expect(text(entries["tap"]) == "Tap")
    #expect(text(entries["name"]) == "Tessera")
    #expect(text(entries["%lld"], 1, 2) == "a cat")
    #expect(text(entries["%lld"], 3, 1) == "%1$lld cats and a dog")
    // Without a number, the usual form.
    #expect(text(entries["%lld"]) == "%1$lld cats and %2$lld dogs")
  }

  @Test("NSLocalizedString finds what views find, in tables with plural rules, too")
  func function() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root.appending(path: "en.lproj"), withIntermediateDirectories: true)
    try Data(Self.rules.utf8).write(to: root.appending(path: "en.lproj/Localizable.stringsdict"))
    try Data("\"hello\" = \"Hello\";".utf8).write(to: root.appending(path: "en.lproj/Other.strings"))
    let bundle = try #require(Bundle(url: root))
    #expect(NSLocalizedString("name", bundle: bundle, comment: "") == "Tessera")
    #expect(NSLocalizedString("hello", tableName: "Other", bundle: bundle, comment: "") == "Hello")
    #expect(NSLocalizedString("hello", bundle: bundle, value: "Tag", comment: "") == "Tag")
    #expect(NSLocalizedString("hello", comment: "") == "hello")
    #expect(NSLocalizedString("hello", value: "", comment: "") == "hello")
    #expect(NSLocalizedString("hello", tableName: "Other", comment: "") == "hello")
    #expect(NSLocalizedString("hello", tableName: "Other", value: "Tag", comment: "") == "Tag")
  }

  @Test("A text that NSLocalizedString returns finds its form for a number in String(format:) and its sibling")
  func pluralFormats() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let table = """
      {"sourceLanguage": "en", "strings": {"due": {"localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "tomorrow"}}, "other": {"stringUnit": {"value": "in %ld days of grace"}}}}}}}}}
      """
    try Data(table.utf8).write(to: root.appending(path: "Localizable.xcstrings"))
    let bundle = try #require(Bundle(url: root))
    let format = NSLocalizedString("due", bundle: bundle, comment: "")
    #expect(String.localizedStringWithFormat(format, 1) == "tomorrow")
    #expect(String.localizedStringWithFormat(format, 3) == "in 3 days of grace")
    #expect(String(format: format, 1) == "tomorrow")
    #expect(String(format: format, 3) == "in 3 days of grace")
    #expect(String(format: "%03d", 7) == "007")
    #expect(String.localizedStringWithFormat("%d of them", 7) == "7 of them")
  }

  @Test(
    "The locale of programs is named by LC_ALL, LC_MESSAGES and LANG, its language also by LANGUAGE",
    arguments: [
      (["LANG": "de_AT.UTF-8"], "de_AT"), (["LANG": "de_AT", "LC_MESSAGES": "fr_FR.UTF-8"], "fr_FR"),
      (["LANG": "de_AT", "LC_ALL": "it_IT"], "it_IT"), (["LANG": "de_AT", "LC_ALL": ""], "de_AT"),
      (["LANG": "de_AT", "LANGUAGE": "nl:en"], "nl"), (["LANG": "sr_RS.UTF-8@latin"], "sr_Latn_RS"),
      (["LANG": "C.UTF-8", "LANGUAGE": "nl"], nil), (["LC_ALL": "POSIX", "LANG": "de_AT"], nil), ([:], nil),
      (["LANG": "../x"], nil),
    ] as [([String: String], String?)])
  func variables(variables: [String: String], identifier: String?) {
    #expect(ProgramLocale.locale(named: variables)?.identifier == identifier)
  }

  @Test("Tests keep the locale that Foundation has")
  func fixed() {
    #expect(ProgramLocale.current == .current)
    #expect(EnvironmentValues().locale == .current)
  }
}

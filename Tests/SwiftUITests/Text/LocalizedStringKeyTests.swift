import Foundation
import SwiftUI
import Testing
import TesseraCore

/// Localized string keys.
struct LocalizedStringKeyTests {
  private func shown(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Text(key).resolvedString(in: environment)
  }

  private struct Named: CustomStringConvertible {
    let description = "described"
  }

  @Test func keysHaveFormatSpecifiers() {
    let date = Date(timeIntervalSince1970: 0)
    let optional: Int? = nil
    #expect(("a \("b") \(1) \(2.5) \(UInt8(3)) \(CGFloat(4))" as LocalizedStringKey).key == "a %@ %lld %lf %u %lf")
    #expect(("\(1.5, specifier: "%.2f") \(date, style: .time)" as LocalizedStringKey).key == "%.2f %@")
    #expect(("100% of \(1)" as LocalizedStringKey).key == "100%% of %lld")
    #expect(("100%" as LocalizedStringKey).key == "100%")
    #expect(("\(Named()) \(optional as Any)" as LocalizedStringKey).key == "%@ %@")
  }

  @Test func valuesFillTheKey() {
    let name = "Ada"
    #expect(shown("Hello \(name), you are \(36)") == "Hello Ada, you are 36")
    #expect(shown("\(Substring("abc")) \(Named())") == "abc described")
    #expect(shown("\(Int8(-5)) \(UInt.max) \(true ? 1 : 0)") == "-5 18,446,744,073,709,551,615 1")
    #expect(shown("\(7, format: .number) \(Text("x"))") == "7 x")
    #expect(shown("100% of \(1)") == "100% of 1")
    #expect(shown("100%") == "100%")
    #expect(shown("%d %@") == "%d %@")
  }

  @Test("J361: a value is written as its declared type is; an optional shows that it is one")
  func declaredTypes() {
    let start = Date(timeIntervalSince1970: 0)
    let end = start.addingTimeInterval(3_600)
    let string: String? = "x"
    let number: Int? = 3
    // Through a generic function: written directly, the compiler warns of an optional in a string.
    func key<Value>(_ value: Value) -> LocalizedStringKey { "\(value)" }
    #expect(shown(key(string)) == "Optional(\"x\")")
    #expect(shown(key(number)) == "Optional(3)")
    #expect(key(number).key == "%@")
    #expect(key(3 as Any).key == "%@")
    #expect(key(3).key == "%lld")
    #expect(shown("\(AttributedString("styled")) \(LocalizedStringResource("key"))") == "styled key")
    #expect(shown("\(start...end)") == Text(start...end).resolvedString(in: EnvironmentValues()))
    #expect(shown("\(DateInterval(start: start, end: end))") == shown("\(start...end)"))
    #expect(
      shown("a\(Image(systemName: "star"))")
        == Text("a\(Text(Image(systemName: "star")))").resolvedString(in: EnvironmentValues()))
  }

  @Test func numbersAreWrittenAsTheLocaleDoes() {
    #expect(shown("\(1234567)") == "1,234,567")
    #expect(shown("\(1234567)", "de_DE") == "1.234.567")
    #expect(shown("\(1.5)") == "1.500000")
    #expect(shown("\(1.5)", "de_DE") == "1,500000")
    #expect(shown("\(12)", "ar_EG") == "١٢")
    #expect(shown("\(-12)") == "-12")
    #expect(shown("\(-12)", "sv_SE") == "−12")
    #expect(shown("\(1234)", "es_ES") == "1234")
    #expect(shown("\(12345)", "es_ES") == "12.345")
    #expect(shown("\(12345678)", "hi_IN") == "1,23,45,678")
    #expect(shown("\(1234567)", "de_CH") == "1’234’567")
    #expect(shown("\(1234567)", "en_US_POSIX") == "1234567")
  }

  @Test(arguments: ["en_US", "fr_FR", "pl_PL", "pt_PT", "ar_EG", "fa_IR", "he_IL", "bn_BD", "my_MM", "ja_JP", "ur_PK"])
  func integersAreAsTheFormatterWritesThem(identifier: String) {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: identifier))
    for number in [0, -1, 99, 999, 1000, -1000, 9999, 10_000, 99_999, 100_000, -1_234_567, .max, .min] {
      #expect(shown("\(number)", identifier) == style.format(number))
    }
    #expect(shown("\(UInt64.max)", identifier) == IntegerFormatStyle(locale: style.locale).format(UInt64.max))
  }

  @Test func specifiers() {
    #expect(shown("\(1.256, specifier: "%.2f")") == "1.26")
    #expect(shown("\(1.256, specifier: "%.0f%%")") == "1%")
    #expect(shown("\(255, specifier: "%x")") == "ff")
    #expect(shown("\(7, specifier: "%03d")") == "007")
    #expect(shown("\(7, specifier: "%.1f")") == "7.0")
    #expect(shown("\(7, specifier: "%@")") == "7")
    #expect(shown("\(7, specifier: "no specifier")") == "no specifier")
    #expect(shown("\(7, specifier: "%99999999d")") == "7")
    #expect(shown("\(Double.nan) \(Double.infinity, specifier: "%.1f")").lowercased().hasPrefix("nan "))
  }

  @Test func valuesAreNoMarkdownAndTextsKeepTheirStyle() {
    let runs = Text("**a \("*b*")** \(Text("c").italic())").resolved(in: EnvironmentValues()).runs
    #expect(runs.map(\.string) == ["a *b*", " ", "c"])
    #expect(runs[0].attributes.font.weight == 700)
    #expect(runs[2].attributes.font.isItalic)
  }

  @Test func valuesInAddressesAreCounted() {
    #expect(shown("[\("a")](https://x.y/\(12)) \(3)") == "a 3")
  }

  @Test func equality() {
    #expect(("a \(1)" as LocalizedStringKey) == "a \(1)")
    #expect(("a \(1)" as LocalizedStringKey) != "a \(2)")
    #expect(("a" as LocalizedStringKey) == LocalizedStringKey("a"))
  }

  @Test func plainStringsAndResources() {
    #expect(String(localized: "a **b** \(1234)", locale: Locale(identifier: "en_US")) == "a **b** 1,234")
    #expect(String(localized: "key", defaultValue: "value \(1)") == "value 1")
    let resource = LocalizedStringResource("key", defaultValue: "*x* \(1)")
    #expect(String(localized: resource) == "*x* 1")
    #expect(Text(resource).resolvedString(in: EnvironmentValues()) == "x 1")
    #expect(shown("see \(resource)") == "see x 1")
    #expect(resource == LocalizedStringResource("key", defaultValue: "*x* \(1)"))
  }
}

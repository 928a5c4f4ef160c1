import Foundation
import SwiftUI
import Testing
import TesseraCore

/// Text without an engine.
struct TextResolvingTests {
  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    return environment
  }

  private func attributes(_ text: Text) -> ResolvedText.Attributes {
    text.resolved(in: environment).runs[0].attributes
  }

  @Test func plainTextIsOneRun() {
    let resolved = Text("Hello").resolved(in: environment)
    #expect(resolved.runs.map(\.string) == ["Hello"])
    #expect(resolved.alignment == .leading)
    #expect(resolved.truncation == .tail)
    #expect(!resolved.isRightToLeft)
  }

  @Test func emptyTextKeepsItsFont() {
    let resolved = Text("").font(.system(size: 40)).resolved(in: environment)
    #expect(resolved.runs.map(\.string) == [""])
    #expect(resolved.runs[0].attributes.font.size == 40)
  }

  @Test func literalsAreMarkdownAndStringsAreNot() {
    let string = "**a**"
    #expect(Text("**a**").resolvedString(in: environment) == "a")
    #expect(attributes(Text("**a**")).font.weight == 700)
    #expect(Text(string).resolvedString(in: environment) == "**a**")
    #expect(Text(verbatim: "**a**").resolvedString(in: environment) == "**a**")
    #expect(Text("\(string)").resolvedString(in: environment) == "**a**")
    #expect(Text("x \(string)").resolvedString(in: environment) == "x **a**")
    #expect(Text(LocalizedStringKey(string)).resolvedString(in: environment) == "a")
  }

  @Test func markdownStylesRuns() {
    let runs = Text("a **b** *c* ~~d~~ `e` [f](https://g.h)").resolved(in: environment).runs
    #expect(runs.map(\.string) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
    #expect(runs[1].attributes.font.weight == 700)
    #expect(runs[3].attributes.font.isItalic)
    #expect(runs[5].attributes.strikethrough != nil)
    #expect(runs[7].attributes.font.family == .system(.monospaced))
    #expect(runs[9].attributes.color != runs[0].attributes.color)
  }

  @Test func stringsOfOneStyleAreOneRun() {
    #expect(Text("a \(1) b \("c")").resolved(in: environment).runs.map(\.string) == ["a 1 b c"])
    #expect((Text("a") + Text("b")).resolved(in: environment).runs.map(\.string) == ["ab"])
  }

  @Test func modifiersChangeTheFont() {
    #expect(attributes(Text("a").bold()).font.weight == 700)
    #expect(attributes(Text("a").fontWeight(.light)).font.weight == 300)
    #expect(attributes(Text("a").italic()).font.isItalic)
    #expect(attributes(Text("a").monospaced()).font.family == .system(.monospaced))
    #expect(attributes(Text("a").fontDesign(.serif)).font.family == .system(.serif))
    #expect(attributes(Text("a").monospacedDigit()).font.hasMonospacedDigits)
    #expect(attributes(Text("a").font(.system(size: 31))).font.size == 31)
    #expect(attributes(Text("a").font(.system(size: 20)).textScale(.secondary)).font.size == 16)
  }

  @Test func theInnerModifierWins() {
    #expect(attributes(Text("a").font(.system(size: 10)).font(.system(size: 20))).font.size == 10)
    #expect(attributes(Text("a").bold().fontWeight(.light)).font.weight == 700)
    #expect(attributes(Text("a").fontWeight(.light).bold()).font.weight == 300)
    #expect(attributes(Text("a").bold(false).bold()).font.weight == 400)
    #expect(
      attributes(Text("a").foregroundColor(.red).foregroundColor(.blue)).color == Color.red.resolve(in: environment))
  }

  @Test func anAbsentValueKeepsWhatIsThere() {
    var outer = environment
    outer.font = .system(size: 30)
    outer.foregroundStyle = AnyShapeStyle(Color.red)
    let run = Text("a").font(nil).foregroundColor(nil).resolved(in: outer).runs[0]
    #expect(run.attributes.font.size == 30)
    #expect(run.attributes.color == Color.red.resolve(in: outer))
  }

  @Test func modifiersOfAConcatenationReachItsParts() {
    let text = (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue).bold()
    let runs = text.resolved(in: environment).runs
    #expect(runs.map(\.string) == ["a", "b"])
    #expect(runs[0].attributes.color == Color.red.resolve(in: environment))
    #expect(runs[1].attributes.color == Color.blue.resolve(in: environment))
    #expect(runs.allSatisfy { $0.attributes.font.weight == 700 })
  }

  @Test func longConcatenationsAreFlat() {
    let text = (0..<2_000).reduce(Text("")) { $0 + Text(verbatim: "\($1 % 10)") }
    #expect(text.resolvedString(in: environment).count == 2_000)
  }

  @Test func linesAndSpacing() {
    let text = Text("a").underline(color: .red).strikethrough().kerning(2).baselineOffset(-3)
    #expect(attributes(text).underline == .init(color: Color.red.resolve(in: environment)))
    #expect(attributes(text).strikethrough == .init())
    #expect(attributes(text).kerning == 2)
    #expect(attributes(text).baselineOffset == -3)
    #expect(attributes(Text("a").underline(false)).underline == nil)
    #expect(attributes(text.tracking(1)).tracking == 1)
    #expect(attributes(text.tracking(1)).kerning == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func lengthsThatAreNoneCountAsZero(length: CGFloat) {
    let text = Text("a").kerning(length).tracking(length).baselineOffset(length)
    #expect(attributes(text).kerning == 0)
    #expect(attributes(text).tracking == 0)
    #expect(attributes(text).baselineOffset == 0)
    var environment = environment
    environment.lineSpacing = length
    #expect(Text("a").resolved(in: environment).lineSpacing == 0)
  }

  @Test func theEnvironmentStyles() {
    var environment = environment
    environment.text.style.isBold = true
    environment.textCase = .uppercase
    environment.multilineTextAlignment = .trailing
    environment.truncationMode = .head
    environment.lineSpacing = 4
    environment.layoutDirection = .rightToLeft
    let resolved = Text("straße").resolved(in: environment)
    #expect(resolved.string == "STRASSE")
    #expect(resolved.runs[0].attributes.font.weight == 700)
    #expect(resolved.alignment == .trailing)
    #expect(resolved.truncation == .head)
    #expect(resolved.lineSpacing == 4)
    #expect(resolved.isRightToLeft)
    #expect(Text("a").fontWeight(.light).resolved(in: environment).runs[0].attributes.font.weight == 300)
    #expect(Text("a").bold(false).resolved(in: environment).runs[0].attributes.font.weight == 400)
  }

  @Test func letterCaseFollowsTheLanguage() {
    var turkish = environment
    turkish.locale = Locale(identifier: "tr_TR")
    turkish.textCase = .uppercase
    #expect(Text(verbatim: "izmir").resolvedString(in: turkish) == "İZMİR")
  }

  @Test func theForegroundStyleOfTheEnvironmentColors() {
    var environment = environment
    environment.foregroundStyle = AnyShapeStyle(Color.green)
    let green = Color.green.resolve(in: environment)
    #expect(Text("a").resolved(in: environment).runs[0].attributes.color == green)
    let secondary = Text("a").foregroundStyle(.secondary).resolved(in: environment).runs[0].attributes.color
    #expect(secondary != green)
  }

  @Test func gradientsGiveTheirFirstColor() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(attributes(Text("a").foregroundStyle(gradient)).color == Color.red.resolve(in: environment))
  }

  @Test func equality() {
    #expect(Text("a") == Text("a"))
    #expect(Text("a") != Text("b"))
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a \(1)") == Text("a \(1)"))
    #expect(Text("a \(1)") != Text("a \(2)"))
    #expect(Text("a") + Text("b") == Text("a") + Text("b"))
    #expect(Text("a").foregroundStyle(.secondary) == Text("a").foregroundStyle(.secondary))
    #expect(Text(1.5, format: .number) == Text(1.5, format: .number))
    #expect(Text(1.5, format: .number) != Text(1.5, format: .percent))
  }

  @Test func formatsUseTheEnvironmentsLocale() {
    var german = environment
    german.locale = Locale(identifier: "de_DE")
    #expect(Text(1234.5, format: .number).resolvedString(in: environment) == "1,234.5")
    #expect(Text(1234.5, format: .number).resolvedString(in: german) == "1.234,5")
    #expect(Text(0.25, format: .percent).resolvedString(in: environment) == "25%")
  }

  @Test func formatters() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    #expect(Text(NSNumber(value: 1234), formatter: formatter).resolvedString(in: environment) == "1,234")
    #expect(Text(NSString("x"), formatter: DateFormatter()).resolvedString(in: environment) == "")
  }

  @Test func attributedStrings() {
    var string = AttributedString("red plain")
    string.foregroundColor = .green
    string[string.range(of: "red")!].foregroundColor = .red
    string[string.range(of: "plain")!].font = .system(size: 33)
    string[string.range(of: "plain")!].inlinePresentationIntent = .emphasized
    let runs = Text(string).resolved(in: environment).runs
    #expect(runs.map(\.string) == ["red", " ", "plain"])
    #expect(runs[0].attributes.color == Color.red.resolve(in: environment))
    #expect(runs[2].attributes.font.size == 33)
    #expect(runs[2].attributes.font.isItalic)
  }
}

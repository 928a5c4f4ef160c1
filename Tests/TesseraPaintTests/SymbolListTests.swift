import Foundation
import Testing

@testable import TesseraText

/// The names of `docs/symbols.csv`, which are those that code uses most, and what each is drawn with.
struct SymbolListTests {
  private let library = SymbolLibrary.shared
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/symbols.csv")
  /// Set to `record`, the file is written again.
  private static let isRecorded = ProcessInfo.processInfo.environment["TESSERA_SYMBOLS"] == "record"

  private static func rows() throws -> [[String]] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  @Test("J240: each listed name has a picture, and the page says of which sets")
  func everyNameHasAPicture() throws {
    var lines = ["group,name,picture,sets"]
    let rows = try Self.rows()
    #expect(rows.count > 2_000)
    #expect(Set(rows.map { $0[1] }).count == rows.count)
    for row in rows {
      guard let design = SymbolDesign(name: row[1], in: library), library.artwork(named: row[1]) != nil else {
        Issue.record("\(row[1]) has no picture.")
        continue
      }
      lines.append([row[0], row[1], description(of: design), sets(of: design)].joined(separator: ","))
    }
    let text = lines.joined(separator: "\n") + "\n"
    if Self.isRecorded { try text.write(to: Self.file, atomically: true, encoding: .utf8) }
    #expect(
      try String(contentsOf: Self.file, encoding: .utf8) == text, "docs/draw-symbols brings docs/symbols.csv up to date"
    )
  }

  /// What one reads in the file: names of icons, without the places of parts.
  private func description(of design: SymbolDesign) -> String {
    var words = SymbolRecipe(design.figure).icons.joined(separator: " with ")
    if design.isSlashed { words += " / slash" }
    if let enclosure = design.enclosure { words += " in \(design.isEnclosureFilled ? "filled " : "")\(enclosure)" }
    if let badge = design.badge { words += " / badge \(SymbolRecipe(badge).icons.joined(separator: " with "))" }
    return words
  }

  private func sets(of design: SymbolDesign) -> String {
    let enclosure = design.enclosure.flatMap { SymbolEnclosure.all[$0]?.outline }
    let icons = [design.figure, design.badge, enclosure].compactMap { $0 }.flatMap { SymbolRecipe($0).icons }
    return Set(icons.map { Self.set(of: $0) }).sorted().joined(separator: " + ")
  }

  private static func set(of icon: String) -> String {
    if icon.hasPrefix("phosphor/") { return "Phosphor Icons" }
    if icon.hasPrefix("material/") { return "Material Design Icons" }
    return icon.contains("/") ? "Tessera" : "Bootstrap Icons"
  }

  @Test("J240: different names of a kind have different pictures")
  func differentPictures() {
    let names = [
      "bolt.slash", "bolt", "bubble.left", "plus.bubble", "star.bubble", "gobackward.15", "gobackward.30",
      "goforward.15",
      "figure.walk", "figure.run", "figure.stand", "pawprint", "tortoise", "hare", "fish", "bird", "battery.25",
      "battery.50", "battery.75", "link", "personalhotspot", "a.circle", "b.circle", "10.circle", "12.circle",
      "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "hand.point.left", "hand.point.right", "hand.raised",
    ]
    let pictures = names.map {
      SymbolDesign(name: $0, in: library).map { [$0.figure, $0.enclosure ?? "", $0.isSlashed] as [AnyHashable] }
    }
    #expect(Set(pictures).count == names.count)
  }

  @Test(
    "J241: forms that the sets lack are composed",
    arguments: [
      ("pawprint.circle.fill", "phosphor/paw-print-fill", "circle", false, nil),
      ("leaf.square", "phosphor/leaf", "square", false, nil),
      ("hare.slash", "material/rabbit@o", nil, true, nil),
      ("hare.fill", "material/rabbit", nil, false, nil),
      ("dumbbell.fill.badge.plus", "material/dumbbell", nil, false, "plus-circle-fill"),
      ("stethoscope.badge.minus", "material/stethoscope", nil, false, "dash-circle-fill"),
      ("fish.badge.checkmark", "phosphor/fish", nil, false, "check-circle-fill"),
      ("leaf.trianglebadge.exclamationmark", "phosphor/leaf", nil, false, "exclamation-triangle-fill"),
      ("crown.bubble", "phosphor/crown", "bubble", false, nil), ("42.circle", "glyph/42", "circle", false, nil),
    ] as [(String, String, String?, Bool, String?)])
  func composed(name: String, figure: String, enclosure: String?, isSlashed: Bool, badge: String?) throws {
    let design = try #require(SymbolDesign(name: name, in: library))
    #expect(design.figure == figure)
    #expect(design.enclosure == enclosure)
    #expect(design.isSlashed == isSlashed)
    #expect(design.badge == badge)
    let bounds = try #require(library.artwork(named: name)).bounds
    #expect(CGRect(x: -1.5, y: -1.5, width: 19, height: 19).contains(bounds), "\(bounds)")
  }

  @Test("J241: what is inside a filled area is a hole in it, and what lies on top keeps a distance")
  func holesAndGaps() throws {
    let outlined = try #require(library.icon("own/rectangle+circle@s.3@i"))
    #expect(outlined.figures.count == 2)
    let filled = try #require(library.icon(SymbolRecipe("own/rectangle+circle@s.3@i").filled(library.has)))
    #expect(filled.figures.count == 1)
    #expect(filled.figures[0].isEvenOdd)
    let badge = try #require(library.icon("heart+search@b"))
    #expect(badge.figures.contains { $0.gap != nil })
    #expect(library.icon("heart+no-such-icon") == nil)
    #expect(!library.has("heart@x+no-such-icon"))
  }

  @Test("J241: recipes mirror and turn icons")
  func turns() throws {
    let plain = try #require(library.icon("own/mappin")).bounds
    let turned = try #require(library.icon("own/mappin@r90")).bounds
    #expect(abs(turned.width - plain.height) < 0.01 && abs(turned.height - plain.width) < 0.01)
    let speaker = try #require(library.icon("phosphor/speaker-low"))
    let mirrored = try #require(library.icon("phosphor/speaker-low@x"))
    #expect(abs(mirrored.bounds.minX - (16 - speaker.bounds.maxX)) < 0.01)
  }

  @Test("J240: the filled form of a name is that of its own picture, not an icon that is only called alike")
  func filledForms() throws {
    for (name, figure) in [
      ("forward.fill", "fast-forward-fill"), ("phone.fill", "telephone-fill"),
      ("speaker.fill", "phosphor/speaker-none-fill"), ("pin.fill", "pin-fill"),
      ("rectangle.fill", "own/rectangle-fill"),
    ] {
      #expect(try #require(SymbolDesign(name: name, in: library)).figure == figure)
    }
  }
}

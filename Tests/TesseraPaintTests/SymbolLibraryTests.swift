import Foundation
import Testing

@testable import TesseraText

/// The icon set.
struct SymbolLibraryTests {
  private let library = SymbolLibrary.shared

  @Test func everyIconOfTheTableIsThere() {
    #expect(SymbolTable.icons.count > 900)
    for (name, icon) in SymbolTable.icons where !library.has(icon) { Issue.record("\(name): there is no \(icon)") }
  }

  @Test func everyIconOfTheSetCanBeRead() throws {
    let folder = "/usr/share/bootstrap-icons/svg"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".svg") }
    #expect(names.count > 1_500)
    for name in names where name != "filetype.svg.svg" {
      let icon = try #require(library.icon(String(name.dropLast(4))), "\(name)")
      let bounds = icon.bounds
      // Some reach a little over the edge of their square.
      #expect(CGRect(x: -2, y: -2, width: 20, height: 20).contains(bounds), "\(name)")
    }
  }

  @Test(
    "frequent names",
    arguments: [
      ("heart.fill", "heart-fill"), ("xmark.circle.fill", "x-circle-fill"), ("person.crop.circle", "person-circle"),
      ("arrow.up.right", "arrow-up-right"), ("gearshape.fill", "gear-fill"), ("trash", "trash"),
      ("magnifyingglass", "search"), ("house.fill", "house-fill"), ("square.and.arrow.up", "box-arrow-up"),
      ("chevron.right", "chevron-right"), ("star.leadinghalf.filled", "star-half"), ("circle.fill", "circle-fill"),
      ("ellipsis", "three-dots"), ("1.circle", "1-circle"), ("bell.slash", "bell-slash@x"),
    ])
  func figures(name: String, icon: String) throws {
    let design = try #require(SymbolDesign(name: name, in: library))
    #expect(design.figure == icon)
    #expect(design.enclosure == nil)
    #expect(!design.isSlashed)
  }

  @Test(
    "icons of this project's own",
    arguments: [
      ("equal", CGRect(x: 2, y: 5, width: 12, height: 6)), ("divide", CGRect(x: 2, y: 2.15, width: 12, height: 11.7)),
      ("plusminus", CGRect(x: 2, y: 1, width: 12, height: 13)),
      ("lessthan", CGRect(x: 2, y: 2.5, width: 12, height: 11)),
      ("greaterthan", CGRect(x: 2, y: 2.5, width: 12, height: 11)),
    ])
  func drawings(name: String, box: CGRect) throws {
    let design = try #require(SymbolDesign(name: name, in: library))
    let bounds = try #require(library.icon(design.figure)).bounds
    #expect(abs(bounds.minX - box.minX) < 0.2 && abs(bounds.maxX - box.maxX) < 0.2, "\(bounds)")
    #expect(abs(bounds.minY - box.minY) < 0.2 && abs(bounds.maxY - box.maxY) < 0.2, "\(bounds)")
    #expect(SymbolDesign(name: "\(name).circle.fill", in: library)?.enclosure == "circle")
  }

  @Test("every drawing of this project's own can be read, and malformed ones are none")
  func ownDrawings() {
    for name in SymbolDrawings.drawings.keys where library.icon(name) == nil { Issue.record("\(name)") }
    for text in ["", "r:1,2,3", "q:1", "s", "|"] { #expect(SymbolDrawing.icon(text) == nil, "\(text)") }
  }

  @Test func composedSymbols() throws {
    let enclosed = try #require(SymbolDesign(name: "trash.circle.fill", in: library))
    #expect(enclosed.figure == "trash-fill")
    #expect(enclosed.enclosure == "circle")
    #expect(enclosed.isEnclosureFilled)
    let slashed = try #require(SymbolDesign(name: "pencil.slash", in: library))
    #expect(slashed.figure == "pencil")
    #expect(slashed.isSlashed)
    let badged = try #require(SymbolDesign(name: "tray.badge.plus", in: library))
    #expect(badged.figure == "inbox")
    #expect(badged.badge == "plus-circle-fill")
    #expect(try #require(SymbolDesign(name: "bell.badge", in: library)).badge == "circle-fill")
  }

  @Test(
    "names without a picture",
    arguments: [
      "", ".", "..", "no.such.thing", "fill", "circle.circle.circle", "badge",
      "bell.badge.no.such.thing", "a b", "../heart", "ä",
    ])
  func nothing(name: String) {
    #expect(library.artwork(named: name) == nil)
  }

  @Test func pathData() {
    let square = SVGPathData.path("M1 1h2v2h-2z")
    #expect(square.boundingRect == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(SVGPathData.path("m1,1 2,0 0 2-2 0z").boundingRect == square.boundingRect)
    let circle = SVGPathData.path("M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14z").boundingRect
    #expect(abs(circle.minX - 1) < 0.01 && abs(circle.maxX - 15) < 0.01)
    #expect(SVGPathData.path("M0 0a1 1 0 00.5.5L1e1 3").boundingRect.maxX == 10)
    #expect(SVGPathData.path("M0 0q5 10 10 0t10 0").boundingRect.width == 20)
    #expect(SVGPathData.path("M0 0c0 5 10 5 10 0s10-5 10 0").boundingRect.width == 20)
  }

  @Test(
    "malformed paths end where they stand", arguments: ["", "M", "M1", "L1 1 x", "Z Z", "M0 0A1", "M0 0 L1 1 foo", "é"])
  func malformed(data: String) {
    #expect(SVGPathData.path(data).boundingRect.width <= 1)
  }
}

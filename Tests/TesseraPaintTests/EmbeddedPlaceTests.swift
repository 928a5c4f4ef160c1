import Foundation
import TesseraCore
import TesseraPaint
import Testing

/// Where pictures stand that something else is laid over (WB2).
@MainActor
struct EmbeddedPlaceTests {
  private let bitmap = Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255])!

  private func picture(_ frame: CGRect) -> DisplayItem {
    .image(DisplayImage(bitmap: bitmap, source: CGRect(x: 0, y: 0, width: 1, height: 1), frame: frame))
  }

  private func fill(_ frame: CGRect) -> DisplayItem {
    .fill(Path(frame), .color(.init(red: 1, green: 0, blue: 0)), FillStyle())
  }

  private func place(_ items: [DisplayItem]) -> EmbeddedPlace? {
    EmbeddedPlace.find([ObjectIdentifier(bitmap)], in: DisplayList(items: items))[ObjectIdentifier(bitmap)]
  }

  @Test("WB2: a place follows moves and clips of the groups around it")
  func moved() throws {
    let clip = DisplayGroup.Clip(path: Path(CGRect(x: 0, y: 20, width: 100, height: 30)))
    let group = DisplayGroup(
      transform: CGAffineTransform(translationX: 10, y: 5), clip: clip,
      items: [picture(CGRect(x: 0, y: 0, width: 100, height: 100))])
    let found = try #require(place([.group(group)]))
    #expect(found.frame == CGRect(x: 10, y: 5, width: 100, height: 100))
    #expect(found.visible == CGRect(x: 10, y: 25, width: 100, height: 30))
    #expect(found.above.isEmpty)
  }

  @Test("WB2: what is drawn later and meets the place is in front of it, at all levels")
  func above() throws {
    let group = DisplayGroup(
      transform: CGAffineTransform(translationX: 10, y: 0),
      items: [
        fill(CGRect(x: 0, y: 0, width: 9, height: 9)), picture(CGRect(x: 0, y: 0, width: 50, height: 50)),
        fill(CGRect(x: 5, y: 5, width: 9, height: 9)), fill(CGRect(x: 200, y: 5, width: 9, height: 9)),
      ])
    let found = try #require(
      place([
        .group(group), fill(CGRect(x: 20, y: 20, width: 9, height: 9)), fill(CGRect(x: 0, y: 90, width: 9, height: 9)),
      ]))
    #expect(found.above.count == 2)
    #expect(DisplayBounds.of([found.above[1]]) == CGRect(x: 20, y: 20, width: 9, height: 9))
  }

  @Test("WB2: what is cut away or invisible has no place")
  func hidden() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let away = DisplayGroup.Clip(path: Path(CGRect(x: 50, y: 50, width: 5, height: 5)))
    #expect(place([.group(DisplayGroup(clip: away, items: [picture(frame)]))]) == nil)
    #expect(place([.group(DisplayGroup(opacity: 0, items: [picture(frame)]))]) == nil)
    #expect(place([fill(frame)]) == nil)
  }
}

import Foundation
import TesseraCore

extension ShadowPaint {
  /// What draws an area with this shadow.
  @MainActor
  func items(of path: Path, _ paint: Paint, _ style: FillStyle) -> [DisplayItem] {
    let area = DisplayItem.fill(path, paint, style)
    return isInner ? [area] + inside(path, style) : [behind([area])]
  }

  /// Items with a shadow that falls on what lies behind them.
  func behind(_ items: [DisplayItem]) -> DisplayItem {
    .group(DisplayGroup(effect: .shadow(color, radius: radius, offset: offset), items: items))
  }

  /// The shadow that the surroundings of an area cast into it.
  @MainActor
  private func inside(_ path: Path, _ style: FillStyle) -> [DisplayItem] {
    guard let bounds = DisplayBounds.of([.fill(path, .color(.black), style)]) else { return [] }
    let reach = 3 * radius + max(abs(offset.width), abs(offset.height)) + 1
    var around = Path(bounds.insetBy(dx: -reach, dy: -reach))
    around.addPath(path)
    let surroundings = DisplayItem.fill(around, .color(.black), FillStyle(eoFill: true))
    return [.group(DisplayGroup(clip: DisplayGroup.Clip(path: path, style: style), items: [behind([surroundings])]))]
  }
}

extension [TextPaint] {
  /// The first shadow behind the text and the paints without it; nil if there is none. Inner shadows of text are not
  /// drawn.
  var withoutDropShadow: (ShadowPaint, [TextPaint])? {
    for index in indices {
      guard case .shadowed(let base, let shadow) = self[index].paint, !shadow.isInner else { continue }
      var bare = self
      for other in bare.indices {
        if case .shadowed(let base, _) = bare[other].paint { bare[other].paint = base }
      }
      bare[index].paint = base
      return (shadow, bare)
    }
    return nil
  }
}

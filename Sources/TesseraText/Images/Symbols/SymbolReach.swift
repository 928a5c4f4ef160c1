import Foundation

/// How much of a part of a symbol the value of the symbol reaches (J465).
nonisolated enum SymbolReach: Sendable {
  /// All of it, as in symbols without a value.
  case whole
  case nothing
  /// What lies in an area, in the square of 16 units.
  case within(Path)

  /// How opaque what is not reached is.
  private static let faintness = 0.3

  /// The part as it is drawn.
  ///
  /// - Parameters:
  ///   - items: what draws all of it.
  ///   - transform: from the square of 16 units to points.
  func items(_ items: [DisplayItem], _ transform: CGAffineTransform) -> [DisplayItem] {
    guard !items.isEmpty else { return items }
    switch self {
    case .whole: return items
    case .nothing: return [.group(DisplayGroup(opacity: Self.faintness, items: items))]
    case .within(let area):
      let reached = DisplayGroup(clip: .init(path: area.applying(transform)), items: items)
      var rest = Path(CGRect(x: -64, y: -64, width: 144, height: 144))
      rest.addPath(area)
      let faint = DisplayGroup(
        clip: .init(path: rest.applying(transform), style: FillStyle(eoFill: true)), opacity: Self.faintness,
        items: items)
      return [.group(faint), .group(reached)]
    }
  }
}

import SwiftUI

/// A short line outside of the plot at a value of an axis.
nonisolated public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable {
    enum Kind { case automatic, fixed(CGFloat), label(CGFloat), longestLabel(CGFloat) }

    let kind: Kind

    /// Short.
    public static let automatic = Length(kind: .automatic)
    /// As long as the labels are high.
    public static let label = Length(kind: .label(0))
    /// As long as the highest label is high.
    public static let longestLabel = Length(kind: .longestLabel(0))

    /// As long as the labels are high, and so many points longer.
    public static func label(extendPastBy distance: CGFloat) -> Length { Length(kind: .label(distance)) }

    /// As long as the highest label is high, and so many points longer.
    public static func longestLabel(extendPastBy distance: CGFloat) -> Length {
      Length(kind: .longestLabel(distance))
    }

    /// In points, from what the labels take.
    func points(labels: CGFloat) -> CGFloat {
      let points =
        switch kind {
        case .automatic: 4.0
        case .fixed(let length): length
        case .label(let more), .longestLabel(let more): labels + more
        }
      return points.isFinite ? max(0, points) : 0
    }
  }

  let line: AxisLine
  let length: Length

  /// A short line.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    line = AxisLine(isCentered: centered, stroke: stroke)
    self.length = length
  }

  /// A line of a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }

  @MainActor public func _items(at value: AxisValue) -> _AxisItems { _AxisItems([.tick(line, length)]) }
}

import SwiftUI

/// What is shown at a value of an axis: a grid line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
  func _items(at value: AxisValue) -> _AxisItems
}

/// What is shown at a value of an axis, without types.
nonisolated public struct _AxisItems {
  var items: [AxisItem]

  init(_ items: [AxisItem] = []) {
    self.items = items
  }
}

/// A grid line, a tick or a label.
nonisolated enum AxisItem {
  case gridLine(AxisLine)
  case tick(AxisLine, AxisTick.Length)
  case label(AxisLabel)
}

/// How a line of an axis is drawn.
nonisolated struct AxisLine {
  var isCentered: Bool?
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var offset = CGSize.zero
}

/// A label of an axis, and where it lies.
nonisolated struct AxisLabel {
  var view: AnyView
  var isCentered: Bool?
  var anchor: UnitPoint?
  var multiLabelAlignment: Alignment?
  var collision = AxisValueLabelCollisionResolution.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var offset = CGSize.zero
}

/// A value that an axis marks.
nonisolated public struct AxisValue {
  /// Its number among the values, from 0.
  public let index: Int
  /// How many values there are.
  public let count: Int
  let plotted: _PlottedValue
  /// The unit of the calendar between two values.
  let unit: Calendar.Component?
  /// Whether the axis shows more than a year.
  let spansYears: Bool
  let formats: ChartFormats

  /// The value as a type; nil if it is of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: plotted) }

  /// How the value is written where nothing else is asked for (CH12).
  var text: String {
    switch plotted {
    case .number(let number): formats.number(number)
    case .date(let seconds):
      formats.tick(Date(timeIntervalSinceReferenceDate: seconds), every: unit ?? .day, spansYears: spansYears)
    case .category(let name): name
    }
  }
}

/// A line across the plot at a value of an axis.
nonisolated public struct AxisGridLine: AxisMark {
  let line: AxisLine

  /// A line across the plot.
  ///
  /// - Parameters:
  ///   - centered: whether it lies between the value and the next one.
  ///   - stroke: how it is drawn; nil for a thin line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    line = AxisLine(isCentered: centered, stroke: stroke)
  }

  @MainActor public func _items(at value: AxisValue) -> _AxisItems { _AxisItems([.gridLine(line)]) }
}

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

/// A mark of an axis with a change.
nonisolated struct ModifiedAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout AxisItem) -> Void

  @MainActor func _items(at value: AxisValue) -> _AxisItems {
    var result = content._items(at: value)
    for index in result.items.indices { change(&result.items[index]) }
    return result
  }
}

nonisolated extension AxisMark {
  private func changing(
    line: @escaping (inout AxisLine) -> Void, label: @escaping (inout AxisLabel) -> Void
  ) -> ModifiedAxisMark<Self> {
    ModifiedAxisMark(content: self) { item in
      switch item {
      case .gridLine(var own):
        line(&own)
        item = .gridLine(own)
      case .tick(var own, let length):
        line(&own)
        item = .tick(own, length)
      case .label(var own):
        label(&own)
        item = .label(own)
      }
    }
  }

  /// Draws lines and labels in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return changing {
      if $0.style == nil { $0.style = style }
    } label: {
      $0.view = AnyView($0.view.foregroundStyle(style))
    }
  }

  /// Writes labels in a font.
  public func font(_ font: Font?) -> some AxisMark {
    changing { _ in
    } label: {
      $0.view = AnyView($0.view.font(font))
    }
  }

  /// Moves lines and labels, in points. Figures that are no numbers move nothing.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    let move = CGSize(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0)
    return changing {
      $0.offset = CGSize(width: $0.offset.width + move.width, height: $0.offset.height + move.height)
    } label: {
      $0.offset = CGSize(width: $0.offset.width + move.width, height: $0.offset.height + move.height)
    }
  }

  /// Moves lines and labels, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}

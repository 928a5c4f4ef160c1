import SwiftUI

/// A label at a value of an axis (CH12).
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  private let content: Source
  private let options: Options

  struct Options {
    var centered: Bool?
    var anchor: UnitPoint?
    var multiLabelAlignment: Alignment?
    var collisionResolution = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
  }

  private enum Source {
    case view(@MainActor () -> Content)
    case text((AxisValue) -> Content)

    @MainActor func view(_ value: AxisValue) -> Content {
      switch self {
      case .view(let make): make()
      case .text(let make): make(value)
      }
    }
  }

  private init(_ options: Options, _ content: Source) {
    self.options = options
    self.content = content
  }

  @MainActor public func _items(at value: AxisValue) -> _AxisItems {
    let view = content.view(value)
    let label = AxisLabel(
      view: AnyView(options.orientation.turned(view)), isCentered: options.centered, anchor: options.anchor,
      multiLabelAlignment: options.multiLabelAlignment, collision: options.collisionResolution,
      horizontalSpacing: options.horizontalSpacing, verticalSpacing: options.verticalSpacing)
    return _AxisItems([.label(label)])
  }

  /// A view as the label.
  ///
  /// - Parameters:
  ///   - centered: whether the label lies between its value and the next one; nil leaves it to the axis.
  ///   - anchor: the point of the label that lies at the value; nil leaves it to the axis.
  ///   - multiLabelAlignment: where labels that share a place lie.
  ///   - collisionResolution: what happens where it would meet another label.
  ///   - offsetsMarks: whether marks make room for it. They always do here.
  ///   - orientation: how it is turned.
  ///   - horizontalSpacing: the distance from the plot or tick, in points.
  ///   - verticalSpacing: the distance from the plot or tick, in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      Options(
        centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
        collisionResolution: collisionResolution, orientation: orientation, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing), .view(content))
  }
}

extension AxisValueLabel where Content == Text {
  /// The value as the label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      Options(
        centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
        collisionResolution: collisionResolution, orientation: orientation, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing), .text { Text(verbatim: $0.text) })
  }

  /// The value in a format as the label. A value of another kind has an empty label.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      Options(
        centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
        collisionResolution: collisionResolution, orientation: orientation, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing),
      .text { value in
        Text(verbatim: value.as(Format.FormatInput.self).map { format.locale(value.formats.locale).format($0) } ?? "")
      })
  }

  /// A text as the label.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(titleKey) }
  }

  /// A text as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let title = String(title)
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
    ) { Text(title) }
  }
}

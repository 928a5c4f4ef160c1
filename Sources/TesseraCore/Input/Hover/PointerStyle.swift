import Foundation

/// The style of the pointer over a view.
nonisolated public struct PointerStyle: Hashable, Sendable {
  let shape: PointerShape

  package init(shape: PointerShape) {
    self.shape = shape
  }

  /// An arrow.
  public static let `default` = PointerStyle(shape: .arrow)
  /// Text in lines can be selected.
  public static let horizontalText = PointerStyle(shape: .text)
  /// Text in columns can be selected.
  public static let verticalText = PointerStyle(shape: .verticalText)
  /// A rectangle can be drawn.
  public static let rectSelection = PointerStyle(shape: .crosshair)
  /// Something can be dragged.
  public static let grabIdle = PointerStyle(shape: .openHand)
  /// Something is being dragged.
  public static let grabActive = PointerStyle(shape: .closedHand)
  /// A link can be opened.
  public static let link = PointerStyle(shape: .link)
  /// Content can be made larger.
  public static let zoomIn = PointerStyle(shape: .zoomIn)
  /// Content can be made smaller.
  public static let zoomOut = PointerStyle(shape: .zoomOut)
  /// The border between columns can be moved.
  public static let columnResize = PointerStyle(shape: .columnResize)
  /// The border between rows can be moved.
  public static let rowResize = PointerStyle(shape: .rowResize)

  /// A picture (J447). The arrow is shown where it is empty.
  ///
  /// - Parameters:
  ///   - image: the picture, in its own size.
  ///   - hotSpot: the point of the picture that is where the pointer is; what lies outside counts as the nearest edge.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle {
    PointerStyle(shape: .image(PointerImage(image: image, hotSpot: hotSpot)))
  }
}

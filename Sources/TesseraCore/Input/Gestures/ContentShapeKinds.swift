/// The purposes of a content shape.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The shape for hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The picture under the pointer while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The picture beside the view's context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The shape of the hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The shape of the focus effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The shape that assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// What the content shape of a view is meant for.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where the view is hit.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The picture under the pointer while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The picture beside the view's context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What the pointer over the view lights up.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The line around the view while it has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// What assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

import Foundation

nonisolated extension Text {
  /// The layouts of the texts in a view, in their order, with their places (J457).
  ///
  /// Texts of fields and editors are not among them.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A text's layout and where it lies.
    public struct AnchoredLayout: Equatable, Sendable {
      /// The top left corner of the text.
      public var origin: Anchor<CGPoint>
      /// The text in lines.
      public var layout: Text.Layout
    }

    public static var defaultValue: [AnchoredLayout] { [] }

    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

extension ViewGraph {
  /// Has the texts below a reader tell their layouts, if these are what it reads. Texts tell nothing before there is a reader.
  func prepareTexts<Key: PreferenceKey>(for key: Key.Type, below node: ViewNode) {
    guard key == Text.LayoutKey.self else { return }
    features.hasTextLayoutReaders = true
    node.tellTextLayouts()
  }
}

extension ViewNode {
  fileprivate func tellTextLayouts() {
    if let text = self as? TextNode { text.tellLayout() }
    forEachChild { $0.tellTextLayouts() }
  }
}

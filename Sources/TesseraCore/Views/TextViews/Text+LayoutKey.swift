import Foundation

nonisolated extension Text {
  /// The layouts of the texts in a view, in their order, with their places (J457).
  ///
  /// Texts of fields and editors are not among them.
  public struct LayoutKey: PreferenceKey, ReaderDependentKey, Sendable {
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

import Foundation

/// A number that grows and shrinks with the user's text size.
///
/// The value written in the code is that for the size `large`; it scales as the size of text of a style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var scale: CGFloat = 1

  /// - Parameters:
  ///   - wrappedValue: The value for the size `large`.
  ///   - textStyle: The style of the text that the value belongs to.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// A value that scales as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The value for the text size at the view's place; outside of a view the one written in the code.
  public var wrappedValue: Value {
    base * Value(scale)
  }
}

nonisolated extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: NodeProperty {
  static var readsEnvironment: Bool { true }

  @MainActor mutating func update(_ storage: PropertyStorage, in node: EvaluatingNode) {
    scale = scale(for: node.scope.values.dynamicTypeSize)
  }

  @MainActor func readsSame(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    old.dynamicTypeSize == new.dynamicTypeSize
  }

  nonisolated package static func haveEqualInputs(_ left: ScaledMetric, _ right: ScaledMetric) -> Bool {
    left.base == right.base && left.textStyle == right.textStyle
  }

  private func scale(for preference: DynamicTypeSize) -> CGFloat {
    textStyle.size(for: preference) / textStyle.size(for: .large)
  }
}

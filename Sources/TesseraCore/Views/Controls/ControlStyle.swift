/// A style for one kind of control with its type erased, as the environment holds it.
nonisolated package struct ControlStyle<Configuration>: Equatable, @unchecked Sendable {
  // Sendable: made with a view on the main actor, and used there.
  private let box: ControlStyleBox<Configuration>

  /// - Parameter keyPath: where the style lies in the environment.
  package init<Style, Content: View>(
    _ style: Style, at keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>,
    makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    box = ConcreteControlStyleBox(style: style, keyPath: keyPath, outer: nil, makeBody: makeBody)
  }

  private init(_ box: ControlStyleBox<Configuration>) {
    self.box = box
  }

  /// The control as the style shows it. Controls of the same kind that the style uses have the style outside of it.
  @MainActor
  package func makeView(_ configuration: Configuration) -> AnyView {
    box.makeView(configuration)
  }

  package static func == (left: ControlStyle, right: ControlStyle) -> Bool {
    left.box === right.box || left.box.isEqual(to: right.box)
  }

  fileprivate func over(_ outer: ControlStyle?) -> ControlStyle {
    ControlStyle(box.over(outer))
  }
}

nonisolated private class ControlStyleBox<Configuration> {
  let keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>
  let outer: ControlStyle<Configuration>?

  init(
    keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>, outer: ControlStyle<Configuration>?
  ) {
    self.keyPath = keyPath
    self.outer = outer
  }

  @MainActor func makeView(_ configuration: Configuration) -> AnyView {
    fatalError("ControlStyleBox is abstract.")
  }

  func over(_ outer: ControlStyle<Configuration>?) -> ControlStyleBox<Configuration> {
    fatalError("ControlStyleBox is abstract.")
  }

  func isEqual(to other: ControlStyleBox<Configuration>) -> Bool { false }
}

nonisolated private final class ConcreteControlStyleBox<Configuration, Style, Content: View>:
  ControlStyleBox<Configuration>
{
  private let style: Style
  private let makeBody: @MainActor (Style, Configuration) -> Content

  init(
    style: Style, keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>,
    outer: ControlStyle<Configuration>?, makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = style
    self.makeBody = makeBody
    super.init(keyPath: keyPath, outer: outer)
  }

  @MainActor override func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(
      StyledView(style: style, configuration: configuration, makeBody: makeBody).environment(keyPath, outer))
  }

  override func over(_ outer: ControlStyle<Configuration>?) -> ControlStyleBox<Configuration> {
    ConcreteControlStyleBox(style: style, keyPath: keyPath, outer: outer, makeBody: makeBody)
  }

  override func isEqual(to other: ControlStyleBox<Configuration>) -> Bool {
    guard let other = other as? ConcreteControlStyleBox<Configuration, Style, Content> else { return false }
    return outer == other.outer && ValueComparison.areEqual(style, other.style)
  }
}

/// Writes a style into the environment, over the one that is there.
nonisolated package struct ControlStyleModifier<Configuration>: EnvironmentModifier {
  private let keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>
  private let style: ControlStyle<Configuration>

  package init(
    _ style: ControlStyle<Configuration>,
    at keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>
  ) {
    self.style = style
    self.keyPath = keyPath
  }

  package func write(to values: inout EnvironmentValues) {
    values[keyPath: keyPath] = style.over(values[keyPath: keyPath])
  }
}

extension View {
  /// Sets the style of the controls of one kind in this view.
  nonisolated package func controlStyle<Style, Configuration, Content: View>(
    _ style: Style, at keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>,
    makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) -> ModifiedContent<Self, ControlStyleModifier<Configuration>> {
    modifier(ControlStyleModifier(ControlStyle(style, at: keyPath, makeBody: makeBody), at: keyPath))
  }
}

/// Where the style of one kind of control lies in the environment.
nonisolated private struct ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The style of the controls with a type of configuration; nil if none is set.
  nonisolated package func controlStyle<Configuration>(
    for type: Configuration.Type
  ) -> ControlStyle<Configuration>? {
    self[ControlStyleKey<Configuration>.self]
  }

  nonisolated package mutating func setControlStyle<Configuration>(_ style: ControlStyle<Configuration>?) {
    self[ControlStyleKey<Configuration>.self] = style
  }
}

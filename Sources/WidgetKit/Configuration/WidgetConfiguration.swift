/// What a widget shows, and how it is offered to the user.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of configuration that `body` returns.
  associatedtype Body: WidgetConfiguration

  /// What the configuration is made of.
  var body: Body { get }

  /// Adds what it declares.
  func _appendWidgets(to list: inout [_DeclaredWidget])
}

extension WidgetConfiguration {
  public func _appendWidgets(to list: inout [_DeclaredWidget]) {
    body._appendWidgets(to: &list)
  }
}

extension Never: WidgetConfiguration {
  public func _appendWidgets(to list: inout [_DeclaredWidget]) {}
}

/// Shows nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Nothing.
  nonisolated public init() {}

  public var body: Never { fatalError("An empty configuration has no body.") }

  public func _appendWidgets(to list: inout [_DeclaredWidget]) {}
}

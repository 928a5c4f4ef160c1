import SwiftUI

/// The configuration of a widget that the user cannot configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let kind: String
  private let source: any WidgetSource

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - kind: what the widget is called in the program.
  ///   - provider: says what is to be shown when.
  ///   - content: the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    source = ProvidedWidget(provider: provider, content: content)
  }

  public var body: Never { fatalError("A static configuration has no body.") }

  public func _appendWidgets(to list: inout [_DeclaredWidget]) {
    list.append(_DeclaredWidget(kind: kind, source: source))
  }
}

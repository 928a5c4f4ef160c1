import SwiftUI
import TesseraCore

nonisolated extension Preview {
  /// A preview of a widget, with the entries of a timeline beside each other, at most eight.
  ///
  /// - Parameters:
  ///   - name: what the preview is called; nil uses its place in the source.
  ///   - family: the size.
  ///   - widget: the widget.
  ///   - timeline: what it shows when. An entry of another widget is left out, with a warning.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @_TimelineEntryBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, traits: .sizeThatFitsLayout) {
      WidgetPreview(family: family) {
        guard let declared = widget().declaredWidgets.first else { return [] }
        return await timeline().compactMap { entry in
          guard let moment = declared.source.moment(of: entry) else {
            RuntimeWarning.report(.misusedViews("An entry of the type \(type(of: entry)) is none of the widget's."))
            return nil
          }
          return WidgetView(moment.content, of: declared, in: family)
        }
      }
    }
  }

  /// A preview of a widget, with what its own provider says.
  ///
  /// - Parameters:
  ///   - name: what the preview is called; nil uses its place in the source.
  ///   - family: the size.
  ///   - widget: the widget.
  ///   - timelineProvider: asked in the place of the widget's own one; it has to have the same entries.
  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, as: family, widget: widget) {
      await ProvidedWidget(provider: timelineProvider()) { _ in EmptyView() }
        .entries(in: TimelineProviderContext(family: family, isPreview: true))
    }
  }
}

/// Puts the entries of a preview's timeline together.
@resultBuilder
public enum _TimelineEntryBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }

  public static func buildEither(first part: [any TimelineEntry]) -> [any TimelineEntry] { part }

  public static func buildEither(second part: [any TimelineEntry]) -> [any TimelineEntry] { part }

  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] { parts.flatMap { $0 } }
}

/// Declares a preview of a widget, with the entries of a timeline beside each other.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @_TimelineEntryBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview of a widget, with what a provider says.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

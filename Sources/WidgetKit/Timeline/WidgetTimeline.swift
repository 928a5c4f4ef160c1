import Foundation
import SwiftUI

/// The timeline of a widget as its host would get it, with the views of its entries: for tests (WK3).
@MainActor
public struct WidgetTimeline {
  /// What is shown from a time on.
  public struct Entry {
    /// From when on.
    public let date: Date
    /// The widget, in the size of its family.
    public let view: WidgetView
  }

  /// By the order of the provider.
  public let entries: [Entry]
  /// When the host would ask again.
  public let policy: TimelineReloadPolicy
}

extension Widget {
  /// Asks the widget's provider for a timeline, as a host does.
  ///
  /// - Parameters:
  ///   - family: the size; one that the widget does not support is taken all the same.
  ///   - isPreview: whether the provider is told that the user is choosing a widget.
  /// - Returns: nil if the widget declares nothing.
  public func timeline(for family: WidgetFamily, isPreview: Bool = false) async -> WidgetTimeline? {
    guard let declared = declaredWidgets.first else { return nil }
    let context = TimelineProviderContext(family: family, isPreview: isPreview)
    let (moments, policy) = await declared.source.timeline(in: context)
    return WidgetTimeline(entries: moments.map { entry($0, of: declared, in: family) }, policy: policy)
  }

  /// Asks the widget's provider for what is shown where the user chooses widgets, as a host does.
  ///
  /// - Returns: nil if the widget declares nothing.
  public func snapshot(for family: WidgetFamily) async -> WidgetTimeline.Entry? {
    guard let declared = declaredWidgets.first else { return nil }
    let context = TimelineProviderContext(family: family, isPreview: true)
    return entry(await declared.source.snapshot(in: context), of: declared, in: family)
  }

  /// The widget while there is nothing to show: its view is redacted.
  ///
  /// - Returns: nil if the widget declares nothing.
  public func placeholder(for family: WidgetFamily) -> WidgetTimeline.Entry? {
    guard let declared = declaredWidgets.first else { return nil }
    let context = TimelineProviderContext(family: family, isPreview: false)
    let moment = declared.source.placeholder(in: context)
    let redacted = WidgetMoment(date: moment.date, content: AnyView(moment.content.redacted(reason: .placeholder)))
    return entry(redacted, of: declared, in: family)
  }

  private func entry(
    _ moment: WidgetMoment, of declared: _DeclaredWidget, in family: WidgetFamily
  ) -> WidgetTimeline.Entry {
    WidgetTimeline.Entry(date: moment.date, view: WidgetView(moment.content, of: declared, in: family))
  }
}

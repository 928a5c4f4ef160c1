import Foundation

/// What the provider of a timeline is told.
public struct TimelineProviderContext: Sendable {
  /// The size in which the widget is shown.
  public let family: WidgetFamily
  /// Whether it is shown where the user chooses widgets.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize

  init(family: WidgetFamily, isPreview: Bool) {
    self.family = family
    self.isPreview = isPreview
    displaySize = family.size
  }
}

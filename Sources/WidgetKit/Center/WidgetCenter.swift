import Foundation

/// What the host of widgets does for a program. There is none on this system (WK1).
public final class WidgetCenter: Sendable {
  /// The one of the program.
  public static let shared = WidgetCenter()

  private init() {}

  /// Has the host ask the widgets of a kind for new timelines: says once that there is no host.
  public func reloadTimelines(ofKind kind: String) {
    WidgetHost.isMissing()
  }

  /// Has the host ask all widgets for new timelines: says once that there is no host.
  public func reloadAllTimelines() {
    WidgetHost.isMissing()
  }

  /// Has the host read the configurations again that the program recommends: says once that there is no host.
  public func invalidateConfigurationRecommendations() {
    WidgetHost.isMissing()
  }

  /// Hands over the widgets that the user chose: none.
  public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
    completion(.success([]))
  }

  /// The widgets that the user chose: none.
  public func currentConfigurations() async throws -> [WidgetInfo] {
    []
  }
}

import Foundation
import TesseraCore

/// The distances that the platform keeps between content and the edges of a window.
nonisolated public struct ScenePadding: Equatable, Sendable {
  private enum Kind {
    case minimum, navigationBar
  }

  private let kind: Kind

  /// What the content of a window keeps at least.
  public static let minimum = ScenePadding(kind: .minimum)
  /// What aligns with the title of a navigation bar.
  public static let navigationBar = ScenePadding(kind: .navigationBar)

  /// In points.
  func distance(_ sizeClass: UserInterfaceSizeClass?) -> CGFloat { sizeClass == .regular ? 20 : 16 }
}

nonisolated private struct ScenePaddingModifier: ViewModifier {
  let padding: ScenePadding
  let edges: Edge.Set

  @MainActor func body(content: Content) -> some View {
    content.modifier(ScenePaddingReader(padding: padding, edges: edges))
  }
}

private struct ScenePaddingReader: ViewModifier {
  let padding: ScenePadding
  let edges: Edge.Set

  @Environment(\.horizontalSizeClass) private var sizeClass

  init(padding: ScenePadding, edges: Edge.Set) {
    self.padding = padding
    self.edges = edges
  }

  func body(content: Content) -> some View {
    content.padding(edges, padding.distance(sizeClass))
  }
}

extension View {
  /// Adds the platform's minimum padding to the edges of the window.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    scenePadding(.minimum, edges: edges)
  }

  /// Keeps one of the platform's distances to the edges of the window.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(padding: padding, edges: edges))
  }
}

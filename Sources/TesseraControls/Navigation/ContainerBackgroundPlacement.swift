import Foundation
import TesseraCore

/// The containers that a view can give a background to.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  enum Kind {
    case navigation, navigationSplitView, tabView, window, widget
  }

  let kind: Kind

  /// The page of a stack that the view is in.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// The column of a split view that the view is in.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  /// The tab that the view is in.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  /// The window that the view is in.
  public static let window = ContainerBackgroundPlacement(kind: .window)

  /// The widget that the view is in; the module of widgets makes it public.
  package static let inWidget = ContainerBackgroundPlacement(kind: .widget)

  /// Whether the container is a page with bars, which draws its own background.
  var isPage: Bool { kind == .navigation || kind == .navigationSplitView }
}

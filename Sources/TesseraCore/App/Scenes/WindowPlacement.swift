import Foundation

/// Where and how large a window is to be (J153).
nonisolated public struct WindowPlacement: Sendable {
  /// Where its middle is to lie, in parts of the screen. Desktops place windows themselves here.
  package var position: UnitPoint?
  /// Where its upper left corner is to lie, in points. Desktops place windows themselves here.
  package var origin: CGPoint?
  /// How large it is to be, in points; nil for what it would be.
  package var size: CGSize?

  /// A window of a size at a point of the screen.
  public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
    origin = position
    self.size = size
  }

  /// A window of a size at a point of the screen, in points.
  public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    if x != nil || y != nil { origin = CGPoint(x: x ?? 0, y: y ?? 0) }
    size = Self.size(width, height)
  }

  /// A window of a size at a place, in parts of the screen.
  public init(_ position: UnitPoint, size: CGSize? = nil) {
    self.position = position
    self.size = size
  }

  /// A window of a size at a place, in parts of the screen.
  public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.position = position
    size = Self.size(width, height)
  }

  /// A length that is not said is 0 until the window's own takes its place.
  private static func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize? {
    width == nil && height == nil ? nil : CGSize(width: width ?? 0, height: height ?? 0)
  }

  /// The size with the lengths that are possible, and those of another one.
  package func size(otherwise other: CGSize) -> CGSize {
    func length(_ path: KeyPath<CGSize, CGFloat>) -> CGFloat {
      guard let wanted = size?[keyPath: path], wanted > 0, wanted.isFinite else { return other[keyPath: path] }
      return wanted
    }
    return CGSize(width: length(\.width), height: length(\.height))
  }
}

/// What a window is placed by.
nonisolated public struct WindowPlacementContext: Sendable {
  /// The screen that the window is shown on.
  public let defaultDisplay: DisplayProxy
}

/// A screen.
nonisolated public struct DisplayProxy: Sendable {
  /// Its place and size, in points.
  public let bounds: CGRect
  /// What of it bars of the desktop do not cover: all of it, as desktops do not tell.
  public var visibleRect: CGRect { bounds }
  /// What bars of the desktop cover: nothing, as desktops do not tell.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  package init(size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
  }
}

/// The content of a window that is placed.
@MainActor @preconcurrency
public struct WindowLayoutRoot {
  private let measure: @MainActor (ProposedViewSize) -> CGSize

  package init(_ measure: @escaping @MainActor (ProposedViewSize) -> CGSize) {
    self.measure = measure
  }

  /// The size that the content takes where it is offered one, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Places windows.
nonisolated package final class WindowPlacer: Equatable, Sendable {
  package typealias Make = @MainActor @Sendable (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

  private let make: Make

  init(_ make: @escaping Make) {
    self.make = make
  }

  /// The placement of the window of a host.
  @MainActor
  package func placement(of host: GraphHost, display: CGSize) -> WindowPlacement {
    let root = WindowLayoutRoot { host.measure(LayoutProposal($0)) }
    return make(root, WindowPlacementContext(defaultDisplay: DisplayProxy(size: display)))
  }

  package static func == (left: WindowPlacer, right: WindowPlacer) -> Bool { left === right }
}

nonisolated extension Scene {
  /// Where new windows are to lie, in parts of the screen. Desktops place windows themselves: where one is opened, this warns.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.defaultPosition = position }
  }

  /// Says how large new windows are (J153). Where they are to lie is left to the desktop.
  ///
  /// - Parameter makePlacement: gets the content of the window, and the screen.
  @preconcurrency
  public func defaultWindowPlacement(
    _ makePlacement: @escaping @MainActor @Sendable (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.defaultPlacement = WindowPlacer(makePlacement) }
  }

  /// Says how large windows become that the program zooms, instead of as large as the screen (J153).
  ///
  /// - Parameter makePlacement: gets the content of the window, and the screen.
  @preconcurrency
  public func windowIdealPlacement(
    _ makePlacement: @escaping @MainActor @Sendable (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene {
    transformEnvironment(\.windowAttributes) { $0.idealPlacement = WindowPlacer(makePlacement) }
  }
}

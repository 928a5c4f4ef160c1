import TesseraCore

/// How the toolbars of windows look.
nonisolated public protocol WindowToolbarStyle {
  /// Whether they leave out the title.
  var _hidesTitle: Bool { get }
}

/// As is usual.
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public var _hidesTitle: Bool { false }

  /// As is usual; `.automatic` says the same.
  public init() {}
}

/// In one line with the title, which is as usual here.
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public let _hidesTitle: Bool

  /// - Parameter showsTitle: whether the title is shown.
  public init(showsTitle: Bool = true) {
    _hidesTitle = !showsTitle
  }
}

/// In a line with the title that is less high. It is as high as others here.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public let _hidesTitle: Bool

  /// - Parameter showsTitle: whether the title is shown.
  public init(showsTitle: Bool = true) {
    _hidesTitle = !showsTitle
  }
}

/// Below the title. It is in one line with the title here.
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public var _hidesTitle: Bool { false }

  /// Below the title; `.expanded` says the same.
  public init() {}
}

nonisolated extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As is usual.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

nonisolated extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// In one line with the title, which is as usual here.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// In one line with the title, which is as usual here.
  ///
  /// - Parameter showsTitle: whether the title is shown.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

nonisolated extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// In a line with the title that is less high. It is as high as others here.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// In a line with the title that is less high. It is as high as others here.
  ///
  /// - Parameter showsTitle: whether the title is shown.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

nonisolated extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title. It is in one line with the title here.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

nonisolated extension Scene {
  /// Sets the style of the toolbars in the scene's windows (J154): only whether they show titles makes a difference here.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    let hidesTitle = style._hidesTitle
    return transformEnvironment(\.windowToolbar) { $0.hidesTitle = hidesTitle }
  }
}

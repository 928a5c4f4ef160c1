import TesseraCore

/// How the toolbars of windows look.
nonisolated public protocol WindowToolbarStyle {
  /// Whether they leave out the title.
  var _hidesTitle: Bool { get }

  /// How title and toolbar stand to each other.
  var _form: _WindowToolbarForm { get }
}

nonisolated extension WindowToolbarStyle {
  public var _form: _WindowToolbarForm { .unified }
}

/// How the title and the toolbar of a window stand to each other (DK29).
nonisolated public enum _WindowToolbarForm: Sendable {
  /// In one line.
  case unified
  /// In one line that is less high.
  case compact
  /// The toolbar below the title.
  case expanded
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

/// In a line with the title that is less high.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public let _hidesTitle: Bool
  public var _form: _WindowToolbarForm { .compact }

  /// - Parameter showsTitle: whether the title is shown.
  public init(showsTitle: Bool = true) {
    _hidesTitle = !showsTitle
  }
}

/// Below the title.
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
  public var _hidesTitle: Bool { false }
  public var _form: _WindowToolbarForm { .expanded }

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
  /// In a line with the title that is less high.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

  /// In a line with the title that is less high.
  ///
  /// - Parameter showsTitle: whether the title is shown.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

nonisolated extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

nonisolated extension Scene {
  /// Sets the style of the toolbars in the scene's windows (J154, DK29). On a phone, only whether they show titles makes a
  /// difference.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    let (hidesTitle, form) = (style._hidesTitle, style._form)
    return transformEnvironment(\.windowToolbar) {
      $0.hidesTitle = hidesTitle
      $0.form = form
    }
  }
}

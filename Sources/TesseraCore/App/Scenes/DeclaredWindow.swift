/// A kind of window that a scene declares: what each window of it shows.
@MainActor
package final class DeclaredWindow {
  package enum Kind {
    /// Any number of windows.
    case group
    /// One window.
    case single
    /// One window, which is opened on request.
    case settings
    /// One window of tools, which is opened on request.
    case utility
    /// An item in the bars of windows, and one window where there are no others.
    case menuBarItem
    /// A window that the program made by itself, beside those of its scenes (J474).
    case added
  }

  package let kind: Kind
  package let id: String?
  package internal(set) var title: Text?
  /// The type of the values that windows are opened for; nil if they are opened for none.
  package let valueType: Any.Type?
  /// The content of a window that is opened for a value.
  package private(set) var content: @MainActor (AnyHashable?) -> AnyView = { _ in AnyView(EmptyView()) }
  /// The values that the scene passes to its windows.
  package private(set) var environment = EnvironmentValues()

  /// What the bars of windows show of it; nil unless it is an item of theirs.
  package internal(set) var item: MenuBarItem?

  /// What opens files in windows of this kind; nil unless they show documents.
  package let documents: (any DocumentScene)?

  init(kind: Kind, id: String?, title: Text?, valueType: Any.Type?, documents: (any DocumentScene)? = nil) {
    self.documents = documents
    self.kind = kind
    self.id = id
    self.title = title
    self.valueType = valueType
  }

  /// Counts how often the scene made the content.
  private(set) var revision = 0

  func receive(_ content: @escaping @MainActor (AnyHashable?) -> AnyView, _ environment: EnvironmentValues) {
    self.content = content
    self.environment = environment
    revision += 1
  }

  /// What the scene says of the window where no host shows it.
  func receive(_ attributes: WindowAttributes) {
    environment.windowAttributes = attributes
  }
}

extension DeclaredWindow {
  /// The one of which a program opens a window when it starts: no settings; the uppermost of those that it made by itself only
  /// if its scenes have none, and tools and items of bars only if there is nothing else.
  package static func first(of windows: [DeclaredWindow]) -> DeclaredWindow? {
    windows.first { $0.kind == .group || $0.kind == .single }
      ?? windows.last { $0.kind == .added }
      ?? windows.first { $0.kind == .utility }
      ?? windows.first { $0.kind == .menuBarItem }
  }

  /// Those of which a program opens a window when it starts, where a host has windows (J263); those that it made by itself are
  /// the uppermost.
  package static func launched(of windows: [DeclaredWindow]) -> [DeclaredWindow] {
    let behavior = { (window: DeclaredWindow) in window.environment.windowAttributes.launchBehavior }
    guard let first = first(of: windows.filter { behavior($0) != .suppressed }) ?? first(of: windows) else { return [] }
    let others = windows.filter { $0.kind != .added && $0 !== first && behavior($0) == .presented }
    let added = windows.filter { $0.kind == .added }
    return (first.kind == .added ? [] : [first]) + others + added
  }
}

/// A request to open a window.
package struct WindowRequest {
  package var id: String?
  package var value: AnyHashable?

  package init(id: String? = nil, value: AnyHashable? = nil) {
    self.id = id
    self.value = value
  }
}

extension WindowRequest {
  /// The window with the program's settings.
  package static let settingsID = "com.tessera.settings"

  static var settings: WindowRequest { WindowRequest(id: settingsID) }

  var description: String {
    if let id { return "with the id \"\(id)\"" }
    return value.map { "for values of the type \(type(of: $0.base))" } ?? ""
  }
}

/// A host with windows of its own, as a program's scenes see it.
@MainActor
package protocol WindowHost: AnyObject {
  /// A window was declared, or its content changed. One that the program added is opened.
  func windowDidChange(_ window: DeclaredWindow)

  /// A window that the program added is no longer declared: it is closed.
  func windowDidGo(_ window: DeclaredWindow)
}

/// Opens and closes windows for the views of one window.
@MainActor
package protocol WindowOpener: AnyObject {
  /// - Returns: whether such a window is declared.
  func open(_ request: WindowRequest) -> Bool

  /// - Parameter request: nil for the window that the view is in.
  /// - Returns: whether such a window is declared.
  func dismiss(_ request: WindowRequest?) -> Bool

  /// Opens a window in the place of the one that the view is in, which comes back when that one is closed.
  ///
  /// - Returns: whether such a window is declared.
  func push(_ request: WindowRequest) -> Bool
}

/// A weak reference to an opener.
nonisolated package final class WindowOpenerReference: @unchecked Sendable {
  // Sendable: used on the main actor only.
  package weak var opener: (any WindowOpener)?

  package init(_ opener: (any WindowOpener)?) {
    self.opener = opener
  }
}

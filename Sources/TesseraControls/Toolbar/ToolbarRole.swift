import TesseraCore

/// What a page is for, which decides where the bar has the title (J210).
nonisolated public struct ToolbarRole: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, navigationStack, browser, editor
  }

  private let kind: Kind

  /// The platform's default: that of a stack.
  public static let automatic = ToolbarRole(kind: .automatic)
  /// A page of a stack: the title is in the middle.
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  /// A page that shows what others made: the title is at the beginning of the bar.
  public static let browser = ToolbarRole(kind: .browser)
  /// A page that changes a document: the title is at the beginning of the bar, and the way back is an arrow alone.
  public static let editor = ToolbarRole(kind: .editor)

  /// Whether the title is at the beginning of the bar.
  var leadsWithTitle: Bool { kind == .browser || kind == .editor }

  var hidesBackTitle: Bool { kind == .editor }
}

extension View {
  /// What the page is for, which decides where the bar has the title (J210).
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    page { page in
      page.role = role
      if role.hidesBackTitle { page.isBackTitleHidden = true }
    }
  }
}

import Foundation
import TesseraCore

/// What a page brings to the bar of its window (DK26).
struct WindowBarPage: Equatable, Identifiable {
  let id: ObjectIdentifier
  /// What the page is known by in its stack; nil for the root.
  let entry: AnyHashable?
  let stack: NavigationController?
  /// The place of its column: columns before the last one have negative ones.
  let rank: Int
  let configuration: PageConfiguration
  /// Whether the page covers another one.
  let canGoBack: Bool
  let back: DismissAction

  static func == (left: WindowBarPage, right: WindowBarPage) -> Bool {
    left.id == right.id && left.entry == right.entry && left.stack === right.stack && left.rank == right.rank
      && left.configuration == right.configuration && left.canGoBack == right.canGoBack && left.back == right.back
  }

  /// Whether no page of its stack covers it. The body that asks follows the stack.
  @MainActor var isOnTop: Bool {
    guard let stack else { return true }
    return entry == nil ? stack.showsPagesInNextColumn || stack.entries.isEmpty : stack.entries.last?.id == entry
  }

  /// Whether the title of the window is that of the page: of those on top, one in the last column.
  @MainActor var namesWindow: Bool {
    isOnTop && !(entry == nil && stack?.showsPagesInNextColumn == true)
  }
}

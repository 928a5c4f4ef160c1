import Foundation
import TesseraCore

nonisolated private struct DocumentBrowserMenuKey: EnvironmentKey {
  static var defaultValue: DocumentBrowserMenu? { nil }
}

/// Makes the menu of a file where documents are chosen.
nonisolated struct DocumentBrowserMenu: Sendable {
  let make: UncheckedSendable<([URL]?) -> AnyView>
}

nonisolated extension EnvironmentValues {
  var documentBrowserMenu: DocumentBrowserMenu? {
    get { self[DocumentBrowserMenuKey.self] }
    set { self[DocumentBrowserMenuKey.self] = newValue }
  }
}

nonisolated extension Scene {
  /// Gives the files where documents are chosen a menu (J268).
  ///
  /// - Parameter menu: the items for files.
  public func documentBrowserContextMenu<Items: View>(
    @ViewBuilder _ menu: @escaping ([URL]?) -> Items
  ) -> some Scene {
    environment(
      \.documentBrowserMenu, DocumentBrowserMenu(make: UncheckedSendable { AnyView(menu($0)) }))
  }
}

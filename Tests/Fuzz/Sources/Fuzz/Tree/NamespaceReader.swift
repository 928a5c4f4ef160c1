import SwiftUITesting

/// Finds a namespace, which only views have.
struct NamespaceReader: View {
  /// The namespace of a removed view, for uses that do not compare it.
  @MainActor static let any: Namespace.ID = {
    var found: Namespace.ID?
    let screen = Screen(width: 1, height: 1) { NamespaceReader { found = $0 } }
    screen.unmount()
    guard let found else { fatalError("A view was not evaluated.") }
    return found
  }()

  @Namespace private var namespace
  let note: (Namespace.ID) -> Void

  var body: some View {
    let _ = note(namespace)
    EmptyView()
  }
}

import TesseraCore

/// When the search in the tab for searching begins and ends (J434).
nonisolated public struct TabSearchActivation: Hashable, Sendable {
  private enum Kind {
    case automatic, searchTabSelection
  }

  private let kind: Kind

  /// The platform's default: when the user goes into the field.
  public static let automatic = TabSearchActivation(kind: .automatic)
  /// When the user chooses the tab, and when the user leaves it.
  public static let searchTabSelection = TabSearchActivation(kind: .searchTabSelection)

  var followsTab: Bool { kind == .searchTabSelection }
}

nonisolated private struct TabSearchActivationKey: EnvironmentKey {
  static var defaultValue: TabSearchActivation { .automatic }
}

nonisolated private struct SearchTabKey: EnvironmentKey {
  static var defaultValue: TabGate? { nil }
}

nonisolated extension EnvironmentValues {
  var tabSearchActivation: TabSearchActivation {
    get { self[TabSearchActivationKey.self] }
    set { self[TabSearchActivationKey.self] = newValue }
  }

  /// The tab for searching around a view; nil in any other place.
  var searchTab: TabGate? {
    get { self[SearchTabKey.self] }
    set { self[SearchTabKey.self] = newValue }
  }
}

extension View {
  /// When the search begins and ends in the tab of the tab views in this view that has the role `search` (J434).
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    environment(\.tabSearchActivation, activation)
  }
}

/// Begins a search when its tab is chosen, and ends it when the tab is left, where that is wanted.
struct TabSearchModifier: ViewModifier {
  let source: SearchSource

  @Environment(\.searchTab) private var tab
  @Environment(\.tabSearchActivation) private var activation

  init(source: SearchSource) {
    self.source = source
  }

  func body(content: Content) -> some View {
    let source = source
    content.onChange(of: isChosen, initial: true) { _, isChosen in
      if isChosen == true { source.open() } else if isChosen == false { source.cancel() }
    }
  }

  /// nil where the tab makes no difference.
  private var isChosen: Bool? { activation.followsTab ? tab?.isOpen : nil }
}

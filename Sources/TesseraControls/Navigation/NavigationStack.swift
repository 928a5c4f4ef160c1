import Foundation
import TesseraCore

/// A root view with pages that can be put on top of it (F1).
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let path: NavigationPathBinding?
  private let root: Root

  @MainActor public var body: some View {
    if let path {
      NavigationStackBody(values: path.get(), setValues: path.set, root: root)
    } else {
      OwnPathStack(root: root)
    }
  }
}

/// A path of any kind, as values without types.
nonisolated struct NavigationPathBinding {
  let get: @MainActor () -> [AnyHashable]
  let set: @MainActor ([AnyHashable]) -> Void
}

nonisolated extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// A stack whose path holds values of any types (F4).
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    // Bindings are used on the main actor only.
    nonisolated(unsafe) let path = path
    self.path = NavigationPathBinding(
      get: { path.wrappedValue.values }, set: { path.wrappedValue = NavigationPath(values: $0) })
    self.root = root()
  }
}

nonisolated extension NavigationStack {
  /// A stack whose path is a collection of values (F1).
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    // Bindings are used on the main actor only.
    nonisolated(unsafe) let path = path
    self.path = NavigationPathBinding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
}

/// Stores the path of a stack that has no binding.
struct OwnPathStack<Root: View>: View {
  let root: Root

  @State private var values: [AnyHashable] = []

  init(root: Root) {
    self.root = root
  }

  var body: some View {
    NavigationStackBody(values: values, setValues: { values = $0 }, root: root)
  }
}

/// The pages of a stack, of which the top one is shown.
package struct NavigationStackBody<Root: View>: View {
  let values: [AnyHashable]
  let setValues: @MainActor ([AnyHashable]) -> Void
  let onRest: (@MainActor () -> Void)?
  let root: Root

  @State private var controller = NavigationController()
  @Environment(\.surfaceAccess) private var surface

  /// - Parameters:
  ///   - values: the path.
  ///   - setValues: gets another path, when the user goes back or follows a link.
  ///   - onRest: called when a page that came is where it belongs.
  ///   - root: the lowest page.
  package init(
    values: [AnyHashable], setValues: @escaping @MainActor ([AnyHashable]) -> Void,
    onRest: (@MainActor () -> Void)? = nil, root: Root
  ) {
    self.values = values
    self.setValues = setValues
    self.onRest = onRest
    self.root = root
  }

  package var body: some View {
    NavigationPages(controller: controller, root: root)
      .onUpdate(of: values) {
        controller.setValues = setValues
        controller.turn.onRest = onRest
        controller.receive($0, on: surface)
      }
  }
}

private struct NavigationPages<Root: View>: View {
  let controller: NavigationController
  let root: Root

  var body: some View {
    let top = controller.entries.last
    let below = controller.isRevealing ? controller.entries.dropLast().last : nil
    ZStack {
      NavigationPage(content: root, id: nil)
        .modifier(OffstageModifier(isOnstage: top == nil))
        .environment(\.navigation, controller)
        .modifier(PageLayerModifier(rootLayer, controller.turn))
      if let top {
        PortalReader(controller.sources) { elements in
          if let below, let page = elements.first(where: { $0.trait(NavigationPageKey.self) == below.id }) {
            page.modifier(PageLayerModifier(.below, controller.turn))
          }
          if let page = elements.first(where: { $0.trait(NavigationPageKey.self) == top.id }) {
            page.modifier(PageLayerModifier(.front, controller.turn))
          } else if controller.hasNoDestination(top) {
            MissingDestination(entry: top).environment(\.navigation, controller)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(
      PageTransitionModifier(
        turn: controller.turn, level: controller.entries.count, top: top?.id, back: controller.back)
    )
    // Pages keep all to themselves.
    .transformPreference(PageConfigurationKey.self) { $0.holdsStack = true }
    .preference(
      key: TabBarPreferenceKey.self,
      value: TabBarPreference(
        isHidden: controller.hidesTabBar, isLeftToPages: true, turn: controller.turn,
        isHiddenBelow: controller.hidesTabBarBelow))
  }

  private var rootLayer: PageLayer {
    switch controller.entries.count {
    case 0: .front
    case 1 where controller.isRevealing: .below
    default: .hidden
    }
  }
}

/// Stands for the page of a value that no destination was declared for (F2).
private struct MissingDestination: View {
  let entry: NavigationEntry

  var body: some View {
    NavigationPage(
      content: Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(Color.yellow),
      id: entry.id
    )
    .runtimeWarning(.noDestination(typeName))
  }

  private var typeName: String {
    guard case .value(let value) = entry.target else { return "" }
    return "\(type(of: value.base))"
  }
}

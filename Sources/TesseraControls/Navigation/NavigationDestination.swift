import Foundation
import TesseraCore

/// Pushes a page onto the stack around it while a binding is true.
struct PushedPageModifier<Page: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let page: Page
  /// Another one makes it another page.
  var identity: AnyHashable?

  @State private var portal = Portal()
  @Environment(\.navigation) private var navigation
  @Environment(\.isColumnRoot) private var isColumnRoot
  @Environment(\.surfaceAccess) private var surface

  init(isPresented: Binding<Bool>, page: Page, identity: AnyHashable? = nil) {
    self.isPresented = isPresented
    self.page = page
    self.identity = identity
  }

  func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue && navigation != nil
    content.modifier(
      PortalModifier(portal) {
        if isShown { NavigationEntryPage(page: page, id: id) }
      }
    )
    .onRemoval { remove() }
    .onUpdate(of: isShown) { update($0) }
  }

  private var id: AnyHashable { AnyHashable([AnyHashable(ObjectIdentifier(portal)), identity ?? AnyHashable(0)]) }

  private func update(_ isShown: Bool) {
    guard let navigation else { return }
    if isShown {
      navigation.add(portal)
      navigation.show(id, of: portal, insteadOfAllOn: isColumnRoot ? surface : nil) { isPresented.wrappedValue = false }
    } else {
      navigation.hidePage(of: portal)
      navigation.remove(portal)
    }
  }

  private func remove() {
    navigation?.hidePage(of: portal)
    navigation?.remove(portal)
  }
}

/// A page of a stack with its bar, kept alive while others cover it.
struct NavigationEntryPage<Page: View>: View {
  let page: Page
  let id: AnyHashable

  @Environment(\.navigation) private var navigation

  init(page: Page, id: AnyHashable) {
    self.page = page
    self.id = id
  }

  var body: some View {
    NavigationPage(content: page, id: id)
      .modifier(OffstageModifier(isOnstage: navigation?.entries.last?.id == id))
      .trait(NavigationPageKey.self, id)
  }
}

/// Makes the pages for values of one type (F2).
private struct ValueDestinationModifier<Value: Hashable, Page: View>: ViewModifier {
  let page: (Value) -> Page

  @State private var portal = Portal()
  @Environment(\.navigation) private var navigation

  init(page: @escaping (Value) -> Page) {
    self.page = page
  }

  func body(content: Content) -> some View {
    content.modifier(
      PortalModifier(portal) {
        if let navigation { DestinationPages(navigation: navigation, owner: portal, page: page) }
      }
    )
    .onRemoval { navigation?.remove(portal) }
    .onUpdate(of: portal) { navigation?.declare(.init(owner: $0) { $0.base is Value }) }
  }
}

/// The pages of a declared destination, for the entries of the stack that belong to it.
private struct DestinationPages<Value: Hashable, Page: View>: View {
  let navigation: NavigationController
  let owner: Portal
  let page: (Value) -> Page

  var body: some View {
    ForEach(navigation.entries(for: owner)) { entry in
      if case .value(let value) = entry.target, let value = value.base as? Value {
        NavigationEntryPage(page: page(value), id: entry.id)
      }
    }
  }
}

nonisolated private struct ValueDestination<Value: Hashable, Page: View>: ViewModifier {
  let page: (Value) -> Page

  @MainActor func body(content: Content) -> some View {
    content.modifier(ValueDestinationModifier(page: page))
  }
}

nonisolated private struct PresentedDestination<Page: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let page: Page

  @MainActor func body(content: Content) -> some View {
    content.modifier(PushedPageModifier(isPresented: isPresented, page: page))
  }
}

nonisolated private struct ItemDestination<Item: Hashable, Page: View>: ViewModifier {
  let item: Binding<Item?>
  let page: (Item) -> Page

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PushedPageModifier(
        isPresented: item.isNotNil(), page: item.wrappedValue.map(page),
        identity: item.wrappedValue.map { AnyHashable($0) }))
  }
}

extension View {
  /// Declares the page for values of a type that links or the path of the stack bring (F2).
  ///
  /// It must be inside the stack. If several declare a page for one type, the one nearest the root counts.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ValueDestination(page: destination))
  }

  /// Puts a page on top of the stack around this view while `isPresented` is true (F4).
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, page: destination()))
  }

  /// Puts a page for an item on top of the stack around this view while there is one (F4).
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestination(item: item, page: destination))
  }
}

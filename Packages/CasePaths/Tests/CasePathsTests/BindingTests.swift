import CasePaths
import SwiftUI
import Testing

/// What users of the library write for themselves.
extension Binding {
  fileprivate func map<Property>(_ keyPath: WritableKeyPath<Value, Property>) -> Binding<Property> {
    Binding<Property>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  fileprivate func unwrap<Wrapped>() -> Binding<Wrapped>? where Value == Wrapped? {
    guard let value = wrappedValue else { return nil }
    return Binding<Wrapped>(get: { value }, set: { wrappedValue = $0 })
  }

  fileprivate func matching<Case>(_ path: CasePath<Value, Case>) -> Binding<Case>? {
    guard let value = path.extract(from: wrappedValue) else { return nil }
    return Binding<Case>(get: { value }, set: { wrappedValue = path.embed($0) })
  }
}

private struct Item {
  enum Status: Equatable {
    case inStock(quantity: Int)
    case outOfStock(isOnBackOrder: Bool)
  }

  var name = ""
  var status = Status.inStock(quantity: 1)
}

@MainActor
private final class Store<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.value = $0 })
  }
}

/// Bindings along case paths.
@MainActor
struct BindingTests {
  @Test func transformationsWrittenByUsers() {
    let store = Store(Item())
    store.binding.map(\.name).wrappedValue = "Keyboard"
    let status = store.binding.map(\.status)
    #expect(status.matching(/Item.Status.outOfStock) == nil)
    status.matching(/Item.Status.inStock)?.wrappedValue = 2
    #expect(store.value.status == .inStock(quantity: 2))
    store.value.status = .outOfStock(isOnBackOrder: false)
    status.matching(/Item.Status.outOfStock(isOnBackOrder:))?.wrappedValue = true
    #expect(store.value.status == .outOfStock(isOnBackOrder: true))
    #expect(store.value.name == "Keyboard")
    let optional = Store<Int?>(1)
    optional.binding.unwrap()?.wrappedValue = 2
    #expect(optional.value == 2)
  }

  @Test func bindingToACase() {
    let store = Store(Route.detail(1))
    let detail = store.binding.case(/Route.detail)
    #expect(detail.wrappedValue == 1)
    detail.wrappedValue = 2
    #expect(store.value == .detail(2))
    detail.wrappedValue = nil
    #expect(store.value == .detail(2))
    store.value = .home
    #expect(detail.wrappedValue == nil)
    #expect(store.binding[case: \.settings.language].wrappedValue == nil)
    store.binding[case: \.settings.language].wrappedValue = "en"
    #expect(store.value == .settings(.language("en")))
  }

  @Test func bindingToACaseOfAnOptional() {
    let store = Store<Route?>(.detail(1))
    let detail = store.binding.case(/Route.detail)
    #expect(detail.wrappedValue == 1)
    detail.wrappedValue = nil
    #expect(store.value == nil)
    let settings = store.binding.settings
    settings.wrappedValue = .language("en")
    #expect(store.value == .settings(.language("en")))
  }

  @Test func dynamicMembers() {
    let store = Store(Route.detail(1))
    #expect(store.binding.settings == nil)
    store.binding.detail?.wrappedValue = 3
    #expect(store.value == .detail(3))
  }
}

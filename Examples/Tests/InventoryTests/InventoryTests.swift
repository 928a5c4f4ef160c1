import CasePaths
import SwiftUITesting
import Testing

@testable import Inventory

@MainActor
struct InventoryTests {
  private let inventory = Inventory()
  private let screen: Screen

  init() {
    let inventory = inventory
    screen = Screen { InventoryView(inventory: inventory) }
  }

  @Test("A stepper changes the value of the case it was matched to")
  func stepper() {
    #expect(screen["Quantity: 12"].exists)
    inventory.items[0].status = .inStock(quantity: 13)
    #expect(inventory.items[0].status == .inStock(quantity: 13))
  }

  @Test("The controls follow the case")
  func cases() async {
    screen["Sold out"].tap()
    #expect(inventory.items[0].status == .outOfStock(isOnBackOrder: false))
    #expect(!screen["Quantity: 12"].exists)
    #expect(screen.elements(.toggle).count == 2)
    screen.elements(.toggle)[0].tap()
    #expect(inventory.items[0].status == .outOfStock(isOnBackOrder: true))
  }

  @Test("An optional shade is chosen and taken away")
  func shade() {
    screen["Choose a shade"].tap()
    #expect(inventory.items[1].shade == .green)
    inventory.items[1].shade = nil
    #expect(inventory.items[1].shade == nil)
  }

  @Test("A name is edited through a mapped binding")
  func name() async {
    let field = screen.elements(.textField)[1]
    field.clearText()
    field.type("Desk lamp")
    #expect(inventory.items[1].name == "Desk lamp")
  }

  @Test("A write through one case's binding after the value left that case puts the case back")
  func staleMatch() {
    var status = Item.Status.inStock(quantity: 1)
    let binding = Binding(get: { status }, set: { status = $0 })
    let quantity = binding.matching(/Item.Status.inStock)
    status = .outOfStock(isOnBackOrder: true)
    #expect(binding.matching(/Item.Status.inStock) == nil)
    quantity?.wrappedValue = 5
    #expect(status == .inStock(quantity: 5))
  }
}

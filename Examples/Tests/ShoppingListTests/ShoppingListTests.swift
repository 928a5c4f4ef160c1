import ShoppingList
import SwiftUITesting
import Testing

@MainActor
struct ShoppingListTests {
  private func list(_ names: [String] = ["Bread", "Milk", "Apples", "Tea"]) -> (Screen, ShoppingListModel) {
    let model = ShoppingListModel(names: names)
    return (Screen { ShoppingListView(model: model) }, model)
  }

  private func fields(_ screen: Screen) -> [String] { screen.elements(.textField).map(\.value) }

  @Test("The row that goes shows what it showed, and the others what is theirs")
  func removal() async {
    let (screen, model) = list()
    screen["Remove Tea"].tap()
    await screen.advance(by: .milliseconds(50))
    #expect(model.items.map(\.name) == ["Bread", "Milk", "Apples"])
    screen["Remove Bread"].tap()
    await screen.advance(by: .milliseconds(50))
    await screen.settle()
    #expect(fields(screen) == ["Milk", "Apples"])
    #expect(screen["2 to buy"].exists)
  }

  @Test("A row that is typed in is renamed, also while another one goes")
  func renaming() async {
    let (screen, model) = list()
    let field = screen.elements(.textField)[1]
    field.clearText()
    screen.elements(.textField)[1].type("Oat milk")
    screen["Remove Bread"].tap()
    await screen.advance(by: .milliseconds(30))
    #expect(model.items.map(\.name) == ["Oat milk", "Apples", "Tea"])
    await screen.settle()
    #expect(fields(screen) == ["Oat milk", "Apples", "Tea"])
  }

  @Test("What is ticked off goes down, and is cleared away")
  func doneItems() async {
    let (screen, model) = list()
    screen.element(.toggle, "Milk").tap()
    screen["Sort"].tap()
    await screen.settle()
    #expect(fields(screen) == ["Bread", "Apples", "Tea", "Milk"])
    screen["Clear"].tap()
    await screen.settle()
    #expect(model.items.map(\.name) == ["Bread", "Apples", "Tea"])
  }

  @Test("For two minutes rows are added, renamed, sorted and removed while others are on their way")
  func twoMinutes() async {
    let (screen, model) = list()
    for step in 0..<600 {
      switch step % 7 {
      case 0, 3: screen["Add"].tap()
      case 1:
        if let field = screen.elements(.textField).last { field.type("Thing \(step)") }
      case 2: screen.elements(.toggle).first?.tap()
      case 4: screen["Sort"].tap()
      case 5: screen.elements(.button, containing: "Remove").first?.tap()
      default: if model.items.count > 8 { screen["Clear"].tap() }
      }
      await screen.advance(by: .milliseconds(200))
    }
    await screen.settle()
    #expect(screen.now >= .seconds(120))
    #expect(fields(screen) == model.items.map(\.name))
    #expect(screen.trace.warnings == [])
  }
}

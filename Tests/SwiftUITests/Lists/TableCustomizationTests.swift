import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct City: Identifiable {
  let id: Int
  let name: String
  let country: String
  var parts: [City]?
}

/// Keeps what tables write.
@MainActor
private final class Kept: ObservableObject {
  @Published var customization = TableColumnCustomization<City>()
  @Published var cities = [City(id: 1, name: "Oslo", country: "Norway"), City(id: 2, name: "Rome", country: "Italy")]
  var chosen: Set<Int> = []
}

private struct Cities: View {
  @ObservedObject var kept: Kept

  var body: some View {
    Table(kept.cities, columnCustomization: $kept.customization) {
      TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.visibility)
      TableColumn("Country", value: \.country).customizationID("country")
      TableColumn("Number") { Text("No. \($0.id)") }.customizationID("number").defaultVisibility(.hidden)
    }
    .environment(\.horizontalSizeClass, .regular)
  }
}

/// How users and programs arrange the columns of tables.
@MainActor
struct TableCustomizationTests {
  private func screen(_ kept: Kept) -> Screen {
    Screen(width: 700, height: 300) { Cities(kept: kept) }
  }

  private func middle(_ element: Element) -> CGPoint { CGPoint(x: element.frame.midX, y: element.frame.midY) }

  @Test("J363: columns are shown and hidden by the customization, by their default, and by the menu of the headers")
  func visibility() {
    let kept = Kept()
    let screen = screen(kept)
    #expect(screen["Norway"].exists && !screen["No. 1"].exists)
    kept.customization[visibility: "number"] = .visible
    kept.customization[visibility: "country"] = .hidden
    screen.update { Cities(kept: kept) }
    #expect(!screen["Norway"].exists && screen["No. 1"].exists)
    screen.secondaryTap(at: middle(screen["Number"]))
    screen["Country"].tap()
    #expect(screen["Norway"].exists && kept.customization[visibility: "country"] == .visible)
    kept.customization[visibility: "number"] = .automatic
    #expect(
      kept.customization
        == { () in
          var other = TableColumnCustomization<City>()
          other[visibility: "country"] = .visible
          return other
        }())
  }

  @Test("J363: a header that is dragged to the place of another one moves its column; resetOrder puts it back")
  func order() async {
    let kept = Kept()
    let screen = screen(kept)
    #expect(screen["Oslo"].frame.minX < screen["Norway"].frame.minX)
    await screen.drag(from: middle(screen["Name"]), to: middle(screen["Country"]))
    await screen.settle()
    #expect(screen["Oslo"].frame.minX > screen["Norway"].frame.minX)
    kept.customization.resetOrder()
    screen.update { Cities(kept: kept) }
    #expect(screen["Oslo"].frame.minX < screen["Norway"].frame.minX)
    #expect(kept.customization == TableColumnCustomization())
  }

  @Test("J363: the end of a header makes its column wider, not narrower than 20 points")
  func width() async {
    let kept = Kept()
    let screen = screen(kept)
    let before = screen["Country"].frame.minX
    let end = CGPoint(x: before - 6, y: screen["Country"].frame.midY)
    await screen.drag(from: end, to: CGPoint(x: end.x + 60, y: end.y))
    #expect(abs(screen["Country"].frame.minX - before - 60) < 1)
    let wider = CGPoint(x: end.x + 60, y: end.y)
    await screen.drag(from: wider, to: CGPoint(x: 0, y: end.y))
    #expect(abs(screen["Country"].frame.minX - (16 + 20 + 12)) < 1)
  }

  @Test("J363: a customization can be kept as data; widths that are no lengths are left out")
  func kept() throws {
    var customization = TableColumnCustomization<City>()
    customization[visibility: "a"] = .hidden
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TableColumnCustomization<City>.self, from: data) == customization)
    let strange = Data(#"{"widths":{"a":-4}}"#.utf8)
    #expect(
      try JSONDecoder().decode(TableColumnCustomization<City>.self, from: strange) == TableColumnCustomization<City>())
    #expect(TableColumnCustomizationBehavior.all.contains([.reorder, .resize, .visibility]))
    var behavior = TableColumnCustomizationBehavior()
    #expect(behavior.insert(.resize).inserted && !behavior.insert(.resize).inserted)
    #expect(behavior.update(with: .reorder) == nil && behavior.update(with: .reorder) == .reorder)
    #expect(behavior.remove(.resize) == .resize && behavior.remove(.resize) == nil)
    #expect(behavior.symmetricDifference(.all) == [.resize, .visibility])
    behavior.formIntersection(.visibility)
    behavior.formUnion(.visibility)
    behavior.formSymmetricDifference(.all)
    #expect(behavior == [.reorder, .resize] && behavior.intersection(.resize) == .resize)
  }

  private struct Stored: View {
    @SceneStorage("columns") private var columns: TableColumnCustomization<City>
    @AppStorage("tabs") private var tabs = TabViewCustomization()

    var body: some View {
      Button(columns[visibility: "name"] == .hidden ? "Show" : "Hide") {
        columns[visibility: "name"] = columns[visibility: "name"] == .hidden ? .visible : .hidden
        tabs[tab: "home"].sidebarVisibility = .hidden
      }
      Text(tabs[tab: "home"].sidebarVisibility == .hidden ? "no home" : "home")
    }
  }

  @Test("J363: customizations of tables and tabs are kept by SceneStorage and AppStorage")
  func storage() {
    let screen = Screen { Stored() }
    screen["Hide"].tap()
    #expect(screen["Show"].exists && screen["no home"].exists)
  }

  @Test("Columns are made for the elements of a collection, and modified in groups")
  func forEach() {
    let keys = [\City.name, \City.country]
    let screen = Screen(width: 700, height: 300) {
      Table([City(id: 1, name: "Oslo", country: "Norway")]) {
        TableColumnForEach(keys, id: \.self) { key in
          TableColumn(key == \City.name ? "Place" : "Land") { Text($0[keyPath: key]) }
        }
        Group {
          TableColumn("Id") { (city: City) in Text("\(city.id)") }
        }
        .alignment(.trailing)
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    #expect(screen["Place"].frame.minX == screen["Oslo"].frame.minX)
    #expect(screen["Land"].frame.minX == screen["Norway"].frame.minX)
    #expect(screen["1"].frame.maxX > 650)
  }
}

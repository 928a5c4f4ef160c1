import SwiftUI

/// Tables whose columns users arrange, trees and sections.
struct TablesPage: View {
  private struct Place: Identifiable {
    let id: Int
    let name: String
    let people: Int
    var parts: [Place]?
  }

  private static let places = [
    Place(
      id: 1, name: "Norway", people: 5_520,
      parts: [Place(id: 2, name: "Oslo", people: 709), Place(id: 3, name: "Bergen", people: 289)]),
    Place(id: 4, name: "Malta", people: 553),
  ]

  @State private var columns = TableColumnCustomization<Place>()
  @State private var isOpen = true

  var body: some View {
    SpecimenPage {
      SpecimenGroup("customized columns") {
        Table(Self.places, columnCustomization: $columns) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("Thousands") { Text($0.people, format: .number) }.alignment(.numeric).customizationID("people")
        }
        .frame(height: 104)
      }
      SpecimenGroup("trees and sections") {
        Table(of: Place.self) {
          TableColumn("Name", value: \.name)
          TableColumn("Thousands") { Text($0.people, format: .number) }.alignment(.numeric)
        } rows: {
          Section("North") {
            DisclosureTableRow(Self.places[0], isExpanded: $isOpen) {
              ForEach(Self.places[0].parts ?? []) { TableRow($0) }
            }
          }
          Section("South") { TableRow(Self.places[1]) }
        }
        .frame(height: 240)
      }
    }
    .environment(\.horizontalSizeClass, .regular)
  }
}

import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
  var price: Double
  var notes: String
  var owner: String
}
@Observable final class Entry: Identifiable {
  let id = 0
  var title = ""
  var text = ""
  var author = ""
  var stars = 0
  var isRead = false
}
@Observable final class Library {
  var books: [Item] = []
  var selectedID: Int?
  var query = ""
  var theme = 0
  func delete(_ id: Int) {}
}

// clean: it is given what it shows
struct CleanOneRow: View {
  let name: String
  let price: Double
  var body: some View { Text("\(name) \(price)") }
}
// clean: it shows most of it
struct CleanTwoRow: View {
  let item: Item
  var body: some View {
    VStack {
      Text(item.name)
      Text("\(item.price)")
      Text(item.notes)
    }
  }
}
// clean: reads of an @Observable element are tracked
struct CleanThreeRow: View {
  let entry: Entry
  var body: some View { Text(entry.title) }
}
struct CleanThreeList: View {
  let entries: [Entry]
  var body: some View { List(entries) { CleanThreeRow(entry: $0) } }
}
// clean: it hands the whole on
struct CleanFourRow: View {
  let item: Item
  var body: some View { NavigationLink(value: item.id) { CleanFiveDetail(item: item) } }
}
// clean: no row
struct CleanFiveDetail: View {
  let item: Item
  var body: some View { Text(item.name) }
}
// clean: a small model
struct Point: Identifiable {
  let id: Int
  var x: Double
  var y: Double
}
struct CleanSixRow: View {
  let point: Point
  var body: some View { Text("\(point.x)") }
}
// clean: a binding to the element
struct CleanSevenRow: View {
  @Binding var item: Item
  var body: some View { TextField("Name", text: $item.name) }
}
// clean: only actions of an @Observable
struct CleanEightRow: View {
  let library: Library
  let id: Int
  var body: some View { Button("Delete") { library.delete(id) } }
}
struct CleanEightList: View {
  let library: Library
  var body: some View { List(library.books) { CleanEightRow(library: library, id: $0.id) } }
}
// clean: the list itself
struct CleanNine: View {
  @State private var library = Library()
  var body: some View { List(library.books) { CleanOneRow(name: $0.name, price: $0.price) } }
}

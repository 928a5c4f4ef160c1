import SwiftUI

final class Store: ObservableObject {
  @Published var items: [Item] = []
  @Published var selection: Int?
  @Published var query = ""
  @Published var isSyncing = false
  @Published var user = ""
  func delete(_ item: Item) {}
}
@Observable final class Library {
  var books: [Item] = []
  var selectedID: Int?
  var query = ""
  var theme = 0
  var user = ""
}
struct Item: Identifiable {
  let id: Int
  var name: String
  var price: Double
  var notes: String
  var date: Date
  var owner: String
  var isDone: Bool
}

struct TrapOneRow: View {
  @ObservedObject var store: Store  // expect: whole-model-row
  let index: Int
  var body: some View { Text(store.items[index].name) }
}

struct TrapTwoRow: View {
  let item: Item  // expect: whole-model-row
  var body: some View { Text(item.name) }
}

struct TrapThree: View {
  @EnvironmentObject private var store: Store  // expect: whole-model-row
  let name: String
  var body: some View { Text(name).foregroundStyle(store.isSyncing ? .red : .blue) }
}
struct TrapThreeList: View {
  let names: [Item]
  var body: some View { List(names) { TrapThree(name: $0.name) } }
}

struct TrapFour: View {
  let library: Library  // expect: whole-model-row
  let id: Int
  var body: some View { Text(library.books.first { $0.id == id }?.name ?? "") }
}
struct TrapFourList: View {
  @State private var library = Library()
  var body: some View {
    ForEach(library.books) { book in TrapFour(library: library, id: book.id) }
  }
}

struct TrapFiveCell: View {
  @ObservedObject var store: Store  // expect: whole-model-row
  let item: Int
  var body: some View { content }
  private var content: some View { Text("\(item)").bold(store.selection == item) }
}

struct TrapSixRowView: View {
  private let item: Item  // expect: whole-model-row
  init(item: Item) { self.item = item }
  var body: some View { Image(systemName: item.isDone ? "checkmark" : "circle") }
}

struct TrapSeven: View {
  let item: Item  // expect: whole-model-row
  let open: () -> Void
  var body: some View { Button(item.name, action: open) }
}
struct TrapSevenList: View {
  let items: [Item]
  var body: some View {
    LazyVStack {
      ForEach(items, id: \.id) { item in
        TrapSeven(item: item) {}
      }
    }
  }
}

struct TrapEight: View {
  @Environment(Library.self) private var library  // expect: whole-model-row
  let id: Int
  var body: some View { Text("\(id)").bold(library.selectedID == id) }
}
struct TrapEightList: View {
  let items: [Item]
  var body: some View { List(items) { TrapEight(id: $0.id) } }
}

struct TrapNineRow: View {
  @ObservedObject var store: Store  // expect: whole-model-row
  let item: Int
  var body: some View { Button("Select") { store.selection = item } }
}

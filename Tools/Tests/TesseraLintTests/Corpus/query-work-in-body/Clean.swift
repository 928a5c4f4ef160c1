import SwiftData
import SwiftUI

@Model final class Item {
  var name: String
  var rank: Int
  init(name: String, rank: Int) {
    self.name = name
    self.rank = rank
  }
}

// clean: the store does it
struct CleanOne: View {
  @Query(filter: #Predicate<Item> { $0.rank > 1 }, sort: \.name) private var items: [Item]
  var body: some View { List(items) { Text($0.name) } }
}
// clean: and by a parameter
struct CleanTwo: View {
  @Query private var items: [Item]
  init(rank: Int) { _items = Query(filter: #Predicate { $0.rank > rank }) }
  var body: some View { List(items) { Text($0.name) } }
}
// clean: when the user asks for it
struct CleanThree: View {
  @Environment(\.modelContext) private var context
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count = (try? context.fetchCount(FetchDescriptor<Item>())) ?? 0 }
  }
}
// clean: in a task
struct CleanFour: View {
  @Environment(\.modelContext) private var context
  @State private var names: [String] = []
  var body: some View {
    Text(names.joined()).task { names = ((try? context.fetch(FetchDescriptor<Item>())) ?? []).map(\.name) }
  }
}
// clean: no query
struct CleanFive: View {
  let numbers: [Int]
  var body: some View { Text("\(numbers.filter { $0 > 1 }.count)") }
}
// clean: an action picks some
struct CleanSix: View {
  @Query private var items: [Item]
  @Environment(\.modelContext) private var context
  var body: some View {
    List(items) { Text($0.name) }
      .onDisappear { for item in items.filter({ $0.rank == 0 }) { context.delete(item) } }
  }
}
// clean: what a store cannot add up
struct CleanSeven: View {
  @Query private var items: [Item]
  var body: some View { Text("\(items.reduce(0) { $0 + $1.rank })") }
}
// clean: how many there are
struct CleanEight: View {
  @Query private var items: [Item]
  var body: some View { Text("\(items.count) \(items.first?.name ?? "")") }
}

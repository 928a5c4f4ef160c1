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

struct TrapOne: View {
  @Query private var items: [Item]
  var body: some View {
    List(items.filter { $0.rank > 1 }) { Text($0.name) }  // expect: query-work-in-body
  }
}
struct TrapTwo: View {
  @Query(sort: \Item.name) private var items: [Item]
  var body: some View {
    List(items.sorted { $0.rank < $1.rank }) { Text($0.name) }  // expect: query-work-in-body
  }
}
struct TrapThree: View {
  @Environment(\.modelContext) private var context
  var body: some View {
    List((try? context.fetch(FetchDescriptor<Item>())) ?? []) { Text($0.name) }  // expect: query-work-in-body
  }
}
struct TrapFour: View {
  @Environment(\.modelContext) private var context
  var body: some View {
    Text("\((try? context.fetchCount(FetchDescriptor<Item>())) ?? 0)")  // expect: query-work-in-body
  }
}
struct TrapFive: View {
  @Query private var items: [Item]
  let query: String
  private var found: [Item] {
    items.filter { $0.name.localizedStandardContains(query) }  // expect: query-work-in-body
  }
  var body: some View { List(found) { Text($0.name) } }
}
struct TrapSix: View {
  @Query private var items: [Item]
  var body: some View {
    Text(items.max { $0.rank < $1.rank }?.name ?? "")  // expect: query-work-in-body
  }
}
struct TrapSeven: View {
  @Query private var items: [Item]
  var body: some View {
    ForEach(items.prefix(5)) { Text($0.name) }  // expect: query-work-in-body
  }
}
struct TrapEight: View {
  let context: ModelContext
  private func names() -> [String] {
    let items = try? context.fetch(FetchDescriptor<Item>())  // expect: query-work-in-body
    return items?.map(\.name) ?? []
  }
  var body: some View { Text(names().joined()) }
}
struct TrapNine: View {
  @Query private var items: [Item]
  var body: some View {
    Text("\(items.filter { $0.rank == 0 }.count)")  // expect: query-work-in-body
  }
}

import SwiftUI

struct Item: Identifiable {
  let id: Int
  var name: String
  var isDone: Bool
}
enum Mode: String, CaseIterable { case list, grid }

// clean: a static formatter
struct CleanOne: View {
  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    return formatter
  }()
  let date: Date
  var body: some View { Text(Self.formatter.string(from: date)) }
}
// clean: the model sorts
@Observable final class Shelf {
  var items: [Item] = []
  var sortedItems: [Item] { items.sorted { $0.name < $1.name } }
}
struct CleanTwo: View {
  let shelf: Shelf
  var body: some View { List(shelf.sortedItems) { Text($0.name) } }
}
// clean: a derived list
struct CleanThree: View {
  let items: [Item]
  private var open: [Item] { items.filter { !$0.isDone } }
  var body: some View { List(open) { Text($0.name) } }
}
// clean: a simple choice
struct CleanFour: View {
  let items: [Item]
  var body: some View { ForEach(items.filter(\.isDone)) { Text($0.name) } }
}
// clean: work in actions and tasks
struct CleanFive: View {
  @State private var items: [Item] = []
  @State private var data: Data?
  var body: some View {
    Text("\(data?.count ?? 0)")
      .task { data = try? Data(contentsOf: URL(fileURLWithPath: "/data/a")) }
      .toolbar { Button("Sort") { items = items.sorted { $0.name < $1.name } } }
      .onAppear { items.sort { $0.name < $1.name } }
  }
}
// clean: cases and keys are few
struct CleanSix: View {
  let groups: [String: [Item]]
  var body: some View {
    ForEach(groups.keys.sorted(), id: \.self) { Text($0) }
    ForEach(Mode.allCases.sorted { $0.rawValue < $1.rawValue }, id: \.self) { Text($0.rawValue) }
    Text(["b", "a"].sorted().joined())
  }
}
// clean: formats of values
struct CleanSeven: View {
  let price: Double
  let date: Date
  var body: some View { Text("\(price.formatted(.currency(code: "EUR"))) \(date, format: .dateTime.year())") }
}
// clean: few numbers
struct CleanEight: View {
  var body: some View {
    let points = (0..<12).map { CGPoint(x: Double($0), y: 0) }
    Path { path in for point in points { path.addLine(to: point) } }
  }
}
// clean: a sum over the given
struct CleanNine: View {
  let items: [Item]
  var body: some View { Text("\(items.map(\.name.count).reduce(0, +)) \(items.contains { $0.isDone } ? 1 : 0)") }
}
// clean: a search in a computed property
struct CleanTen: View {
  let names: [String]
  @State private var query = ""
  private var matches: [String] {
    query.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(query) }
  }
  var body: some View { List(matches, id: \.self) { Text($0) }.searchable(text: $query) }
}
// clean: elements that are looked up in a set
struct CleanSetLookup: View {
  let names: [String]
  @State private var hidden: Set<String> = []
  var body: some View { Text(names.filter { !hidden.contains($0) }.joined()) }
}

import SwiftUI

struct Item: Identifiable, Decodable {
  let id: Int
  var name: String
  var date: Date
}
@Observable final class Ledger {
  var items: [Item] = []
  func report() -> String {
    let data = try? Data(contentsOf: URL(fileURLWithPath: "/data/ledger"))
    return "\(data?.count ?? 0)"
  }
}

struct TrapOne: View {
  let items: [Item]
  var body: some View {
    List(items.sorted { $0.name < $1.name }) { Text($0.name) }  // expect: heavy-body
  }
}
struct TrapTwo: View {
  let date: Date
  var body: some View { Text(text) }
  private var text: String {
    let formatter = DateFormatter()  // expect: heavy-body
    formatter.dateStyle = .long
    return formatter.string(from: date)
  }
}
struct TrapThree: View {
  var body: some View {
    let data = try? Data(contentsOf: URL(fileURLWithPath: "/data/a"))  // expect: heavy-body
    Text("\(data?.count ?? 0)")
  }
}
struct TrapFour: View {
  let data: Data
  var body: some View {
    Text((try? JSONDecoder().decode(Item.self, from: data))?.name ?? "")  // expect: heavy-body
  }
}
struct TrapFive: View {
  @State private var query = ""
  let items: [Item]
  var body: some View {
    ForEach(items.filter { $0.name.lowercased().contains(query) }) { Text($0.name) }  // expect: heavy-body
  }
}
struct TrapSix: View {
  let items: [Item]
  var body: some View { rows }
  @ViewBuilder private var rows: some View {
    ForEach(items) { item in
      Text("\(items.filter { $0.date == item.date }.count)")  // expect: heavy-body
    }
  }
}
struct TrapSeven: View {
  var body: some View {
    Text("\((0..<1_000_000).reduce(0, +))")  // expect: heavy-body
  }
}
struct TrapEight: View {
  let ledger: Ledger
  var body: some View { Text(ledger.report()) }  // expect: heavy-body
}
struct TrapNine: View {
  let price: Double
}
extension TrapNine {
  var body: some View { label(price) }
  func label(_ price: Double) -> some View {
    let formatter = NumberFormatter()  // expect: heavy-body
    return Text(formatter.string(from: price as NSNumber) ?? "")
  }
}
extension TrapNine: View {}
struct TrapTen: View {
  var body: some View {
    ForEach(files, id: \.count) { Text($0) }
  }
  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/data")) ?? []  // expect: heavy-body
  }
}
struct TrapEleven: View {
  let items: [Item]
  var body: some View {
    let groups = Dictionary(grouping: items) { $0.name }  // expect: heavy-body
    Text("\(groups.count)")
  }
}
struct TrapTwelve: View {
  @State private var numbers = Array(repeating: 0, count: 1_000)
  let names: [String]
  let query: String
  var body: some View {
    Text("\(numbers.filter { $0 > 1 }.count)")  // expect: heavy-body
    ForEach(names.filter { $0.contains(query) }, id: \.count) { Text($0) }  // expect: heavy-body
  }
}

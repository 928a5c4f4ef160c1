import SwiftUI

final class SineTable: ObservableObject {
  @Published var values: [Double]
  init() { values = (0..<5_000).map { sin(Double($0)) } }
}

@Observable final class Catalogue {
  var names: [String] = []
  init() { load() }
  private func load() {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: "/data/names")) else { return }
    names = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
  }
}

@Observable final class Feed {
  var posts: [String] = []
  private var timer: Timer?
  init() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
}

@Observable final class Wrapping {
  let catalogue = Catalogue()
}

struct Grid {
  var cells: [Int]
  init(size: Int) {
    cells = []
    for row in 0..<size { for column in 0..<size { cells.append(row * column) } }
  }
}

struct TrapOne: View {
  @State private var table = SineTable()  // expect: costly-state-default
  var body: some View { Text("\(table.values.count)") }
}

struct TrapTwo: View {
  @State var catalogue: Catalogue = .init()  // expect: costly-state-default
  @State private var other = Catalogue()  // expect: costly-state-default
  var body: some View { Text("\(catalogue.names.count + other.names.count)") }
}

struct TrapThree: View {
  @State fileprivate var feed = Feed()  // expect: costly-state-default
  var body: some View { Text("\(feed.posts.count)") }
}

struct TrapFour: View {
  @State private var formatter = DateFormatter()  // expect: costly-state-default
  var body: some View { Text(formatter.string(from: .distantPast)) }
}

struct TrapFive: View {
  @State private var grid = Grid(size: 64)  // expect: costly-state-default
  var body: some View { Text("\(grid.cells.count)") }
}

struct TrapSix: View {
  @State private var numbers = (0..<20_000).map { $0 * $0 }  // expect: costly-state-default
  var body: some View { Text("\(numbers.count)") }
}

struct TrapSeven: View {
  @State private var catalogue: Catalogue
  init() {
    _catalogue = State(wrappedValue: Catalogue())  // expect: costly-state-default
  }
  var body: some View { Text("\(catalogue.names.count)") }
}

struct TrapEight: View {
  @State private var settings = TrapEight.loadSettings()  // expect: costly-state-default
  static func loadSettings() -> [String: String] {
    let data = (try? Data(contentsOf: URL(fileURLWithPath: "/data/settings"))) ?? Data()
    return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
  }
  var body: some View { Text("\(settings.count)") }
}

enum Outer {
  struct TrapNine: View {
    @State
    private var model = Wrapping()  // expect: costly-state-default
    var body: some View { Text("\(model.catalogue.names.count)") }
  }
}

struct TrapTen<Content: View>: View {
  let content: Content
  @State private var image = UIImage(contentsOfFile: "/data/a.png")  // expect: costly-state-default
  var body: some View { content }
}

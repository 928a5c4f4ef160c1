import Foundation
import SwiftUITesting
import Testing

// The samples of the guide, word for word, with what they need around them.

private struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add one") { count += 1 }
    }
  }
}

private struct Root: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Refresh") { count += 1 }
      Badge(count: $count)
      ListView()
    }
  }
}

private struct Badge: View {
  @Binding var count: Int

  var body: some View { Text("\(count)") }
}

private struct ListView: View {
  var body: some View { Text("List") }
}

@MainActor
@Test func countsUp() {
  let screen = Screen { CounterView() }
  screen["Add one"].tap()
  #expect(screen["Count: 1"].exists)
}

@Observable
public final class GroceryList {
  public private(set) var names: [String] = []

  public init() {}

  public func add(_ name: String) {
    let name = name.trimmingCharacters(in: .whitespaces)
    if !name.isEmpty { names.append(name) }
  }
}

public struct GroceryView: View {
  private let list: GroceryList
  @State private var name = ""

  public init(list: GroceryList) { self.list = list }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        TextField("What is missing", text: $name)
          .textFieldStyle(.roundedBorder)
          .onSubmit(add)
        Button("Add", action: add)
      }
      ForEach(list.names, id: \.self) { Text($0) }
    }
    .padding()
  }

  private func add() {
    list.add(name)
    name = ""
  }
}

#Preview("Two things") {
  let list = GroceryList()
  list.add("Milk")
  list.add("Bread")
  return GroceryView(list: list)
}

struct GroceriesApp: App {
  @State private var list = GroceryList()

  var body: some Scene {
    WindowGroup("Groceries") { GroceryView(list: list) }
  }
}

@MainActor
@Test func addsWhatIsMissing() {
  let list = GroceryList()
  let screen = Screen { GroceryView(list: list) }
  screen["What is missing"].type("Milk")
  screen["Add"].tap()
  #expect(list.names == ["Milk"])
  #expect(screen["Milk"].exists)
  #expect(screen["What is missing"].value == "")
}

final class Trip: ObservableObject {
  @Published var name = "Alps"
  @Published var days = 7
}

struct TripTitle: View {
  @ObservedObject var trip: Trip

  var body: some View { Text(trip.name) }
}

@Observable
final class Journey {
  var name = "Alps"
  var days = 7
}

struct JourneyTitle: View {
  var journey: Journey

  var body: some View { Text(journey.name) }
}

struct JourneyEditor: View {
  @Bindable var journey: Journey

  var body: some View {
    Form {
      TextField("Name", text: $journey.name)
      Stepper("\(journey.days) days", value: $journey.days)
    }
  }
}

/// The guide.
@MainActor
struct GuideSampleTests {
  @Test func countingWork() {
    let screen = Screen { Root() }
    screen.trace.reset()
    screen["Refresh"].tap()
    #expect(screen.trace.bodies(of: ListView.self) == 0)
    #expect(screen.trace.steps(toBodyOf: Badge.self) == ["tap \"Refresh\"", "State<Int> Root.count", "Badge.body"])
  }

  @Test func pictures() async throws {
    let screen = Screen(width: 60, height: 40, scale: 1) { Button("Open") {} }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = await screen.record {
      screen["Open"].tap()
      await screen.settle()
    }
    try recording.write(to: folder.appendingPathComponent("open.png"))
    let file = try Data(contentsOf: folder.appendingPathComponent("open.png"))
    #expect(file == recording.pngData() && file.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("Of an observable object a view follows what it reads, and not the rest")
  func migration() {
    let trip = Trip()
    let journey = Journey()
    let screen = Screen {
      TripTitle(trip: trip)
      JourneyTitle(journey: journey)
      JourneyEditor(journey: journey)
    }
    screen.trace.reset()
    trip.days = 8
    screen["Increment"].tap()
    #expect(journey.days == 8)
    #expect(screen.trace.bodies(of: TripTitle.self) == 1)
    #expect(screen.trace.bodies(of: JourneyTitle.self) == 0)
  }

  @Test("Every sample of the guide stands in this file")
  func samples() throws {
    let file = URL(fileURLWithPath: #filePath)
    let own = Self.lines(of: try String(contentsOf: file, encoding: .utf8)).joined(separator: "\n")
    let root = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let guide = root.appendingPathComponent("docs/Guide.docc")
    let pages = try FileManager.default.contentsOfDirectory(at: guide, includingPropertiesForKeys: nil)
    var count = 0
    for page in pages where page.pathExtension == "md" {
      let text = try String(contentsOf: page, encoding: .utf8)
      let blocks = text.components(separatedBy: "```swift\n")
      for (before, block) in zip(blocks, blocks.dropFirst()) where !Self.isTriedElsewhere(block, after: before) {
        let sample = Self.lines(of: block.components(separatedBy: "```")[0]).joined(separator: "\n")
        #expect(own.contains(sample), "\(page.lastPathComponent): \(sample)")
        count += 1
      }
    }
    #expect(count == 10)
  }

  /// Manifests, and what is quoted of examples, are tried by docs/check-samples.
  private static func isTriedElsewhere(_ block: String, after text: String) -> Bool {
    block.hasPrefix("// swift-tools") || text.split(separator: "\n").last?.hasPrefix("<!-- quoted:") == true
  }

  /// Without imports, entry points, indentation and empty lines.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") && $0 != "@main" }
  }
}

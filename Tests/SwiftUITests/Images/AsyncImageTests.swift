import SwiftUITesting
import Testing

/// Images that are loaded.
@MainActor
struct AsyncImageTests {
  /// A picture file that is gone after the test.
  private final class File {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")

    @MainActor init(_ color: Color, width: CGFloat = 20, height: CGFloat = 10) throws {
      try Screen(width: width, height: height, scale: 1) { color }.snapshot().write(to: url)
    }

    deinit {
      try? FileManager.default.removeItem(at: url)
    }
  }

  private struct Phases: View {
    let url: URL?
    let log: Log

    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: log.noting("empty", Text("wait"))
        case .success(let image): log.noting("success", image.resizable())
        case .failure(let error): log.noting("failure", Text(verbatim: "\((error as? URLError)?.code.rawValue ?? 0)"))
        @unknown default: EmptyView()
        }
      }
    }
  }

  /// Loading leaves the main actor, which virtual time does not wait for.
  private func settle(_ screen: Screen, until isDone: () -> Bool) async {
    for _ in 0..<500 where !isDone() {
      try? await Task.sleep(for: .milliseconds(2))
      await screen.advance(by: .milliseconds(1))
    }
  }

  @Test("F49: empty, then success; a new address begins anew")
  func success() async throws {
    let red = try File(.pureRed)
    let green = try File(.pureGreen)
    let log = Log()
    let screen = Screen(width: 20, height: 20, scale: 1) { Phases(url: red.url, log: log) }
    #expect(screen.visibleText == ["wait"])
    await settle(screen) { log.lines.contains("success") }
    #expect(screen.snapshot().name(10, 10) == "red")
    #expect(log.take().filter { $0 != "empty" }.first == "success")
    screen.update { Phases(url: green.url, log: log) }
    #expect(screen.visibleText == ["wait"])
    await settle(screen) { log.lines.contains("success") }
    #expect(screen.snapshot().name(10, 10) == "green")
  }

  @Test("F49: empty, then failure")
  func failure() async throws {
    let log = Log()
    let missing = URL(fileURLWithPath: "/nowhere/\(UUID().uuidString).png")
    let screen = Screen { Phases(url: missing, log: log) }
    await settle(screen) { log.lines.contains("failure") }
    #expect(screen.visibleText == ["\(URLError.Code.fileDoesNotExist.rawValue)"])
    let text = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("no picture".utf8).write(to: text)
    defer { try? FileManager.default.removeItem(at: text) }
    _ = log.take()
    screen.update { Phases(url: text, log: log) }
    await settle(screen) { log.lines.contains("failure") }
    #expect(screen.visibleText == ["\(URLError.Code.cannotDecodeContentData.rawValue)"])
  }

  @Test("F49: without an address it stays empty")
  func nowhere() async {
    let log = Log()
    let screen = Screen { Phases(url: nil, log: log) }
    await screen.advance(by: .seconds(1))
    #expect(screen.visibleText == ["wait"])
  }

  @Test func contentAndPlaceholder() async throws {
    let file = try File(.pureBlue, width: 40, height: 20)
    var isLoaded = false
    let screen = Screen(width: 100, height: 100, scale: 1) {
      AsyncImage(url: file.url, scale: 2) { image in
        image.onAppear { isLoaded = true }
      } placeholder: {
        Text("wait")
      }
    }
    #expect(screen.visibleText == ["wait"])
    await settle(screen) { isLoaded }
    #expect(screen.snapshot().name(50, 50) == "blue")
    #expect(screen.snapshot().name(38, 50) == "white")
    #expect(screen.snapshot().name(42, 50) == "blue")
    #expect(!screen["wait"].exists)
  }

  @Test func theImageItself() async throws {
    let file = try File(.pureBlue, width: 40, height: 20)
    let screen = Screen(width: 100, height: 100, scale: 1) { AsyncImage(url: file.url) }
    #expect(screen.snapshot().name(5, 5) == "mixed")
    await settle(screen) { screen.snapshot().name(50, 50) == "blue" }
    #expect(screen.snapshot().name(32, 50) == "blue")
    #expect(screen.snapshot().name(28, 50) == "white")
  }
}

import SwiftUITesting
import Testing

@MainActor
struct LocalURLTests {
  @Test("J276: A session loads the URL of a file, with its type")
  func file() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data("[1]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    _ = Screen { Text("registers") }
    let (data, response) = try await URLSession.shared.data(from: file)
    #expect(data == Data("[1]".utf8) && response.mimeType == "application/json")
    let (other, _) = try await URLSession(configuration: .default).data(from: file)
    #expect(other == data)
  }

  @Test("J276: A file that is not there is an error")
  func missing() async {
    _ = Screen { Text("registers") }
    await #expect { _ = try await URLSession.shared.data(from: URL(fileURLWithPath: "/nowhere.json")) } throws: {
      ($0 as? URLError)?.code == .fileDoesNotExist
    }
  }

  @Test(
    "J276: A session loads what a URL contains",
    arguments: [
      ("data:,Good%20day", "text/plain", "Good day"), ("data:text/html,<p>", "text/html", "<p>"),
      ("data:application/json;base64,WzFd", "application/json", "[1]"),
    ])
  func data(_ text: String, _ type: String, _ content: String) async throws {
    _ = Screen { Text("registers") }
    let encoded = text.replacingOccurrences(of: "<", with: "%3C").replacingOccurrences(of: ">", with: "%3E")
    let (data, response) = try await URLSession.shared.data(from: #require(URL(string: encoded)))
    #expect(String(decoding: data, as: UTF8.self) == content && response.mimeType == type)
  }
}

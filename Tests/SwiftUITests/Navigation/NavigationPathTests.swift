import SwiftUITesting
import Testing

/// Paths of stacks.
@MainActor
struct NavigationPathTests {
  private struct Opaque: Hashable {}

  @Test("F4: a path of values that can be written can be written, and read again")
  func coding() throws {
    var path = NavigationPath()
    path.append(1)
    path.append("a")
    #expect(path.count == 2)
    let data = try JSONEncoder().encode(#require(path.codable))
    let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(read == path)
  }

  @Test("F4: one value that cannot be written spoils the whole path")
  func opaque() {
    var path = NavigationPath([1, 2])
    path.append(Opaque())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil)
  }

  @Test("F4: what is no path cannot be read")
  func malformed() {
    for text in ["{}", "[1]", #"["Si"]"#, #"["nonsense","1"]"#, #"["Si","\"text\""]"#] {
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(text.utf8))
      }
    }
  }
}

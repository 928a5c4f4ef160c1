import Foundation
import SwiftUITesting
import Testing

struct GroupContainerTests {
  @Test("J232: The programs of a group have a folder, which is there when it is asked for")
  func folder() throws {
    let name = "group.test.\(UUID().uuidString)"
    let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name))
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(folder.lastPathComponent == name)
    try Data("x".utf8).write(to: folder.appendingPathComponent("a"))
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == folder)
  }

  @Test("J232: A name that is empty or leads elsewhere has none", arguments: ["", "..", "a/b"])
  func mistakes(name: String) {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
  }
}

import Foundation
import SwiftUITesting
import Testing

/// Files of item providers.
@MainActor
struct SuggestedNameTests {
  /// What a receiver sees of a file while it is there.
  private struct Sight: Sendable {
    var path = ""
    var text: String?
    var permissions: Int?
  }

  private func load(suggestedName: String?) async throws -> Sight {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: UTType.plainText.identifier, visibility: .all) { done in
      done(Data("milk".utf8), nil)
      return nil
    }
    provider.suggestedName = suggestedName
    return try await withCheckedThrowingContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: UTType.plainText.identifier) { url, error in
        guard let url else { return continuation.resume(throwing: error ?? CocoaError(.fileNoSuchFile)) }
        let folder = url.deletingLastPathComponent()
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path)
        continuation.resume(
          returning: Sight(
            path: url.path, text: try? String(contentsOf: url, encoding: .utf8),
            permissions: attributes?[.posixPermissions] as? Int))
      }
    }
  }

  @Test(
    "A suggested name does not leave the folder, which is private and is removed with the file",
    arguments: [
      ("List", "List.txt"), ("../../../escaped", "escaped.txt"), ("a/../../b", "a-b.txt"),
      ("/etc/motd", "etc-motd.txt"),
    ])
  func names(suggestion: String, name: String) async throws {
    let sight = try await load(suggestedName: suggestion)
    let file = URL(fileURLWithPath: sight.path)
    #expect(file.lastPathComponent == name)
    #expect(sight.text == "milk")
    #expect(sight.permissions == 0o700)
    let folder = file.deletingLastPathComponent()
    #expect(folder.deletingLastPathComponent().path == FileManager.default.temporaryDirectory.standardizedFileURL.path)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("A name of no use, or of any length, is replaced or cut", arguments: ["", "..", "/", "\n", "."])
  func uselessNames(suggestion: String) async throws {
    let sight = try await load(suggestedName: suggestion)
    #expect(sight.text == "milk")
    let long = try await load(suggestedName: String(repeating: "\u{1F9C0}", count: 300) + suggestion)
    #expect(long.text == "milk")
    #expect(URL(fileURLWithPath: long.path).lastPathComponent.utf8.count <= 255)
  }
}

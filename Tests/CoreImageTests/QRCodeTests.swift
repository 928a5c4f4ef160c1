import Foundation
import Testing

@testable import CoreImage

@Suite(.timeLimit(.minutes(1)))
struct QRCodeTests {
  private func rows(_ code: QRCode) -> [String] {
    (0..<code.size).map { row in String((0..<code.size).map { code.isDark($0, row) ? "#" : "." }) }
  }

  @Test(
    "CI6: the smallest version that holds the message is taken",
    arguments: [
      ("1", 1), (String(repeating: "7", count: 34), 1), (String(repeating: "7", count: 35), 2),
      ("https://swift.org", 2),
      (String(repeating: "A", count: 20), 1), (String(repeating: "A", count: 21), 2),
      (String(repeating: "a", count: 14), 1),
      (String(repeating: "a", count: 15), 2), (String(repeating: "a", count: 2_331), 40),
    ])
  func versions(message: String, version: Int) throws {
    #expect(try #require(QRCode(Data(message.utf8), .medium)).version == version)
  }

  @Test("CI6: a message that no version holds has no code")
  func tooLong() {
    #expect(QRCode(Data(repeating: 97, count: 2_332), .medium) == nil)
    #expect(QRCode(Data(repeating: 97, count: 2_953), .low)?.version == 40)
    #expect(QRCode(Data(repeating: 97, count: 1_274), .high) == nil)
  }
}

import Foundation
import SwiftUITesting
import Testing

/// Files of settings, as a program finds, writes and leaves them.
struct SettingsFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")

  private var path: String { folder.appendingPathComponent("a.settings").path }

  private func domain() -> SettingsDomain { SettingsDomain(path: path) }

  private var contents: String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func cleanUp() {
    try? FileManager.default.removeItem(at: folder)
  }

  private static let samples: [String: SettingsValue] = [
    "bool": .bool(true), "integer": .integer(-12), "largest": .integer(.max), "real": .real(0.1), "one": .real(1),
    "endless": .real(.infinity), "tiny": .real(.leastNonzeroMagnitude),
    "string": .string("a \"b\" \\ \n\r\t \u{1} ä 日本 👩‍👩‍👧"),
    "": .string(""), "data": .data(Data([0, 255, 10])),
    "date": .date(Date(timeIntervalSinceReferenceDate: 700_000_000.25)),
    "url": .url(URL(string: "https://example.org/a?b=c%20d#e")!),
    "array": .array([.integer(1), .string("]"), .array([]), .dictionary([:])]),
    "dictionary": .dictionary(["a": .bool(false), "=": .array([.real(2.5)])]),
  ]

  @Test("Settings: every kind of value is there again in the next process")
  func roundTrip() {
    defer { cleanUp() }
    let first = domain()
    for (key, value) in Self.samples { first.set(value, forKey: key) }
    #expect(domain().ownValues == Self.samples)
  }

  @Test("Settings: not a number is read as not a number")
  func notANumber() throws {
    defer { cleanUp() }
    domain().set(.real(.nan), forKey: "x")
    let value = try #require(domain().value(forKey: "x")?.asReal)
    #expect(value.isNaN)
  }

  @Test("Settings: a removed setting stays removed, and the last write counts")
  func lastWriteCounts() {
    defer { cleanUp() }
    let first = domain()
    first.set(.integer(1), forKey: "a")
    first.set(.integer(2), forKey: "a")
    first.set(.integer(3), forKey: "b")
    first.set(nil, forKey: "b")
    #expect(domain().ownValues == ["a": .integer(2)])
    #expect(contents == "tessera settings 1\n\"a\" = 1\n\"a\" = 2\n\"b\" = 3\n\"b\" = nil\n")
  }

  @Test("Settings: a file that ends at any byte has all lines that end before it, and can be written on")
  func cutAtEachByte() throws {
    defer { cleanUp() }
    let first = domain()
    for (key, value) in Self.samples.sorted(by: { $0.key < $1.key }) { first.set(value, forKey: key) }
    let bytes = Array(contents.utf8)
    for end in bytes.indices {
      try Data(bytes[..<end]).write(to: URL(fileURLWithPath: path))
      let lines = bytes[..<end].count { $0 == UInt8(ascii: "\n") }
      let cut = domain()
      #expect(cut.ownValues.count == max(0, lines - 1), "\(end)")
      cut.set(.bool(true), forKey: "after")
      #expect(domain().ownValues.count == max(0, lines - 1) + 1, "\(end)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.settings"])
  }

  @Test(
    "Settings: a malformed file is set aside, and what can be read of it is kept",
    arguments: [
      "something else\n\"a\" = 1\n", "tessera settings 1\n\"a\" = 1\nrubbish\n",
      "tessera settings 1\n\"a\" = 1\n\"b\" = \n",
      "tessera settings 1\n\"a\" = 1\n\"b\" = [1, 2\n",
      "tessera settings 1\n\"a\" = 1\n\"b\" = 99999999999999999999x\n",
      "tessera settings 1\n\"a\" = 1\n\"b\" = data(\"?\")\n", "tessera settings 1\n\"a\" = 1\n\"\\q\" = 2\n",
      "tessera settings 1\n\"a\" = 1\n\n", "tessera settings 1\n\"a\" = 1\n\"b\" = 1 2\n",
    ])
  func malformed(text: String) throws {
    defer { cleanUp() }
    try write(text)
    let damaged = domain()
    #expect(damaged.ownValues == ["a": .integer(1)])
    #expect(contents == "tessera settings 1\n\"a\" = 1\n")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == 2)
    let aside = try #require(files.first { $0.contains("damaged") })
    #expect(try String(contentsOfFile: folder.appendingPathComponent(aside).path, encoding: .utf8) == text)
    damaged.set(.integer(2), forKey: "c")
    #expect(domain().ownValues == ["a": .integer(1), "c": .integer(2)])
  }

  @Test("Settings: brackets that open without end are a malformed line")
  func endlessNesting() throws {
    try malformed(text: "tessera settings 1\n\"a\" = 1\n\"b\" = " + String(repeating: "[", count: 100_000) + "\n")
  }

  @Test("Settings: no input crashes the reader")
  func noise() throws {
    defer { cleanUp() }
    var state: UInt64 = 88_172_645_463_325_252
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    let pieces = [
      "\"", "\\u", "[", "{", "]", "}", "data(", "date(", "url(", ")", " = ", ", ", ": ", "1", "e9", "nil", "\n", "ä",
    ]
    for _ in 0..<300 {
      var bytes = Array("tessera settings 1\n".utf8)
      for _ in 0..<random(60) {
        if random(3) == 0 {
          bytes.append(UInt8(random(256)))
        } else {
          bytes += Array(pieces[random(pieces.count)].utf8)
        }
      }
      bytes.append(UInt8(ascii: "\n"))
      try write("")
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let damaged = domain()
      damaged.set(.integer(1), forKey: "after")
      #expect(domain().value(forKey: "after") == .integer(1))
    }
  }

  @Test("Settings: where no file can be, they live in memory", arguments: ["folder", "pipe", "parent"])
  func noFile(obstacle: String) throws {
    defer { cleanUp() }
    switch obstacle {
    case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    case "pipe":
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      #expect(mkfifo(path, 0o600) == 0)
    default: try Data().write(to: folder)
    }
    let settings = domain()
    settings.set(.integer(4), forKey: "a")
    #expect(settings.value(forKey: "a") == .integer(4))
    #expect(!settings.synchronize())
  }

  @Test("Settings: two processes write the same file, and each finds what the other wrote")
  func twoProcesses() {
    defer { cleanUp() }
    let first = domain()
    let second = domain()
    for number in 0..<300 {
      first.set(.integer(number), forKey: "first \(number % 3)")
      second.set(.integer(number), forKey: "second \(number % 3)")
    }
    #expect(first.synchronize())
    #expect(first.ownValues == second.ownValues)
    #expect(first.ownValues.count == 6)
    #expect(domain().ownValues == second.ownValues)
  }

  @Test("Settings: a file does not grow with the number of writes")
  func size() {
    defer { cleanUp() }
    let settings = domain()
    for number in 0..<1_000 { settings.set(.integer(number), forKey: "a") }
    #expect(contents.split(separator: "\n").count <= 104)
    #expect(domain().ownValues == ["a": .integer(999)])
  }

  @Test("Settings: reading makes no file")
  func reading() {
    let settings = domain()
    #expect(settings.value(forKey: "a") == nil)
    #expect(settings.synchronize())
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("Settings: only their owner may read them")
  func permissions() throws {
    defer { cleanUp() }
    domain().set(.integer(1), forKey: "a")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}

import Foundation
import SwiftUI
import Testing

@testable import TesseraBundle
@testable import tessera

/// tessera bundle, as far as nothing has to be built for release. Tools/checks/bundles makes bundles and starts them.
struct BundleCommandTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  @Test("A tool of the clone says how bundles are made")
  func clone() throws {
    try workshop.write("import SwiftUI\n", to: "Bells.swift")
    let run = try workshop.run("bundle", "Bells.swift", "--format", "dir")
    #expect(run.status == 1)
    #expect(run.errors.contains("/install installs it"), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func helpIsPrinted() throws {
    #expect(try workshop.run("help", "bundle").output.contains("--appimage-runtime FILE"))
    #expect(try workshop.run("bundle", "--help").output.contains("--license SPDX"))
  }

  @Test("What an Info.plist says comes before what is usual, and an option before both")
  func information() throws {
    let values: [String: Any] = ["CFBundleIdentifier": "org.example.Bells", "CFBundleName": "Bells"]
    let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
    try workshop.write(String(decoding: data, as: UTF8.self), to: "Info.plist")
    let given = try GivenInformation(nil, in: [workshop.folder], name: "tower").data()
    let app = try AppDescription(infoDictionary: given, executable: "tower", mimeType: SystemTypes.mimeType)
    #expect(app.identifier == "org.example.Bells")
    #expect(app.name == "Bells")
    #expect(app.version == "1.0")
    let replaced = try GivenInformation.replacing("org.example.Other", in: given)
    let other = try AppDescription(infoDictionary: replaced, executable: "tower", mimeType: SystemTypes.mimeType)
    #expect(other.identifier == "org.example.Other")
    try workshop.write("bells", to: "Broken.plist")
    let broken = workshop.folder.appendingPathComponent("Broken.plist").path
    #expect(throws: CommandFailure.self) { try GivenInformation(broken, in: [], name: "tower") }
  }

  @Test("A bundle takes the place of an earlier one, and of nothing else")
  func output() throws {
    let output = try OutputFolder(workshop.folder.appendingPathComponent("out").path)
    try workshop.write("1", to: "new/bells.tar.gz")
    #expect(
      try output.take(workshop.folder.appendingPathComponent("new/bells.tar.gz")).lastPathComponent == "bells.tar.gz")
    try workshop.write("2", to: "new/bells.tar.gz")
    let place = try output.take(workshop.folder.appendingPathComponent("new/bells.tar.gz"))
    #expect(try String(contentsOf: place, encoding: .utf8) == "2")
    try workshop.write("mine", to: "out/bells/notes.txt")
    try workshop.write("3", to: "new/bells/usr")
    #expect(throws: CommandFailure.self) { try output.take(workshop.folder.appendingPathComponent("new/bells")) }
    try workshop.write("", to: "out/bells/\(OutputFolder.mark)")
    _ = try output.take(workshop.folder.appendingPathComponent("new/bells"))
    #expect(!FileManager.default.fileExists(atPath: workshop.folder.appendingPathComponent("out/bells/notes.txt").path))
  }

  @Test("A folder that cannot be written to is named")
  func noOutput() throws {
    try workshop.write("", to: "file")
    #expect(throws: CommandFailure.self) { try OutputFolder(workshop.folder.appendingPathComponent("file/out").path) }
  }

  @MainActor
  @Test("H10: Without a picture, the icon is a letter, in each size; a picture for iOS gets round corners")
  func icons() throws {
    let app = try AppDescription(
      infoDictionary: GivenInformation(nil, in: [], name: "Bells").data(), executable: "Bells"
    ) {
      _ in nil
    }
    let letter = try IconFiles(nil, of: app).data(size: 64)
    #expect(Self.size(ofPNG: letter) == 64)
    let file = workshop.folder.appendingPathComponent("icon.png")
    try #require(ImageRenderer(content: Color.red.frame(width: 100, height: 100)).pngData()).write(to: file)
    let round = try IconFiles(IconCatalog.Picture(file: file, fillsSquare: true), of: app).data(size: 48)
    let square = try IconFiles(IconCatalog.Picture(file: file, fillsSquare: false), of: app).data(size: 48)
    let clear = try #require(ImageRenderer(content: Color.clear.frame(width: 48, height: 48)).pngData())
    #expect(try Self.pixel(of: round, 0) == Self.pixel(of: clear, 0))
    #expect(try Self.pixel(of: square, 0) != Self.pixel(of: clear, 0))
    #expect(try Self.pixel(of: round, 24) == Self.pixel(of: square, 24))
    try Data("no picture".utf8).write(to: file)
    #expect(throws: CommandFailure.self) {
      try IconFiles(IconCatalog.Picture(file: file, fillsSquare: true), of: app).data(size: 48)
    }
  }

  private static func size(ofPNG data: Data) -> Int { data[16..<20].reduce(0) { $0 << 8 | Int($1) } }

  @MainActor
  @Test("H11: Icons and property lists are the same bytes each time")
  func sameBytes() throws {
    let list = { try GivenInformation(nil, in: [], name: "Bells").data() }
    #expect(try list() == list())
    let app = try AppDescription(infoDictionary: list(), executable: "Bells") { _ in nil }
    #expect(try IconFiles(nil, of: app).data(size: 64) == IconFiles(nil, of: app).data(size: 64))
  }

  /// A picture of one pixel on the diagonal.
  @MainActor
  private static func pixel(of data: Data, _ place: Double) throws -> Data {
    let image = try #require(UIImage(data: data)?.cgImage)
    let part = try #require(image.cropping(to: CGRect(x: place, y: place, width: 1, height: 1)))
    return try #require(UIImage(cgImage: part).pngData())
  }
}

import Foundation
import Testing

@testable import TesseraProject

struct ModelClassTests {
  @Test("CD5: Classes of a model have the properties and methods that Xcode makes")
  func classes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let model = folder.appendingPathComponent("M.xcdatamodeld")
    let version = model.appendingPathComponent("M.xcdatamodel")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    try Data(
      """
      <?xml version="1.0"?>
      <model>
        <entity name="Item" representedClassName="Item" codeGenerationType="class">
          <attribute name="name" optional="YES" attributeType="String"/>
          <attribute name="size" attributeType="Integer 32" usesScalarValueType="YES"/>
          <relationship name="parts" toMany="YES" ordered="YES" destinationEntity="Part"/>
        </entity>
        <entity name="Part" representedClassName="Part" codeGenerationType="category">
          <relationship name="whole" maxCount="1" destinationEntity="Item"/>
        </entity>
        <entity name="Own" representedClassName="Own"/>
      </model>
      """.utf8
    ).write(to: version.appendingPathComponent("contents"))
    let source = try #require(ModelClasses([model]).source)
    #expect(source.contains("nonisolated public class Item: NSManagedObject {}"))
    #expect(source.contains("public var `name`: String? {"))
    #expect(source.contains("public var `size`: Int32 {"))
    #expect(source.contains("public var `parts`: NSOrderedSet? {"))
    #expect(source.contains("public func insertIntoParts(_ value: Part, at idx: Int)"))
    #expect(source.contains("nonisolated extension Part {"))
    #expect(!source.contains("class Part") && !source.contains("Own"))
  }

  @Test(
    "CD7: @NSManaged becomes a macro of the same length, and methods get bodies on their lines",
    arguments: [
      ("@NSManaged public var a: Int\nfunc f() {}", "@CDManaged public var a: Int\nfunc f() {}"),
      ("@NSManaged\nvar a: Int", "@CDManaged\nvar a: Int"),
      (
        "@NSManaged func addToItems(_ value: Item)\n@NSManaged var a: Int",
        "           func addToItems(_ value: Item) { _addManaged(value, \"items\") }\n@CDManaged var a: Int"
      ),
      (
        "@objc @NSManaged func removeFromItems(at idx: Int)",
        "                 func removeFromItems(at idx: Int) { _removeManaged(at: idx, \"items\") }"
      ),
      (
        "@NSManaged func insertIntoItems(_ value: Item, at idx: Int)",
        "           func insertIntoItems(_ value: Item, at idx: Int) { _insertManaged(value, at: idx, \"items\") }"
      ),
    ])
  func managed(source: String, new: String) {
    #expect(PlatformConditions(.ios).rewritten(source) == new)
  }
}

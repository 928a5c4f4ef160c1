import Testing

@testable import MacroExpansion

/// @Model and @ModelActor expansions.
struct ModelMacroTests {
  private func expand(
    _ macro: String, _ role: AttachedExpansion.Role, _ declaration: String, attribute: String = "@Model",
    parent: String? = nil
  ) throws -> String {
    MacroExpansions.squeezed(
      try MacroRegistry.expand(
        .attached(
          AttachedExpansion(
            macro: macro, role: role, attribute: SourceNode(text: attribute),
            declaration: SourceNode(text: declaration), parent: parent.map { SourceNode(text: $0) },
            extendedType: "Item", needsConformance: true))))
  }

  private let item = """
    public final class Item {
      #Unique<Item>([\\.name, \\.count])
      @Attribute(.unique, originalName: "title") public var name: String
      var count = 0 { didSet { print(count) } }
      @SwiftData.Transient var cache: [Int] = []
      @Relationship(deleteRule: .cascade, inverse: \\Part.item) private(set) var parts: [Part]? = []
      static var shared = 3
      var double: Int { count * 2 }
      let fixed = 3
      lazy var late = 4
      func add() { var local = 3 }
    }
    """

  @Test func members() throws {
    let expansion = try expand("ModelMacro", .member, item)
    #expect(
      expansion
        == "public var _$storage = SwiftData::_ModelStorage() "
        + "public required init(_storage: SwiftData::_ModelStorage) { _name = SwiftData::_NoValue() "
        + "_count = SwiftData::_NoValue() _parts = SwiftData::_NoValue() self._$storage = _storage } "
        + "public static var schemaMetadata: [SwiftData::Schema.PropertyMetadata] { "
        + "var list = SwiftData::_PropertyList<Item>() "
        + "list.add(\"name\", \\.name, SwiftData::Schema.Attribute(.unique, originalName: \"title\")) "
        + "list.add(\"count\", \\.count, default: 0) "
        + "list.add(\"parts\", \\.parts, SwiftData::Schema.Relationship(deleteRule: .cascade, inverse: \\Part.item), "
        + "default: []) list.unique([\\.name, \\.count]) return list.properties }")
  }

  @Test func attributesOfMembers() throws {
    func attribute(_ member: String) throws -> String {
      try expand("ModelMacro", .memberAttribute, member, parent: item)
    }
    #expect(try attribute("@Attribute(.unique) var name: String") == "@SwiftData::_PersistedProperty(0)")
    #expect(try attribute("private(set) var parts: [Part]? = []") == "@SwiftData::_PersistedProperty(2)")
    #expect(try attribute("@Transient var cache: [Int] = []") == "")
    #expect(try attribute("let fixed = 3") == "")
    #expect(try attribute("func add() {}") == "")
    #expect(try attribute("var double: Int { count * 2 }") == "")
  }

  @Test func accessors() throws {
    let expansion = try expand(
      "PersistedPropertyMacro", .accessor, "var `default` = 1", attribute: "@SwiftData::_PersistedProperty(12)")
    #expect(
      expansion
        == "@storageRestrictions(accesses: _$storage, initializes: _default) init(initialValue) { "
        + "_$storage.initialize(12, to: initialValue) _default = SwiftData::_NoValue() } "
        + "get { _$storage.value(12, of: self, \\.`default`) } "
        + "set { _$storage.setValue(12, of: self, \\.`default`, to: newValue) }")
    let peer = try expand("PersistedPropertyMacro", .peer, "var count = 1", attribute: "@_PersistedProperty(0)")
    #expect(peer == "private var _count: SwiftData::_NoValue")
  }

  @Test func conformance() throws {
    #expect(try expand("ModelMacro", .extensions, item) == "extension Item: nonisolated SwiftData::PersistentModel {}")
    #expect(throws: ExpansionError.self) { try expand("ModelMacro", .member, "struct Item {}") }
  }

  @Test func actors() throws {
    let members = try expand("ModelActorMacro", .member, "actor Worker {}", attribute: "@ModelActor")
    #expect(members.hasPrefix("nonisolated let modelExecutor: any SwiftData::ModelExecutor "))
    #expect(members.contains("init(modelContainer: SwiftData::ModelContainer)"))
    let own = try expand(
      "ModelActorMacro", .member, "public actor Worker {}", attribute: "@ModelActor(disableGenerateInit: true)")
    #expect(!own.contains("init("))
    #expect(own.hasPrefix("public nonisolated"))
    #expect(throws: ExpansionError.self) { try expand("ModelActorMacro", .member, "class Worker {}") }
  }
}

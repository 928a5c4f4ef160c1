import Testing

@testable import MacroExpansion

/// @Model and @ModelActor expansions.
struct ModelMacroTests {
  private func expand(
    _ macro: String, _ role: AttachedExpansion.Role, _ declaration: String, attribute: String = "@Model",
    parent: String? = nil, isSubclass: Bool = false
  ) throws -> String {
    MacroExpansions.squeezed(
      try MacroRegistry.expand(
        .attached(
          AttachedExpansion(
            macro: macro, role: role, attribute: SourceNode(text: attribute),
            declaration: SourceNode(text: declaration), parent: parent.map { SourceNode(text: $0) },
            extendedType: "Item", needsConformance: !isSubclass))))
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
        == "public var _$storage = SwiftData::_ModelStorage.make(for: Item.self) "
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

  @Test("SD36: A class below another one of models inherits its storage, and its values come after those of that one")
  func subclasses() throws {
    let work = "public class Work: Trip { var purpose: String }"
    #expect(
      try expand("ModelMacro", .member, work, isSubclass: true)
        == "private var _$storageWork = SwiftData::_ModelStorage() "
        + "private static let _$offsetWork = SwiftData::_ModelStorage.offset(of: Work.self) "
        + "public required init(_storage: SwiftData::_ModelStorage) { _purpose = SwiftData::_NoValue() "
        + "self._$storageWork = _storage super.init(_storage: _storage) } "
        + "public override class var schemaMetadata: [SwiftData::Schema.PropertyMetadata] { "
        + "let list = _$properties(of: Work.self, Work.self) return list.properties } "
        + "public static func _$properties<Model: Work>( of type: Model.Type, _: Work.Type ) "
        + "-> SwiftData::_PropertyList<Model> { var list = super._$properties(of: Model.self, Model.self) "
        + "list.begin(Work.self) { $0._$storageWork } list.add(\"purpose\", \\.purpose) return list }")
    let attribute = try expand("ModelMacro", .memberAttribute, "var purpose: String", parent: work)
    #expect(attribute == "@SwiftData::_PersistedProperty(0, in: \"Work\")")
    let accessors = try expand("PersistedPropertyMacro", .accessor, "var purpose: String", attribute: attribute)
    #expect(accessors.contains("accesses: _$storageWork, initializes: _purpose"))
    #expect(accessors.contains("_$storageWork.initialize(0, to: initialValue)"))
    #expect(accessors.contains("_$storage.value(Self._$offsetWork + 0, of: self, \\.purpose)"))
  }

  @Test("SD36: A class that only conforms to protocols has a storage of its own")
  func protocols() throws {
    let item = try expand("ModelMacro", .member, "open class Item: Codable {}")
    #expect(item.hasPrefix("private var _$storageItem = SwiftData::_ModelStorage() public var _$storage: "))
    #expect(item.contains("private static var _$offsetItem: Int { 0 }"))
    #expect(item.contains("open class var schemaMetadata"))
    #expect(try expand("ModelMacro", .member, "class Item: PersistentModel {}", isSubclass: true).contains("{ 0 }"))
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

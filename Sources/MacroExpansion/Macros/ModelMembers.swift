/// The members that `@Model` gives to a class.
struct ModelMembers {
  private let model: ModelMacro.Model
  /// Whether the class is below another class of models.
  private let isSubclass: Bool

  /// - Parameter needsConformance: whether the class is no model by its superclass.
  init(of model: ModelMacro.Model, needsConformance: Bool) {
    self.model = model
    isSubclass = model.hasInheritance && !needsConformance && !model.namesConformance
  }

  var source: String {
    [storage, initializer, metadata, properties].compactMap(\.self).joined(separator: "\n")
  }

  // MARK: Where the values are

  private var storageName: String { "_$storage\(model.hasInheritance ? model.plainName : "")" }

  private var storage: String {
    // A class below another one may be made while an object of this one is read.
    let isAlone = model.isFinal && !isSubclass
    let make = "SwiftData::_ModelStorage\(isAlone ? ".make(for: \(model.name).self)" : "()")"
    guard model.hasInheritance else { return "\(model.access)var _$storage = \(make)" }
    let own = "private var \(storageName) = \(make)"
    guard isSubclass else {
      return """
        \(own)
        \(model.access)var _$storage: SwiftData::_ModelStorage {
          get { \(storageName) }
          set { \(storageName) = newValue }
        }
        private static var _$offset\(model.plainName): Int { 0 }
        """
    }
    return """
      \(own)
      private static let _$offset\(model.plainName) = SwiftData::_ModelStorage.offset(of: \(model.name).self)
      """
  }

  private var initializer: String {
    let peers = model.properties.map { "  _\($0.plainName) = SwiftData::_NoValue()\n" }.joined()
    return """
      \(model.access)required init(_storage: SwiftData::_ModelStorage) {
      \(peers)  self.\(storageName) = _storage\(isSubclass ? "\n  super.init(_storage: _storage)" : "")
      }
      """
  }

  // MARK: What the class persists

  private var metadata: String {
    let keyword = model.isFinal && !isSubclass ? "static" : "\(isSubclass ? "override " : "")class"
    let lists = model.lists.map { "  list.\($0.macro == "Unique" ? "unique" : "index")(\($0.arguments))\n" }.joined()
    return """
      \(model.overriddenAccess)\(keyword) var schemaMetadata: [SwiftData::Schema.PropertyMetadata] {
      \(start(isChanged: !lists.isEmpty))
      \(lists)  return list.properties
      }
      """
  }

  private func start(isChanged: Bool) -> String {
    guard model.isFinal else {
      return "  \(isChanged ? "var" : "let") list = _$properties(of: \(model.name).self, \(model.name).self)"
    }
    return list(of: model.name, isChanged: isChanged)
  }

  /// The list of a class that has classes below it is made for each of these, whose key paths are others.
  private var properties: String? {
    guard !model.isFinal else { return nil }
    let type = "SwiftData::_PropertyList<Model>"
    return """
      \(model.access)static func _$properties<Model: \(model.name)>(
        of type: Model.Type, _: \(model.name).Type
      ) -> \(type) {
      \(list(of: "Model", isChanged: false))
        return list
      }
      """
  }

  private func list(of type: String, isChanged: Bool) -> String {
    let lines = model.properties.map(Self.line(for:))
    guard isSubclass else {
      let keyword = isChanged || !lines.isEmpty ? "var" : "let"
      return (["  \(keyword) list = SwiftData::_PropertyList<\(type)>()"] + lines).joined(separator: "\n")
    }
    let inherited = [
      "  var list = super._$properties(of: \(type).self, \(type).self)",
      "  list.begin(\(model.name).self) { $0.\(storageName) }",
    ]
    return (inherited + lines).joined(separator: "\n")
  }

  private static func line(for property: VariableDeclaration) -> String {
    var arguments = ["\"\(property.plainName)\"", "\\.\(property.name)"]
    for source in property.prefix.attributeSources {
      let name = source.prefix { $0 != "(" }.drop { $0 == "@" }
      let plainName = name.split(separator: ".").last.map(String.init) ?? ""
      guard plainName == "Attribute" || plainName == "Relationship" else { continue }
      let list = source.contains("(") ? String(source.drop { $0 != "(" }) : "()"
      arguments.append("SwiftData::Schema.\(plainName)\(list)")
    }
    if let value = property.initialValue { arguments.append("default: \(value)") }
    return "  list.add(\(arguments.joined(separator: ", ")))"
  }
}

import SwiftSyntax

/// A type with all its members, those in extensions included.
final class TypeDeclaration {
  enum Kind {
    case structure, `class`, actor, enumeration, `protocol`
  }

  let name: String
  let kind: Kind
  let file: SourceFile
  let nameToken: TokenSyntax
  let declaration: DeclSyntax
  /// The names of the types around it, outermost first.
  let scope: [String]
  let attributes: [String]
  let genericParameters: Set<String>
  /// Whether it is there for previews only.
  let isInPreview: Bool
  /// What it inherits from and conforms to.
  fileprivate(set) var inherited: Set<String>
  fileprivate(set) var properties: [Property] = []
  fileprivate(set) var functions: [Function] = []
  /// The names of cases of an enumeration.
  var cases: [String] = []

  /// Filled in once all files are known.
  var evaluatedCode: [CodeUnit]?
  var cost: Cost?

  init(
    name: TokenSyntax, kind: Kind, declaration: some DeclSyntaxProtocol, file: SourceFile, scope: [String],
    attributes: AttributeListSyntax, generics: GenericParameterClauseSyntax?, isInPreview: Bool
  ) {
    self.name = name.text
    self.kind = kind
    self.file = file
    self.declaration = DeclSyntax(declaration)
    self.scope = scope
    self.attributes = attributes.names
    self.isInPreview = isInPreview
    nameToken = name
    genericParameters = Set(generics?.parameters.map(\.name.text) ?? [])
    inherited = []
  }

  func inherit(_ clause: InheritanceClauseSyntax?) {
    inherited.formUnion(clause?.inheritedTypes.map { TypeReference($0.type).name } ?? [])
  }

  func add(_ property: Property) { properties.append(property) }
  func add(_ function: Function) { functions.append(function) }

  var stored: [Property] { properties.filter(\.isStored) }
  var initializers: [Function] { functions.filter { $0.name == Function.initializer } }

  func property(_ name: String) -> Property? {
    properties.first { $0.name == name && !$0.isStatic }
  }

  func methods(_ name: String) -> [Function] {
    functions.filter { $0.name == name && !$0.isStatic }
  }

  var isScene: Bool { inherited.contains("App") || inherited.contains("Scene") || inherited.contains("Commands") }
  var isPreviewProvider: Bool { inherited.contains("PreviewProvider") || isInPreview }

  /// Whether values of it are made again and again by what shows them: views, modifiers, styles.
  var isView: Bool {
    guard !isScene, !isPreviewProvider, kind != .protocol else { return false }
    if !inherited.isDisjoint(with: Self.viewProtocols) { return true }
    return property("body")?.getter.map { _ in properties.contains { $0.has("State") || $0.has("Binding") } } ?? false
  }

  private static let viewProtocols: Set<String> = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "ToolbarContent",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "TableRowContent", "Widget",
  ]

  /// Code of every kind, but for the initial values.
  private(set) lazy var units: [CodeUnit] =
    properties.compactMap(\.getter) + properties.flatMap(\.observers) + functions.compactMap(\.unit)
}

extension TypeDeclaration {
  /// Takes in what an extension adds.
  func merge(_ members: TypeDeclaration) {
    inherited.formUnion(members.inherited)
    properties += members.properties
    functions += members.functions
  }
}

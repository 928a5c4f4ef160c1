import Foundation
import TesseraValues

/// The classes of entities (CD5).
///
/// A model has names of classes only. The modules in which they are looked for are those of classes that the program was
/// seen to use, and that of the program.
enum ManagedClasses {
  private struct State {
    var modules: [String] = []
    var found: [String: NSManagedObject.Type] = [:]
    var models: [ModelReference] = []
  }

  private struct ModelReference {
    weak var model: NSManagedObjectModel?
  }

  /// The state, behind a lock.
  private final class Table {
    private var state = State()
    private let lock = NSLock()

    func withState<Result>(_ action: (inout State) -> Result) -> Result {
      lock.withLock { action(&state) }
    }
  }

  private static let table = UncheckedSendable(Table())

  private static func withState<Result>(_ action: (inout State) -> Result) -> Result {
    table.value.withState(action)
  }

  /// Notes a class that a program uses.
  static func note(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self else { return }
    let parts = String(reflecting: type).split(separator: ".")
    guard parts.count == 2, let module = parts.first.map(String.init) else { return }
    withState { state in
      if !state.modules.contains(module) { state.modules.append(module) }
      state.found[String(parts[1])] = type
    }
  }

  /// The class of an entity's objects; `NSManagedObject` if there is none of its name.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    if let known = entity.managedObjectModel?.classes[entity.name ?? ""] { return known }
    let name = entity.managedObjectClassName
    guard !name.isEmpty, name != "NSManagedObject" else { return NSManagedObject.self }
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    let (known, modules) = withState { ($0.found[plain], $0.modules) }
    if let known { return known }
    let program = ProcessInfo.processInfo.processName.replacing("-", with: "_")
    let candidates = [name] + (modules + [program]).map { "\($0).\(plain)" }
    for candidate in candidates where candidate.contains(".") {
      guard let type = NSClassFromString(candidate) as? NSManagedObject.Type else { continue }
      withState { $0.found[plain] = type }
      return type
    }
    return NSManagedObject.self
  }

  /// A class by its name, in the modules of classes that the program was seen to use and in that of the program.
  static func named(_ name: String) -> AnyClass? {
    let program = ProcessInfo.processInfo.processName.replacing("-", with: "_")
    let modules = withState(\.modules) + [program]
    return ([name] + modules.map { "\($0).\(name)" }).lazy.filter { $0.contains(".") }.compactMap(NSClassFromString)
      .first
  }

  /// A model whose entities classes are looked for in.
  static func add(_ model: NSManagedObjectModel) {
    withState { state in
      state.models.removeAll { $0.model == nil || $0.model === model }
      state.models.append(ModelReference(model: model))
    }
  }

  /// The entity of a class, in the model that was loaded last.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    note(type)
    let models = withState { $0.models.compactMap(\.model) }
    return models.reversed().lazy.compactMap { $0.entity(of: type) }.first
  }
}

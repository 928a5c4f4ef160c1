/// A namespace that belongs to the view, for ids such as those of matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The name.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private var id: ID?

  /// A name that no other view has.
  public init() {}

  /// The name that belongs to the view's identity. Outside of a view it matches no other (H3).
  public var wrappedValue: ID {
    guard let id else {
      RuntimeWarning.report(.namespaceOutsideView)
      return NamespaceStorage.unmatched
    }
    return id
  }
}

extension Namespace: NodeProperty {
  @MainActor mutating func makeStorage(in node: EvaluatingNode) -> PropertyStorage {
    let storage = NamespaceStorage.make()
    id = storage.id
    return storage
  }

  @MainActor mutating func connect(_ storage: PropertyStorage, in node: EvaluatingNode) {
    id = downcast(storage, to: NamespaceStorage.self).id
  }

  nonisolated package static func haveEqualInputs(_ left: Namespace, _ right: Namespace) -> Bool {
    true
  }
}

private final class NamespaceStorage: PropertyStorage {
  let id: Namespace.ID

  @MainActor private static var lastNumber: UInt64 = 0

  static let unmatched = Namespace.ID(number: 0)

  private init(id: Namespace.ID) {
    self.id = id
    super.init()
  }

  @MainActor static func make() -> NamespaceStorage {
    lastNumber += 1
    return NamespaceStorage(id: Namespace.ID(number: lastNumber))
  }
}

import Foundation

extension Tips {
  /// How the value of a parameter is kept.
  public struct ParameterOption: Hashable, Sendable {
    private enum Kind {
      case transient
    }

    private let kind: Kind

    /// Only while the program runs.
    public static let transient = ParameterOption(kind: .transient)
  }

  /// A value of the program that rules of tips read. The macro `@Parameter` makes it.
  public struct Parameter<Value: Codable & Sendable>: Identifiable, Sendable {
    public let id: String
    private let initialValue: Value
    private let isTransient: Bool

    /// - Parameters:
    ///   - type: the type that the parameter is a member of.
    ///   - name: its name.
    ///   - initialValue: the value before another one was set.
    ///   - options: how the value is kept.
    public init(_ type: Any.Type, _ name: String, _ initialValue: Value, _ options: ParameterOption...) {
      id = "\(type).\(name)"
      self.initialValue = initialValue
      isTransient = options.contains(.transient)
    }

    /// The value, which is kept when it is set.
    public var wrappedValue: Value {
      get { value(in: .current) }
      nonmutating set { TipStore.current.set(newValue, of: id, isTransient: isTransient) }
    }

    func value(in store: TipStore) -> Value {
      store.value(of: id, as: Value.self) ?? initialValue
    }
  }
}

/// Keeps the value of a static property, and lets the rules of tips read it, as `$name`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "SwiftUIMacros", type: "TipParameterMacro")

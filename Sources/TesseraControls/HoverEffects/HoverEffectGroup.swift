import TesseraCore

/// Effects that become active together (J460).
nonisolated public struct HoverEffectGroup: Equatable, Sendable {
  /// What an effect has to do with its group.
  public struct Behavior: Equatable, Sendable {
    fileprivate enum Kind {
      case activates, follows, ignores, preserves
    }

    fileprivate let kind: Kind

    /// The group is active while the pointer is over the view of the effect, which is active with the group.
    public static let activatesGroup = Behavior(kind: .activates)
    /// The effect is active with the group, which does not become so by it.
    public static let followsGroup = Behavior(kind: .follows)
    /// The effect is active only while the pointer is over its own view.
    public static let ignoresGroup = Behavior(kind: .ignores)
    /// The effect is active with the group, which stays active while the pointer goes over the effect's view.
    public static let preservesGroup = Behavior(kind: .preserves)
  }

  /// What a group is told apart by.
  struct Key: Hashable, Sendable {
    let id: String?
    let namespace: Namespace.ID?
  }

  let key: Key
  private var behavior: Behavior

  private init(key: Key, behavior: Behavior) {
    self.key = key
    self.behavior = behavior
  }

  /// The group of a namespace.
  public init(_ namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    self.init(key: Key(id: nil, namespace: namespace), behavior: behavior)
  }

  /// The group of a namespace with an id.
  public init(id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
    self.init(key: Key(id: id, namespace: namespace), behavior: behavior)
  }

  /// A group that is active while the system shows something in front of the program's windows, which it never does here.
  public static var systemOverlays: HoverEffectGroup {
    HoverEffectGroup(key: Key(id: nil, namespace: nil), behavior: .followsGroup)
  }

  /// The same group with another behavior.
  public func behavior(_ behavior: Behavior) -> HoverEffectGroup {
    HoverEffectGroup(key: key, behavior: behavior)
  }

  /// Whether an effect is active.
  func isActive(isHovered: Bool, isGroupActive: Bool) -> Bool {
    switch behavior.kind {
    case .activates: isHovered || isGroupActive
    case .follows, .preserves: isGroupActive
    case .ignores: isHovered
    }
  }

  /// Whether the group becomes or stays active by the pointer over the view of an effect.
  func isHeld(isGroupActive: Bool) -> Bool {
    switch behavior.kind {
    case .activates: namespaceIsKnown
    case .preserves: namespaceIsKnown && isGroupActive
    case .follows, .ignores: false
    }
  }

  private var namespaceIsKnown: Bool { key.namespace != nil }
}
